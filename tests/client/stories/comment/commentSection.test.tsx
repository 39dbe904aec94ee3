import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../../../server/contract/messages';
import { enter } from '../../support/formFields';
import { computeStyles } from '../../support/styles';
import { answer, pending, refuse, variablesOf } from '../story/renderScreens';
import {
  addButton,
  answerAdd,
  box,
  buildComment,
  connectionOf,
  moderation,
  showComments,
  shownTexts,
} from './commentScreen';

beforeEach(() => sessionStorage.clear());

const heading = () => screen.getByRole('heading', { level: 2, name: /^Comments/ });

test('each comment shows its author, when it was said, if it was edited, and its text with its line breaks', async () => {
  computeStyles();
  const author = { __typename: 'User', id: 'x', username: 'x', name: 'Deleted member', isDeleted: true };
  await showComments([
    buildComment('comment_1', 'First line.\nSecond <b>line</b>.'),
    buildComment('comment_2', 'I was here.', 'ben', { author, updatedAt: '2026-03-02T19:40:00.000Z' }),
  ]);
  expect(heading()).toHaveTextContent('Comments (2)');
  expect(screen.getAllByText('edited')).toHaveLength(1);
  // An author without a profile.
  expect(screen.getByText('Deleted member')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Deleted member' })).toBeNull();
  const comment = within(screen.getAllByRole('article')[1] as HTMLElement);
  expect(comment.getByRole('link', { name: 'Ben Okri' })).toHaveAttribute('href', '/u/ben');
  expect(comment.getByText(/2 March 2026|March 2, 2026/)).toHaveAttribute(
    'datetime',
    '2026-03-02T19:30:00.000Z',
  );
  const text = comment.getByText(/First line/);
  expect(text.textContent).toBe('First line.\nSecond <b>line</b>.');
  expect(text).toHaveAttribute('dir', 'auto');
  expect(getComputedStyle(text).whiteSpace).toBe('pre-wrap');
});

describe('adding a comment', () => {
  test('shows it at the end, counts it, empties the box and says so, until the next is sent', async () => {
    await showComments([buildComment('comment_1', 'First.')]);
    enter(box(), '  Second.  ');
    await userEvent.click(addButton());
    expect(variablesOf('addComment')).toMatchObject({
      input: { storyId: 'story_1', content: 'Second.' },
    });
    expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    expect(box()).toHaveValue('  Second.  ');
    await answerAdd(buildComment('comment_2', 'Second.', 'ann'), 2);
    expect(shownTexts()).toEqual(['First.', 'Second.']);
    expect(heading()).toHaveTextContent('Comments (2)');
    expect(box()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    const said = screen.getByText('Comment added.');
    await userEvent.type(box(), 'Third.{Control>}{Enter}{/Control}');
    expect(said).toBeEmptyDOMElement();
  });

  test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'works by %s, once however often it is pressed',
    async (keys) => {
      await showComments([]);
      await userEvent.type(box(), `Quick.${keys}${keys}`);
      expect(pending('addComment')).toHaveLength(1);
    },
  );

  test('is not possible with only white space', async () => {
    await showComments([]);
    await userEvent.type(box(), '  {Enter} {Control>}{Enter}{/Control}');
    expect(addButton()).toBeDisabled();
    expect(pending('addComment')).toHaveLength(0);
  });

  test('shows the length near the limit, and refuses longer text', async () => {
    await showComments([]);
    await userEvent.click(box());
    await userEvent.paste('x'.repeat(8_999));
    expect(screen.queryByText(/of 10,000 characters/)).toBeNull();
    await userEvent.paste('x'.repeat(1_001));
    expect(screen.getByText('10,000 of 10,000 characters')).toBeInTheDocument();
    expect(addButton()).toBeEnabled();
    await userEvent.paste('x');
    expect(screen.getByText(messages.comment.tooLong)).toBeInTheDocument();
    expect(box()).toBeInvalid();
    expect(addButton()).toBeDisabled();
  });

  test('that fails leaves the text in the box and no comment in the list, with the reason if it is refused', async () => {
    await showComments([]);
    enter(box(), 'Please stay.');
    await userEvent.click(addButton());
    await refuse('addComment', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    expect(box()).toHaveValue('Please stay.');
    expect(shownTexts()).toEqual([]);
    expect(heading()).toHaveTextContent('Comments (0)');
    expect(screen.queryByText('no')).toBeNull();
    await userEvent.click(addButton());
    await refuse('addComment', { code: 'RATE_LIMITED', message: messages.rateLimited });
    expect(screen.getByText(messages.rateLimited)).toBeInTheDocument();
    enter(box(), '!');
    expect(screen.queryByText(messages.rateLimited)).toBeNull();
  });

  test('again after a lost response uses the same id, until the server has it', async () => {
    await showComments([]);
    const send = async () => {
      await userEvent.click(addButton());
      return variablesOf('addComment').input.localId;
    };
    enter(box(), 'Once.');
    const localId = await send();
    await refuse('addComment', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    expect(await send()).toBe(localId);
    await answerAdd(buildComment('comment_1', 'Once.', 'ann'), 1);
    enter(box(), 'Once.');
    expect(await send()).not.toBe(localId);
  });
});

test('if the viewer may not comment, a line says why', async () => {
  await showComments([], { viewerCanComment: false });
  expect(screen.getByText('The author has closed this story to comments.')).toBeInTheDocument();
  expect(screen.getByText('No comments yet.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('one’s own comment', () => {
  const edit = () => screen.getByRole('button', { name: 'Edit comment' });

  test('can’t be reported, also where it can’t be edited', async () => {
    await showComments([
      buildComment('comment_1', 'Mine.', 'ann', { viewerCanEdit: false }),
      buildComment('comment_2', 'Ben’s.'),
    ]);
    const [mine, bens] = screen.getAllByRole('article').slice(1);
    expect(within(mine as HTMLElement).queryByRole('button', { name: /Report/ })).toBeNull();
    expect(within(bens as HTMLElement).getByRole('button', { name: /Report/ })).toBeInTheDocument();
  });

  test('is edited in its place, and the focus is restored', async () => {
    await showComments([buildComment('comment_1', 'Teh end.', 'ann'), buildComment('comment_2', 'Ben’s.')]);
    await userEvent.click(edit());
    const field = screen.getByDisplayValue('Teh end.');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    enter(field, 'The end.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(variablesOf('updateComment')).toEqual({
      input: { id: 'comment_1', content: 'The end.' },
    });
    await answer({
      updateComment: {
        comment: {
          __typename: 'Comment',
          id: 'comment_1',
          content: 'The end.',
          updatedAt: '2026-03-03T09:00:00.000Z',
        },
      },
    });
    expect(shownTexts()).toEqual(['The end.', 'Ben’s.']);
    expect(edit()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is unchanged after the editing is cancelled, by Cancel or Escape', async () => {
    await showComments([buildComment('comment_1', 'Mine.', 'ann')]);
    for (const giveUp of [
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await userEvent.click(edit());
      enter(screen.getByDisplayValue('Mine.'), ' Or not');
      await giveUp();
      expect(shownTexts()).toEqual(['Mine.']);
    }
    expect(pending('updateComment')).toHaveLength(0);
  });

  test('whose change fails keeps the new text in its form', async () => {
    await showComments([buildComment('comment_1', 'Mine.', 'ann')]);
    await userEvent.click(edit());
    enter(screen.getByDisplayValue('Mine.'), ' More');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await refuse('updateComment', { code: 'NETWORK', message: 'no' });
    expect(screen.getByDisplayValue('Mine. More')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('is deleted after a question, unless that fails, and the focus goes to the heading', async () => {
    await showComments([buildComment('comment_1', 'Mine.', 'ann'), buildComment('comment_2', 'Ben’s.')]);
    const confirm = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }));
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText('Are you sure you want to delete this comment?')).toBeInTheDocument();
      expect(pending('deleteComment')).toHaveLength(0);
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    };
    await confirm();
    await refuse('deleteComment', { code: 'NETWORK', message: 'no' });
    expect(shownTexts()).toEqual(['Mine.', 'Ben’s.']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await confirm();
    await answer({ deleteComment: { deletedCommentId: 'comment_1' } });
    expect(shownTexts()).toEqual(['Ben’s.']);
    expect(heading()).toHaveTextContent('Comments (1)');
    await waitFor(() => expect(heading()).toHaveFocus());
  });
});

test('another’s comment has only the buttons that the server allows', async () => {
  await showComments([
    buildComment('comment_1', 'Ben’s.'),
    buildComment('comment_2', 'Eve’s.', 'eve', { viewerCanDelete: true }),
  ]);
  expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Delete comment' })).toHaveLength(1);
});

test('earlier comments are loaded above those on the page, again after a failure', async () => {
  await showComments([buildComment('comment_3', 'Third.')], { total: 3, hasEarlier: true });
  expect(heading()).toHaveTextContent('Comments (3)');
  await userEvent.click(screen.getByRole('button', { name: 'Load earlier comments' }));
  expect(variablesOf('node.comments')).toMatchObject({ cursor: 'at comment_3', count: 20 });
  await refuse('node.comments', { code: 'NETWORK', message: 'no' });
  expect(screen.getByText('The earlier comments could not be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Load earlier comments' }));
  await answer({
    node: {
      __typename: 'Story',
      id: 'story_1',
      viewerCanComment: true,
      ...moderation,
      comments: connectionOf([buildComment('comment_1', 'First.'), buildComment('comment_2', 'Second.')], 3),
    },
  });
  expect(shownTexts()).toEqual(['First.', 'Second.', 'Third.']);
  expect(screen.getByText('Earlier comments loaded.')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Load earlier comments' })).toBeNull();
  expect(heading()).toHaveFocus();
});
