import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, failure, fakeServer, renderApp, signInAs, usual } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const email = () => screen.findByLabelText('Email');
const resetRequests = 'requestPasswordReset';
const magicRequests = 'requestMagicLink';

async function askFor(choice: 'Reset Password' | 'Magic Link', address = 'ann@example.org') {
  await userEvent.type(await email(), address);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }));
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
}

test.each([
  ['Reset Password', resetRequests, /choose a new password.*once, within an hour/],
  ['Magic Link', magicRequests, /signs you in.*once, within 15 minutes/],
] as const)('%s is asked for, and the screen says to check one’s email', async (choice, operation, facts) => {
  signInAs('Ben');
  const server = fakeServer();
  await renderApp('/forgot-password');
  await userEvent.clear(await email());
  await askFor(choice, ' ann@example.org ');
  const heading = await screen.findByRole('heading', { name: 'Check Your Email' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription(facts);
  expect(heading).toHaveAccessibleDescription(/ann@example\.org/);
  expect(server.of(operation)).toEqual([
    expect.objectContaining({ authorization: null, input: { email: 'ann@example.org' } }),
  ]);
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByText(/isn’t confirmed yet gets at most three links a day/)).toBeVisible();
});

test('a failure shows the server’s reason', async () => {
  fakeServer({
    [resetRequests]: () => failure('RATE_LIMITED', 'Too many attempts. Please try again later.'),
  });
  await renderApp('/forgot-password');
  await askFor('Reset Password');
  expect(
    await within(screen.getByRole('alert')).findByText('Too many attempts. Please try again later.'),
  ).toBeInTheDocument();
});

test('the address typed at sign-in is prefilled, and Back to Sign In keeps the original target', async () => {
  fakeServer();
  const { router } = await renderApp('/stories');
  await userEvent.type(await email(), 'ann@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('radio', { name: /Reset Password/ })).toBeChecked();
  expect(await email()).toHaveValue('ann@example.org');
  await userEvent.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(router.state.location.state.from).toMatchObject({ pathname: '/stories' });
});

test('the mail can be asked for again after a minute, also when that failed, or to another address', async () => {
  const server = fakeServer({ [resetRequests]: (sent) => answers.shift() ?? usual[resetRequests]!(sent) });
  const answers = [data({ requestPasswordReset: { message: '' } }), failure('INTERNAL_SERVER_ERROR', 'boom')];
  await renderApp('/forgot-password');
  await email();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await user.click(await screen.findByRole('button', { name: /^Ask again in \d\d s$/ }));
  expect(server.of(resetRequests)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  const alert = within(screen.getByRole('alert'));
  expect(await alert.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('You have asked again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Ask again in/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toBeInTheDocument();
});
