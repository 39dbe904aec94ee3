import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exerciseOf } from '../../../../client/documents/model/exerciseState';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { readScreenCommands, startSprintCommand } from '../../../../client/shortcuts/commands';
import { button, openEdit, openNew, saved, saveNew, write } from '../../stories/story/editorScreen';
import {
  answer,
  buildStory,
  documentServer,
  pending,
  refuse,
  renderScreens,
  settle,
  variablesOf,
} from '../../stories/story/renderScreens';
import { computeStyles } from '../../support/styles';
import {
  ann,
  answerClock,
  buildWholeSession,
  buildWriting,
  changed,
  inProgress,
  joined,
  sprintOf,
} from './sessionOnScreen';

beforeEach(() => sessionStorage.clear());

const exerciseState = {
  exerciseId: 'exercise_1',
  exerciseTitle: 'A room without colours',
  exercisePrompt: 'The door had been left open.',
  exerciseDescription: 'No adjectives.',
  exerciseTimeLimit: 20,
};
const note = () => screen.queryByRole('complementary', { name: 'Writing session' });
const sessionIs = (overrides: Parameters<typeof buildWholeSession>[0]) =>
  answer({ session: buildWholeSession(overrides) });

/** Opens the editor as the room's link does. */
async function openFromRoom(state: unknown = null) {
  const view = await openNew();
  await act(async () => void view.router.navigate('/stories/new?session=session_1', { state }));
  await settle();
  return view;
}

const sent = () => waitFor(() => expect(documentServer.requests).toHaveLength(1));

describe('a new story from the room', () => {
  test('is made in the session', async () => {
    await openFromRoom();
    await sessionIs(joined);
    await write('Dusk', 'It fell.');
    await saveNew();
    await sent();
    expect(documentServer.requests).toMatchObject([
      { kind: 'create', text: { title: 'Dusk' }, sessionId: 'session_1', exerciseId: null },
    ]);
  });

  test('shows the exercise that it begins from, and is made from it', async () => {
    computeStyles();
    await openFromRoom(exerciseState);
    await sessionIs(joined);
    const exercise = screen.getByRole('complementary', { name: 'Exercise' });
    expect(exercise).toHaveTextContent('20 minutes');
    expect(exercise).toHaveTextContent('A room without colours');
    expect(exercise).toHaveTextContent('The door had been left open.');
    expect(screen.queryByText('No adjectives.')).toBeNull();
    await userEvent.click(button('Prompt'));
    expect(screen.getByText('No adjectives.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('20:00');
    await write('Dusk', 'It fell.');
    await saveNew();
    await sent();
    expect(documentServer.requests).toMatchObject([{ sessionId: 'session_1', exerciseId: 'exercise_1' }]);
  });

  test('keeps its session and its exercise when it is saved and written on', async () => {
    const { router } = await openFromRoom(exerciseState);
    await sessionIs(joined);
    await write('Dusk', 'It fell.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    expect(router.state.location.search).toMatch(/^\?session=session_1&localId=local_/);
    expect(note()).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Exercise' })).toBeInTheDocument();
  });
});

describe('the note above the editor', () => {
  const openWritten = () => openEdit({ session: { __typename: 'Session', id: 'session_1' } });

  test('says what it takes for the words to count, to a member who has not joined', async () => {
    await openFromRoom();
    await sessionIs(inProgress);
    await answerClock('2026-03-09T19:30:10.000Z');
    expect(note()).toHaveTextContent(
      /^Join the session to have these words counted: Monday EveningView session$/,
    );
    expect(screen.getByRole('link', { name: 'View session' })).toHaveAttribute('href', '/sessions/session_1');
  });

  test('names the session and what time is left, to the minute, with the way back to its room', async () => {
    await openWritten();
    await sessionIs(joined);
    await answerClock('2026-03-09T19:30:10.000Z');
    expect(note()).toHaveTextContent('Written in Monday Evening · 1 h 30 min left');
    expect(screen.getByRole('link', { name: 'Back to the room' })).toHaveAttribute(
      'href',
      '/sessions/session_1',
    );
  });

  test('keeps the member there for the others while the session is in progress', async () => {
    await openWritten();
    await sessionIs({ joined: [ann] });
    expect(pending('attendSession')).toHaveLength(0);
    await changed(joined);
    expect(pending('attendSession')).toHaveLength(1);
  });

  test('says where a sprint stands, and when it starts and ends', async () => {
    await openWritten();
    await sessionIs(joined);
    await answerClock('2026-03-09T19:30:00.000Z');
    const at = (time: string) => `2026-03-09T${time}:00.000Z`;
    await changed({ ...joined, sprint: sprintOf(at('19:30'), at('19:50')) });
    expect(note()).toHaveTextContent('sprint: 20 min left');
    expect(screen.getByText('A sprint of 20 minutes has started.')).toBeInTheDocument();
    await changed({ ...joined, sprint: sprintOf(at('19:30'), at('19:30')) });
    expect(screen.getByText('The sprint is over.')).toBeInTheDocument();
    expect(note()).not.toHaveTextContent('sprint');
  });

  const offered = () => readScreenCommands().find(({ id }) => id === startSprintCommand.id);

  test('offers a sprint in the command palette to those who may start one, while none runs', async () => {
    await openWritten();
    await sessionIs({ ...joined, viewerCanStartSprints: true });
    await answerClock('2026-03-09T19:30:00.000Z');
    const command = offered();
    act(() => (command && 'run' in command ? command.run() : undefined));
    expect(variablesOf('startSprint')).toEqual({ input: { id: 'session_1', minutes: 20 } });
    const sprint = sprintOf('2026-03-09T19:30:00.000Z', '2026-03-09T19:50:00.000Z');
    await answer({ startSprint: { session: { __typename: 'Session', id: 'session_1', sprint } } });
    expect(note()).toHaveTextContent('sprint: 20 min left');
    expect(offered()).toBeUndefined();
  });

  test.each([
    ['to others', { viewerCanStartSprints: false }],
    ['before the session begins', { viewerCanStartSprints: true, status: 'SCHEDULED', startedAt: null }],
  ])('offers no sprint in the command palette %s', async (_who, overrides) => {
    await openWritten();
    await sessionIs({ ...joined, ...overrides });
    await answerClock('2026-03-09T19:30:00.000Z');
    expect(note()).toBeInTheDocument();
    expect(offered()).toBeUndefined();
  });

  test('says that the session was cancelled, and no longer leads to a room, or that it is over', async () => {
    await openWritten();
    await sessionIs(joined);
    await answerClock('2026-03-09T19:30:00.000Z');
    await changed({ ...joined, status: 'CANCELLED', registration: 'CLOSED' });
    expect(note()).toHaveTextContent(/^Written in Monday Evening · it was cancelledView session$/);
    expect(screen.getByText('The session was cancelled.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View session' })).toHaveAttribute('href', '/sessions/session_1');
    await changed(joined);
    expect(screen.getByRole('link', { name: 'Back to the room' })).toBeInTheDocument();
    await changed({ ...joined, status: 'COMPLETED', registration: 'CLOSED' });
    expect(note()).toHaveTextContent('it is over');
    expect(screen.getByText('The session is over.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What we wrote together' })).toBeInTheDocument();
  });

  test.each([
    ['over long since', { status: 'COMPLETED', registration: 'CLOSED' }],
    ['cancelled long since', { status: 'CANCELLED', registration: 'CLOSED' }],
    ['gone', null],
  ])('is not there where the session is %s', async (_state, session) => {
    await openWritten();
    await answer({ session: session && buildWholeSession(session) });
    expect(note()).toBeNull();
    expect(button('Save')).toBeEnabled();
  });

  test('never stands in the way of the editor', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await openFromRoom();
    await refuse('session', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    await write('Dusk', 'It fell.');
    expect(button('Save')).toBeEnabled();
    complaint.mockRestore();
  });

  test('is on the story’s page for its author alone', async () => {
    const session = { __typename: 'Session', id: 'session_1' };
    const { unmount } = await renderScreens(storyRoutes, '/stories/story_1');
    await answer({ story: buildStory({ session }) });
    await sessionIs({ ...joined, viewerWriting: buildWriting() });
    expect(note()).toBeInTheDocument();
    unmount();
    await renderScreens(storyRoutes, '/stories/story_1');
    await answer({ story: buildStory({ session, viewerCanEdit: false }) });
    expect(pending('session')).toHaveLength(0);
  });
});

test.each([
  ['nothing', null],
  ['another state', { from: '/' }],
  ['no title', { exerciseId: 'exercise_1' }],
  ['an id that is none', { exerciseId: 7, exerciseTitle: 'A room' }],
])('a navigation with %s carries no exercise', (_what, state) => {
  expect(exerciseOf(state)).toBeNull();
});
