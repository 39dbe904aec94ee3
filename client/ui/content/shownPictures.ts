import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/store';

/** In sessionStorage, so that the choice survives a reload. */
const key = 'shown-profile-pictures';
const { subscribe, notify } = createListeners();
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

/** Shows the picture at this address everywhere in this tab. */
export function showPicture(url: string): void {
  if (addresses().has(url)) return;
  shown = new Set([...addresses(), url]);
  try {
    sessionStorage.setItem(key, JSON.stringify([...shown]));
  } catch {
    // It is shown on this page anyway.
  }
  notify();
}

/** The external host of a picture; null for our own host, or without a picture. */
export function pictureHost(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { host } = new URL(url);
  return host === window.location.host ? null : host;
}

/**
 * Whether a picture may be fetched: external ones only on request, because fetching reveals to the host who looks.
 */
export function useMayShowPicture(url: string | null | undefined): boolean {
  const asked = useSyncExternalStore(subscribe, addresses);
  return url ? pictureHost(url) === null || asked.has(url) : false;
}
