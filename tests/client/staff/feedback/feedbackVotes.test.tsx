import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationDescriptor } from 'relay-runtime';
import { GraphQLRequestError } from '../../../../client/lib/requestError';
import { answer, pending, refuse, settle, variablesOf } from '../../stories/story/renderScreens';
import { environment } from '../../support/mockEnvironment';
import { toasts } from '../../support/toasts';
import { buildFeedback, feedbackList, showScreen, votesOf } from './feedbackScreens';

const voteMutation = 'voteOnFeedback';
const withdrawMutation = 'withdrawFeedbackVote';

async function show(overrides: Record<string, unknown> = {}) {
  const view = await showScreen('/feedback');
  await answer(feedbackList([buildFeedback(overrides)]));
  return view;
}
const up = () => screen.getByRole('button', { name: 'Upvote A darker theme' });
const down = () => screen.getByRole('button', { name: 'Downvote A darker theme' });
const score = () => screen.getByRole('group', { name: 'Votes on A darker theme' });
const isVoted = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';
const voted = (vote: string | null, counts: Record<string, unknown>) => ({
  voteOnFeedback: { feedback: votesOf({ viewerVote: vote, ...counts }) },
});
const withdrawn = (counts: Record<string, unknown> = {}) => ({
  withdrawFeedbackVote: { feedback: votesOf({ viewerVote: null, ...counts }) },
});
const expectToast = (text: string) => waitFor(() => expect(toasts()).toEqual([text]));

test('a vote shows at once, and what the server counts in its place', async () => {
  await show();
  await userEvent.click(up());
  expect(isVoted(up())).toBe(true);
  expect(score()).toHaveTextContent('Score 4');
  expect(variablesOf(voteMutation)).toEqual({ input: { id: 'feedback_1', voteType: 'UPVOTE' } });
  await answer(voted('UPVOTE', { score: 9, upvotesCount: 11 }));
  expect(score()).toHaveTextContent('Score 9');
  expect(isVoted(up())).toBe(true);
  await expectToast('Upvoted');
});

test('the other vote takes the place of the first', async () => {
  await show({ viewerVote: 'UPVOTE' });
  await userEvent.click(down());
  expect(isVoted(up())).toBe(false);
  expect(isVoted(down())).toBe(true);
  expect(score()).toHaveTextContent('Score 1');
  await answer(voted('DOWNVOTE', { score: 1, upvotesCount: 4, downvotesCount: 3 }));
  expect(score()).toHaveTextContent('Score 1');
  await expectToast('Downvoted');
});

test('a vote whose answer was lost is read again, as it may have been counted', async () => {
  await show();
  await userEvent.click(up());
  await refuse(voteMutation, { code: 'NETWORK', message: 'no' });
  expect(isVoted(up())).toBe(false);
  await answer({ feedback: votesOf({ viewerVote: 'UPVOTE', score: 4 }) });
  expect(isVoted(up())).toBe(true);
  expect(score()).toHaveTextContent('Score 4');
});

/** Answers or refuses the vote that was sent first. Requests on the same feedback are sent one after the other. */
const endFirst = (end: (first: OperationDescriptor) => void) =>
  act(async () => end(pending(voteMutation)[0]!));

test('of votes in quick succession the last is shown, also while the first are answered', async () => {
  await show();
  await userEvent.click(up());
  await userEvent.click(down());
  expect(score()).toHaveTextContent('Score 2');
  const data = voted('UPVOTE', { score: 4, upvotesCount: 6 });
  await endFirst((first) => environment.mock.resolve(first, { data }));
  expect(isVoted(down())).toBe(true);
  expect(score()).toHaveTextContent('Score 2');
  expect(toasts()).toEqual([]);
  expect(variablesOf(voteMutation)).toEqual({ input: { id: 'feedback_1', voteType: 'DOWNVOTE' } });
  await answer(voted('DOWNVOTE', { score: 2, downvotesCount: 3 }));
  expect(score()).toHaveTextContent('Score 2');
  await expectToast('Downvoted');
});

test('a vote that fails leaves a later one as it is', async () => {
  await show();
  await userEvent.click(up());
  await userEvent.click(down());
  const away = new GraphQLRequestError({ code: 'NETWORK', message: 'no' });
  await endFirst((first) => environment.mock.reject(first, away));
  expect(isVoted(down())).toBe(true);
  expect(toasts()).toEqual([]);
  await answer(voted('DOWNVOTE', { score: 2, downvotesCount: 3 }));
  expect(score()).toHaveTextContent('Score 2');
});

test('a vote that another tab has changed meanwhile was recorded', async () => {
  await show();
  await userEvent.click(up());
  await answer(voted(null, { score: 3 }));
  expect(isVoted(up())).toBe(false);
  await expectToast('Vote recorded');
});

test.each([
  ['INTERNAL_SERVER_ERROR', 'no', 'Failed to vote'],
  ['UNAUTHENTICATED', 'no', 'Please sign in to vote'],
  ['FORBIDDEN', 'You cannot vote on your own feedback', 'You cannot vote on your own feedback'],
] as const)('a vote that is refused with %s is taken back, and says why', async (code, message, text) => {
  await show();
  await userEvent.click(up());
  await refuse(voteMutation, { code, message });
  expect(isVoted(up())).toBe(false);
  expect(score()).toHaveTextContent('Score 3');
  await expectToast(text);
});

test('a removal that fails brings the vote back', async () => {
  await show({ viewerVote: 'DOWNVOTE' });
  await userEvent.click(down());
  await refuse(withdrawMutation, { code: 'NETWORK', message: 'no' });
  expect(isVoted(down())).toBe(true);
});

test('one’s own feedback can’t be voted on, and the buttons say why', async () => {
  await show({ viewerCanVote: false });
  for (const button of [up(), down()]) {
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('You cannot vote on your own feedback');
  }
});

test('a vote that is on its way when the page is left arrives on the next', async () => {
  await show();
  await userEvent.click(up());
  await userEvent.click(screen.getByRole('link', { name: 'A darker theme' }));
  await answer({ feedback: buildFeedback() });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A darker theme'));
  await settle();
  expect(isVoted(up())).toBe(true);
  await userEvent.click(up());
  await answer(voted('UPVOTE', { score: 4, upvotesCount: 6 }));
  await answer(withdrawn());
  expect(isVoted(up())).toBe(false);
  expect(score()).toHaveTextContent('Score 3');
});
