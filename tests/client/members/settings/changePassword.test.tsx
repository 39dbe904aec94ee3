import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strengthOf } from '../../../../client/features/identity/account/PasswordStrength';
import { askedBy } from '../../../support/askedBy';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { field, fill } from '../../support/formFields';
import { listOf, openPrivacy } from './settingsOnPage';

const signIn = (id: string, isCurrent: boolean, device: string) => ({
  __typename: 'SignIn',
  id,
  device,
  isCurrent,
  createdAt: '2026-03-02T19:00:00.000Z',
  lastUsedAt: '2026-03-04T19:00:00.000Z',
});

const show = (account: object = {}) =>
  openPrivacy({
    signIns: listOf('SignIn', [
      signIn('signin_here', true, 'Safari on iPhone'),
      signIn('signin_there', false, 'Firefox on Windows'),
    ]),
    ...account,
  });
const [current, next, confirm] = ['Current password', 'New password', 'Confirm new password'] as const;
const fillIn = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fill(label, value);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
test('password managers recognise the fields', async () => {
  await show();
  expect([current, next, confirm].map((label) => field(label).getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});

test.each([
  ['abcdefgh', 'Weak'],
  ['abcdefgh1', 'Fair'],
  ['Ééééééé1', 'Good'],
])('a password like %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('missing or wrong input is an error at its field, and nothing is sent', async () => {
  const says = (label: string, text: string) =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  await show();
  await send();
  says(current, 'Password is required');
  says(next, 'Password must be at least 8 characters');
  expect(field(current)).toHaveFocus();
  fillIn({ [current]: 'Monday7pm', [next]: 'weakpassword', [confirm]: 'other' });
  await send();
  says(next, 'Password must contain at least one lowercase letter, one uppercase letter, and one number');
  says(confirm, "Passwords don't match");
  expect(pending('changePassword')).toEqual([]);
});

const right = { [current]: 'Monday7pm', [next]: 'Tuesday8pm', [confirm]: 'Tuesday8pm' };

test('a change is sent once, without its confirmation; the other devices disappear from the list', async () => {
  await show();
  fillIn(right);
  await send();
  expect(variablesOf('changePassword')).toEqual({
    input: { currentPassword: 'Monday7pm', newPassword: 'Tuesday8pm' },
  });
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDisabled();
  await answer({ changePassword: { revokedSignInIds: ['signin_there'], revokedPersonalAccessTokenIds: [] } });
  expect(screen.getByText('Password changed. Your other devices are signed out.')).toBeInTheDocument();
  const devices = within(screen.getByRole('list', { name: 'Devices' }));
  expect(devices.getAllByRole('listitem')).toHaveLength(1);
  expect(devices.queryByText('Firefox on Windows')).toBeNull();
  for (const label of [current, next, confirm]) expect(field(label)).toHaveValue('');
});

test('a wrong current password is an error at its field, which is focused', async () => {
  await show();
  fillIn(right);
  await send();
  await refuse('changePassword', {
    code: 'BAD_USER_INPUT',
    message: 'That is not your current password',
    fields: { currentPassword: 'That is not your current password' },
  });
  expect(field(current)).toHaveAccessibleDescription(
    expect.stringContaining('That is not your current password'),
  );
  expect(field(current)).toHaveFocus();
  expect(field(next)).toHaveValue('Tuesday8pm');
});

test.each([
  ['that is confirmed shows since when', {}, /^Confirmed on/, false],
  ['that is not takes the code', { emailConfirmedAt: null }, 'Not confirmed yet', true],
])('an address %s', async (_what, account, text, isAsked) => {
  await show(account);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByLabelText('Six-digit code') !== null).toBe(isAsked);
  expect(screen.queryByRole('button', { name: 'Send another mail' }) !== null).toBe(isAsked);
});

test('an account without a password gets a reset link instead of the form', async () => {
  await show({ hasPassword: false });
  expect(screen.getByRole('heading', { name: 'Set a password' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Change password' })).not.toBeInTheDocument();
  const fetched = jest.fn(async (_url: string, _init: RequestInit) => ({
    status: 200,
    headers: new Headers(),
    json: async () => ({ data: { requestPasswordReset: { message: 'Sent' } } }),
  }));
  window.fetch = fetched as unknown as typeof fetch;
  await userEvent.click(screen.getByRole('button', { name: 'Send a reset link' }));
  const body = String(fetched.mock.calls[0]?.[1].body);
  expect(askedBy(body)).toContain('requestPasswordReset');
  expect(JSON.parse(body).variables).toEqual({ input: { email: 'ann@example.org' } });
  expect(
    await screen.findByText(/^We mail your address a link .* at most three links a day\.$/),
  ).toBeInTheDocument();
});
