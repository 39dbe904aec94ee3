import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exerciseOf } from '../../../../client/documents/model/exerciseState';
import { answer, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { ida } from '../../support/users';
import { buildExercise, showScreen } from './exerciseScreens';

beforeEach(() => localStorage.clear());

async function showExercise(overrides: Record<string, unknown> = {}, isStaff = false) {
  const view = await showScreen('/exercises/exercise_1', isStaff);
  await answer({ exercise: buildExercise(overrides) });
  return view;
}

const part = (name: string) => {
  const element = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!element) throw new Error(`${name} has no part of the page`);
  return element;
};
const paragraphs = (name: string) =>
  within(part(name))
    .getAllByText((_text, element) => element?.tagName === 'P')
    .map(({ textContent }) => textContent);
const details = () => {
  const list = within(part('Details'));
  const terms = list.getAllByRole('term').map(({ textContent }) => textContent);
  const words = list.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(terms.map((term, index) => [term, words[index]]));
};

test('shows all of the exercise', async () => {
  await showExercise({ isTemplate: true });
  expect(document.title).toBe('A room without colours · Monday Writers');
  expect(screen.getByText('Template')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
  expect(screen.getByText((_text, element) => element?.tagName === 'TIME')).toHaveTextContent('2026');
  expect(paragraphs('Description')).toEqual(['Describe a room.', 'Name no colour.']);
  expect(paragraphs('Objective')).toEqual(['To see by other means.', 'To trust the noun.']);
  expect(paragraphs('Prompt')).toEqual(['The door had been left open.']);
  expect(within(part('Tags')).getByText('sea')).toBeInTheDocument();
  expect(details()).toMatchObject({ 'Time limit': '1 hour 30 minutes', Category: 'Flash fiction' });
});

test('omits empty parts', async () => {
  await showExercise({
    objective: '',
    prompt: '',
    tags: [],
    timeLimitMinutes: null,
    creator: { ...ida, isDeleted: true, name: 'Deleted member' },
  });
  expect(screen.queryByRole('heading', { name: /Objective|Prompt|Tags/ })).toBeNull();
  expect(screen.queryByText('Template')).toBeNull();
  expect(details()).toMatchObject({ 'Time limit': 'No time limit', Type: 'Community Exercise' });
  expect(screen.getByText('Unknown')).toBeInTheDocument();
});

test('Start Exercise opens a new story with the exercise, and shows that it starts meanwhile', async () => {
  const { router } = await showExercise();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const navigate = jest.spyOn(router, 'navigate').mockImplementation(() => arrival);
  await userEvent.click(screen.getByRole('button', { name: 'Start Exercise' }));
  expect(screen.getByRole('button', { name: 'Starting...' })).toBeDisabled();
  arrive();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start Exercise' })).toBeEnabled());
  navigate.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Start Exercise' }));
  await settle();
  expect(router.state.location.pathname).toBe('/stories/new');
  expect(router.state.location.state).toMatchObject({
    exerciseId: 'exercise_1',
    exerciseTitle: 'A room without colours',
    exercisePrompt: 'The door had been left open.',
    exerciseTimeLimit: 90,
  });
  expect(exerciseOf(router.state.location.state)).not.toBeNull();
});

describe('Duplicate', () => {
  const duplicate = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Duplicate' }));
    await settle();
  };

  test('prefills the form, and creates another exercise that is no template', async () => {
    await showExercise({ isTemplate: true }, true);
    await duplicate();
    expect(screen.getByLabelText('Title')).toHaveValue('A room without colours (Copy)');
    expect(screen.getByLabelText('Template')).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Create Exercise' }));
    expect(variablesOf('createExercise').input).toEqual({
      title: 'A room without colours (Copy)',
      description: 'Describe a room.\nName no colour.',
      objective: 'To see by other means.\nTo trust the noun.',
      prompt: 'The door had been left open.',
      timeLimitMinutes: 90,
      difficulty: 'INTERMEDIATE',
      category: 'FLASH_FICTION',
      isTemplate: false,
      tags: ['sea'],
      localId: expect.any(String),
    });
  });

  test('can be left without a question if nothing was typed', async () => {
    const { router } = await showExercise({}, true);
    await duplicate();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    expect(router.state.location.pathname).toBe('/exercises/exercise_1');
  });

  test('keeps a title within its limit', async () => {
    await showExercise({ title: 't'.repeat(200) }, true);
    await duplicate();
    expect(screen.getByLabelText('Title')).toHaveValue(`${'t'.repeat(193)} (Copy)`);
  });

  test('is offered to all; a member who may not create gets a message, and can start it instead', async () => {
    const { router } = await showExercise();
    await duplicate();
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Start Exercise' }));
    await settle();
    expect(router.state.location.pathname).toBe('/stories/new');
    expect(router.state.location.state).toMatchObject({ exerciseId: 'exercise_1', exerciseTimeLimit: 90 });
  });
});

describe('an exercise’s owner and administrators', () => {
  test('see Edit and Delete, others don’t', async () => {
    const { unmount } = await showExercise();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    unmount();
    await showExercise({ viewerCanEdit: true, viewerCanDelete: true });
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/exercises/exercise_1/edit');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
  });

  async function askToDelete() {
    const view = await showExercise({ viewerCanDelete: true });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Are you sure you want to delete this exercise? This action cannot be undone.'),
    ).toBeInTheDocument();
    return { ...view, dialog };
  }

  test('can delete it after a question, and then see the list', async () => {
    const { router, dialog } = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(variablesOf('deleteExercise').input).toEqual({ id: 'exercise_1' });
    await answer({ deleteExercise: { deletedExerciseId: 'exercise_1' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/exercises'));
    expect(screen.queryByText('Exercise not found')).toBeNull();
  });

  test('still see it if the deletion failed', async () => {
    const { dialog } = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await refuse('deleteExercise', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'A room without colours' })).toBeInTheDocument();
  });
});
