import { screen, waitFor, within } from '@testing-library/react';
import { answer, pending, refuse, variablesOf } from '../story/renderScreens';
import { field, fill, press } from '../support/formFields';
import { toasts } from '../support/toasts';
import { buildFeedback, showScreen } from './feedbackScreens';

beforeEach(() => localStorage.clear());

const card = (name: RegExp) => screen.getByRole('radio', { name });

describe('editing', () => {
  const seen = '2026-03-02T19:00:00.000Z';
  const later = '2026-03-02T19:05:00.000Z';
  const save = 'updateFeedback';
  const { title, description, category, priority } = buildFeedback();
  const copy = (changes: object) => ({
    title,
    description,
    category,
    priority,
    updatedAt: later,
    ...changes,
  });

  describe('a concurrent change by somebody else', () => {
    const question = () => screen.queryByRole('alertdialog', { name: 'Someone else changed this feedback' });
    async function ask() {
      const view = await show();
      fill('Title', 'Mine');
      await press('Update Feedback');
      await refuse(save, {
        code: 'CONFLICT',
        message: 'no',
        extensions: { feedback: copy({ title: 'Theirs', priority: 'LOW' }) },
      });
      await waitFor(() => expect(question()).toBeInTheDocument());
      return view;
    }

    test('is shown beside what was typed, without an error, and replaced by it if that is chosen', async () => {
      const { router } = await ask();
      const shown = within(question() as HTMLElement);
      expect(shown.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Title',
        'Priority',
      ]);
      expect(shown.getAllByRole('definition').map((text) => text.textContent)).toEqual([
        'Theirs',
        'Mine',
        'Low',
      ]);
      expect(toasts()).toEqual([]);
      expect(localStorage.getItem('kept:user_ann:feedback_1')).toBe('{"title":"Mine"}');
      await press('Save mine');
      expect(variablesOf(save)).toEqual({
        input: { id: 'feedback_1', title: 'Mine', baseUpdatedAt: later },
      });
      await answer({ updateFeedback: { feedback: buildFeedback({ title: 'Mine' }) } });
      await waitFor(() => expect(router.state.location.pathname).toBe('/feedback/feedback_1'));
      expect(toasts()).toEqual(['Feedback updated successfully!']);
      expect(Object.keys(localStorage)).toEqual([]);
    });

    test('is kept, if that is chosen', async () => {
      const { router } = await ask();
      await press('Keep theirs');
      await waitFor(() => expect(router.state.location.pathname).toBe('/feedback/feedback_1'));
      expect(pending(save)).toHaveLength(0);
      expect(Object.keys(localStorage)).toEqual([]);
    });

    test('is no question if the form does not have the field', async () => {
      await show();
      fill('Title', 'Mine');
      await press('Update Feedback');
      await refuse(save, {
        code: 'CONFLICT',
        message: 'no',
        extensions: { feedback: copy({ status: 'ACCEPTED' }) },
      });
      await waitFor(() => expect(pending(save)).toHaveLength(1));
      expect(variablesOf(save).input).toEqual({ id: 'feedback_1', title: 'Mine', baseUpdatedAt: later });
      expect(question()).toBeNull();
    });
  });

  async function show(overrides: Record<string, unknown> = {}) {
    const view = await showScreen('/feedback/feedback_1/edit');
    await answer({ feedback: buildFeedback({ viewerCanEdit: true, ...overrides }) });
    return view;
  }

  test('is prefilled, and searches nothing similar', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Feedback' })).toBeInTheDocument();
    expect(field('Title')).toHaveValue('A darker theme');
    expect(field('Description')).toHaveValue('For late evenings.\nEyes tire.');
    expect(field('Priority')).toHaveValue('HIGH');
    expect(card(/^Feature Request/)).toBeChecked();
    expect(screen.queryByText(/^Is it one of these/)).toBeNull();
  });

  test('sends the changed fields, and goes back to the page', async () => {
    const { router } = await show();
    fill('Title', 'A much darker theme');
    await press('Update Feedback');
    expect(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled();
    expect(variablesOf('updateFeedback')).toEqual({
      input: { id: 'feedback_1', title: 'A much darker theme', baseUpdatedAt: seen },
    });
    await answer({
      updateFeedback: { feedback: buildFeedback({ title: 'A much darker theme' }) },
    });
    expect(router.state.location.pathname).toBe('/feedback/feedback_1');
    expect(toasts()).toEqual(['Feedback updated successfully!']);
  });

  test('that fails keeps what was typed', async () => {
    const { router } = await show();
    fill('Description', 'Another description.');
    await press('Update Feedback');
    await refuse('updateFeedback', { code: 'NETWORK', message: 'no' });
    expect(toasts()).toEqual(['Failed to update feedback']);
    expect(field('Description')).toHaveValue('Another description.');
    expect(router.state.location.pathname).toBe('/feedback/feedback_1/edit');
  });

  test('deleted feedback can’t be saved any more, and what was typed can be copied', async () => {
    await show();
    fill('Description', 'Another description.');
    await press('Update Feedback');
    await refuse('updateFeedback', { code: 'NOT_FOUND', message: 'no' });
    const save = screen.getByRole('button', { name: 'Update Feedback' });
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(
      'This feedback was deleted meanwhile. What you typed is still here to copy.',
    );
    expect(field('Description')).toHaveValue('Another description.');
  });

  test('a priority that was never set stays unset by default', async () => {
    await show({ priority: null });
    expect(field('Priority')).toHaveDisplayValue('Not set');
    fill('Title', 'Other');
    await press('Update Feedback');
    expect(variablesOf('updateFeedback').input).toEqual({
      id: 'feedback_1',
      title: 'Other',
      baseUpdatedAt: seen,
    });
  });

  test('after a reload merges what was typed with the server’s newest copy, and asks about conflicts', async () => {
    const { unmount } = await show();
    fill('Title', 'A much darker theme');
    unmount();
    const newest = { title: 'Theirs', description: 'Changed by an administrator.', updatedAt: later };
    const { router } = await show(newest);
    expect(field('Description')).toHaveValue('Changed by an administrator.');
    await press('Update Feedback');
    // The typed text is based on the older copy.
    expect(variablesOf(save).input).toEqual({
      id: 'feedback_1',
      title: 'A much darker theme',
      baseUpdatedAt: seen,
    });
    await refuse(save, { code: 'CONFLICT', message: 'no', extensions: { feedback: copy(newest) } });
    const question = await screen.findByRole('alertdialog', { name: 'Someone else changed this feedback' });
    expect(
      within(question)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Theirs', 'A much darker theme', 'Changed by an administrator.']);
    await press('Save mine');
    expect(variablesOf(save).input).toMatchObject({ title: 'A much darker theme', baseUpdatedAt: later });
    await answer({ updateFeedback: { feedback: buildFeedback({ title: 'A much darker theme' }) } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/feedback/feedback_1'));
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
