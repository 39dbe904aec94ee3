import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Imported here: the page is large, and the route would wait for it.
import '../../../client/features/settings/SettingsPage';
import { strengthOf } from '../../../client/features/account/PasswordStrength';
import { settingsRoutes } from '../../../client/features/settings/settingsRoutes';
import { answer, pending, refuse, renderScreens, variablesOf } from '../story/renderScreens';
import { plainViewer } from './settingsOnPage';

const signIn = (id: string, isCurrent: boolean, device: string) => ({
  __typename: 'SignIn',
  id,
  device,
  isCurrent,
  createdAt: '2026-03-02T19:00:00.000Z',
  lastUsedAt: '2026-03-04T19:00:00.000Z',
});

async function show(state: object = {}) {
  const view = await renderScreens(settingsRoutes, '/settings?tab=privacy');
  const signIns = [
    signIn('signin_here', true, 'Safari on iPhone'),
    signIn('signin_there', false, 'Firefox on Windows'),
  ];
  await answer('SettingsPageQuery', {
    info: { signInProvider: null },
    viewer: {
      __typename: 'Viewer',
      email: 'ann@example.org',
      emailConfirmedAt: '2026-03-01T19:00:00.000Z',
      ...plainViewer,
      hasPassword: true,
      storage: { bytes: 1_200_000, bytesMax: 2_000_000_000, hourBytes: 0, hourBytesMax: 200_000_000 },
      pendingEmail: null,
      ...state,
      signIns: {
        edges: signIns.map((node) => ({ __typename: 'SignInEdge', cursor: node.id, node })),
        pageInfo: { endCursor: null, hasNextPage: false },
      },
      personalAccessTokens: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
      accountLog: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
    },
  });
  await screen.findByRole('heading', { name: 'Email address' });
  return view;
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const [current, next, confirm] = ['Current password', 'New password', 'Confirm new password'] as const;
async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const errorOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

test('each field can be shown and hidden', async () => {
  await show();
  for (const label of [current, next, confirm]) {
    expect(field(label).type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
    expect(field(label).type).toBe('text');
  }
});

test('password managers recognise the fields', async () => {
  await show();
  expect([current, next, confirm].map((label) => field(label).autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});

test.each([
  ['', 'Weak'],
  ['abc', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['abcdefgh1', 'Fair'],
  ['Abcdefgh1', 'Good'],
  ['Abcdefgh1!', 'Strong'],
  ['Ééééééé1', 'Good'],
])('a password like %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('the meter shows the strength of the new password, and nothing before its first letter', async () => {
  await show();
  expect(screen.queryByText(/Password strength/)).toBeNull();
  await fill({ [next]: 'Abcd1' });
  expect(screen.getByText('Fair', { selector: '[role=status]' })).toBeInTheDocument();
  await fill({ [next]: 'efgh!' });
  expect(screen.getByText('Strong', { selector: '[role=status]' })).toBeInTheDocument();
});

test('missing or wrong input is an error at its field, and nothing is sent', async () => {
  await show();
  await send();
  expect(errorOf(current)).toContain('Password is required');
  expect(errorOf(next)).toContain('Password must be at least 8 characters');
  expect(field(current)).toHaveFocus();
  await fill({ [current]: 'Monday7pm', [next]: 'weakpassword', [confirm]: 'other' });
  await send();
  expect(errorOf(next)).toContain(
    'Password must contain at least one lowercase letter, one uppercase letter, and one number',
  );
  expect(errorOf(confirm)).toContain("Passwords don't match");
  expect(pending('changePassword')).toEqual([]);
});

const right = { [current]: 'Monday7pm', [next]: 'Tuesday8pm', [confirm]: 'Tuesday8pm' };

test('a change is sent once, without its confirmation; the other devices disappear from the list', async () => {
  await show();
  await fill(right);
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
  for (const label of [current, next, confirm]) expect(field(label).value).toBe('');
});

test('a wrong current password is an error at its field, which is focused', async () => {
  await show();
  await fill(right);
  await send();
  await refuse('changePassword', {
    code: 'BAD_USER_INPUT',
    message: 'That is not your current password',
    fields: { currentPassword: 'That is not your current password' },
  });
  expect(errorOf(current)).toContain('That is not your current password');
  expect(field(current)).toHaveFocus();
  expect(field(next).value).toBe('Tuesday8pm');
});

test('other failures are shown above the fields, which keep what was typed', async () => {
  await show();
  await fill(right);
  await send();
  await refuse('changePassword', {
    code: 'RATE_LIMITED',
    message: 'Too many attempts. Please try again later.',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
  expect(field(current).value).toBe('Monday7pm');
});

test('a confirmed address shows since when', async () => {
  await show();
  expect(screen.getByText(/^Confirmed on/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
});

test('an address that is not confirmed says so, takes the code, and offers another mail', async () => {
  await show({ emailConfirmedAt: null });
  expect(screen.getByText('Not confirmed yet')).toBeInTheDocument();
  expect(screen.getByLabelText('Six-digit code')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send another mail' })).toBeInTheDocument();
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
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    operationName: 'requestPasswordReset',
    variables: { input: { email: 'ann@example.org' } },
  });
  expect(
    await screen.findByText(/^We mail your address a link .* at most three links a day\.$/),
  ).toBeInTheDocument();
});
