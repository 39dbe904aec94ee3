import { createStore } from '../../../lib/store';

const parameter = 'notification';

/** The id of the notification whose link opened the page, until it is marked as read. */
const opened = createStore<string | null>(null);

/**
 * Stores the id of the notification from the address of a link in a mail or a push message, to mark it as read. Returns the
 * address without the id, or null if there is none.
 */
function takeFrom({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  const values = new URLSearchParams(search);
  const id = values.get(parameter);
  if (id === null) return null;
  opened.set(id);
  values.delete(parameter);
  const query = values.toString();
  return pathname + (query && `?${query}`) + hash;
}

/** Takes the parameter out of the address before the router starts, so that no screen and no history entry has it. */
export function takeNotificationAtStart(location: Location, history: History): void {
  const path = takeFrom(location);
  if (path !== null) history.replaceState(history.state, '', path);
}

/** Takes the parameter out of a path that the router is to open. */
export const takeNotification = (path: string): string =>
  takeFrom(new URL(path, window.location.origin)) ?? path;

/** Returns the id of the notification whose link opened the app, and forgets it. */
export function takeOpenedNotification(): string | null {
  const id = opened.read();
  if (id !== null) opened.set(null);
  return id;
}

export const onOpenedNotification = opened.subscribe;
