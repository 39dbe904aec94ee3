import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { appShell, isPage, isRoute, serverPaths } from '../../../server/contract/routes';
import type { VersionAnswer, VersionQuestion } from '../versionQuestion';
import { listenToPush } from './push';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[];
  InstallEvent?: { prototype: object };
};

/** After this many seconds the cached page is used. */
const pageTimeoutSeconds = 3;

/** Whether the file at an address is precached. */
const isPrecached = (part: string) => getCacheKeyForURL(part) !== undefined;

/** Whether a page's chunks are precached. During a rolling deployment the page may be of another version than this script. */
async function isSameVersion(page: Response) {
  const parts = (await page.text()).match(/\/assets\/[\w.-]+/g);
  return parts?.every(isPrecached) ?? false;
}

addPlugins([
  {
    async cacheWillUpdate({ request, response }) {
      if (!response.ok) return null;
      if (new URL(request.url).pathname === appShell && !(await isSameVersion(response.clone()))) return null;
      return response;
    },
  },
]);
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
navigationPreload.enable();
clientsClaim();
listenToPush();

const hasStaticRoutes = 'addRoutes' in (self.InstallEvent?.prototype ?? {});

interface Condition {
  urlPattern?: { pathname: string };
  requestMode?: RequestMode;
  or?: Condition[];
}

interface Rule {
  condition: Condition;
  source: 'network' | 'cache' | 'fetch-event' | 'race-network-and-fetch-handler';
}

/** The static routing API, which not all browsers have. Source: Service Workers. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: Rule[]): Promise<void>;
}

/** The condition that a path matches one of the patterns. */
const oneOf = (pathnames: string[]): Condition => ({
  or: pathnames.map((pathname) => ({ urlPattern: { pathname } })),
});

/** Requests that the browser sends without waiting for the worker to start. The first matching rule decides. */
const staticRoutes: Rule[] = [
  { condition: oneOf(serverPaths.flatMap((part) => [`/${part}`, `/${part}/*`])), source: 'network' },
  { condition: oneOf(['/assets/*.js', '/assets/*.css']), source: 'cache' },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

self.addEventListener('install', (event: RoutingInstallEvent) => {
  if (event.addRoutes) event.waitUntil(event.addRoutes(staticRoutes));
});

// The app's screens are network-first, with the cached page as fallback.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isRoute(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: pageTimeoutSeconds,
    plugins: [
      {
        handlerDidError: () => matchPrecache(appShell),
        // A response of 5xx comes from a failing server, or from a proxy without its server.
        handlerWillRespond: async ({ response }) =>
          response.status >= 500 ? ((await matchPrecache(appShell)) ?? response) : response,
      },
    ],
  }),
);

// Documents and unknown addresses come from the server: the cached page replaces them only without a network. With static routes, the
// browser sends its own request meanwhile. In other browsers the request would wait for the worker, so it handles them only offline.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    isPage(url.pathname) &&
    (hasStaticRoutes || !navigator.onLine),
  new NetworkOnly({
    plugins: [
      {
        handlerDidError: () => matchPrecache(appShell),
        // An error response is read completely before it is passed on: where the browser sends its own request as well, Chromium
        // may abort the body of this one, and the page would never finish loading.
        handlerWillRespond: async ({ response }) =>
          response.status < 400 ? response : new Response(await response.blob(), response),
      },
    ],
  }),
);

// The precache's route comes after those of pages, because no page may be answered from the cache while the server is reachable.
addRoute();

// Other assets, such as fonts of other scripts, are cached after their first use.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      {
        // A page of a newer version uses files that its own, waiting worker has cached.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request)),
      },
      new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
    ],
  }),
);

// Activates by the browser's rule, when no page is open: replacing the worker during a page load can make the
// load hang.
self.addEventListener('message', (event) => {
  const question = event.data as VersionQuestion;
  if (question?.type !== 'VERSION_CHECK') return;
  event.ports[0]?.postMessage(isPrecached(question.part) satisfies VersionAnswer);
});
