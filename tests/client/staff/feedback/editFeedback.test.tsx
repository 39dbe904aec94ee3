import { screen, waitFor, within } from '@testing-library/react';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { field, fill, press } from '../../support/formFields';
import { toasts } from '../../support/toasts';
import { buildFeedback, showScreen } from './feedbackScreens';

beforeEach(() => localStorage.clear());

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
  });

  async function show(overrides: Record<string, unknown> = {}) {
    const view = await showScreen('/feedback/feedback_1/edit');
    await answer({ feedback: buildFeedback({ viewerCanEdit: true, ...overrides }) });
    return view;
  }

  test('is prefilled, and searches nothing similar', async () => {
    await show();
    expect(field('Title')).toHaveValue('A darker theme');
    expect(field('Description')).toHaveValue('For late evenings.\nEyes tire.');
    expect(field('Priority')).toHaveValue('HIGH');
    expect(screen.getByRole('radio', { name: /^Feature Request/ })).toBeChecked();
    expect(screen.queryByText(/^Is it one of these/)).toBeNull();
  });

  test('sends the changed fields, and goes back to the page', async () => {
    const { router } = await show({ priority: null });
    expect(field('Priority')).toHaveDisplayValue('Not set');
    fill('Title', 'A much darker theme');
    await press('Update Feedback');
    expect(variablesOf('updateFeedback')).toEqual({
      input: { id: 'feedback_1', title: 'A much darker theme', baseUpdatedAt: seen },
    });
    await answer({ updateFeedback: { feedback: buildFeedback({ title: 'A much darker theme' }) } });
    expect(router.state.location.pathname).toBe('/feedback/feedback_1');
  });
});
