import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLink, resetPath } from '../../../../client/features/identity/account/linkParameters';
import { fill } from '../../support/formFields';
import { failure, fakeServer, renderApp, signInAs } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => {
  localStorage.clear();
  forgetLink(resetPath);
});
afterEach(() => jest.useRealTimers());

const operation = 'resetPassword';
const link = '/reset-password?access_token=acc&refresh_token=ref&type=recovery';

async function fillIn(password = 'Tuesday8am', confirm = password) {
  await screen.findByLabelText('New password');
  fill('New password', password);
  fill('Confirm new password', confirm);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));

test('the tokens leave the address at once, are sent with the password, and /login follows after 3 seconds', async () => {
  signInAs('Ann');
  const server = fakeServer();
  const { router } = await renderApp(link);
  await screen.findByLabelText('New password');
  expect(router.state.location).toMatchObject({ pathname: '/reset-password', search: '' });
  await fillIn();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByRole('heading', { name: 'Password Reset Complete' })).toHaveFocus();
  expect(server.of(operation)).toEqual([
    expect.objectContaining({
      authorization: null,
      input: { accessToken: 'acc', refreshToken: 'ref', password: 'Tuesday8am' },
    }),
  ]);
  await act(() => jest.advanceTimersByTimeAsync(2_800));
  expect(router.state.location.pathname).toBe('/reset-password');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(router.state.location.pathname).toBe('/login');
});

test('the member is signed out here, so that signing in is next', async () => {
  signInAs('Ann');
  const server = fakeServer();
  const { router } = await renderApp(link);
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(server.of('signOut')).toHaveLength(1);
});

test('while another member is signed in, both are named first, and that member stays signed in', async () => {
  signInAs('Ben');
  const server = fakeServer();
  await renderApp(link);
  expect(
    await screen.findByRole('heading', { name: 'Choose a password for another account?' }),
  ).toHaveAccessibleDescription(
    'This link sets a new password for ann (ann@example.org). You’re signed in here as ben (ben@example.org).',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go on for ann' }));
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Your Dashboard' }));
  expect(await screen.findByText('signedIn Ben')).toBeInTheDocument();
  expect(server.of('signOut')).toEqual([]);
});

test.each([
  ['lowercase1', 'lowercase1', 'New password', /one lowercase letter, one uppercase letter, and one number/],
  ['Tuesday8am', 'Tuesday9am', 'Confirm new password', /Passwords don't match/],
])('%s and %s are not sent', async (password, confirm, field, message) => {
  const server = fakeServer();
  await renderApp(link);
  await fillIn(password, confirm);
  await submit();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(server.of(operation)).toEqual([]);
});

test("the server's reason is shown, and signs nobody out", async () => {
  signInAs('Ann');
  const reason = 'This reset link is invalid or has expired. Please request a new one.';
  const server = fakeServer({ [operation]: () => failure('UNAUTHENTICATED', reason) });
  await renderApp(link);
  await fillIn();
  await submit();
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(server.of('refreshTokens')).toEqual([]);
  expect(localStorage.getItem('refresh_token')).toBe('refresh-Ann');
  expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute('href', '/forgot-password');
});
