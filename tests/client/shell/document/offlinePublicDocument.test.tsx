import '../../relay/routerRequest';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Auth, AuthValue } from '../../../../client/auth/useAuth';
import { OfflinePublicDocument } from '../../../../client/shell/document/OfflinePublicDocument';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { takeNotice } from '../../../../client/ui/layout/openDocument';

/** The app that the service worker opens at a document's address. */
async function open(path: string, auth: Partial<Auth>) {
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <p>Dashboard</p> },
      { path: '*', Component: OfflinePublicDocument },
    ],
    { initialEntries: [path] },
  );
  render(
    <UiProvider>
      <AuthValue value={auth as Auth}>
        <RouterProvider router={router} />
      </AuthValue>
    </UiProvider>,
  );
  await act(async () => {});
  return router;
}

const visitor = { status: 'signedOut', viewer: null } as const;
const member = { status: 'signedIn', viewer: { id: 'user_1' } } as Partial<Auth>;

afterEach(() => sessionStorage.clear());

test.each(['/', '/blog/story_1'])(
  'a visitor of %s reads that there is no connection, and may try again',
  async (path) => {
    const { state } = await open(path, visitor);
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(document.title).toBe('No connection · Monday Writers');
    expect(state.location.pathname).toBe(path);
  },
);

test.each([member, { status: 'loading', viewer: null }] as Partial<Auth>[])(
  'the landing page leads a member to the dashboard ($status)',
  async (auth) => {
    expect((await open('/', auth)).state.location.pathname).toBe('/dashboard');
  },
);

test('another document leads a member to what is on the device', async () => {
  await open('/blog/story_1', member);
  expect(screen.getByRole('link', { name: 'Your stories on this device' })).toHaveAttribute(
    'href',
    '/stories',
  );
});

test('signing out without a network is confirmed once', async () => {
  sessionStorage.setItem('notice', 'Signed out successfully');
  await open('/', visitor);
  expect(screen.getByText('Signed out successfully')).toBeInTheDocument();
  expect(takeNotice()).toBeNull();
});
