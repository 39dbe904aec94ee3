import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepLastViewer } from '../../../../client/auth/lastViewer';
import { forgetLink, magicLinkPath } from '../../../../client/features/identity/account/linkParameters';
import { keepLinkRequest } from '../../../../client/features/identity/account/linkRequests';
import { viewerNamed } from '../../support/viewer';
import { accessTokenOf, data, encode, failure, fakeServer, renderApp, signInAs, usual } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => {
  localStorage.clear();
  // This browser asked for the link.
  keepLinkRequest('mail_asked');
  forgetLink(magicLinkPath);
});
afterEach(() => jest.useRealTimers());

const operation = 'signInWithMagicLink';
let made = 0;
/** A new link for each test. */
const link = () => {
  made += 1;
  return `/auth/magic-link?token=token-${made}`;
};
const failed = () => screen.findByRole('heading', { name: 'Authentication Failed' });

test('the token is sent once, without authentication, and is removed from the address', async () => {
  const server = fakeServer();
  const { router } = await renderApp(link());
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(server.of(operation)).toEqual([
    expect.objectContaining({ authorization: null, input: { token: `token-${made}` } }),
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/auth/magic-link', search: '' });
});

test('in a browser that didn’t ask for it, one press signs in, which names the account', async () => {
  localStorage.clear();
  const server = fakeServer();
  const { router } = await renderApp(link());
  expect(await screen.findByRole('heading', { name: 'Sign in here?' })).toHaveAccessibleDescription(
    'This link signs in ann (ann@example.org).',
  );
  expect(server.of(operation)).toEqual([]);
  expect(router.state.location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in as ann' }));
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(server.of(operation)).toHaveLength(1);
});

test('there, a link that was used or has expired says so at once', async () => {
  localStorage.clear();
  const server = fakeServer({
    lookUpAccountLink: () => failure('NOT_FOUND', 'gone'),
  });
  await renderApp(link());
  expect(await failed()).toHaveAccessibleDescription(
    'This magic link is invalid or has expired. Please request a new one.',
  );
  expect(server.of(operation)).toEqual([]);
});

test('Welcome Back! is followed by the dashboard after 2 seconds', async () => {
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  fakeServer({ [operation]: (sent) => asked.then(() => usual[operation]!(sent)) });
  const { router } = await renderApp(link());
  await screen.findByText('Authenticating…');
  jest.useFakeTimers();
  answer();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('heading', { name: 'Welcome Back!' })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(router.state.location.pathname).toBe('/auth/magic-link');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('while another member is signed in, both are named, and staying does not use the link', async () => {
  signInAs('Ben');
  const server = fakeServer();
  await renderApp(link());
  expect(await screen.findByRole('heading', { name: 'Switch accounts?' })).toHaveAccessibleDescription(
    'This link signs in ann (ann@example.org). You’re signed in here as ben (ben@example.org).',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Stay signed in as ben' }));
  expect(await screen.findByText('signedIn Ben')).toBeInTheDocument();
  expect(server.of(operation)).toEqual([]);
  expect(localStorage.getItem('access_token')).toBe(accessTokenOf('Ben'));
});

test('on confirmation, it replaces the member who was signed in here', async () => {
  signInAs('Ben');
  fakeServer();
  await renderApp(link());
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in as ann' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Your Dashboard' }));
  expect(await screen.findByText('signedIn Ann')).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBe(accessTokenOf('Ann'));
});

test('for the signed-in account it asks nothing, and sends the server its access token', async () => {
  signInAs('Ann');
  const server = fakeServer();
  await renderApp(link());
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(server.of(operation)).toEqual([
    expect.objectContaining({ authorization: `Bearer ${accessTokenOf('Ann')}` }),
  ]);
});

test('an access token that has ended is refreshed first, or the link would cost the account its password', async () => {
  keepLastViewer({ ...viewerNamed('Ann'), ...viewerNamed('Ann').user, id: 'user_Ann' });
  const ended = encode({ sub: 'user_Ann', exp: 1 });
  const renewed = encode({ sub: 'user_Ann' });
  localStorage.setItem('refresh_token', 'refresh-Ann');
  localStorage.setItem('access_token', ended);
  const server = fakeServer({
    viewer: ({ authorization }) =>
      authorization === `Bearer ${renewed}`
        ? data({ viewer: viewerNamed('Ann') })
        : failure('UNAUTHENTICATED', 'The access token has ended'),
    refreshTokens: async () => {
      // Longer than looking at the link.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return data({ refreshTokens: { tokens: { accessToken: renewed, refreshToken: 'next' } } });
    },
  });
  await renderApp(link());
  await screen.findByRole('heading', { name: 'Welcome Back!' });
  expect(server.of(operation)).toEqual([expect.objectContaining({ authorization: `Bearer ${renewed}` })]);
});

test.each(['UNAUTHENTICATED', 'NOT_FOUND'])(
  '%s reads as invalid or expired, and signs nobody out',
  async (code) => {
    signInAs('Ben');
    const server = fakeServer({ [operation]: () => failure(code, 'something else') });
    await renderApp(link());
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in as ann' }));
    expect(await failed()).toHaveAccessibleDescription(
      'This magic link is invalid or has expired. Please request a new one.',
    );
    expect(await failed()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(server.of('refreshTokens')).toEqual([]);
    expect(localStorage.getItem('refresh_token')).toBe('refresh-Ben');
  },
);

test("any other failure shows the server's reason", async () => {
  fakeServer({ [operation]: () => failure('RATE_LIMITED', 'Too many attempts. Please try again later.') });
  await renderApp(link());
  await failed();
  expect(screen.getByText('Too many attempts. Please try again later.')).toBeInTheDocument();
});

test('without a reason it reads Authentication failed, and can be tried again', async () => {
  let asked = 0;
  const server = fakeServer({
    [operation]: (sent) => {
      asked += 1;
      return asked === 1 ? failure('INTERNAL_SERVER_ERROR', 'boom') : usual[operation]!(sent);
    },
  });
  await renderApp(link());
  await failed();
  expect(screen.getByText('Authentication failed. Please try again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome Back!' })).toBeInTheDocument());
  expect(server.of(operation)).toHaveLength(2);
});

test('a member with neither phone nor recovery codes sees whom to ask', async () => {
  fakeServer({ [operation]: () => failure('SECOND_FACTOR_REQUIRED', 'Enter the code') });
  await renderApp(link());
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
    /Neither phone nor codes\? Ask an organiser/,
  );
});
