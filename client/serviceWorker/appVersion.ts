import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';
import type { VersionAnswer, VersionQuestion } from './versionQuestion';

/** How often the browser checks for a newer version. */
const updateIntervalMs = 60 * 60_000;
/** A page that becomes visible checks as well, if the last check is this long ago. */
const minUpdateIntervalMs = 10 * 60_000;

const newerIsReady = createStore(false);

/** Whether a newer version of the app is waiting. */
export const useIsNewerVersionReady = () => useSyncExternalStore(newerIsReady.subscribe, newerIsReady.read);

/** Shows the notice. Called as the server doesn't know an operation of this page, which must be loaded again then. */
export const noticeNewerVersion = () => newerIsReady.set(true);

/** Hides the notice until the next version. */
export const dismissNewerVersion = () => newerIsReady.set(false);

/** Registers the service worker once the page has loaded. `part` is the address of one of the page's scripts. */
export function keepAppOnDevice(part: string): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void register(part).catch(() => {});
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Asks a waiting worker whether it has a chunk of this page, which means that both are of the same version. */
const ask = (worker: ServiceWorker, question: VersionQuestion) =>
  new Promise<VersionAnswer>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [channel.port2]);
  });

/** Registers the service worker. If the browser refuses, as in some private windows, the app works without it. */
async function register(part: string) {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const checkWaiting = async (waiting: ServiceWorker | null) => {
    if (!waiting || !navigator.serviceWorker.controller) return;
    if (!(await ask(waiting, { type: 'VERSION_CHECK', part }))) newerIsReady.set(true);
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void checkWaiting(registration.waiting);
    });
  });
  void checkWaiting(registration.waiting);

  let updatedAt = Date.now();
  const update = () => {
    updatedAt = Date.now();
    registration.update().catch(() => {});
  };
  setInterval(update, updateIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - updatedAt > minUpdateIntervalMs) update();
  });
}
