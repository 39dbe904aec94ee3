import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { keepDeviceToken } from '../../../../client/auth/deviceToken';
import { ReadOnWithoutAccount } from '../../../../client/features/identity/account/LoginPage';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { openDocument } from '../../../../client/ui/layout/openDocument';
import { failure, fakeServer, fillInSignIn, renderApp, submitSignIn } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('what is sent is the address, the password and whether to remember', async () => {
  const server = fakeServer();
  await renderApp('/login');
  await fillInSignIn(' ann@example.org ');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await submitSignIn();
  expect(server.of('signIn')).toEqual([
    expect.objectContaining({
      authorization: null,
      input: { email: 'ann@example.org', password: 'Secret123', rememberMe: true },
    }),
  ]);
});

test("the server's reason is shown, and a refused password starts no token refresh", async () => {
  const server = fakeServer({
    signIn: () => failure('UNAUTHENTICATED', 'Invalid email or password'),
  });
  await renderApp('/login');
  await fillInSignIn();
  await submitSignIn();
  expect(await screen.findByText('Invalid email or password')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(server.of('refreshTokens')).toEqual([]);
});

test('the password can be shown and hidden', async () => {
  fakeServer();
  await renderApp('/login');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  // Its name says what it does: 'Hide password, pressed' would say the opposite.
  expect(hide).not.toHaveAttribute('aria-pressed');
  await userEvent.click(hide);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('on a browser where nobody signed in, creating an account stands first; elsewhere signing in does', async () => {
  fakeServer();
  const { unmount } = await renderApp('/login');
  const before = (element: HTMLElement) =>
    element.compareDocumentPosition(screen.getByLabelText('Email')) & Node.DOCUMENT_POSITION_FOLLOWING;
  const create = screen.getByRole('link', { name: 'Create an account' });
  expect(create).toHaveAttribute('href', '/register');
  expect(before(create)).toBeTruthy();
  expect(screen.queryByText('Your stories are where you left them.')).not.toBeInTheDocument();
  unmount();
  keepDeviceToken('this device');
  await renderApp('/login');
  expect(screen.getByText('Your stories are where you left them.')).toBeInTheDocument();
  expect(before(screen.getByRole('link', { name: 'Create an account' }))).toBeFalsy();
});

test('the button is disabled while signing in, and after 10 seconds without an answer enabled again', async () => {
  fakeServer({ signIn: () => new Promise(() => {}) });
  await renderApp('/login');
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(9_900));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled());
});

test('the device’s token survives signing out, and is sent with the next sign-in', async () => {
  const server = fakeServer();
  const signIn = async () => {
    const { unmount } = await renderApp('/login');
    await fillInSignIn();
    await submitSignIn();
    await screen.findByText('signedIn Ann');
    return unmount;
  };
  const unmount = await signIn();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  unmount();
  await signIn();
  const sent = server.of('signIn').map(({ input }) => input?.deviceToken);
  expect(sent).toEqual([undefined, 'this device']);
});

test.each([
  ['a story, may read on without an account', { pathname: '/stories/story_1', search: '' }, '/blog/story_1'],
  ['a member’s page, has nothing to read on', { pathname: '/stories/story_1/edit' }, undefined],
  ['a list, has nothing to read on', { pathname: '/stories' }, undefined],
  ['a new story, has nothing to read on', { pathname: '/stories/new' }, undefined],
  ['nowhere, has nothing to read on', undefined, undefined],
])('a visitor who comes from %s', (_where, from, href) => {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: from ? { from } : null }]}>
        <ReadOnWithoutAccount />
      </MemoryRouter>
    </UiProvider>,
  );
  const link = screen.queryByRole('link', { name: 'Read on without an account' });
  expect(link?.getAttribute('href')).toBe(href);
});
