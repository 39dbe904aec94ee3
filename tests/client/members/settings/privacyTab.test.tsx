import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentenceToMember } from '../../../../client/features/members/settings/accountActs';
import { AuditAct } from '../../../../server/contract/enums';
import { answer, pending, refuse, signOut, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { listOf, openPrivacy } from './settingsOnPage';

const signIn = (id: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'SignIn',
  id,
  device: 'Firefox on Windows',
  isCurrent: false,
  createdAt: '2026-03-02T19:00:00.000Z',
  lastUsedAt: '2026-03-04T19:00:00.000Z',
  ...overrides,
});
const here = signIn('signin_here', { device: 'Safari on iPhone', isCurrent: true });
const there = signIn('signin_there');

const show = (signIns: ReturnType<typeof signIn>[], next: string | null = null) =>
  openPrivacy({ signIns: listOf('SignIn', signIns, next) });
const devices = () => screen.getByRole('list', { name: 'Devices' });
const rowOf = (device: string) =>
  within(
    within(devices())
      .getByRole('button', { name: `Sign out ${device}` })
      .closest('li') as HTMLElement,
  );
const signOutOf = (device: string) => rowOf(device).getByRole('button', { name: `Sign out ${device}` });

test('each device shows its name, its last use and its sign-in; this one is marked', async () => {
  await show([here, there]);
  expect(rowOf('Safari on iPhone').getByText('This device')).toBeInTheDocument();
  expect(rowOf('Firefox on Windows').queryByText('This device')).toBeNull();
  const facts = rowOf('Firefox on Windows').getByText(
    (_text, element) =>
      element?.tagName === 'P' && /^Last used .* · Signed in on /.test(element.textContent ?? ''),
  );
  const [lastUsed, since] = facts.querySelectorAll('time');
  expect(lastUsed).toHaveAttribute('datetime', '2026-03-04T19:00:00.000Z');
  expect(lastUsed?.title).toMatch(/2026/);
  expect(since).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
});

test('another device is signed out by a press: the button shows progress, and the device disappears', async () => {
  await show([here, there]);
  await userEvent.click(signOutOf('Firefox on Windows'));
  expect(variablesOf('revokeSignIn')).toEqual({ input: { id: 'signin_there' } });
  expect(signOutOf('Firefox on Windows')).toBeDisabled();
  expect(signOutOf('Firefox on Windows')).toHaveAttribute('aria-busy', 'true');
  await answer({ revokeSignIn: { revokedSignInId: 'signin_there' } });
  expect(within(devices()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Firefox on Windows is signed out')).toBeInTheDocument();
  // The pressed button is gone, so the list gets the focus.
  expect(devices()).toHaveFocus();
});

test('a device that could not be signed out stays, with the reason', async () => {
  await show([here, there]);
  await userEvent.click(signOutOf('Firefox on Windows'));
  await refuse('revokeSignIn', { code: 'NETWORK', message: 'We can’t reach the server' });
  expect(signOutOf('Firefox on Windows')).toBeEnabled();
  expect(screen.getByText('We can’t reach the server')).toBeInTheDocument();
});

test('signing out this device asks first, and does the same as the menu’s Sign Out', async () => {
  await show([here]);
  await userEvent.click(signOutOf('Safari on iPhone'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out on this device?' }));
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  expect(pending('revokeSignIn')).toEqual([]);
});

test('more devices are loaded on demand', async () => {
  await show([here], 'cursor');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('viewer.signIns')).toEqual({ count: 20, cursor: 'cursor' });
  await answer({ viewer: { signIns: listOf('SignIn', [there]) } });
  expect(within(devices()).getAllByRole('listitem')).toHaveLength(2);
});

const members = (names: string[], kind: 'viewerMutes' | 'viewerBlocks', next: string | null = null) =>
  listOf(
    'User',
    names.map((name) => ({
      __typename: 'User',
      id: `user_${name}`,
      name,
      username: name.toLowerCase(),
      [kind]: true,
    })),
    next,
  );
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const undo = (name: string) => screen.getByRole('button', { name });
const unmuted = (name: string) =>
  answer({
    unmuteMember: { user: { __typename: 'User', id: `user_${name}`, viewerMutes: false } },
  });

test('undoing keeps the focus in the list, and after its last row in the section', async () => {
  await openPrivacy({ mutedMembers: members(['Ben', 'Eve'], 'viewerMutes') });
  await userEvent.click(undo('Unmute Ben'));
  await unmuted('Ben');
  expect(names('Muted')).toEqual(['Eve']);
  expect(undo('Unmute Eve')).toHaveFocus();
  await userEvent.click(undo('Unmute Eve'));
  await unmuted('Eve');
  expect(screen.getByText('Nobody is muted or blocked.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Muted and blocked' })).toHaveFocus();
});

test('each list shows more on request', async () => {
  await openPrivacy({
    mutedMembers: members(['Ben'], 'viewerMutes'),
    blockedMembers: members(['Eve'], 'viewerBlocks', 'Eve'),
  });
  expect(screen.queryByRole('button', { name: 'Show more muted members' })).toBeNull();
  await userEvent.click(undo('Show more blocked members'));
  expect(variablesOf('viewer.blockedMembers')).toMatchObject({ cursor: 'Eve', count: 50 });
  await answer({
    viewer: { __typename: 'Viewer', blockedMembers: members(['Fay'], 'viewerBlocks') },
  });
  expect(names('Blocked')).toEqual(['Eve', 'Fay']);
  expect(screen.queryByRole('button', { name: 'Show more blocked members' })).toBeNull();
});

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

test('an account without a password is asked for none', async () => {
  await openPrivacy({ hasPassword: false });
  await openForm();
  expect(section().queryByLabelText('Your password')).not.toBeInTheDocument();
  await send('new@example.org', '');
  expect(variablesOf(mutation)).toEqual({ input: { email: 'new@example.org' } });
});

const entry = (id: string, act: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id,
  act,
  actorKind: 'MEMBER',
  thing: null,
  reason: null,
  createdAt: '2026-03-02T19:00:00.000Z',
  ...overrides,
});
const logOf = (entries: ReturnType<typeof entry>[], next: string | null = null) => ({
  accountLog: listOf('AuditEntry', entries, next),
});
const rows = () =>
  within(screen.getByRole('list', { name: 'Account activity' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what happened with the account is shown to the member, with the reason that organisers gave', async () => {
  await openPrivacy(
    logOf([
      entry('audit_1', 'ROLE_GIVEN', { actorKind: 'ORGANISER', thing: 'instructor', reason: 'Thursdays' }),
      entry('audit_2', 'SIGN_IN_REFUSED', { actorKind: 'VISITOR' }),
      entry('audit_3', 'PASSWORD_CHANGED', { actorKind: 'OPERATOR' }),
      entry('audit_4', 'SIGNED_IN'),
    ]),
  );
  const [given, refused, changed, signedIn] = rows();
  expect(given).toMatch(/^An organiser made you an instructor“Thursdays”March 2/);
  expect(refused).toMatch(/^A sign-in with your address was refused/);
  expect(changed).toMatch(/^The operator changed your password/);
  expect(signedIn).toMatch(/^You signed in/);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('older entries follow on request', async () => {
  await openPrivacy(logOf([entry('audit_2', 'SIGNED_IN')], 'audit_2'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(variablesOf('viewer.accountLog')).toMatchObject({
    cursor: 'audit_2',
    count: 20,
  });
  await answer({
    viewer: { __typename: 'Viewer', ...logOf([entry('audit_1', 'SIGN_UP')]) },
  });
  expect(rows()).toEqual([expect.stringMatching(/^You signed in/), expect.stringMatching(/^You created/)]);
});

// Dismissed reports are not revealed to anybody.
test.each(Object.keys(AuditAct).filter((act) => act !== 'REPORT_DISMISSED'))(
  '%s has a sentence of its own',
  (act) => {
    for (const actorKind of ['MEMBER', 'VISITOR', 'ORGANISER', 'OPERATOR'])
      expect(sentenceToMember({ act, actorKind, thing: 'admin' })).not.toMatch(
        /[{}]|Something happened|something else/,
      );
  },
);
