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
import { isPage } from '../../../server/contract/routes';
import type { VersionAnswer, VersionQuestion } from '../versionQuestion';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

/** The one page there is: every address of the app shows it. */
const shell = '/';
/** A server that needs longer than this for a page counts as gone. */
const patienceSeconds = 3;

const isKept = (part: string) => getCacheKeyForURL(part) !== undefined;

/** While servers are replaced one after the other, this script may come from one version and the page from another. */
async function isOfThisVersion(page: Response) {
  const parts = (await page.text()).match(/\/assets\/[\w.-]+/g);
  return parts?.every(isKept) ?? false;
}

addPlugins([
  {
    async cacheWillUpdate({ request, response }) {
      if (!response.ok) return null;
      if (new URL(request.url).pathname === shell && !(await isOfThisVersion(response.clone()))) return null;
      return response;
    },
  },
]);
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
navigationPreload.enable();
clientsClaim();

// A page comes from the server, and so in the server's version; the one that is kept stands in for it.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerDidError: () => matchPrecache(shell),
        // A proxy whose server is away, or one that is at its end.
        handlerWillRespond: async ({ response }) =>
          response.status >= 500 ? ((await matchPrecache(shell)) ?? response) : response,
      },
    ],
  }),
);

// After the pages: '/' must not be answered from what is kept while there is a server.
addRoute();

// What is not kept from the start, such as the fonts of other scripts, stays once it has been used.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      {
        // A page of a newer version than this script's finds what its own script has kept already.
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await caches.match(request)),
      },
      new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
    ],
  }),
);

// Takes over by the browser's own rule, once no page of the app is open: one that is on its way while the worker behind it
// is replaced may never come.
self.addEventListener('message', (event) => {
  const question = event.data as VersionQuestion;
  if (question?.type !== 'VERSION_CHECK' && question?.type !== 'is this your version') return;
  event.ports[0]?.postMessage(isKept(question.part) satisfies VersionAnswer);
});
