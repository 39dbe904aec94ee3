import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, settle, variablesOf } from '../../stories/story/renderScreens';
import { field, fill, press } from '../../support/formFields';
import { computeStyles } from '../../support/styles';
import { buildExercise, enterTag, fillInExercise, showScreen } from './exerciseScreens';

beforeEach(() => localStorage.clear());

const tags = () => screen.queryAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);

const show = () => showScreen('/exercises/new', true);

describe('creating', () => {
  test('sends the typed values, including an unconfirmed tag, and opens the new exercise', async () => {
    const { router } = await show();
    await fillInExercise();
    fill('Tags', ' Glass ');
    await press('Create Exercise');
    expect(field('Title')).toHaveAttribute('readonly');
    expect(variablesOf('createExercise').input).toEqual({
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
    await answer({ createExercise: { exercise: { id: 'exercise_9' } } });
    expect(router.state.location.pathname).toBe('/exercises/exercise_9');
    expect(Object.keys(localStorage).filter((key) => key.includes('exercise'))).toEqual([]);
  });

  test('Ctrl+S sends it like its button, and not twice during a request', async () => {
    await show();
    await fillInExercise();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(variablesOf('createExercise').input).toMatchObject({ title: 'Rain' });
    // The shortcut is handled even so: otherwise the browser would save the page.
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(pending('createExercise')).toHaveLength(1);
  });

  test('counts characters as the server does', async () => {
    await show();
    await fillInExercise();
    fill('Title', '\u200b');
    await press('Create Exercise');
    expect(field('Title')).toHaveAccessibleDescription('Title is required');
    fill('Title', '🌙'.repeat(201));
    expect(field('Title')).toHaveAccessibleDescription('Title must be at most 200 characters');
    fill('Title', ` ${'🌙'.repeat(200)} `);
    await press('Create Exercise');
    expect(variablesOf('createExercise').input).toMatchObject({ title: '🌙'.repeat(200) });
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

  test('a reload restores everything typed, and can be started over', async () => {
    const first = await show();
    await fillInExercise();
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
    computeStyles();
    await show();
    await fillInExercise();
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
    await answer({ exercise: buildExercise({ viewerCanEdit: true }) });
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
    await answer({
      exercise: buildExercise({ viewerCanEdit: true, ...overrides }),
    });
    return view;
  }

  test('starts from the exercise', async () => {
    await showEdit({ isTemplate: true });
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
    expect(variablesOf('updateExercise').input).toEqual({
      id: 'exercise_1',
      prompt: 'The window, too.',
      // The server treats this as no time limit.
      timeLimitMinutes: 0,
      tags: [],
      baseUpdatedAt: '2026-03-02T19:00:00.000Z',
    });
    await answer({
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
});
