import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '../../support/formFields';
import { answer, pending, settle, variablesOf } from '../story/renderScreens';
import {
  addButton,
  answerAdd,
  box,
  buildComment,
  moderation,
  showComments,
  shownTexts,
} from './commentScreen';

const waiting = (id: string, content: string, viewerCanApprove: boolean) => ({
  ...buildComment(id, content),
  viewerCanApprove,
  isWaiting: true,
  viewerCanDelete: true,
});
const asAuthor = { ...moderation, viewerCanModerateComments: true };

test('the author approves a comment that waits, and the comments are fetched again', async () => {
  await showComments([], { ...asAuthor, waitingComments: [waiting('comment_1', 'May I?', true)] });
  const list = screen.getByRole('region', { name: 'Waiting for you' });
  expect(within(list).getByText('May I?')).toBeInTheDocument();
  await userEvent.click(within(list).getByRole('button', { name: /^Approve/ }));
  await answer({
    approveComment: {
      comment: {
        __typename: 'Comment',
        id: 'comment_1',
        isWaiting: false,
        viewerCanApprove: false,
        story: { __typename: 'Story', id: 'story_1', waitingComments: [] },
      },
    },
  });
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  expect(pending('story.comments')).toHaveLength(1);
  expect(screen.getByText('Comment approved.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus();
});

test('the author removes one after a question', async () => {
  await showComments([], { ...asAuthor, waitingComments: [waiting('comment_1', 'May I?', true)] });
  await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await settle();
  await answer({ deleteComment: { deletedCommentId: 'comment_1' } });
  expect(screen.queryByText('May I?')).toBeNull();
});

test('a comment that waits is shown to its author apart from the others, and does not count', async () => {
  await showComments([], { commentsMode: 'APPROVAL' });
  // A member without that right.
  expect(screen.queryByRole('combobox', { name: 'Comments by readers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Waiting for the author' })).toBeNull();
  enter(box(), 'Well said.');
  await userEvent.click(addButton());
  await answerAdd(buildComment('comment_9', 'Well said.'), 0, true);
  const own = screen.getByRole('region', { name: 'Waiting for the author' });
  expect(within(own).getByText('Well said.')).toBeInTheDocument();
  expect(shownTexts()).toEqual(['Well said.']);
  expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeInTheDocument();
  expect(screen.getByText(/It waits for the author\./)).toHaveAttribute('role', 'status');
  expect(box()).toHaveValue('');
});

test('its author reads why a comment waits for an organiser, and that one was hidden', async () => {
  await showComments([], {
    ...moderation,
    waitingComments: [
      { ...waiting('comment_1', 'Look', false), isWaiting: false, heldBecause: ['The text has a link'] },
      { ...waiting('comment_2', 'Rude', false), isWaiting: false, isHidden: true },
    ],
  });
  screen.getByRole('heading', { name: 'Not shown to others' });
  screen.getByText('Waits for an organiser. The text has a link.');
  screen.getByText('Hidden by the organisers. Only you see it.');
});

test('an organiser hides a comment, with the reason that its author sees', async () => {
  await showComments([buildComment('comment_1', 'Rude', 'ben', { viewerCanHide: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide comment' }));
  const dialog = await screen.findByRole('dialog');
  enter(screen.getByRole('textbox', { name: /^Reason/ }), 'Be kind');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(variablesOf('hideContent')).toEqual({ input: { id: 'comment_1', reason: 'Be kind' } });
  await answer({ hideContent: { reportCase: null } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['muted', { viewerMutes: true }],
  ['blocked', { viewerBlocks: true }],
])('a comment by someone who is %s is folded; showing it moves the focus there', async (how, are) => {
  const by = { ...buildComment('comment_1', '').author, ...are };
  await showComments([buildComment('comment_1', 'Ben’s.', 'ben', { author: by })]);
  expect(screen.queryByText('Ben’s.')).toBeNull();
  const folded = screen.getByText(`A comment by someone you ${how}.`);
  await userEvent.click(within(folded).getByRole('button', { name: 'Show it' }));
  expect(screen.getByText('Ben’s.')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Ben’s.'));
});
