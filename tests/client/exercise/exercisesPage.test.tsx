import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../story/renderScreens';
import { watchNewRegions } from '../support/newRegions';
import { buildCreator, buildExercise, exercisesList, showScreen } from './exerciseScreens';

beforeEach(() => localStorage.clear());

type Exercises = Parameters<typeof exercisesList>[0];

async function showList(exercises: Exercises, { path = '/exercises', isStaff = false, next = '' } = {}) {
  const view = await showScreen(path, isStaff);
  await answer(exercisesList(exercises, next || null));
  return view;
}

const card = () => within(screen.getByRole('article'));
const choose = (label: string, words: string) => userEvent.selectOptions(screen.getByLabelText(label), words);
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a card shows what a writer needs to choose', async () => {
  await showList([buildExercise({ isTemplate: true })]);
  expect(card().getByRole('link', { name: 'A room without colours' })).toHaveAttribute(
    'href',
    '/exercises/exercise_1',
  );
  expect(card().getByText('Describe a room. Name no colour.')).toBeInTheDocument();
  expect(card().getByText(/To see by other means\./)).toBeInTheDocument();
  expect(card().getByText('1 hour 30 minutes')).toBeInTheDocument();
  expect(card().getByText('Intermediate')).toBeInTheDocument();
  expect(card().getByText('Flash fiction')).toBeInTheDocument();
  expect(card().getByText('Template')).toBeInTheDocument();
  expect(card().getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  expect(card().getByText((_text, element) => element?.tagName === 'TIME')).toHaveAttribute(
    'datetime',
    '2026-03-02T19:00:00.000Z',
  );
  expect(card().getByRole('link', { name: 'Try Exercise: A room without colours' })).toHaveAttribute(
    'href',
    '/exercises/exercise_1',
  );
});

test.each([
  [150, `${'word '.repeat(29)}words`, `${'word '.repeat(29)}words`],
  [151, `${'word '.repeat(29)}wordsX`, `${'word '.repeat(29).trim()}...`],
])('a description of %d characters reads whole, or cut at 150', async (length, description, shown) => {
  expect(description).toHaveLength(length);
  await showList([buildExercise({ description })]);
  expect(card().getByText(shown)).toBeInTheDocument();
});

test.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [240, '4 hours'],
  [null, 'No time limit'],
])('a time limit of %p reads %s', async (timeLimitMinutes, words) => {
  await showList([buildExercise({ timeLimitMinutes })]);
  expect(card().getByText(words)).toBeInTheDocument();
});

test('an exercise whose creator was deleted has an unknown creator', async () => {
  await showList([buildExercise({ creator: buildCreator({ isDeleted: true, name: 'Deleted member' }) })]);
  expect(card().getByText('Unknown')).toBeInTheDocument();
  expect(card().queryByRole('link', { name: 'Deleted member' })).toBeNull();
});

describe('the filters', () => {
  test('offer all values that the group has', async () => {
    await showList([buildExercise()]);
    expect(options('Difficulty')).toEqual(['All', 'Beginner', 'Intermediate', 'Advanced']);
    expect(options('Category')).toEqual([
      'All',
      'Character',
      'Plot',
      'Setting',
      'Dialogue',
      'Description',
      'Poetry',
      'Flash fiction',
      'Creative nonfiction',
    ]);
  });

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

  test('tell screen readers how many were found', async () => {
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
    expect(screen.getByRole('heading', { name: 'No exercises found' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(screen.getByLabelText('Difficulty')).toHaveFocus();
    await settle();
    expect(router.state.location).toMatchObject({ pathname: '/exercises', search: '' });
    expect(screen.getByLabelText('Difficulty')).toHaveDisplayValue('All');
  });

  test('a member is told who creates them, and can write even so', async () => {
    await showList([]);
    expect(screen.getByRole('heading', { name: 'No exercises found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write Story' })).toHaveAttribute('href', '/stories/new');
    expect(screen.queryByRole('link', { name: 'Create Exercise' })).toBeNull();
  });

  test('staff can create the first', async () => {
    await showList([], { isStaff: true });
    for (const link of screen.getAllByRole('link', { name: 'Create Exercise' }))
      expect(link).toHaveAttribute('href', '/exercises/new');
    expect(screen.queryByRole('link', { name: 'Write Story' })).toBeNull();
  });
});

test('the next page follows, and a failure can be tried again', async () => {
  await showList([buildExercise()], { next: 'after exercise_1' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('exercises')).toMatchObject({ count: 20, cursor: 'after exercise_1' });
  await refuse('exercises', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('alert')).toHaveTextContent('The next exercises could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await answer(exercisesList([buildExercise({ id: 'exercise_2', title: 'Rain' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(pending('exercises')).toHaveLength(0);
});

test('the tips stay folded on this device until they are unfolded', async () => {
  const tips = () => screen.getByText(/^Set the timer/).closest('details');
  const fold = async (isOpen: boolean) => {
    const details = tips();
    if (!details) throw new Error('There are no tips');
    // jsdom does not fire toggle events.
    await act(async () => {
      details.open = isOpen;
      fireEvent(details, new Event('toggle'));
    });
  };
  const first = await showList([]);
  expect(screen.getByText('Writing tips')).toBeInTheDocument();
  expect(tips()).toHaveAttribute('open');
  await fold(false);
  first.unmount();
  const second = await showList([]);
  expect(tips()).not.toHaveAttribute('open');
  await fold(true);
  second.unmount();
  await showList([]);
  expect(tips()).toHaveAttribute('open');
});

test.each(['NETWORK', 'INTERNAL_SERVER_ERROR'] as const)(
  'a list that fails (%s) does so in its place',
  async (code) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await showScreen('/exercises?category=plot');
    await refuse('exercises', { code, message: 'That went wrong.' });
    expect(screen.getByRole('heading', { level: 1, name: 'Writing Exercises' })).toBeInTheDocument();
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Plot');
    expect(screen.getByRole('alert')).toHaveTextContent('That went wrong.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(exercisesList([buildExercise()]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(card().getByText('Flash fiction')).toBeInTheDocument();
  },
);
