import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../story/renderScreens';
import { field, fill, press } from '../support/formFields';
import { toasts } from '../support/toasts';
import { buildFeedback, fillInFeedback, showScreen } from './feedbackScreens';

beforeEach(() => localStorage.clear());

const card = (name: RegExp) => screen.getByRole('radio', { name });

describe('new feedback', () => {
  const show = () => showScreen('/feedback/new');
  const keptAs = 'kept:user_ann:feedback';
  const showKept = (typed: string) => {
    localStorage.setItem(keptAs, typed);
    return show();
  };

  test('is of one of four kinds, each with an explanation', async () => {
    await show();
    const cards = within(screen.getByRole('radiogroup', { name: 'Category' }));
    expect(cards.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Feature RequestSuggest a new feature or enhancement',
      "Bug ReportReport something that isn't working correctly",
      'ImprovementSuggest improvements to existing features',
      'OtherGeneral feedback or questions',
    ]);
    expect(card(/^Feature Request/)).toBeChecked();
    expect(field('Priority')).toHaveValue('LOW');
    expect(
      within(field('Priority'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Low', 'Medium', 'High', 'Critical']);
  });

  test('asks for what the kind needs', async () => {
    await show();
    const asked = new Set<string | null>();
    for (const name of [/^Feature/, /^Bug/, /^Improvement/, /^Other/]) {
      await userEvent.click(card(name));
      asked.add(field('Description').getAttribute('placeholder'));
    }
    expect(asked.size).toBe(4);
    expect(asked).not.toContain('');
  });

  test('is sent as typed, and opens its page', async () => {
    const { router } = await show();
    await userEvent.click(card(/^Bug Report/));
    fill('Title', '  The lamp flickers ');
    fill('Description', ' It does, each evening.\nSince Monday. ');
    fill('Priority', 'HIGH');
    await press('Submit Feedback');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    expect(field('Title')).toHaveAttribute('readonly');
    expect(variablesOf('useCreateFeedbackMutation')).toEqual({
      input: {
        category: 'BUG',
        title: 'The lamp flickers',
        description: 'It does, each evening.\nSince Monday.',
        priority: 'HIGH',
        localId: expect.any(String),
      },
    });
    await answer('useCreateFeedbackMutation', { createFeedback: { feedback: { id: 'feedback_7' } } });
    expect(router.state.location.pathname).toBe('/feedback/feedback_7');
    expect(toasts()).toEqual(['Feedback submitted successfully!']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is sent by Ctrl+S as well', async () => {
    await show();
    fill('Title', 'The lamp flickers');
    fill('Description', 'It does, each evening.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(variablesOf('useCreateFeedbackMutation').input).toMatchObject({ title: 'The lamp flickers' });
  });

  test('accepts texts exactly at the limits', async () => {
    await show();
    fill('Title', 't'.repeat(200));
    fill('Description', 'd'.repeat(2000));
    expect(screen.getByText('2000 / 2000')).toBeInTheDocument();
    await press('Submit Feedback');
    expect(pending('useCreateFeedbackMutation')).toHaveLength(1);
  });

  test('counts its characters, and announces the limit to screen readers', async () => {
    await show();
    expect(screen.getByText('0 / 2000')).toBeInTheDocument();
    fill('Description', 'd'.repeat(1899));
    expect(screen.queryByText(/characters? left/)).toBeNull();
    fill('Description', 'd'.repeat(1990));
    expect(screen.getByText('10 characters left')).toHaveAttribute('aria-live', 'polite');
    fill('Description', 'd'.repeat(2001));
    expect(screen.getByText('1 character too many')).toBeInTheDocument();
  });

  test('what the server finds wrong is said at its field', async () => {
    await show();
    fillInFeedback();
    await press('Submit Feedback');
    await refuse('useCreateFeedbackMutation', {
      code: 'BAD_USER_INPUT',
      message: 'no',
      fields: { category: 'Please select a category' },
    });
    expect(screen.getByText('Please select a category')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(card(/^Feature Request/)).toHaveFocus();
  });

  test('whose response was lost is sent again with the same id, also after a reload', async () => {
    const sentId = () => variablesOf('useCreateFeedbackMutation').input.localId;
    const send = async () => {
      await press('Submit Feedback');
      const localId = sentId();
      await refuse('useCreateFeedbackMutation', { code: 'NETWORK', message: 'no' });
      return localId;
    };
    const { unmount } = await show();
    fillInFeedback();
    const localId = await send();
    expect(await send()).toBe(localId);
    unmount();
    await show();
    expect(field('Title')).toHaveValue('A title');
    expect(await send()).toBe(localId);
    fill('Title', 'Another title');
    expect(await send()).not.toBe(localId);
  });

  test('that was restored is deleted from the device when it is sent or discarded', async () => {
    const typed = '{"title":"The lamp flickers","description":"It does, each evening."}';
    const { router, unmount } = await showKept(typed);
    await press('Submit Feedback');
    await answer('useCreateFeedbackMutation', { createFeedback: { feedback: buildFeedback() } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/feedback/feedback_1'));
    expect(Object.keys(localStorage)).toEqual([]);
    unmount();

    const again = await showKept(typed);
    await press('Cancel');
    await screen.findByText('Leave without sending? What you typed will be lost.');
    await press('Leave');
    await waitFor(() => expect(again.router.state.location.pathname).toBe('/feedback'));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('that was restored does not delete what another tab has typed since', async () => {
    await showKept('{"title":"The lamp flickers"}');
    localStorage.setItem(keptAs, '{"title":"Of another tab"}');
    await userEvent.tab();
    await press('Submit Feedback');
    expect(localStorage.getItem(keptAs)).toBe('{"title":"Of another tab"}');
  });

  test('is restored after a reload, until it is started over', async () => {
    const { unmount } = await show();
    await userEvent.click(card(/^Improvement/));
    fill('Description', 'Half a tho');
    unmount();
    await show();
    expect(field('Description')).toHaveValue('Half a tho');
    expect(card(/^Improvement/)).toBeChecked();
    expect(screen.getByText('The feedback you began has been restored.')).toBeInTheDocument();
    await press('Start over');
    expect(field('Description')).toHaveValue('');
    expect(card(/^Feature Request/)).toBeChecked();
    expect(screen.queryByText('The feedback you began has been restored.')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('that was started over can be restored, until something new is typed', async () => {
    await showKept('{"description":"Half a tho"}');
    await press('Start over');
    expect(screen.getByRole('button', { name: 'Bring it back' })).toHaveFocus();
    await press('Bring it back');
    expect(field('Description')).toHaveValue('Half a tho');
    expect(localStorage.getItem(keptAs)).toBe('{"description":"Half a tho"}');
    await press('Start over');
    fill('Title', 'Something else');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });

  test('of one member is not visible to the next', async () => {
    localStorage.setItem('kept:user_ben:feedback', '{"title":"Ben’s"}');
    await show();
    expect(field('Title')).toHaveValue('');
  });
});

describe('similar feedback', () => {
  const show = () => showScreen('/feedback/new');
  const similar = () => screen.queryByRole('region', { name: /^Is it one of these/ });
  const query = 'useSimilarFeedbackQuery';
  const asked = (title: string) =>
    waitFor(() => {
      expect(pending(query)).toHaveLength(1);
      expect(variablesOf(query)).toEqual({ title });
    });
  const found = [buildFeedback(), buildFeedback({ id: 'feedback_2', title: 'A lamp', status: 'OPEN' })];

  test('is shown below the title while it is typed, with status and votes', async () => {
    await show();
    await userEvent.type(field('Title'), 'dark theme');
    await asked('dark theme');
    await answer(query, { similarFeedback: found });
    expect(field('Title')).toHaveFocus();
    expect(screen.getByText('2 similar suggestions below the title')).toHaveAttribute('role', 'status');
    const list = within(similar() as HTMLElement);
    const link = list.getByRole('link', { name: /^A darker theme/ });
    expect(link).toHaveAttribute('href', '/feedback/feedback_1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(list.getByText('under review')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Upvote A darker theme' }));
    expect(list.getByRole('group', { name: 'Votes on A darker theme' })).toHaveTextContent('Score 4');
    expect(variablesOf('feedbackVotingVoteMutation')).toEqual({
      input: { id: 'feedback_1', voteType: 'UPVOTE' },
    });
  });

  test('is not searched for with less than three letters, and disappears with the title', async () => {
    await show();
    await userEvent.type(field('Title'), 'dark');
    await asked('dark');
    await answer(query, { similarFeedback: found });
    fill('Title', ' da ');
    await waitFor(() => expect(similar()).toBeNull());
    expect(pending(query)).toHaveLength(0);
  });

  test('stays while the next search runs', async () => {
    await show();
    fill('Title', 'dark');
    await asked('dark');
    await answer(query, { similarFeedback: found });
    fill('Title', 'dark theme');
    await asked('dark theme');
    expect(similar()).toBeInTheDocument();
    await answer(query, { similarFeedback: [] });
    expect(similar()).toBeNull();
  });

  test('can be dismissed, and does not come back', async () => {
    await show();
    fill('Title', 'dark');
    await asked('dark');
    await answer(query, { similarFeedback: found });
    await userEvent.click(field('Title'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'None of these' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(similar()).toBeNull();
    expect(field('Description')).toHaveFocus();
    fill('Title', 'darkness');
    await settle();
    expect(pending(query)).toHaveLength(0);
  });

  test('that can’t be loaded causes no error', async () => {
    await show();
    fill('Title', 'dark');
    await asked('dark');
    await refuse(query, { code: 'NETWORK', message: 'no' });
    expect(similar()).toBeNull();
    expect(toasts()).toEqual([]);
  });
});

describe('editing', () => {
  const seen = '2026-03-02T19:00:00.000Z';
  const later = '2026-03-02T19:05:00.000Z';
  const save = 'useUpdateFeedbackMutation';
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

    test('is shown beside what was typed, without an error', async () => {
      await ask();
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
    });

    test('is replaced by what was typed, if that is chosen', async () => {
      const { router } = await ask();
      await press('Save mine');
      expect(variablesOf(save)).toEqual({
        input: { id: 'feedback_1', title: 'Mine', baseUpdatedAt: later },
      });
      await answer(save, { updateFeedback: { feedback: buildFeedback({ title: 'Mine' }) } });
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

    test('is asked about again, if the member continues editing', async () => {
      await ask();
      await press('Keep editing');
      await waitFor(() => expect(question()).toBeNull());
      expect(field('Title')).toHaveValue('Mine');
      await press('Update Feedback');
      expect(variablesOf(save).input).toMatchObject({ baseUpdatedAt: seen });
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
    await answer('EditFeedbackPageQuery', { feedback: buildFeedback({ viewerCanEdit: true, ...overrides }) });
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
    expect(variablesOf('useUpdateFeedbackMutation')).toEqual({
      input: { id: 'feedback_1', title: 'A much darker theme', baseUpdatedAt: seen },
    });
    await answer('useUpdateFeedbackMutation', {
      updateFeedback: { feedback: buildFeedback({ title: 'A much darker theme' }) },
    });
    expect(router.state.location.pathname).toBe('/feedback/feedback_1');
    expect(toasts()).toEqual(['Feedback updated successfully!']);
  });

  test('that fails keeps what was typed', async () => {
    const { router } = await show();
    fill('Description', 'Another description.');
    await press('Update Feedback');
    await refuse('useUpdateFeedbackMutation', { code: 'NETWORK', message: 'no' });
    expect(toasts()).toEqual(['Failed to update feedback']);
    expect(field('Description')).toHaveValue('Another description.');
    expect(router.state.location.pathname).toBe('/feedback/feedback_1/edit');
  });

  test('deleted feedback can’t be saved any more, and what was typed can be copied', async () => {
    await show();
    fill('Description', 'Another description.');
    await press('Update Feedback');
    await refuse('useUpdateFeedbackMutation', { code: 'NOT_FOUND', message: 'no' });
    expect(screen.getByText(/^This feedback was deleted meanwhile/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Update Feedback' })).toBeDisabled();
    expect(field('Description')).toHaveValue('Another description.');
  });

  test('a priority that was never set stays unset by default', async () => {
    await show({ priority: null });
    expect(field('Priority')).toHaveDisplayValue('Not set');
    fill('Title', 'Other');
    await press('Update Feedback');
    expect(variablesOf('useUpdateFeedbackMutation').input).toEqual({
      id: 'feedback_1',
      title: 'Other',
      baseUpdatedAt: seen,
    });
  });

  test('restores only the changed fields after a reload', async () => {
    const { unmount } = await show();
    fill('Title', 'A much darker theme');
    unmount();
    await show({ description: 'Changed by an administrator.' });
    expect(field('Title')).toHaveValue('A much darker theme');
    expect(field('Description')).toHaveValue('Changed by an administrator.');
    expect(screen.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
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
    await answer(save, { updateFeedback: { feedback: buildFeedback({ title: 'A much darker theme' }) } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/feedback/feedback_1'));
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
