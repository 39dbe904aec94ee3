import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { enter, field, fill, press } from '../../support/formFields';
import { toasts } from '../../support/toasts';
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

  test('is sent as typed, and opens its page', async () => {
    const { router } = await show();
    expect(card(/^Feature Request/)).toBeChecked();
    expect(field('Priority')).toHaveValue('LOW');
    await userEvent.click(card(/^Bug Report/));
    fill('Title', '  The lamp flickers ');
    fill('Description', ' It does, each evening.\nSince Monday. ');
    fill('Priority', 'HIGH');
    await press('Submit Feedback');
    expect(field('Title')).toHaveAttribute('readonly');
    expect(variablesOf('createFeedback')).toEqual({
      input: {
        category: 'BUG',
        title: 'The lamp flickers',
        description: 'It does, each evening.\nSince Monday.',
        priority: 'HIGH',
        localId: expect.any(String),
      },
    });
    await answer({ createFeedback: { feedback: { id: 'feedback_7' } } });
    expect(router.state.location.pathname).toBe('/feedback/feedback_7');
    expect(toasts()).toEqual(['Feedback submitted successfully!']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('accepts texts exactly at the limits', async () => {
    await show();
    fill('Title', 't'.repeat(200));
    fill('Description', 'd'.repeat(2000));
    expect(screen.getByText('2000 / 2000')).toBeInTheDocument();
    await press('Submit Feedback');
    expect(pending('createFeedback')).toHaveLength(1);
  });

  test('what the server finds wrong is said at its field', async () => {
    await show();
    fillInFeedback();
    await press('Submit Feedback');
    await refuse('createFeedback', {
      code: 'BAD_USER_INPUT',
      message: 'no',
      fields: { category: 'Please select a category' },
    });
    expect(screen.getByText('Please select a category')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(card(/^Feature Request/)).toHaveFocus();
  });

  test('whose response was lost is sent again with the same id, also after a reload', async () => {
    const sentId = () => variablesOf('createFeedback').input.localId;
    const send = async () => {
      await press('Submit Feedback');
      const localId = sentId();
      await refuse('createFeedback', { code: 'NETWORK', message: 'no' });
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
    await answer({ createFeedback: { feedback: buildFeedback() } });
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

  test('that was restored does not delete what another tab, or another member, has typed since', async () => {
    localStorage.setItem('kept:user_ben:feedback', '{"title":"Ben’s"}');
    await showKept('{"title":"The lamp flickers"}');
    localStorage.setItem(keptAs, '{"title":"Of another tab"}');
    await userEvent.tab();
    await press('Submit Feedback');
    expect(localStorage.getItem(keptAs)).toBe('{"title":"Of another tab"}');
    expect(localStorage.getItem('kept:user_ben:feedback')).toBe('{"title":"Ben’s"}');
  });

  test('that was started over can be restored, until something new is typed', async () => {
    await showKept('{"description":"Half a tho","category":"IMPROVEMENT"}');
    expect(card(/^Improvement/)).toBeChecked();
    screen.getByText('The feedback you began has been restored.');
    await press('Start over');
    expect(card(/^Feature Request/)).toBeChecked();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Bring it back' })).toHaveFocus();
    await press('Bring it back');
    expect(field('Description')).toHaveValue('Half a tho');
    expect(localStorage.getItem(keptAs)).toContain('Half a tho');
    await press('Start over');
    fill('Title', 'Something else');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });
});

describe('similar feedback', () => {
  const show = () => showScreen('/feedback/new');
  const similar = () => screen.queryByRole('region', { name: /^Is it one of these/ });
  const query = 'similarFeedback';
  const asked = (title: string) =>
    waitFor(() => {
      expect(pending(query)).toHaveLength(1);
      expect(variablesOf(query)).toEqual({ title });
    });
  const found = [buildFeedback(), buildFeedback({ id: 'feedback_2', title: 'A lamp', status: 'OPEN' })];

  test('is shown below the title while it is typed, with status and votes', async () => {
    await show();
    enter(field('Title'), 'dark theme');
    await asked('dark theme');
    await answer({ similarFeedback: found });
    expect(field('Title')).toHaveFocus();
    expect(screen.getByText('2 similar suggestions below the title')).toHaveAttribute('role', 'status');
    const list = within(similar() as HTMLElement);
    const link = list.getByRole('link', { name: /^A darker theme/ });
    expect(link).toHaveAttribute('href', '/feedback/feedback_1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(list.getByText('under review')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Upvote A darker theme' }));
    expect(list.getByRole('group', { name: 'Votes on A darker theme' })).toHaveTextContent('Score 4');
    expect(variablesOf('voteOnFeedback')).toEqual({
      input: { id: 'feedback_1', voteType: 'UPVOTE' },
    });
  });

  test('is not searched for with less than three letters, and disappears with the title', async () => {
    await show();
    enter(field('Title'), 'dark');
    await asked('dark');
    await answer({ similarFeedback: found });
    fill('Title', ' da ');
    await waitFor(() => expect(similar()).toBeNull());
    expect(pending(query)).toHaveLength(0);
  });

  test('stays while the next search runs', async () => {
    await show();
    fill('Title', 'dark');
    await asked('dark');
    await answer({ similarFeedback: found });
    fill('Title', 'dark theme');
    await asked('dark theme');
    expect(similar()).toBeInTheDocument();
    await answer({ similarFeedback: [] });
    expect(similar()).toBeNull();
  });

  test('can be dismissed, and does not come back', async () => {
    await show();
    fill('Title', 'dark');
    await asked('dark');
    await answer({ similarFeedback: found });
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
