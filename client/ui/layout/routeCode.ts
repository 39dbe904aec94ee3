import { useSyncExternalStore } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createStore } from '../../lib/store';
import { isChunkError } from './chunkError';
import { networkSettles, settlingRetryMs } from './settlingNetwork';

interface RouterState {
  initialized: boolean;
  navigation: { state: string; location?: { key: string; pathname: string; search: string; hash: string } };
}

interface Router {
  state: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
}

/** Key of the initial load, which isn't a navigation. */
const atStart = 'at start';

type Load = () => Promise<unknown>;

let router: Router | null = null;
/** Key of the navigation that waits because its code couldn't be loaded. */
const stalledKey = createStore<string | null>(null);
/** Functions that resume the waiting loads. */
const waiting = new Set<() => void>();
/** Counts retries, so that a load that fails after one doesn't wait for it. */
let retries = 0;

const resume = () => {
  for (const proceed of [...waiting]) proceed();
};

/** Retries missing code. */
export function retryRouteCode(): void {
  retries += 1;
  resume();
}

window.addEventListener('online', retryRouteCode);

const networkOrRetry = () =>
  new Promise<void>((resolve) => {
    const timer = networkSettles() ? setTimeout(() => proceed(), settlingRetryMs) : undefined;
    const proceed = () => {
      clearTimeout(timer);
      waiting.delete(proceed);
      resolve();
    };
    waiting.add(proceed);
  });

/** A slower health check counts as a failure. */
const answerMs = 3_000;

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads a screen's code, waiting for the network while the previous page stays. If the server responds but
 * the code is missing, there is a new version or the browser has cached the failure: reload at the target
 * address.
 */
async function loadPatiently(load: Load): Promise<unknown> {
  for (let starting = false; ; starting = router?.state.initialized === false) {
    const before = retries;
    try {
      const code = await load();
      if (waiting.size === 0) stalledKey.set(null);
      return code;
    } catch (error) {
      if (!isChunkError(error)) throw error;
      const target = router?.state.navigation.location;
      if (target && (await serverAnswers()))
        window.location.assign(target.pathname + target.search + target.hash);
      // Don't reload automatically during the first load, which could loop; wait for an event.
      if (starting && (await serverAnswers())) window.location.reload();
      if (retries !== before) continue;
      stalledKey.set(target?.key ?? atStart);
      await networkOrRetry();
    }
  }
}

/** Wraps the routes' lazy loaders. */
export const retryLazyRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(lazy && typeof lazy === 'object' && { lazy: mapValues(lazy) }),
      // Loaders of page queries import Relay.
      ...(typeof loader === 'function' && {
        loader: (args: LoaderFunctionArgs) => loadPatiently(async () => loader(args)),
      }),
      ...(children && { children: retryLazyRoutes(children) }),
    } as RouteObject;
  });

const mapValues = (lazy: object) =>
  Object.fromEntries(
    Object.entries(lazy).map(([property, load]: [string, Load]) => [property, () => loadPatiently(load)]),
  );

/** Called once with the app's router. */
export function watchRouteCode(watched: Router): () => void {
  router = watched;
  let seen: string | undefined;
  return watched.subscribe(({ initialized, navigation }) => {
    const key = navigation.location?.key;
    // The router requests a pending route's code only once, so retry on a new navigation.
    if (key !== undefined && key !== seen) resume();
    seen = key;
    if (initialized && key === undefined) stalledKey.set(null);
  });
}

/** The key of the waiting navigation, if any. */
export const useStalledNavigation = () => useSyncExternalStore(stalledKey.subscribe, stalledKey.read);
