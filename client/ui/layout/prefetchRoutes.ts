import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';

/** A loader that can request its data before the navigation. */
interface PrefetchingLoader {
  prefetch(args: { params: Params; url: URL }): Promise<unknown>;
}

const isPrefetching = (loader: unknown): loader is PrefetchingLoader =>
  typeof loader === 'function' && 'prefetch' in loader;

/** Loads the code and data of an address. Pass routes without `retryLazyRoutes`: a failure is left to the navigation. */
export function prefetchRoutes(routes: RouteObject[], url: URL): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Offline it isn't tried, because browsers may cache that a module couldn't be loaded.
  if (!navigator.onLine || connection?.saveData) return;
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const { lazy, loader } = route;
    const loads: (() => Promise<unknown>)[] = lazy && typeof lazy === 'object' ? Object.values(lazy) : [];
    for (const load of loads) load().catch(() => {});
    if (isPrefetching(loader)) loader.prefetch({ params, url }).catch(() => {});
  }
}
