import { useSyncExternalStore } from 'react';

/** Kept in the tab: a visit that goes on after a reload is the same visit. */
const key = 'shown-profile-pictures';
const listeners = new Set<() => void>();
let shown: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((url) => typeof url === 'string') : []);
  } catch {
    return new Set();
  }
}

const addresses = () => (shown ??= read());

/** From here on the picture at this address is shown wherever it stands, for as long as the visit lasts. */
export function showPicture(url: string): void {
  if (addresses().has(url)) return;
  shown = new Set([...addresses(), url]);
  try {
    sessionStorage.setItem(key, JSON.stringify([...shown]));
  } catch {
    // They are shown on this page all the same.
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The other host that would be asked for the picture; null where it is our own, or there is no picture. */
export function pictureHost(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { host } = new URL(url);
  return host === window.location.host ? null : host;
}

/** Whether the picture may be fetched: to fetch it tells its host who looks, so that waits for being asked. */
export function useMayShowPicture(url: string | null | undefined): boolean {
  const asked = useSyncExternalStore(subscribe, addresses);
  return url ? pictureHost(url) === null || asked.has(url) : false;
}
