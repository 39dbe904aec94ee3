import { useSyncExternalStore } from 'react';
import { createListeners } from './store';

/** Shorter outages aren't shown. */
const shownAfterMs = 3_000;

/** The sockets whose connection has been lost for `shownAfterMs`. */
const lostSockets = new Set<object>();
const { subscribe, notify } = createListeners();

/** Reports a socket's state to the connection notice: a lost connection only while a subscription waits for it. */
export function createConnectionNotice() {
  const socket = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Can be called repeatedly. */
    lost() {
      timer ??= setTimeout(() => {
        lostSockets.add(socket);
        notify();
      }, shownAfterMs);
    },
    /** The connection works, or nothing waits for it. */
    clear() {
      clearTimeout(timer);
      timer = undefined;
      if (lostSockets.delete(socket)) notify();
    },
  };
}

/** Notifies whenever a socket has connected, which means that the server is reachable again. */
export const { subscribe: onConnected, notify: announceConnected } = createListeners();

/** Whether the page no longer receives updates. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => lostSockets.size > 0);
