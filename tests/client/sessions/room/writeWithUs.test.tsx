import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { computeStyles } from '../../support/styles';
import {
  ann,
  answerPage,
  buildExercise,
  buildWholeSession,
  buildWriter,
  buildWriting,
  joined,
  press,
  roomChanged,
  showSession,
  written,
} from './sessionOnScreen';

const room = () => within(screen.getByRole('region', { name: 'Writing room' }));

describe('what one writes', () => {
  const writing = (overrides: Record<string, unknown>) => ({
    ...joined,
    viewerWriting: buildWriting(overrides),
  });
  const story = { __typename: 'Story', id: 'story_1', title: 'The Lamp' };

  const showExercises = async () => {
    await press('An exercise');
    await screen.findByRole('dialog', { name: 'Which exercise will you write from?' });
    await answer({
      exercises: {
        edges: [{ __typename: 'ExerciseEdge', cursor: 'a', node: buildExercise() }],
        pageInfo: { endCursor: 'a', hasNextPage: false },
      },
    });
  };
  const showStories = async (stories: object[]) =>
    answer({
      viewer: {
        __typename: 'Viewer',
        stories: {
          edges: stories.map((node) => ({ __typename: 'StoryEdge', cursor: 'a', node })),
          pageInfo: { endCursor: null, hasNextPage: false },
        },
      },
    });

  test('can be a new story, or one of the member’s own', async () => {
    await showSession(joined);
    const newStory = screen.getByRole('link', { name: 'New story' });
    expect(newStory).toHaveAttribute('href', '/stories/new?session=session_1');
    await press('One of my stories');
    await screen.findByRole('dialog', { name: 'Which story will you write?' });
    await showStories([{ ...story, wordCount: 1_200 }]);
    await userEvent.click(await screen.findByRole('button', { name: /The Lamp/ }));
    expect(variablesOf('writeInSession')).toEqual({
      input: { sessionId: 'session_1', storyId: 'story_1', exerciseId: null },
    });
    await written({ story });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(room().getByText('The Lamp')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
      'href',
      '/stories/story_1/edit',
    );
  });

  test('can begin from an exercise, which leads to a new story', async () => {
    const { router } = await showSession(joined);
    await showExercises();
    await userEvent.click(await screen.findByRole('button', { name: /A room without colours/ }));
    expect(variablesOf('writeInSession')).toEqual({
      input: { sessionId: 'session_1', exerciseId: 'exercise_1', storyId: null },
    });
    await written({ exercise: buildExercise() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories/new'));
    expect(router.state.location.search).toBe('?session=session_1');
    expect(router.state.location.state).toEqual({
      exerciseId: 'exercise_1',
      exerciseTitle: 'A room without colours',
      exercisePrompt: 'The door had been left open.',
      exerciseDescription: 'Describe a room.',
      exerciseTimeLimit: 20,
    });
  });

  test('can be chosen by all that an exercise asks for, where two lines do not hold it', async () => {
    computeStyles();
    const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(80);
    await showSession(joined);
    await showExercises();
    const more = await screen.findByRole('button', { name: 'Read on about A room without colours' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Describe a room.')).toHaveStyle({ '-webkit-line-clamp': '2' });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Describe a room.')).not.toHaveStyle({ '-webkit-line-clamp': '2' });
    expect(pending('writeInSession')).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).not.toBeInTheDocument());
    scrollHeight.mockRestore();
  });

  test('that can’t be picked stays as it was, with the reason', async () => {
    computeStyles();
    await showSession(joined);
    await showExercises();
    await userEvent.click(await screen.findByRole('button', { name: /A room without colours/ }));
    await refuse('writeInSession', { code: 'CONFLICT', message: 'This session is over' });
    expect(screen.getByText('This session is over')).toBeInTheDocument();
    expect(screen.queryByText('You picked the exercise')).toBeNull();
  });

  test('a list that can’t be loaded is tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await showSession(joined);
    await press('One of my stories');
    await refuse('viewer.stories', { code: 'NETWORK', message: 'no' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pending('viewer.stories').length).toBeGreaterThan(0));
    await showStories([]);
    expect(screen.getByText('You have no stories yet: begin a new one.')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  test('is counted as events of the room say, where it is shown', async () => {
    await showSession(writing({ words: 340, showsWords: true, story }));
    await roomChanged([buildWriter(ann, { words: 361 })]);
    expect(room().getByText('361 words', { selector: 'p span' })).toBeInTheDocument();
  });

  test('is counted anew when one comes back to the page', async () => {
    await showSession(writing({ words: 340, story }));
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await answerPage(buildWholeSession(writing({ words: 355, story })));
    expect(room().getByText('355 words')).toBeInTheDocument();
  });

  test.each([
    ['Show what I’m writing', { showsPiece: true }],
    ['Show my word count', { showsWords: true }],
  ])('%s: switched at once, and back where the server fails', async (name, choice) => {
    await showSession(writing({}));
    const control = () => screen.getByRole('switch', { name });
    expect(control()).not.toBeChecked();
    await userEvent.click(control());
    expect(variablesOf('writeInSession')).toEqual({ input: { sessionId: 'session_1', ...choice } });
    expect(control()).toBeChecked();
    await refuse('writeInSession', { code: 'NETWORK', message: 'no' });
    expect(control()).not.toBeChecked();
    await userEvent.click(control());
    await written(choice);
    expect(control()).toBeChecked();
  });
});
