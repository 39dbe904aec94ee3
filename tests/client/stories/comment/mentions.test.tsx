import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findTypedMention, mentionToInsert } from '../../../../client/features/stories/comment/mentions';
import { answer, pending, settle, variablesOf } from '../story/renderScreens';
import { box, buildComment, showComments } from './commentScreen';

const member = (username: string, name: string) => ({
  __typename: 'User',
  id: `user_${username}`,
  username,
  name,
  profileImageUrl: null,
});
const found = (...members: object[]) => ({
  story: { __typename: 'Story', id: 'story_1', mentionableMembers: members },
});
const twoFound = found(member('ben', 'Ben Okri'), member('bea-1', 'Bea'));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => sessionStorage.clear());

async function typeToFind(text: string, answered: object) {
  await showComments([]);
  await userEvent.type(box(), text);
  await answer(answered);
}

test.each([
  ['@', 1, { start: 0, word: '' }],
  ['Ask @be', 7, { start: 4, word: 'be' }],
  ['Ask @be now', 7, { start: 4, word: 'be' }],
  ['(@bea-1', 7, { start: 1, word: 'bea-1' }],
  ['@Inés', 5, { start: 0, word: 'Inés' }],
  ['ann@example', 11, null],
  ['@ben okri', 9, null],
  ['no one', 6, null],
])('in %j with the caret at %d, what is typed as a mention is %j', (text, caret, mention) => {
  expect(findTypedMention(text, caret)).toEqual(mention);
});

test.each([
  ['@be', 3, '@ben ', 3],
  ['@be, and', 3, '@ben', 3],
  // The rest of the word is replaced as well.
  ['@bexy more', 3, '@ben', 5],
])('choosing in %j at %d writes %j up to %d', (text, caret, insert, end) => {
  expect(mentionToInsert('ben', text, caret)).toEqual({ insert, end });
});

test('members who may read the story are suggested after an @, and Enter writes the username', async () => {
  await showComments([]);
  await userEvent.type(box(), 'Thanks @be');
  await waitFor(() =>
    expect(variablesOf('story.mentionableMembers')).toEqual({ id: 'story_1', search: '@be' }),
  );
  await answer(twoFound);
  expect(options()).toEqual(['BBen Okri@ben', 'BBea@bea-1']);
  expect(screen.getByText('2 members to mention')).toBeInTheDocument();
  expect(activeOption()).toHaveTextContent('Ben Okri');
  await userEvent.keyboard('{ArrowDown}');
  expect(activeOption()).toHaveTextContent('Bea');
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('Thanks @bea-1 ');
  expect(box()).toHaveFocus();
  expect(options()).toEqual([]);
  await userEvent.keyboard('for this.');
  expect(box()).toHaveValue('Thanks @bea-1 for this.');
});

test('a suggestion can be chosen with Tab or a tap', async () => {
  await typeToFind('@be', twoFound);
  await userEvent.keyboard('{Tab}');
  expect(box()).toHaveValue('@ben ');
  await userEvent.keyboard('and @be');
  await answer(twoFound);
  await userEvent.click(screen.getByRole('option', { name: /Bea/ }));
  expect(box()).toHaveValue('@ben and @bea-1 ');
  expect(box()).toHaveFocus();
});

test('Escape closes the list and keeps the text, until another @', async () => {
  await typeToFind('@be', twoFound);
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('n{Enter}and @b');
  expect(box()).toHaveValue('@ben\nand @b');
  await answer(twoFound);
  expect(options()).toHaveLength(2);
});

test('Escape closes the list of a comment that is edited, and then the form', async () => {
  await showComments([buildComment('c1', 'Hello', 'ann')]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
  const form = within(screen.getAllByRole('article')[1] as HTMLElement);
  await userEvent.type(form.getByRole('textbox'), ' @be');
  await answer(twoFound);
  await userEvent.keyboard('{Escape}');
  expect(form.getByRole('textbox')).toHaveValue('Hello @be');
  await userEvent.keyboard('{Escape}');
  await settle();
  expect(form.queryByRole('textbox')).toBeNull();
});

test('without a match or an @ nothing is suggested, and Enter begins a new line', async () => {
  await typeToFind('@zz', found());
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('@zz\n');
  await userEvent.type(box(), 'mail ann@example.com');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(pending('story.mentionableMembers')).toHaveLength(0);
});
