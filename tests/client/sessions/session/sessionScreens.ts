import userEvent from '@testing-library/user-event';
import { sessionRoutes } from '../../../../client/features/sessions/session/sessionRoutes';
import { answer, renderScreens } from '../../stories/story/renderScreens';
import { field, fill } from '../../support/formFields';
import { ida } from '../../support/users';

export const memberId = 'user_ann';

const encoded = (value: object) => btoa(JSON.stringify(value));

export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The response with the group's time zone. */
export const groupIn = (value: string) => ({ info: { extraFields: [{ name: 'group_time_zone', value }] } });

/** Renders a session screen for a member or for staff. */
export async function showScreen(path: string, isStaff = false) {
  localStorage.setItem('access_token', `header.${encoded({ sub: memberId })}.signature`);
  const view = await renderScreens(sessionRoutes, path, memberId, isStaff);
  if (path === '/sessions/new' && isStaff) await answer(groupIn(ownZone));
  return view;
}

/** A session as in the server's answer, with all fields of lists and forms. */
export const buildSession = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Session',
  id: 'session_1',
  kind: 'SCHEDULED',
  title: 'Monday Evening',
  description: 'We write, and read a page each.',
  dateTime: '2026-03-09T19:00:00.000Z',
  endsAt: '2026-03-09T21:00:00.000Z',
  durationMinutes: 120,
  capacity: 10,
  location: null as string | null,
  isRecurring: false,
  hasReading: true,
  status: 'SCHEDULED',
  startedAt: null,
  endedAt: null,
  updatedAt: '2026-03-01T00:00:00.000Z',
  participantCount: 3,
  registration: 'OPEN',
  leaderId: 'user_ida',
  leader: ida,
  viewerCanEdit: true,
  viewerIsParticipant: false,
  ...overrides,
});

export type BuiltSession = ReturnType<typeof buildSession>;

const connectionOf = (sessions: BuiltSession[], next: string | null) => ({
  __typename: 'SessionConnection',
  edges: sessions.map((node) => ({ __typename: 'SessionEdge', cursor: `after ${node.id}`, node })),
  pageInfo: { endCursor: next, hasNextPage: next !== null },
});

/** The answer for the page: sessions ahead or in progress, and sessions that are over. */
export const sessionsList = (
  sessions: BuiltSession[],
  next: string | null = null,
  earlier: BuiltSession[] = [],
  earlierNext: string | null = null,
) => ({
  sessions: connectionOf(sessions, next),
  earlier: connectionOf(earlier, earlierNext),
});

export const change = (sessions: BuiltSession[], removedSessionIds: string[] = []) => ({
  sessionsChanged: { sessions, removedSessionIds },
});

export async function fillInSession() {
  fill('Title', 'Morning Sprint');
  fill('Description', 'Openings.');
  fill('Date and time', '2026-11-30T19:00');
  fill('Duration', '90');
  fill('Capacity', '12');
  fill('Location', 'The back room');
  await userEvent.click(field('Repeats weekly'));
}
