import { useSyncExternalStore } from 'react';
import { createStoredValue, parseTexts } from '../../lib/store';
import { tabStorage } from '../../lib/tabStorage';

/** The addresses of pictures to show. The choice survives a reload. */
const shown = createStoredValue('shown-profile-pictures', parseTexts, tabStorage);

/** Shows the picture at this address everywhere in this tab. */
export function showPicture(url: string): void {
  if (!shown.read().includes(url)) shown.write(JSON.stringify([...shown.read(), url]));
}

/** The external host of a picture; null for our own host, or without a picture. */
export function pictureHost(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { host } = new URL(url);
  return host === window.location.host ? null : host;
}

/** Whether a picture may be fetched: external ones only on request, because fetching reveals the viewer to the host. */
export function useMayShowPicture(url: string | null | undefined): boolean {
  const shownUrls = useSyncExternalStore(shown.subscribe, shown.read);
  return url ? pictureHost(url) === null || shownUrls.includes(url) : false;
}
