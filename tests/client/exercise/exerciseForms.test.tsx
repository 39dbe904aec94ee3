import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../story/renderScreens';
import { buildExercise, showScreen } from './exerciseScreens';

beforeEach(() => localStorage.clear());

const field = (label: string) => screen.getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);

const show = (isStaff = true) => showScreen('/exercises/new', isStaff);

const choose = (label: string, words: string) => userEvent.selectOptions(field(label), words);
function enterTag(name: string, key = 'Enter') {
  fill('Tags', name);
  fireEvent.keyDown(field('Tags'), { key });
}

async function fillIn() {
  fill('Title', '  Rain  ');
  fill('Description', 'Let it rain.');
  fill('Objective', 'Weather.');
  fill('Prompt', 'It began at noon.');
  fill('Time limit in minutes', '45');
  await choose('Difficulty', 'Advanced');
  await choose('Category', 'Setting');
  await userEvent.click(field('Template'));
  enterTag('Sea');
  enterTag('rain', ',');
}

describe('creating', () => {
  test('is for instructors and administrators', async () => {
    await show(false);
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
    expect(
      screen.getByText('Only instructors and administrators can create writing exercises.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Exercises' })).toHaveAttribute('href', '/exercises');
    expect(screen.queryByRole('link', { name: 'Start Exercise' })).toBeNull();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  test('starts with the default values', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Create Exercise' })).toBeInTheDocument();
    expect(field('Time limit in minutes')).toHaveValue(30);
    expect(field('Time limit in minutes')).toHaveAttribute('min', '5');
    expect(field('Time limit in minutes')).toHaveAttribute('max', '240');
    expect(field('Time limit in minutes')).toHaveAttribute('step', '5');
    expect(field('Difficulty')).toHaveDisplayValue('Beginner');
    expect(field('Category')).toHaveDisplayValue('Character');
    expect(field('Template')).not.toBeChecked();
  });

  test('sends the typed values, including an unconfirmed tag, and opens the new exercise', async () => {
    const { router } = await show();
    await fillIn();
    fill('Tags', ' Glass ');
    await press('Create Exercise');
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    expect(field('Title')).toHaveAttribute('readonly');
    expect(variablesOf('useCreateExerciseMutation').input).toEqual({
      title: 'Rain',
      description: 'Let it rain.',
      objective: 'Weather.',
      prompt: 'It began at noon.',
      timeLimitMinutes: 45,
      difficulty: 'ADVANCED',
      category: 'SETTING',
      isTemplate: true,
      tags: ['sea', 'rain', 'glass'],
      localId: expect.any(String),
    });
    await answer('useCreateExerciseMutation', { createExercise: { exercise: { id: 'exercise_9' } } });
    expect(router.state.location.pathname).toBe('/exercises/exercise_9');
    expect(Object.keys(localStorage).filter((key) => key.includes('exercise'))).toEqual([]);
  });

  test('uses the column of all forms, and the page’s column for its preview', async () => {
    await show();
    const column = () => {
      const { parentElement } = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
      return getComputedStyle(parentElement as HTMLElement).maxWidth;
    };
    expect(column()).toMatch(/measure/);
    await press('Preview');
    expect(column()).toMatch(/content/);
  });

  test('Ctrl+S sends it like its button, and not twice during a request', async () => {
    await show();
    await fillIn();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(variablesOf('useCreateExerciseMutation').input).toMatchObject({ title: 'Rain' });
    // The shortcut is handled even so: otherwise the browser would save the page.
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(pending('useCreateExerciseMutation')).toHaveLength(1);
  });

  test('a time limit that is left empty is none', async () => {
    await show();
    await fillIn();
    fill('Time limit in minutes', '');
    await press('Create Exercise');
    expect(variablesOf('useCreateExerciseMutation').input).toMatchObject({ timeLimitMinutes: null });
  });

  test('shows missing fields before a request', async () => {
    await show();
    fill('Title', '   ');
    await press('Create Exercise');
    expect(field('Title')).toHaveAccessibleDescription('Title is required');
    expect(field('Title')).toHaveFocus();
    expect(field('Description')).toHaveAccessibleDescription(/^Description is required/);
    expect(pending('useCreateExerciseMutation')).toHaveLength(0);
    await userEvent.type(field('Title'), 'R');
    expect(field('Title')).toBeValid();
    expect(field('Description')).toBeInvalid();
  });

  test.each([
    ['Title', 't'.repeat(201), /at most 200/],
    ['Description', 'd'.repeat(5001), /at most 5,000/],
    ['Objective', 'o'.repeat(5001), /at most 5,000/],
    ['Prompt', 'p'.repeat(5001), /at most 5,000/],
    ['Time limit in minutes', '4', /5 to 240/],
    ['Time limit in minutes', '7', /steps of 5/],
    ['Time limit in minutes', '245', /5 to 240/],
    ['Tags', 'a_b', /letters/],
  ])('%s can’t be %s', async (label, value, message) => {
    await show();
    await fillIn();
    fill(label, value);
    await press('Create Exercise');
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(pending('useCreateExerciseMutation')).toHaveLength(0);
  });

  test('accepts at most ten tags, with a message', async () => {
    await show();
    for (let number = 1; number <= 10; number += 1) enterTag(`tag${number}`);
    expect(tags()).toHaveLength(10);
    expect(field('Tags')).toHaveAccessibleDescription('That’s 10 tags, the most an exercise can have.');
    enterTag('more');
    expect(field('Tags')).toHaveAccessibleDescription('An exercise can have at most 10 tags');
    expect(tags()).toHaveLength(10);
  });

  test('shows the server’s errors at their fields', async () => {
    const { router } = await show();
    await fillIn();
    await press('Create Exercise');
    await refuse('useCreateExerciseMutation', {
      code: 'BAD_USER_INPUT',
      message: 'No',
      fields: { objective: 'Objective must be kinder' },
    });
    expect(field('Objective')).toHaveAccessibleDescription(/^Objective must be kinder/);
    expect(field('Objective')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/exercises/new');
  });

  test('a failure keeps the form as typed, and never shows success', async () => {
    const { router } = await show();
    await fillIn();
    await press('Create Exercise');
    await refuse('useCreateExerciseMutation', { code: 'NETWORK', message: 'no' });
    expect(router.state.location.pathname).toBe('/exercises/new');
    expect(field('Description')).toHaveValue('Let it rain.');
    expect(screen.getByRole('button', { name: 'Create Exercise' })).toBeEnabled();
    expect(screen.getByText('Not saved. What you typed is still here.')).toBeInTheDocument();
  });

  test('Cancel asks if something was typed; when confirmed, it is deleted', async () => {
    const first = await show();
    await userEvent.type(field('Title'), 'R');
    await press('Cancel');
    await screen.findByText('Leave without saving? Your changes will be lost.');
    expect(first.router.state.location.pathname).toBe('/exercises/new');
    await press('Leave');
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/exercises'));
    first.unmount();
    await show();
    expect(field('Title')).toHaveValue('');
  });

  test('a reload restores everything typed, and can be started over', async () => {
    const first = await show();
    await fillIn();
    fill('Tags', 'gla');
    first.unmount();
    await show();
    expect(screen.getByText(/^What you typed before has been restored/)).toBeInTheDocument();
    expect(field('Description')).toHaveValue('Let it rain.');
    expect(field('Category')).toHaveDisplayValue('Setting');
    expect(field('Template')).toBeChecked();
    expect(field('Tags')).toHaveValue('gla');
    expect(tags()).toEqual(['Remove sea', 'Remove rain']);
    await press('Start over');
    expect(field('Title')).toHaveValue('');
    expect(tags()).toEqual([]);
    expect(screen.queryByText(/^What you typed before/)).toBeNull();
  });
});

describe('the preview', () => {
  const preview = () => screen.queryByRole('region', { name: 'Preview' });

  test('shows the exercise as its page will, and leads back to the unchanged form', async () => {
    await show();
    await fillIn();
    await press('Preview');
    expect(field('Title')).not.toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Rain' })).toBeVisible();
    const shown = within(screen.getByRole('region', { name: 'Preview' }));
    for (const words of ['Let it rain.', 'Weather.', 'It began at noon.', 'Template Exercise', 'sea', 'Ann'])
      expect(shown.getByText(words)).toBeVisible();
    expect(shown.getAllByText('45 minutes')).toHaveLength(2);
    await press('Edit');
    expect(preview()).toBeNull();
    expect(field('Title')).toBeVisible();
    expect(field('Title')).toHaveValue('  Rain  ');
  });

  test('works by keyboard, and restores the focus of the field', async () => {
    await show();
    field('Objective').focus();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(preview()).toHaveFocus();
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(preview()).toBeNull();
    expect(field('Objective')).toHaveFocus();
  });

  test('of another’s exercise names its creator', async () => {
    await showScreen('/exercises/exercise_1/edit');
    await answer('EditExercisePageQuery', { exercise: buildExercise({ viewerCanEdit: true }) });
    await press('Preview');
    expect(screen.getByRole('link', { name: 'Ida Bell' })).toHaveAttribute('href', '/u/ida');
    expect(screen.queryByText('Ann')).toBeNull();
  });

  test('closes if there are errors', async () => {
    await show();
    await press('Preview');
    await press('Create Exercise');
    expect(preview()).toBeNull();
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('Title is required');
    await press('Preview');
    expect(preview()).toBeInTheDocument();
  });
});

describe('editing', () => {
  async function showEdit(overrides: Record<string, unknown> = {}) {
    const view = await showScreen('/exercises/exercise_1/edit');
    await answer('EditExercisePageQuery', {
      exercise: buildExercise({ viewerCanEdit: true, ...overrides }),
    });
    return view;
  }

  test('starts from the exercise', async () => {
    await showEdit({ isTemplate: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Exercise' })).toBeInTheDocument();
    expect(field('Title')).toHaveValue('A room without colours');
    expect(field('Description')).toHaveValue('Describe a room.\nName no colour.');
    expect(field('Objective')).toHaveValue('To see by other means.\nTo trust the noun.');
    expect(field('Prompt')).toHaveValue('The door had been left open.');
    expect(field('Time limit in minutes')).toHaveValue(90);
    expect(field('Difficulty')).toHaveDisplayValue('Intermediate');
    expect(field('Category')).toHaveDisplayValue('Flash fiction');
    expect(field('Template')).toBeChecked();
    expect(tags()).toEqual(['Remove sea']);
  });

  test('sends only changed fields, and goes back to the exercise', async () => {
    const { router } = await showEdit();
    fill('Prompt', 'The window, too.');
    fill('Time limit in minutes', '');
    await press('Remove sea');
    await press('Save Changes');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(variablesOf('useUpdateExerciseMutation').input).toEqual({
      id: 'exercise_1',
      prompt: 'The window, too.',
      // The server treats this as no time limit.
      timeLimitMinutes: 0,
      tags: [],
      baseUpdatedAt: '2026-03-02T19:00:00.000Z',
    });
    await answer('useUpdateExerciseMutation', {
      updateExercise: { exercise: buildExercise({ prompt: 'The window, too.' }) },
    });
    expect(router.state.location.pathname).toBe('/exercises/exercise_1');
  });

  test('changed back, there is nothing to send and no question', async () => {
    const { router } = await showEdit();
    await press('Remove sea');
    enterTag('sea');
    await press('Cancel');
    await settle();
    expect(router.state.location.pathname).toBe('/exercises/exercise_1');
  });

  test('text typed before a reload is merged with the server’s current copy', async () => {
    const first = await showEdit();
    fill('Title', 'A room without light');
    first.unmount();
    await showEdit({ description: 'Changed by someone else.' });
    expect(field('Title')).toHaveValue('A room without light');
    expect(field('Description')).toHaveValue('Changed by someone else.');
  });

  test('a concurrent change by somebody else is asked about', async () => {
    const { router } = await showEdit();
    fill('Title', 'Mine');
    await press('Save Changes');
    const { tags: _, ...copy } = buildExercise({ title: 'Theirs', timeLimitMinutes: null });
    await refuse('useUpdateExerciseMutation', {
      code: 'CONFLICT',
      message: 'no',
      extensions: { exercise: { ...copy, tags: ['sea', 'salt'], updatedAt: '2026-03-02T19:05:00.000Z' } },
    });
    const name = 'Someone else changed this exercise';
    const question = within(await screen.findByRole('alertdialog', { name }));
    expect(question.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Time limit',
      'Tags',
    ]);
    expect(question.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Theirs',
      'Mine',
      'No limit',
      'sea, salt',
    ]);
    await press('Save mine');
    expect(variablesOf('useUpdateExerciseMutation').input).toEqual({
      id: 'exercise_1',
      title: 'Mine',
      baseUpdatedAt: '2026-03-02T19:05:00.000Z',
    });
    await answer('useUpdateExerciseMutation', {
      updateExercise: { exercise: buildExercise({ title: 'Mine' }) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/exercises/exercise_1'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  });

  test('a failure keeps the form as it was typed', async () => {
    const { router } = await showEdit();
    fill('Title', 'Dark');
    await press('Save Changes');
    await refuse('useUpdateExerciseMutation', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    expect(router.state.location.pathname).toBe('/exercises/exercise_1/edit');
    expect(field('Title')).toHaveValue('Dark');
    expect(screen.getByText('Not saved. What you typed is still here.')).toBeInTheDocument();
  });

  test('if it was deleted meanwhile, what was typed can still be read', async () => {
    const { router } = await showEdit();
    fill('Description', 'A long text.');
    await press('Save Changes');
    await refuse('useUpdateExerciseMutation', { code: 'NOT_FOUND', message: 'Exercise not found' });
    expect(screen.getByRole('heading', { name: 'This exercise was deleted' })).toHaveFocus();
    expect(field('Description')).toHaveValue('A long text.');
    await userEvent.click(screen.getByRole('link', { name: 'View Exercises' }));
    await settle();
    expect(router.state.location.pathname).toBe('/exercises');
  });

  test('is for its creator and administrators', async () => {
    await showEdit({ viewerCanEdit: false });
    expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
    expect(
      screen.getByText("You can only edit exercises that you created, or if you're an administrator."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Exercise' })).toHaveAttribute(
      'href',
      '/exercises/exercise_1',
    );
  });

  test('a missing exercise', async () => {
    await showScreen('/exercises/exercise_1/edit');
    await answer('EditExercisePageQuery', { exercise: null });
    expect(screen.getByRole('heading', { name: 'Exercise not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Exercises' })).toBeInTheDocument();
  });

  test('a failed load goes to the list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { router } = await showScreen('/exercises/exercise_1/edit');
    await refuse('EditExercisePageQuery', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/exercises'));
    jest.restoreAllMocks();
  });
});
