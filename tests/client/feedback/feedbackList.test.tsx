import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, settle, variablesOf } from '../story/renderScreens';
import { buildFeedback, feedbackList, showScreen } from './feedbackScreens';

async function show(path = '/feedback', feedback = [buildFeedback()], next: string | null = null) {
  const view = await showScreen(path);
  await answer(feedbackList(feedback, next));
  return view;
}
const filters = () => screen.getByRole('button', { name: /^Filters/ });
/** The live region with the number of results. */
const told = () => screen.queryAllByText(/suggestions? found/);
const labels = (select: string) =>
  within(screen.getByLabelText(select))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('the page says what it is for; an item tells what it is about, where it stands, whose it is, and its score', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Feedback & Suggestions' })).toBeInTheDocument();
  expect(
    screen.getByText('This is about the whole platform, not about specific stories, journals or notes.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Submit Feedback' })).toHaveAttribute('href', '/feedback/new');
  const item = within(screen.getByRole('article'));
  expect(item.getByText('Feature Request')).toBeInTheDocument();
  expect(item.getByText('under review')).toBeInTheDocument();
  expect(item.getByRole('link', { name: 'A darker theme' })).toHaveAttribute('href', '/feedback/feedback_1');
  expect(item.getByText(/For late evenings/)).toBeInTheDocument();
  expect(item.getByText(/^by/)).toHaveTextContent('by Ida Bell');
  const time = item.getByText((_text, element) => element?.tagName === 'TIME');
  expect(time).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
  expect(time).toHaveAttribute('title', expect.stringContaining('2026'));
  expect(item.getByRole('group', { name: 'Votes on A darker theme' })).toHaveTextContent('Score 3');
});

test('a score below zero is written with a minus', async () => {
  await show('/feedback', [buildFeedback({ score: -2 })]);
  expect(screen.getByRole('group', { name: /^Votes/ })).toHaveTextContent('Score −2');
});

test('the filters are folded away, and offer all statuses and categories', async () => {
  await show();
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(filters()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(filters());
  expect(filters()).toHaveAttribute('aria-expanded', 'true');
  expect(labels('Status')).toEqual([
    'All statuses',
    'Open',
    'Under Review',
    'Accepted',
    'Implemented',
    'Rejected',
    'Closed',
  ]);
  expect(labels('Category')).toEqual([
    'All categories',
    'Feature Request',
    'Bug Report',
    'Improvement',
    'Other',
  ]);
  await userEvent.click(filters());
  expect(screen.queryByLabelText('Status')).toBeNull();
});

test('a filter stands in the address, and asks for its own list', async () => {
  const { router } = await show();
  expect(told()).toHaveLength(0);
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
  await show('/feedback?status=closed&category=bug');
  expect(screen.getByLabelText('Status')).toHaveValue('CLOSED');
  expect(screen.getByLabelText('Category')).toHaveValue('BUG');
  expect(filters()).toHaveAccessibleName('Filters 2 set');
});

test('a filter that does not exist is none', async () => {
  await showScreen('/feedback?status=lost&category=BUG');
  expect(variablesOf('publicFeedback')).toEqual({ status: null, category: null });
});

test('where there is none, there is a next step', async () => {
  await show('/feedback?status=closed', []);
  expect(screen.getByRole('heading', { name: 'No feedback found' })).toBeInTheDocument();
  expect(screen.getByText('Be the first to submit feedback or adjust your filters')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Submit Feedback' })).toHaveLength(2);
});

test('the next page comes by the button, fifty at a time', async () => {
  await show('/feedback', [buildFeedback()], 'after feedback_1');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('publicFeedback')).toMatchObject({ count: 50, cursor: 'after feedback_1' });
  await answer(feedbackList([buildFeedback({ id: 'feedback_2', title: 'A map' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test.each(['NETWORK', 'INTERNAL_SERVER_ERROR'] as const)(
  'a list that fails (%s) does so in its place',
  async (code) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await showScreen('/feedback?category=bug');
    await refuse('publicFeedback', { code, message: 'That went wrong.' });
    expect(screen.getByRole('heading', { level: 1, name: 'Feedback & Suggestions' })).toBeInTheDocument();
    expect(filters()).toHaveAccessibleName('Filters 1 set');
    expect(screen.getByRole('alert')).toHaveTextContent('That went wrong.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(feedbackList([buildFeedback()]));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('article')).toBeInTheDocument();
  },
);
