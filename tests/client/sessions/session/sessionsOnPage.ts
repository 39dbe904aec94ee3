import { screen, within } from '@testing-library/react';
import { answer, sendEvent } from '../../stories/story/renderScreens';
import { type BuiltSession, buildSession, change, sessionsList, showScreen } from './sessionScreens';

export const titles = (part: HTMLElement = document.body) =>
  within(part)
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
export const earlierPart = () => screen.queryByRole('region', { name: 'Earlier and cancelled' });
export const titlesOfEarlier = () => titles(screen.getByRole('region', { name: 'Earlier and cancelled' }));

interface Given {
  /** The cursor of the next page. */
  next?: string | null;
  isStaff?: boolean;
  over?: BuiltSession[];
  /** The cursor of the next page of those that are over. */
  overNext?: string | null;
}

/** Opens a tab with the sessions ahead and those that are over. */
export async function showTab(
  tab: string,
  sessions: BuiltSession[],
  { next = null, isStaff, over = [], overNext = null }: Given = {},
) {
  const view = await showScreen(tab === 'all' ? '/sessions' : `/sessions?tab=${tab}`, isStaff);
  await answer(sessionsList(sessions, next, over, overNext));
  return view;
}

/** Sends the page an event: which sessions changed, and the ids of removed ones. */
export const sessionsEvent = (...changed: Parameters<typeof change>) => sendEvent(change(...changed));

/** Opens the tab as `showTab` does, and waits until the first event has confirmed the subscription and the page has read its list again. */
export async function showLiveTab(tab: string, sessions: BuiltSession[], given: Given = {}) {
  const view = await showTab(tab, sessions, given);
  await sessionsEvent([]);
  await answer(sessionsList(sessions, given.next, given.over, given.overNext));
  return view;
}

export const early = buildSession({ id: 'session_a', title: 'Early', dateTime: '2026-03-09T08:00:00.000Z' });
export const noon = buildSession({ id: 'session_b', title: 'Noon', dateTime: '2026-03-09T12:00:00.000Z' });
export const late = buildSession({ id: 'session_c', title: 'Late', dateTime: '2026-03-09T19:00:00.000Z' });
export const completed = { status: 'COMPLETED', registration: 'CLOSED' };
export const cancelled = { status: 'CANCELLED', registration: 'CLOSED' };
export const last = buildSession({
  ...completed,
  id: 'session_x',
  title: 'Last week',
  dateTime: '2026-03-02T19:00:00.000Z',
});
export const before = buildSession({
  ...cancelled,
  id: 'session_y',
  title: 'The week before',
  dateTime: '2026-02-23T19:00:00.000Z',
});
