import { useSyncExternalStore } from 'react';

/** What comes back sooner is not worth a word. */
const noticedAfterMs = 3_000;

const missed = new Set<object>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of [...listeners]) listener();
}

/** One socket's part in what the page says of its connection: lost is what someone on the page waits for. */
export function createConnectionNotice() {
  const self = {};
  let noticing: ReturnType<typeof setTimeout> | undefined;
  return {
    /** May be said as often as connecting fails. */
    lost() {
      noticing ??= setTimeout(() => {
        missed.add(self);
        tell();
      }, noticedAfterMs);
    },
    /** It is there, or nobody waits for it any more. */
    settled() {
      clearTimeout(noticing);
      noticing = undefined;
      if (missed.delete(self)) tell();
    },
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while what the page shows is no longer kept up to date. */
export const useIsConnectionLost = () => useSyncExternalStore(subscribe, () => missed.size > 0);
