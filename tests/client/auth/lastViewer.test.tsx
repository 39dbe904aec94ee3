import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDocument } from '../../../client/ui/layout/openDocument';
import {
  type Answer,
  accessTokenOf,
  failure,
  fakeServer,
  inAnotherTab,
  renderApp,
} from '../account/renderApp';
import { viewerNamed } from '../support/viewer';

jest.unmock('../../../client/relay/environment');

beforeEach(() => localStorage.clear());

const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};
const told = (name: string): Answer => ({ body: { data: { viewer: viewerNamed(name) } } });

function keepTokensOf(name: string) {
  localStorage.setItem('refresh_token', `refresh-${name}`);
  localStorage.setItem('access_token', accessTokenOf(viewerNamed(name).user.id));
}

/** Simulates an earlier visit: the server answered, and the page was closed. */
async function visitedBefore(name: string) {
  keepTokensOf(name);
  fakeServer({ viewer: () => told(name) });
  const { unmount } = await renderApp('/dashboard');
  await screen.findByText(`signedIn ${name}`);
  unmount();
}

test('a start without the server continues as the last signed-in member', async () => {
  await visitedBefore('Ann');
  const server = fakeServer({ viewer: unreachable });
  await renderApp('/stories');
  expect(screen.getByText('signedIn Ann')).toBeInTheDocument();
  expect(server.of('viewer')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('when the connection is back the server is asked again', async () => {
  await visitedBefore('Ann');
  let answer: () => Answer = unreachable;
  fakeServer({ viewer: () => answer() });
  await renderApp('/stories');
  answer = () => {
    const viewer = viewerNamed('Ann');
    return { body: { data: { viewer: { ...viewer, user: { ...viewer.user, name: 'Ann the Second' } } } } };
  };
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('signedIn Ann the Second')).toBeInTheDocument();
});

test('a server that refuses the sign-in ends it, and a screen for members leads to /login', async () => {
  await visitedBefore('Ann');
  fakeServer({ viewer: () => failure('UNAUTHENTICATED', 'Please sign in') });
  await renderApp('/stories');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain('Ann');
});

test('a server that refuses the sign-in leaves a public page where it is', async () => {
  await visitedBefore('Ann');
  fakeServer({ viewer: () => failure('UNAUTHENTICATED', 'Please sign in') });
  await renderApp('/nowhere');
  expect(await screen.findByText('signedOut nobody')).toBeInTheDocument();
  expect(screen.getByText('at /nowhere')).toBeInTheDocument();
});

test('signing out removes the stored member', async () => {
  await visitedBefore('Ann');
  fakeServer({ viewer: () => told('Ann') });
  await renderApp('/stories');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(Object.values(localStorage).join()).not.toMatch(/Ann/i);
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
  await inAnotherTab(() => localStorage.removeItem('access_token'));
  expect(await screen.findByText('signedOut nobody')).toBeInTheDocument();
});
