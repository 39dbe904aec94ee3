import { useMemo, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/useAuth';
import { copyName } from '../../../lib/memberCopies';
import { createListeners, createStoredValue } from '../../../lib/store';

const parse = (stored: string | null) => {
  const count = Number(stored);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

/**
 * How many of a member's notifications are unread. It is stored, so that the next start of the app shows it at once, and other
 * tabs follow.
 */
const countOf = (memberId: string) => createStoredValue(copyName('unread-notifications', memberId), parse);

let last: { memberId: string; count: ReturnType<typeof countOf> } | null = null;

/** Returns one object for each member, because an object notifies only its own subscribers of changes. */
function storedCount(memberId: string) {
  if (last?.memberId !== memberId) last = { memberId, count: countOf(memberId) };
  return last.count;
}

export function setUnreadCount(memberId: string, count: number): void {
  storedCount(memberId).write(count > 0 ? String(count) : null);
}

const nobody = { subscribe: () => () => {}, read: () => 0 };

/** How many of the viewer's notifications are unread. */
export function useUnreadCount(): number {
  const memberId = useAuth().viewer?.id;
  const { subscribe, read } = useMemo(() => (memberId ? storedCount(memberId) : nobody), [memberId]);
  return useSyncExternalStore(subscribe, read);
}

/** From here on the exact number says no more. */
const shownMax = 99;

/** 3, or 99+. */
export const formatCount = (count: number): string => (count > shownMax ? `${shownMax}+` : String(count));

const news = createListeners();

/** Notifies lists of notifications that they must be read again. */
export const announceNotifications = () => news.notify();
export const onNotifications = news.subscribe;
