import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, sendEvent } from '../../stories/story/renderScreens';
import { buildUser } from '../../support/users';
import { buildSession, showScreen } from '../session/sessionScreens';

export type BuiltUser = ReturnType<typeof buildUser>;

/** The viewer of these screens. */
export const ann = buildUser('Ann');
export const ben = buildUser('Ben Okri');
export const eve = buildUser('Eve');

export const participantsOf = (users: readonly BuiltUser[]) => ({
  __typename: 'UserConnection',
  totalCount: users.length,
  edges: users.map((node) => ({ __typename: 'UserEdge', cursor: `at ${node.id}`, node })),
});

interface Shown {
  isHere?: boolean;
  isLeader?: boolean;
  words?: number | null;
  intention?: string | null;
  piece?: { title: string; exercise?: { id: string; title: string } | null } | null;
}

/** A writer in the room, not present by default. */
export const buildWriter = (member: BuiltUser, { piece = null, ...shown }: Shown = {}) => ({
  __typename: 'SessionRoomWriter',
  isHere: false,
  isLeader: false,
  words: null,
  intention: null,
  closing: null,
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
  sprintResult: null,
  writers,
});

export const buildWriting = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'SessionWriting',
  words: 0,
  showsPiece: false,
  showsWords: false,
  story: null,
  exercise: null,
  intention: null,
  closing: null,
  sprints: [],
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

/** A session as in the server's answer to Ann, with all fields of its page. */
export const buildWholeSession = ({
  joined = [ben, eve],
  ...overrides
}: Record<string, unknown> & { joined?: BuiltUser[] } = {}) =>
  buildSession({
    openMoves: ['IN_PROGRESS', 'CANCELLED'],
    viewerCanEdit: false,
    viewerCanStartSprints: overrides.viewerCanEdit ?? false,
    viewerCanModerate: overrides.viewerCanEdit ?? false,
    viewerIsLeader: false,
    viewerAwaitsPlace: false,
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

export const buildSummary = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'SessionSummary',
  words: 0,
  intervals: [] as number[],
  intervalMinutes: 5,
  quietWriterCount: 0,
  sprints: [] as object[],
  lines: [] as object[],
  writers: [] as object[],
  ...overrides,
});
export const wroteWords = (member: BuiltUser, words: number) => ({
  __typename: 'SessionSummaryWriter',
  words,
  member,
});
export const sprintOf = (startedAt: string, endsAt: string, starterId: string | null = null) => ({
  __typename: 'SessionSprint',
  startedAt,
  endsAt,
  starterId,
});

export const inProgress = { status: 'IN_PROGRESS', startedAt: '2026-03-09T19:00:00.000Z' };
/** Ann has joined a session that goes on. */
export const joined = { ...inProgress, joined: [ann, ben, eve] };

interface Avoided {
  mutedMemberIds?: string[];
  blockedMemberIds?: string[];
}

/** Answers the page's query with the session, and the members whom the viewer muted and blocked. */
export const answerPage = (session: ReturnType<typeof buildSession> | null, avoided: Avoided = {}) =>
  answer({
    viewer: { __typename: 'Viewer', mutedMemberIds: [], blockedMemberIds: [], ...avoided },
    session,
  });

/** Renders the session's page with the server's first answer. */
export async function showSession(
  overrides: Parameters<typeof buildWholeSession>[0] = {},
  avoided: Avoided = {},
) {
  const view = await showScreen('/sessions/session_1');
  await answerPage(buildWholeSession(overrides), avoided);
  return view;
}

/** Answers all pending requests for the server's time. */
export async function answerClock(serverTime: string) {
  while (pending('serverTime').length > 0) await answer({ serverTime });
}

export const roomChanged = (writers: ReturnType<typeof buildWriter>[]) =>
  sendEvent({
    sessionRoomChanged: { session: { __typename: 'Session', id: 'session_1', room: roomOf(writers) } },
  });
export const written = (writing: Record<string, unknown>) =>
  answer({
    writeInSession: {
      session: { __typename: 'Session', id: 'session_1', viewerWriting: buildWriting(writing) },
    },
  });
export const deletedElsewhere = () =>
  sendEvent({ sessionChanged: { session: null, removedSessionId: 'session_1' } });

/** Sends the session's new state to all subscribers. */
export const changed = (overrides: Parameters<typeof buildWholeSession>[0]) =>
  sendEvent({
    sessionChanged: { session: buildWholeSession(overrides), removedSessionId: null },
  });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The listed names of the participants. */
export const participants = () =>
  within(screen.getByRole('region', { name: 'Participants' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
