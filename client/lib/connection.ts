import { useSyncExternalStore } from 'react';
import { createListeners } from './store';

/** Shorter outages aren't shown. */
const noticedAfterMs = 3_000;

const missed = new Set<object>();
const { subscribe, notify } = createListeners();

/**
 * A socket's share in the page's connection notice; a lost connection matters only while a subscription waits
 * for it.
 */
export function createConnectionNotice() {
  const self = {};
  let noticing: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Can be called repeatedly. */
    lost() {
      noticing ??= setTimeout(() => {
        missed.add(self);
        notify();
      }, noticedAfterMs);
    },
    /** The connection works, or nothing waits for it. */
    settled() {
      clearTimeout(noticing);
      noticing = undefined;
      if (missed.delete(self)) notify();
    },
  };
}

/** Notifies whenever a socket has connected, so that the server is there again. */
export const { subscribe: onConnected, notify: announceConnected } = createListeners();

/** Whether the page no longer receives updates. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => missed.size > 0);
