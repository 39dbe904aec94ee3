import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { environment } from '../../../client/relay/environment';
import { failures, toast } from '../../../client/ui/feedback/toaster';
import { openDocument } from '../../../client/ui/layout/openDocument';
import { failure, fakeServer, inAnotherTab, renderApp, signInAs } from '../identity/account/renderApp';
import { viewerNamed } from '../support/viewer';

jest.unmock('../../../client/relay/environment');

beforeEach(() => {
  localStorage.clear();
  jest.mocked(openDocument).mockClear();
});

test('without an access token a visitor is signed out, and the server is not asked', async () => {
  const server = fakeServer();
  await renderApp('/nowhere');
  expect(screen.getByText('signedOut nobody')).toBeInTheDocument();
  expect(server.sent).toEqual([]);
});

test.each([
  ['a retry', (retry: HTMLElement) => userEvent.click(retry)],
  ['the connection that comes back', () => act(async () => void window.dispatchEvent(new Event('online')))],
])('being offline at start-up signs nobody out; %s loads the member', async (_what, again) => {
  signInAs('Ann');
  let offline = true;
  fakeServer({
    viewer: () => {
      if (offline) throw new TypeError('Failed to fetch');
      return { body: { data: { viewer: viewerNamed('Ann') } } };
    },
  });
  await renderApp('/dashboard');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(localStorage.getItem('refresh_token')).toBe('refresh-Ann');
  offline = false;
  await again(retry);
  expect(await screen.findByText('signedIn Ann')).toBeInTheDocument();
});

test('signing out clears the tokens, notifies the server, says so, and goes to /; Back leads to /login', async () => {
  signInAs('Ann');
  const server = fakeServer();
  localStorage.setItem('lastWords:user_Ann:local_1_a', '{}');
  const { router } = await renderApp('/stories');
  const before = environment;
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/', 'Signed out successfully'));
  expect(screen.queryByText(/Ann/)).not.toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(localStorage.getItem('refresh_token')).toBeNull();
  expect(localStorage.getItem('lastWords:user_Ann:local_1_a')).toBeNull();
  expect(server.of('signOut')).toEqual([
    expect.objectContaining({ authorization: null, input: { refreshToken: 'refresh-Ann' } }),
  ]);
  expect(environment).not.toBe(before);
  expect(router.state.location.pathname).toBe('/stories');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a page that Back brings again notices that another tab has signed out meanwhile', async () => {
  signInAs('Ann');
  fakeServer();
  await renderApp('/nowhere');
  await screen.findByText('signedIn Ann');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  localStorage.clear();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('signedOut nobody')).toBeInTheDocument();
});

test('a token refresh in another tab changes nothing here; when another member signs in there, nothing of the first remains', async () => {
  signInAs('Ann');
  const server = fakeServer();
  await renderApp('/nowhere');
  await screen.findByText('signedIn Ann');
  const before = environment;
  act(() => void toast.error('Failed to delete note'));
  await inAnotherTab(() => {
    const claims = btoa(JSON.stringify({ sub: 'Ann', exp: 9_999_999_999 }));
    localStorage.setItem('access_token', `header.${claims}.other`);
  });
  expect(environment).toBe(before);
  expect(server.of('viewer')).toHaveLength(1);
  expect(failures.read()).toHaveLength(1);
  await inAnotherTab(() => signInAs('Ben'));
  expect(await screen.findByText('signedIn Ben')).toBeInTheDocument();
  expect(environment).not.toBe(before);
  expect(failures.read()).toEqual([]);
});

test('when the sign-in ends while the app is open, the browser goes to /login', async () => {
  signInAs('Ann');
  fakeServer();
  const { router } = await renderApp('/stories?tab=shared');
  await screen.findByText('signedIn Ann');
  const { fetchViewer } = await import('../../../client/auth/viewerQuery');
  fakeServer({ viewer: () => failure('UNAUTHENTICATED', 'Please sign in') });
  await act(async () => {
    await fetchViewer().catch(() => {});
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toMatchObject({
    from: { pathname: '/stories', search: '?tab=shared' },
    ended: true,
  });
  expect(
    await screen.findByText('You have been signed out. Sign in to go back to where you were.'),
  ).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
});
