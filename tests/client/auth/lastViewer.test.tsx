import { act, screen, waitFor } from '@testing-library/react';
import { environment } from '../../../client/relay/environment';
import {
  type Answer,
  accessTokenOf,
  failure,
  fakeServer,
  inAnotherTab,
  renderApp,
} from '../identity/account/renderApp';
import { viewerNamed } from '../support/viewer';

jest.unmock('../../../client/relay/environment');

beforeEach(() => localStorage.clear());

const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};
const viewerAnswer = (name: string): Answer => ({ body: { data: { viewer: viewerNamed(name) } } });

function keepTokensOf(name: string) {
  localStorage.setItem('refresh_token', `refresh-${name}`);
  localStorage.setItem('access_token', accessTokenOf(viewerNamed(name).user.id));
}

/** Simulates an earlier visit: the server answered, and the page was closed. */
async function visitedBefore(name: string) {
  keepTokensOf(name);
  fakeServer({ viewer: () => viewerAnswer(name) });
  const { unmount } = await renderApp('/dashboard');
  await screen.findByText(`signedIn ${name}`);
  unmount();
}

test('a start without the server continues as the last signed-in member, and asks again when the connection is back', async () => {
  await visitedBefore('Ann');
  let answer: () => Answer = unreachable;
  const server = fakeServer({ viewer: () => answer() });
  await renderApp('/stories');
  expect(screen.getByText('signedIn Ann')).toBeInTheDocument();
  expect(server.of('viewer')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answer = () => {
    const viewer = viewerNamed('Ann');
    return { body: { data: { viewer: { ...viewer, user: { ...viewer.user, name: 'Ann the Second' } } } } };
  };
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('signedIn Ann the Second')).toBeInTheDocument();
});

test.each([
  ['leads from a screen for members to /login', '/stories', 'Sign in', 'heading'],
  ['leaves a public page where it is', '/nowhere', 'Page not found', 'region'],
])('a server that refuses the sign-in ends it, and %s', async (_what, path, name, role) => {
  await visitedBefore('Ann');
  fakeServer({ viewer: () => failure('UNAUTHENTICATED', 'Please sign in') });
  await renderApp(path);
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
  expect(await screen.findByRole(role, { name })).toBeInTheDocument();
  expect(localStorage.getItem('refresh_token')).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain('Ann');
});

test('another member’s tokens never show the former one', async () => {
  await visitedBefore('Ann');
  keepTokensOf('Ben');
  fakeServer({ viewer: unreachable });
  await renderApp('/stories');
  expect(screen.queryByText(/signedIn/)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('signing out in another tab ends it here, also without a server', async () => {
  await visitedBefore('Ann');
  fakeServer({ viewer: unreachable });
  await renderApp('/nowhere');
  expect(screen.getByText('signedIn Ann')).toBeInTheDocument();
  const before = environment;
  await inAnotherTab(() => localStorage.removeItem('access_token'));
  expect(await screen.findByText('signedOut nobody')).toBeInTheDocument();
  expect(environment).not.toBe(before);
});
