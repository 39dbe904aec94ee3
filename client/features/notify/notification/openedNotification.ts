import { createStore } from '../../../lib/store';

const parameter = 'notification';

/** The notification by which a page was opened, until it is marked as read. */
const opened = createStore<string | null>(null);

/**
 * Takes the notification that a link in a mail or a push message names from the address: what is opened is read. Returns the
 * address without it, or null if it names none.
 */
function takeFrom({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  const values = new URLSearchParams(search);
  const id = values.get(parameter);
  if (id === null) return null;
  opened.set(id);
  values.delete(parameter);
  const rest = values.toString();
  return pathname + (rest && `?${rest}`) + hash;
}

/** Takes the parameter out of the address before the router starts, so that no screen and no history entry has it. */
export function takeNotificationAtStart(location: Location, history: History): void {
  const path = takeFrom(location);
  if (path !== null) history.replaceState(history.state, '', path);
}

/** Takes the parameter out of a path that the router is to open. */
export const takeNotification = (path: string): string =>
  takeFrom(new URL(path, window.location.origin)) ?? path;

/** The notification by which the app was opened, if any; once. */
export function takeOpenedNotification(): string | null {
  const id = opened.read();
  if (id !== null) opened.set(null);
  return id;
}

export const onOpenedNotification = opened.subscribe;
