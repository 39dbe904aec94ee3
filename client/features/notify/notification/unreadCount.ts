import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { copyName } from '../../../lib/memberCopies';
import { createListeners, createStoredValue } from '../../../lib/store';

const parse = (stored: string | null) => {
  const count = Number(stored);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

/**
 * How many of a member's notifications are unread. The count is stored, so that the next start of the app shows it at once and
 * other tabs follow.
 */
const createStoredCount = (memberId: string) =>
  createStoredValue(copyName('unread-notifications', memberId), parse);

let latest: { memberId: string; count: ReturnType<typeof createStoredCount> } | null = null;

/** Returns the same object for the same member, because an object notifies only its own subscribers of changes. */
function storedCount(memberId: string) {
  if (latest?.memberId !== memberId) latest = { memberId, count: createStoredCount(memberId) };
  return latest.count;
}

export function setUnreadCount(memberId: string, count: number): void {
  storedCount(memberId).write(count > 0 ? String(count) : null);
}

const countOfVisitor = { subscribe: () => () => {}, read: () => 0 };

export function useUnreadCount(): number {
  const memberId = useAuth().viewer?.id;
  const { subscribe, read } = useMemo(() => (memberId ? storedCount(memberId) : countOfVisitor), [memberId]);
  return useSyncExternalStore(subscribe, read);
}

/** Larger counts are shown as 99+. */
const shownMax = 99;

/** As in `3` or `99+`. */
export const formatCount = (count: number): string => (count > shownMax ? `${shownMax}+` : String(count));

const changes = createListeners();

/** Makes lists of notifications read again, after the server has reported a change. */
export const announceNotifications = () => changes.notify();
export const onNotifications = changes.subscribe;
