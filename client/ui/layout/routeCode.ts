import { useSyncExternalStore } from 'react';
import type { DataRouter, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { createStore } from '../../lib/store';
import { isChunkError } from './chunkError';
import { isNetworkSettling, settlingRetryMs } from './settlingNetwork';

/** Key of the initial load, which isn't a navigation. */
const initialLoadKey = 'at start';

type Load = () => Promise<unknown>;

let router: DataRouter | null = null;
/** Key of the navigation that waits because its code couldn't be loaded. */
const stalledKey = createStore<string | null>(null);
/** Functions that resume the loads that wait. */
const waitingLoads = new Set<() => void>();
/** Counts retries, so that a load that fails after one doesn't wait for it. */
let retries = 0;

const resumeLoads = () => {
  for (const proceed of [...waitingLoads]) proceed();
};

/** Retries all loads of code that wait. */
export function retryRouteCode(): void {
  retries += 1;
  resumeLoads();
}

window.addEventListener('online', retryRouteCode);

/** Resolves when the loads are retried: by the user, on coming online, and periodically while the network settles. */
const waitForRetry = () =>
  new Promise<void>((resolve) => {
    const timer = isNetworkSettling() ? setTimeout(() => proceed(), settlingRetryMs) : undefined;
    const proceed = () => {
      clearTimeout(timer);
      waitingLoads.delete(proceed);
      resolve();
    };
    waitingLoads.add(proceed);
  });

/** A slower health check counts as a failure. */
const healthTimeoutMs = 3_000;

/** Whether the server responds to a health check in time. */
export async function isServerHealthy(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(healthTimeoutMs) })).ok;
  } catch {
    return false;
  }
}

/**
 * Loads a screen's code, waiting for the network while the previous page stays. If the server responds but
 * the code is missing, there is a new version or the browser has cached the failure: reloads at the target
 * address.
 */
async function loadWithRetries(load: Load): Promise<unknown> {
  let hasFailedAtStart = false;
  for (;;) {
    const retriesBefore = retries;
    try {
      const code = await load();
      if (waitingLoads.size === 0) stalledKey.set(null);
      return code;
    } catch (error) {
      if (!isChunkError(error)) throw error;
      const target = router?.state.navigation.location;
      if (target && (await isServerHealthy()))
        window.location.assign(target.pathname + target.search + target.hash);
      // While the app starts, it reloads only after a retry has failed as well: reloading at once could loop.
      if (hasFailedAtStart && (await isServerHealthy())) window.location.reload();
      if (retries === retriesBefore) {
        stalledKey.set(target?.key ?? initialLoadKey);
        await waitForRetry();
      }
      hasFailedAtStart = router?.state.initialized === false;
    }
  }
}

/** Wraps the routes' lazy code and loaders with `loadWithRetries`. */
export const retryLazyRoutes = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(lazy && typeof lazy === 'object' && { lazy: retryEach(lazy) }),
      // Loaders of page queries import Relay, which may be missing as well.
      ...(typeof loader === 'function' && {
        loader: (args: LoaderFunctionArgs) => loadWithRetries(async () => loader(args)),
      }),
      ...(children && { children: retryLazyRoutes(children) }),
    } as RouteObject;
  });

/** Wraps each function of a route's `lazy`. */
const retryEach = (lazy: object) =>
  Object.fromEntries(
    Object.entries(lazy).map(([property, load]: [string, Load]) => [property, () => loadWithRetries(load)]),
  );

/** Watches navigations, to retry and to end waiting loads. Called once with the app's router. */
export function watchRouteCode(watched: DataRouter): () => void {
  router = watched;
  let lastKey: string | undefined;
  return watched.subscribe(({ initialized, navigation }) => {
    const key = navigation.location?.key;
    // The router requests a pending route's code only once, so a new navigation resumes the load.
    if (key !== undefined && key !== lastKey) resumeLoads();
    lastKey = key;
    if (initialized && key === undefined) stalledKey.set(null);
  });
}

/** The key of the navigation that waits for its code, if any. */
export const useStalledNavigation = () => useSyncExternalStore(stalledKey.subscribe, stalledKey.read);
