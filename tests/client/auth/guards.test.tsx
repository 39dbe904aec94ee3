import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, fillInSignIn, renderApp, signInAs, submitSignIn } from '../identity/account/renderApp';

jest.unmock('../../../client/relay/environment');

beforeEach(() => localStorage.clear());

test('a spinner shows while authentication is loading', async () => {
  signInAs('Ann');
  fakeServer({ viewer: () => new Promise(() => {}) });
  await renderApp('/dashboard');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByText('at /dashboard')).not.toBeInTheDocument();
});

test('a signed-out visitor is sent to /login, and after signing in to where they were going', async () => {
  fakeServer();
  const { router } = await renderApp('/stories?tab=shared');
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state).toMatchObject({
    from: { pathname: '/stories', search: '?tab=shared' },
    ended: false,
  });
  await fillInSignIn();
  await submitSignIn();
  expect(await screen.findByText('at /stories?tab=shared')).toBeInTheDocument();
  expect(screen.getByText('Welcome back!')).toBeInTheDocument();
});

test.each([
  ['/stories/story_1?to=favorite', /Sign in, and you are back at the story to add it/],
  ['/u/ann?to=follow', /Sign in, and you are back at the writer to follow them/],
])('a visitor who comes from the blog to %s sees why to sign in, and returns there', async (path, why) => {
  fakeServer();
  const { router } = await renderApp(path);
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.getByText(why)).toBeInTheDocument();
  expect(screen.queryByText('Your stories are where you left them.')).toBeNull();
  await fillInSignIn();
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  expect(await screen.findByText(`at ${path}`)).toBeInTheDocument();
});

test('the origin survives the way over to registering', async () => {
  fakeServer();
  const { router } = await renderApp('/stories');
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(router.state.location.pathname).toBe('/register');
  expect(router.state.location.state.from).toMatchObject({ pathname: '/stories' });
});

test('a member who opens /login is led to the dashboard', async () => {
  signInAs('Ann');
  fakeServer();
  await renderApp('/login');
  expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
});
