import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, settle, variablesOf } from '../../stories/story/renderScreens';
import { buildFeedback, feedbackList, showScreen } from './feedbackScreens';

async function show(path = '/feedback', feedback = [buildFeedback()], next: string | null = null) {
  const view = await showScreen(path);
  await answer(feedbackList(feedback, next));
  return view;
}
const filters = () => screen.getByRole('button', { name: /^Filters/ });
/** The live region with the number of results. */
const counts = () => screen.queryAllByText(/suggestions? found/);

test('an item shows when it was given, with a link to it and its score', async () => {
  await show('/feedback', [buildFeedback({ score: -2 })]);
  expect(screen.getByRole('link', { name: 'Submit Feedback' })).toHaveAttribute('href', '/feedback/new');
  const item = within(screen.getByRole('article'));
  expect(item.getByRole('link', { name: 'A darker theme' })).toHaveAttribute('href', '/feedback/feedback_1');
  expect(item.getByText(/For late evenings/)).toBeInTheDocument();
  const time = item.getByText((_text, element) => element?.tagName === 'TIME');
  expect(time).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
  expect(item.getByRole('group', { name: 'Votes on A darker theme' })).toHaveTextContent('Score −2');
});

test('the filters are folded away', async () => {
  await show();
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(filters()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(filters());
  expect(filters()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Status')).toBeInTheDocument();
});

test('a filter stands in the address, and asks for its own list', async () => {
  const { router } = await show();
  expect(counts()).toHaveLength(0);
  await userEvent.click(filters());
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'UNDER_REVIEW' } });
  await settle();
  expect(router.state.location.search).toBe('?status=under_review');
  expect(variablesOf('publicFeedback')).toEqual({ status: 'UNDER_REVIEW', category: null });
  await answer(feedbackList([buildFeedback({ title: 'Only this' })]));
  expect(screen.getByRole('link', { name: 'Only this' })).toBeInTheDocument();
  expect(await screen.findByText('1 suggestion found')).toBeInTheDocument();

  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'BUG' } });
  await settle();
  expect(router.state.location.search).toBe('?status=under_review&category=bug');
  expect(variablesOf('publicFeedback')).toEqual({ status: 'UNDER_REVIEW', category: 'BUG' });
  await answer(feedbackList([]));

  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(filters()).toHaveFocus();
  await settle();
  expect(router.state.location.search).toBe('');
});

test('an address with filters opens with them, and one that names what there is not shows all', async () => {
  const { unmount } = await show('/feedback?status=closed&category=bug');
  expect(screen.getByLabelText('Status')).toHaveValue('CLOSED');
  expect(screen.getByLabelText('Category')).toHaveValue('BUG');
  expect(filters()).toHaveAccessibleName('Filters 2 set');
  unmount();
  await showScreen('/feedback?status=lost&category=BUG');
  expect(variablesOf('publicFeedback')).toEqual({ status: null, category: null });
});

test('the next page comes by the button, fifty at a time', async () => {
  await show('/feedback', [buildFeedback()], 'after feedback_1');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('publicFeedback')).toMatchObject({ count: 50, cursor: 'after feedback_1' });
  await answer(feedbackList([buildFeedback({ id: 'feedback_2', title: 'A map' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
