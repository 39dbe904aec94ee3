import { screen, waitFor, within } from '@testing-library/react';
import { buildSession, showScreen as showSession } from '../sessions/session/sessionScreens';
import { buildFeedback, showScreen as showFeedback } from '../staff/feedback/feedbackScreens';
import { answer, pending, refuse, variablesOf } from '../stories/story/renderScreens';
import { field, fill, press } from '../support/formFields';
import { buildExercise, showScreen as showExercise } from '../writing/exercise/exerciseScreens';

beforeEach(() => localStorage.clear());

const seen = '2026-03-02T19:00:00.000Z';
const later = '2026-03-02T19:05:00.000Z';
const latest = '2026-03-02T19:10:00.000Z';

const question = () => screen.queryByRole('alertdialog', { name: /^Someone else changed this/ });
const asked = async () => within(await screen.findByRole('alertdialog', { name: /^Someone else changed/ }));
type Asked = Awaited<ReturnType<typeof asked>>;
const shownIn = (dialog: Asked) =>
  dialog
    .getAllByRole('definition')
    .map((shown) => `${shown.previousSibling?.textContent}: ${shown.textContent}`);

const toTags = (names: string[]) => names.map((name) => ({ __typename: 'Tag', id: `tag_${name}`, name }));

describe.each([
  {
    kind: 'feedback',
    save: 'updateFeedback',
    submit: 'Update Feedback',
    show: async () => {
      await showFeedback('/feedback/feedback_1/edit');
      await answer({ feedback: buildFeedback({ viewerCanEdit: true }) });
    },
    saved: (changes: object) => buildFeedback({ updatedAt: later, ...changes }),
  },
  {
    kind: 'exercise',
    save: 'updateExercise',
    submit: 'Save Changes',
    show: async () => {
      await showExercise('/exercises/exercise_1/edit');
      await answer({ exercise: buildExercise({ viewerCanEdit: true }) });
    },
    saved: (changes: object) => buildExercise({ updatedAt: later, ...changes }),
  },
  {
    kind: 'session',
    save: 'updateSession',
    submit: 'Save Changes',
    show: async () => {
      await showSession('/sessions/session_1/edit', true);
      await answer({ session: buildSession(), info: { extraFields: [] } });
    },
    saved: (changes: object) => buildSession({ updatedAt: later, ...changes }),
  },
])('a change to $kind whose answer was lost', ({ kind, save, submit, show, saved }) => {
  const saveLost = async (title: string) => {
    fill('Title', title);
    await press(submit);
    await refuse(save, { code: 'NETWORK', message: 'no' });
  };

  const sent = () => variablesOf(save).input;
  /** The server has, or now saves, what got no answer. */
  const answerRepeated = async (changes: object) => {
    await waitFor(() => expect(pending(save)).toHaveLength(1));
    await answer({ [save]: { [kind]: saved(changes) } });
    await waitFor(() => expect(pending(save)).toHaveLength(1));
  };

  test('is sent again first, so that it is known what the server has', async () => {
    await show();
    fill('Description', 'Twice as long as it was before. ');
    await saveLost(' First ');
    fill('Title', 'Second');
    await press(submit);
    expect(sent()).toMatchObject({ title: 'First', description: 'Twice as long as it was before.' });
    await answerRepeated({ title: 'First', description: 'Twice as long as it was before.' });
    expect(sent()).toEqual({ id: `${kind}_1`, title: 'Second', baseUpdatedAt: later });
    expect(question()).toBeNull();
  });

  // The rest they share.
  if (kind !== 'feedback') return;

  test('is undone if the form is changed back', async () => {
    const { title } = saved({});
    await show();
    await saveLost('First');
    fill('Title', title);
    await press(submit);
    await answerRepeated({ title: 'First' });
    expect(sent()).toEqual({ id: `${kind}_1`, title, baseUpdatedAt: later });
  });

  test.each(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'RATE_LIMITED', 'UNAUTHENTICATED'] as const)(
    'two times, the second by %s, is sent a third time, and not before the member saves again',
    async (code) => {
      await show();
      fill('Title', 'First');
      await press(submit);
      await refuse(save, { code: 'SERVICE_UNAVAILABLE', message: 'no' });
      fill('Title', 'Second');
      await press(submit);
      expect(sent().title).toBe('First');
      await refuse(save, { code, message: 'no' });
      expect(pending(save)).toHaveLength(0);
      await press(submit);
      expect(sent()).toEqual({ id: `${kind}_1`, title: 'First', baseUpdatedAt: seen });
      await answerRepeated({ title: 'First' });
      expect(sent()).toEqual({ id: `${kind}_1`, title: 'Second', baseUpdatedAt: later });
      expect(question()).toBeNull();
    },
  );

  test('is excluded from the question about somebody else’s change since', async () => {
    await show();
    await saveLost('First');
    fill('Title', 'Second');
    await press(submit);
    await answer({ [save]: { [kind]: saved({ title: 'First', description: 'Theirs, and long enough.' }) } });
    expect(shownIn(await asked())).toEqual(['Theirs: Theirs, and long enough.']);
    await press('Save mine');
    expect(sent()).toEqual({ id: `${kind}_1`, title: 'Second', baseUpdatedAt: later });
  });

  test('and is refused when it is sent again, gives way to what the form has now', async () => {
    await show();
    await saveLost('First');
    fill('Title', 'Second');
    await press(submit);
    await refuse(save, { code: 'BAD_USER_INPUT', message: 'no', fields: { title: 'Not First' } });
    await waitFor(() => expect(pending(save)).toHaveLength(1));
    expect(sent()).toEqual({ id: `${kind}_1`, title: 'Second', baseUpdatedAt: seen });
  });
});

describe('after a reload', () => {
  const save = 'updateFeedback';
  const typed = 'A much darker theme';
  const baseOf = () => variablesOf(save).input.baseUpdatedAt;
  const send = () => press('Update Feedback');
  const lose = () => refuse(save, { code: 'NETWORK', message: 'no' });
  const saveLost = async () => {
    fill('Title', typed);
    await send();
    await lose();
  };
  const conflict = (changes: Record<string, unknown>) =>
    refuse(save, { code: 'CONFLICT', message: 'no', extensions: { feedback: buildFeedback(changes) } });
  async function show(changes: Record<string, unknown> = {}) {
    const view = await showFeedback('/feedback/feedback_1/edit');
    await answer({ feedback: buildFeedback({ viewerCanEdit: true, ...changes }) });
    return view;
  }
  /** The form with an unsaved title restored, on the server's newer copy. */
  async function showRestored(changes: Record<string, unknown>, title = typed) {
    const { unmount } = await show();
    fill('Title', title);
    unmount();
    await show(changes);
    await screen.findByText('Your unsaved changes have been restored.');
  }

  test('a saved change whose response was lost is the new base', async () => {
    const { unmount } = await show();
    await saveLost();
    unmount();
    await show({ title: typed, updatedAt: later });
    expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull();
    fill('Title', 'The darkest theme');
    await send();
    expect(baseOf()).toBe(later);
  });

  test('a change that was saved late is still recognised as the member’s own', async () => {
    const { unmount } = await show();
    await saveLost();
    unmount();
    await show();
    fill('Title', 'The darkest theme');
    await send();
    await answer({ updateFeedback: { feedback: buildFeedback({ title: typed, updatedAt: later }) } });
    await waitFor(() => expect(baseOf()).toBe(later));
    expect(question()).toBeNull();
  });

  test('a choice made over somebody else’s change is not asked again', async () => {
    const { unmount } = await show();
    fill('Title', typed);
    await send();
    await conflict({ title: 'Theirs', updatedAt: later });
    await asked();
    await press('Save mine');
    await lose();
    unmount();
    await show({ title: 'Theirs', updatedAt: later });
    await send();
    expect(baseOf()).toBe(later);
  });

  test('a text that the member did not change is marked neither as theirs nor as the member’s', async () => {
    await showRestored({ description: 'Changed by an administrator.', updatedAt: later });
    await send();
    await conflict({ description: 'Changed again by an administrator.', updatedAt: latest });
    expect(shownIn(await asked())).toEqual(['Theirs: Changed again by an administrator.']);
  });

  test('if the base of the text is unknown, it is still shown beside theirs', async () => {
    localStorage.setItem('kept:user_ann:feedback_1', JSON.stringify({ title: typed }));
    await show({ title: 'Theirs', updatedAt: later });
    await send();
    expect(baseOf()).toBe(later);
    await conflict({ title: 'Theirs again', updatedAt: latest });
    expect(shownIn(await asked())).toEqual(['Theirs: Theirs again', `Yours: ${typed}`]);
  });

  test('starting over uses the conflicting copy, if there was one', async () => {
    await showRestored({ title: 'Theirs', updatedAt: later });
    await send();
    await conflict({ title: 'Theirs again', updatedAt: latest });
    await asked();
    await press('Keep editing');
    await waitFor(() => expect(question()).toBeNull());
    await press('Start over');
    expect(field('Title')).toHaveValue('Theirs again');
    fill('Description', 'Mine, and long enough.');
    await send();
    expect(variablesOf(save).input).toEqual({
      id: 'feedback_1',
      description: 'Mine, and long enough.',
      baseUpdatedAt: latest,
    });
  });

  test('starting over that is undone asks about their change as before', async () => {
    await showRestored({ title: 'Theirs', updatedAt: later });
    await press('Start over');
    expect(field('Title')).toHaveValue('Theirs');
    await press('Bring it back');
    expect(field('Title')).toHaveValue(typed);
    await send();
    expect(baseOf()).toBe(seen);
  });

  test('equal tags in a new list are no change', async () => {
    const tags = { chosen: ['sea'], entry: '' };
    localStorage.setItem('kept:user_ann:exercise:exercise_1', JSON.stringify({ tags }));
    const { router } = await showExercise('/exercises/exercise_1/edit');
    await answer({
      exercise: buildExercise({ viewerCanEdit: true, tags: toTags(['sea']) }),
    });
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await press('Cancel');
    await waitFor(() => expect(router.state.location.pathname).toBe('/exercises/exercise_1'));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
  });
});
