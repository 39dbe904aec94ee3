import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { watchNewRegions } from '../../support/newRegions';
import { buildExercise, exercisesList, showScreen } from './exerciseScreens';

beforeEach(() => localStorage.clear());

type Exercises = Parameters<typeof exercisesList>[0];

async function showList(exercises: Exercises, { path = '/exercises', isStaff = false, next = '' } = {}) {
  const view = await showScreen(path, isStaff);
  await answer(exercisesList(exercises, next || null));
  return view;
}

const card = () => within(screen.getByRole('article'));
const choose = (label: string, words: string) => userEvent.selectOptions(screen.getByLabelText(label), words);

test('a card shows what a writer needs to choose', async () => {
  await showList([buildExercise({ isTemplate: true })]);
  for (const name of ['A room without colours', 'Try Exercise: A room without colours'])
    expect(card().getByRole('link', { name })).toHaveAttribute('href', '/exercises/exercise_1');
  for (const text of ['Describe a room. Name no colour.', /To see by other means\./, '1 hour 30 minutes'])
    expect(card().getByText(text)).toBeInTheDocument();
  for (const text of ['Intermediate', 'Flash fiction', 'Template'])
    expect(card().getByText(text)).toBeInTheDocument();
  expect(card().getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  const time = card().getByText((_text, element) => element?.tagName === 'TIME');
  expect(time).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
});

test.each([
  [150, `${'word '.repeat(29)}words`, `${'word '.repeat(29)}words`],
  [151, `${'word '.repeat(29)}wordsX`, `${'word '.repeat(29).trim()}...`],
])('a description of %d characters reads whole, or cut at 150', async (length, description, shown) => {
  expect(description).toHaveLength(length);
  await showList([buildExercise({ description })]);
  expect(card().getByText(shown)).toBeInTheDocument();
});

describe('the filters', () => {
  test('are in the address, are sent to the server, and keep each other', async () => {
    const { router } = await showList([buildExercise()]);
    await choose('Difficulty', 'Advanced');
    await settle();
    expect(router.state.location.search).toBe('?difficulty=advanced');
    expect(variablesOf('exercises')).toEqual({ difficulty: 'ADVANCED', category: null });
    await choose('Category', 'Creative nonfiction');
    await settle();
    expect(router.state.location.search).toBe('?difficulty=advanced&category=creative-nonfiction');
    expect(variablesOf('exercises')).toEqual({
      difficulty: 'ADVANCED',
      category: 'CREATIVE_NONFICTION',
    });
    await choose('Difficulty', 'All');
    await settle();
    expect(router.state.location.search).toBe('?category=creative-nonfiction');
  });

  test('accept two choices that are faster than the address', async () => {
    const { router } = await showList([buildExercise()]);
    const select = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    select('Difficulty', 'ADVANCED');
    select('Category', 'POETRY');
    await settle();
    expect(router.state.location.search).toBe('?difficulty=advanced&category=poetry');
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('Advanced');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Poetry');
  });

  test('are read from the address, which ignores unknown values', async () => {
    await showScreen('/exercises?category=flash-fiction&difficulty=impossible');
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Flash fiction');
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('All');
    expect(variablesOf('exercises')).toEqual({ difficulty: null, category: 'FLASH_FICTION' });
  });

  test('show a choice at once, before the server answers', async () => {
    await showList([buildExercise()]);
    await choose('Difficulty', 'Beginner');
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('Beginner');
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await answer(exercisesList([]));
    expect(screen.getByRole('heading', { name: 'No exercises found' })).toBeInTheDocument();
  });

  test('say to screen readers how many were found', async () => {
    const cameWith = watchNewRegions();
    await showList([buildExercise()]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await choose('Difficulty', 'Beginner');
    await settle();
    await answer(exercisesList([buildExercise()]));
    const news = screen.getByRole('status');
    expect(cameWith.get(news)).toBe('');
    await waitFor(() => expect(news).toHaveTextContent('1 exercise found'));
  });
});

describe('without results', () => {
  test('the filters can be cleared', async () => {
    const { router } = await showList([], { path: '/exercises?difficulty=advanced' });
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(screen.getByLabelText('Difficulty')).toHaveFocus();
    await settle();
    expect(router.state.location).toMatchObject({ pathname: '/exercises', search: '' });
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('All');
  });

  test.each([
    ['a member can write even so', false, 'Write Story', '/stories/new', 'Create Exercise'],
    ['staff can create the first', true, 'Create Exercise', '/exercises/new', 'Write Story'],
  ])('%s', async (_who, isStaff, name, href, other) => {
    await showList([], { isStaff });
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: other })).toBeNull();
  });
});

test('the next page follows', async () => {
  await showList([buildExercise()], { next: 'after exercise_1' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('exercises')).toMatchObject({ count: 20, cursor: 'after exercise_1' });
  await answer(exercisesList([buildExercise({ id: 'exercise_2', title: 'Rain' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('the tips stay folded on this device until they are unfolded', async () => {
  const tips = () => screen.getByText(/^Set the timer/).closest('details') as HTMLDetailsElement;
  const fold = async (isOpen: boolean) => {
    // jsdom does not fire toggle events.
    await act(async () => {
      tips().open = isOpen;
      fireEvent(tips(), new Event('toggle'));
    });
    cleanup();
    await showList([]);
  };
  await showList([]);
  expect(tips()).toHaveAttribute('open');
  await fold(false);
  expect(tips()).not.toHaveAttribute('open');
  await fold(true);
  expect(tips()).toHaveAttribute('open');
});

test('a list that fails does so in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showScreen('/exercises?category=plot');
  await refuse('exercises', { code: 'INTERNAL_SERVER_ERROR', message: 'That went wrong.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Writing Exercises' })).toBeInTheDocument();
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Plot');
  expect(screen.getByRole('alert')).toHaveTextContent('That went wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer(exercisesList([buildExercise()]));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(card().getByText('Flash fiction')).toBeInTheDocument();
});
