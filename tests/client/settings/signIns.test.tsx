import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pending, refuse, signOut, variablesOf } from '../story/renderScreens';
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
const third = signIn('signin_third', { device: 'Chrome on Android' });

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

test('all other devices are signed out together, after a question', async () => {
  await show([here, there, third]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(pending('revokeAllSignIns')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out all others' }));
  expect(variablesOf('revokeAllSignIns')).toEqual({ input: { keepCurrent: true } });
  await answer({ revokeAllSignIns: { revokedSignInIds: ['signin_there', 'signin_third'] } });
  expect(within(devices()).getAllByRole('listitem')).toHaveLength(1);
  expect(rowOf('Safari on iPhone').getByText('This device')).toBeInTheDocument();
  expect(screen.getByText('Signed out on all other devices')).toBeInTheDocument();
  // No other device is left to sign out.
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('if the others could not be signed out, they stay', async () => {
  await show([here, there]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  // A different message, because the toast of the previous test may still be shown.
  await refuse('revokeAllSignIns', { code: 'NETWORK', message: 'The server is away' });
  expect(screen.getByText('The server is away')).toBeInTheDocument();
  expect(within(devices()).getAllByRole('listitem')).toHaveLength(2);
});

test('more devices are loaded on demand; a failure is shown with a retry', async () => {
  await show([here], 'cursor');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('viewer.signIns')).toEqual({ count: 20, cursor: 'cursor' });
  await refuse('viewer.signIns', { code: 'NETWORK', message: 'no' });
  expect(screen.getByText('The next devices could not be loaded.')).toHaveAttribute('role', 'alert');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await answer({ viewer: { signIns: listOf('SignIn', [there]) } });
  expect(within(devices()).getAllByRole('listitem')).toHaveLength(2);
});
