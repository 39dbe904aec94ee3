import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  pending,
  refuse,
  signOutAfterDeletion,
  variablesOf,
} from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { answerAccount, open } from './settingsOnPage';

const mutation = 'deleteAccount';
const dialog = () => screen.getByRole('alertdialog');
const password = () => within(dialog()).getByLabelText('Your password');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });

async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByRole('alertdialog');
}

async function send(typed: string) {
  fill('Your password', typed);
  await userEvent.type(password(), '{Enter}');
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await open('?tab=data');
  await answerAccount();
});

test('says plainly what is deleted and what stays, and again when it asks', async () => {
  for (const text of [
    /At once and for good/,
    /stories, journals, notes, favorites and follows are deleted/,
    /public stories stays, and so does the feedback you gave.*as said by ‘Deleted member’/,
    /username and email address are free/,
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  await ask();
  expect(dialog()).toHaveAccessibleDescription(
    /your writing are deleted.*Feedback you gave and comments .* stay, as said by ‘Deleted member’/,
  );
});

test('requires the password before a request, and when closed forgets it', async () => {
  await ask();
  await userEvent.click(inDialog('Delete my account'));
  expect(password()).toHaveAccessibleDescription('Password is required');
  await waitFor(() => expect(password()).toHaveFocus());
  fill('Your password', 'Secret123');
  await userEvent.click(inDialog('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await ask();
  expect(password()).toHaveValue('');
  expect(pending(mutation)).toEqual([]);
});

test('a wrong password is an error at its field', async () => {
  await ask();
  await send('Secret124');
  expect(variablesOf(mutation)).toEqual({ input: { password: 'Secret124' } });
  await refuse(mutation, {
    code: 'BAD_USER_INPUT',
    message: 'That is not your password',
    fields: { password: 'That is not your password' },
  });
  expect(password()).toHaveAccessibleDescription('That is not your password');
  expect(signOutAfterDeletion).not.toHaveBeenCalled();
});

test('the only administrator sees why they cannot leave', async () => {
  await ask();
  await send('Secret123');
  const message = 'You are the only administrator. Make someone else an administrator first.';
  await refuse(mutation, { code: 'CONFLICT', message });
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(message);
  expect(signOutAfterDeletion).not.toHaveBeenCalled();
});

test('during the request it cannot be closed, and says so', async () => {
  await ask();
  await send('Secret123');
  expect(inDialog('Deleting…')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeInTheDocument();
});

test('afterwards it signs out, deletes the member’s data in this browser, and leaves', async () => {
  localStorage.setItem('unsaved:user_ann:new', 'a text');
  localStorage.setItem('unsaved:user_bea:new', 'a text');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('comment:user_ann:story_1', 'half a comment');
  await ask();
  await send('Secret123');
  await answer({ deleteAccount: { deletedUserId: 'user_ann' } });
  expect(signOutAfterDeletion).toHaveBeenCalledTimes(1);
  const [notice, removal] = signOutAfterDeletion.mock.lastCall;
  expect(notice).toBe('Your account is deleted');
  await removal();
  expect(Object.keys(localStorage).sort()).toEqual(['theme', 'unsaved:user_bea:new']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
