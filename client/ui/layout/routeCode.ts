import { useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import { isChunkError } from './chunkError';

interface RouterState {
  initialized: boolean;
  navigation: { state: string; location?: { key: string; pathname: string; search: string; hash: string } };
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** Stands for the navigation where none is under way: the first page is not there yet. */
const atStart = 'at start';

type Load = () => Promise<unknown>;

let router: Router | null = null;
/** The navigation that stands still because its screen's code can't be had. */
let stalledKey: string | null = null;
/** What lets each load that stands still go on. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

function setStalled(key: string | null) {
  stalledKey = key;
  for (const listener of [...listeners]) listener();
}

/** Tries again to load what is missing. */
export function retryRouteCode(): void {
  for (const proceed of [...waiting]) proceed();
}

const networkOrRetry = () =>
  new Promise<void>((resolve) => {
    const proceed = () => {
      waiting.delete(proceed);
      window.removeEventListener('online', proceed);
      resolve();
    };
    waiting.add(proceed);
    window.addEventListener('online', proceed);
  });

/** One that takes longer to say that it is well is of no use. */
const answerMs = 3_000;

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads a screen's code however long the network is away: until then the page one was on stays. Where the server
 * answers and the code still can't be had, there is a newer version, or the browser holds on to the failure: the page
 * is then loaded anew, at the address one was going to. It never rejects: the router would remember that for good, and
 * show nothing at all in place of a screen that has no loader.
 */
async function loadPatiently(load: Load): Promise<unknown> {
  for (let starting = false; ; starting = router?.state.initialized === false) {
    try {
      const code = await load();
      if (waiting.size === 0) setStalled(null);
      return code;
    } catch (error) {
      if (!isChunkError(error)) throw error;
      const target = router?.state.navigation.location;
      if (target && (await serverAnswers()))
        window.location.assign(target.pathname + target.search + target.hash);
      // At the start a page that is loaded anew by itself might do so for ever: there it takes an event.
      if (starting && (await serverAnswers())) window.location.reload();
      setStalled(target?.key ?? atStart);
      await networkOrRetry();
    }
  }
}

/** The routes, with code that is waited for. */
export const retryLazyRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(lazy && typeof lazy === 'object' && { lazy: mapValues(lazy) }),
      ...(children && { children: retryLazyRoutes(children) }),
    } as RouteObject;
  });

const mapValues = (lazy: object) =>
  Object.fromEntries(
    Object.entries(lazy).map(([property, load]: [string, Load]) => [property, () => loadPatiently(load)]),
  );

/** Called once, for the app's router. */
export function watchRouteCode(watched: Router): () => void {
  router = watched;
  let seen: string | undefined;
  return watched.subscribe(({ initialized, navigation }) => {
    const key = navigation.location?.key;
    // The router asks only once for what it still waits for.
    if (key !== undefined && key !== seen) retryRouteCode();
    seen = key;
    if (initialized && key === undefined) setStalled(null);
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The key of the navigation that stands still, if one does. */
export const useStalledNavigation = () => useSyncExternalStore(subscribe, () => stalledKey);
