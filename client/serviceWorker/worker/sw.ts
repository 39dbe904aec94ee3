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
import { appShell, isPage, isRoute, serversOwn } from '../../../server/contract/routes';
import type { VersionAnswer, VersionQuestion } from '../versionQuestion';
import { listenToPush } from './push';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[];
  InstallEvent?: { prototype: object };
};

/** After this many seconds the cached page is used. */
const patienceSeconds = 3;

const isKept = (part: string) => getCacheKeyForURL(part) !== undefined;

/** During a rolling deployment this script and the page may come from different versions. */
async function isOfThisVersion(page: Response) {
  const parts = (await page.text()).match(/\/assets\/[\w.-]+/g);
  return parts?.every(isKept) ?? false;
}

addPlugins([
  {
    async cacheWillUpdate({ request, response }) {
      if (!response.ok) return null;
      if (new URL(request.url).pathname === appShell && !(await isOfThisVersion(response.clone())))
        return null;
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

/** Source: Service Workers, static routing API. Not in all browsers. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: Rule[]): Promise<void>;
}

const oneOf = (pathnames: string[]): Condition => ({
  or: pathnames.map((pathname) => ({ urlPattern: { pathname } })),
});

/** Requests that the browser sends without waiting for the worker to start. The first matching rule decides. */
const staticRoutes: Rule[] = [
  { condition: oneOf(serversOwn.flatMap((part) => [`/${part}`, `/${part}/*`])), source: 'network' },
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
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerDidError: () => matchPrecache(appShell),
        // The response of a proxy without its server, or of a failing server.
        handlerWillRespond: async ({ response }) =>
          response.status >= 500 ? ((await matchPrecache(appShell)) ?? response) : response,
      },
    ],
  }),
);

// Documents and unknown addresses are the server's: the cached page replaces them only without a network. While the worker
// answers, the browser's own request has been under way; browsers without static routes would wait for the worker instead.
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
        // A refusal is read whole first: where the browser asks by itself as well, Chromium may end the body of a refused
        // request while it is being passed on, and the page then never finishes loading.
        handlerWillRespond: async ({ response }) =>
          response.status < 400 ? response : new Response(await response.blob(), response),
      },
    ],
  }),
);

// Registered after the pages, because none may be answered from the cache while the server is reachable.
addRoute();

// Other assets, such as fonts of other scripts, are cached after their first use.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      {
        // A page of a newer version finds what its own worker has already cached.
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
  event.ports[0]?.postMessage(isKept(question.part) satisfies VersionAnswer);
});
