import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/store';

/** The key in sessionStorage, where the choice survives a reload. */
const key = 'shown-profile-pictures';
const { subscribe, notify } = createListeners();
/** The addresses of pictures to show; read when they are first needed. */
let shown: ReadonlySet<string> | undefined;

function readStored(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((url) => typeof url === 'string') : []);
  } catch {
    return new Set();
  }
}

const readShown = () => (shown ??= readStored());

/** Shows the picture at this address everywhere in this tab. */
export function showPicture(url: string): void {
  if (readShown().has(url)) return;
  shown = new Set([...readShown(), url]);
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

/** Whether a picture may be fetched: external ones only on request, because fetching reveals the viewer to the host. */
export function useMayShowPicture(url: string | null | undefined): boolean {
  const shownUrls = useSyncExternalStore(subscribe, readShown);
  return url ? pictureHost(url) === null || shownUrls.has(url) : false;
}
