import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, variablesOf } from '../story/renderScreens';
import { fill } from '../support/formFields';
import { openPrivacy } from './settingsOnPage';

const section = () => within(screen.getByRole('region', { name: 'Email address' }));
const openForm = (name = 'Change address') => userEvent.click(section().getByRole('button', { name }));
async function send(email: string, password: string) {
  fill('New email address', email);
  if (password) fill('Your password', password);
  await userEvent.click(section().getByRole('button', { name: 'Send the link' }));
}
const mutation = 'requestEmailChange';

test('a link is mailed to the new address, for which Settings then waits', async () => {
  await openPrivacy();
  await openForm();
  expect(section().getByLabelText('New email address')).toHaveFocus();
  await send('new@example.org', 'Secret123');
  expect(variablesOf(mutation)).toEqual({ input: { email: 'new@example.org', password: 'Secret123' } });
  await answer({ requestEmailChange: { message: 'On its way.' } });
  await answer({
    viewer: {
      __typename: 'Viewer',
      email: 'ann@example.org',
      emailConfirmedAt: '2026-03-01T19:00:00.000Z',
      pendingEmail: 'new@example.org',
      notificationSettings: { __typename: 'NotificationSettings', mailRefusedAt: null },
    },
  });
  expect(section().getByRole('status')).toHaveTextContent('Waiting for confirmation at new@example.org.');
  expect(section().getByRole('button', { name: 'Send another link' })).toBeInTheDocument();
});

test.each([
  ['nobody', 'Secret123', 'Invalid email address'],
  ['Ann@example.org', 'Secret123', 'This is your address already'],
  ['new@example.org', '', 'Password is required'],
])('%s with the password “%s” is refused at its field, without a request', async (email, password, text) => {
  await openPrivacy();
  await openForm();
  await send(email, password);
  expect(section().getByText(text)).toBeInTheDocument();
  expect(pending(mutation)).toEqual([]);
});

test('a wrong password is told at its field', async () => {
  await openPrivacy();
  await openForm();
  await send('new@example.org', 'Wrong123');
  await refuse(mutation, {
    code: 'BAD_USER_INPUT',
    message: 'Please check',
    fields: { password: 'That is not your current password' },
  });
  expect(section().getByText('That is not your current password')).toBeInTheDocument();
  expect(section().getByLabelText('Your password')).toHaveFocus();
});

test('an account without a password is asked for none', async () => {
  await openPrivacy({ hasPassword: false });
  await openForm();
  expect(section().queryByLabelText('Your password')).not.toBeInTheDocument();
  await send('new@example.org', '');
  expect(variablesOf(mutation)).toEqual({ input: { email: 'new@example.org' } });
});
