import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSession, showScreen } from '../session/sessionScreens';
import { answer, pending, tell } from '../story/renderScreens';

export const buildUser = (username: string, name: string) => ({
  __typename: 'User',
  id: `user_${username}`,
  username,
  name,
  displayName: name,
  profileImageUrl: null,
  isDeleted: false,
});

export type BuiltUser = ReturnType<typeof buildUser>;

/** The viewer of these screens. */
export const ann = buildUser('ann', 'Ann');
export const ben = buildUser('ben', 'Ben Okri');
export const eve = buildUser('eve', 'Eve');

export const participantsOf = (users: readonly BuiltUser[]) => ({
  __typename: 'UserConnection',
  totalCount: users.length,
  edges: users.map((node) => ({ __typename: 'UserEdge', cursor: `at ${node.id}`, node })),
});

interface Shown {
  isHere?: boolean;
  isLeader?: boolean;
  words?: number | null;
  piece?: { title: string; exercise?: { id: string; title: string } | null } | null;
}

/** A writer as the room shows them: not at all, unless told otherwise. */
export const buildWriter = (member: BuiltUser, { piece = null, ...shown }: Shown = {}) => ({
  __typename: 'SessionRoomWriter',
  isHere: false,
  isLeader: false,
  words: null,
  ...shown,
  piece: piece && {
    __typename: 'SessionPiece',
    title: piece.title,
    exercise: piece.exercise ? { __typename: 'Exercise', ...piece.exercise } : null,
  },
  member,
});

export const roomOf = (writers: ReturnType<typeof buildWriter>[]) => ({
  __typename: 'SessionRoom',
  writers,
});

export const buildWriting = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'SessionWriting',
  words: 0,
  showsPiece: false,
  showsWords: false,
  story: null,
  exercise: null,
  ...overrides,
});

export const buildExercise = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Exercise',
  id: 'exercise_1',
  title: 'A room without colours',
  prompt: 'The door had been left open.',
  description: 'Describe a room.',
  timeLimitMinutes: 20 as number | null,
  ...overrides,
});

/** A session as the server answers it to Ann, with everything that its page asks for. */
export const buildWholeSession = ({
  joined = [ben, eve],
  ...overrides
}: Record<string, unknown> & { joined?: BuiltUser[] } = {}) =>
  buildSession({
    openMoves: ['IN_PROGRESS', 'CANCELLED'],
    viewerCanEdit: false,
    viewerIsLeader: false,
    viewerIsParticipant: joined.some(({ id }) => id === ann.id),
    viewerWriting: joined.some(({ id }) => id === ann.id) ? buildWriting() : null,
    participantCount: joined.length,
    participants: participantsOf(joined),
    room: roomOf([]),
    sprint: null,
    summary: null,
    nextSession: null,
    ...overrides,
  });

export const inProgress = { status: 'IN_PROGRESS', startedAt: '2026-03-09T19:00:00.000Z' };

/** The session's page, as the server first answers it. */
export async function showSession(overrides: Parameters<typeof buildWholeSession>[0] = {}) {
  const view = await showScreen('/sessions/session_1');
  await answer('SessionPageQuery', { session: buildWholeSession(overrides) });
  return view;
}

/** The server tells its time as often as the page asks. */
export async function answerClock(serverTime: string) {
  while (pending('useServerClockQuery').length > 0) await answer('useServerClockQuery', { serverTime });
}

/** Something happened to the session: all who follow it are told how it stands. */
export const changed = (overrides: Parameters<typeof buildWholeSession>[0]) =>
  tell('useSessionChangedSubscription', {
    sessionChanged: { session: buildWholeSession(overrides), removedSessionId: null },
  });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The participants' names, as they are listed. */
export const participants = () =>
  within(screen.getByRole('region', { name: 'Participants' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
