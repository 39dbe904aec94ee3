import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPath, forgetLink } from '../../../../client/features/identity/account/linkParameters';
import {
  type Answer,
  accessTokenOf,
  data,
  failure,
  fakeServer,
  fillInSignIn,
  linkOf,
  renderApp,
  signInAs,
  submitSignIn,
} from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => {
  localStorage.clear();
  forgetLink(confirmPath);
});

const operation = 'confirmEmail';
let made = 0;
/** A new link for each test. */
const link = () => {
  made += 1;
  return `/auth/confirm?token=confirm-${made}`;
};
const confirmed = () => screen.findByRole('heading', { name: 'Address Confirmed' });

test('opened by its signed-in account, it confirms without a question and keeps everything', async () => {
  signInAs('Ann');
  const server = fakeServer();
  const { router } = await renderApp(link());
  expect(await confirmed()).toHaveAccessibleDescription(
    'ann@example.org is confirmed. Your password and your sign-ins stay as they are.',
  );
  expect(server.of(operation)).toEqual([
    expect.objectContaining({
      authorization: `Bearer ${accessTokenOf('Ann')}`,
      input: { token: `confirm-${made}` },
    }),
  ]);
  expect(router.state.location).toMatchObject({ pathname: '/auth/confirm', search: '' });
});

test('opened while signed out, it shows the code, and confirms once its account has signed in there', async () => {
  const server = fakeServer();
  await renderApp(link());
  expect(await screen.findByRole('heading', { name: 'Your code' })).toHaveAccessibleDescription(
    'ann@example.org is the address of the account ann. It isn’t signed in on this browser.',
  );
  expect(screen.getByText('123456')).toBeInTheDocument();
  expect(screen.getByText(/^Type this code where you signed up/)).toBeInTheDocument();
  expect(server.of(operation)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Sign In Here' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ann@example.org');
  await fillInSignIn();
  await submitSignIn();
  expect(await confirmed()).toHaveAccessibleDescription(/Your password and your sign-ins stay/);
  expect(server.of(operation)).toHaveLength(1);
});

test('opened while another member is signed in, it shows the code, and leaves both as they are', async () => {
  signInAs('Ben');
  const server = fakeServer();
  await renderApp(link());
  expect(await screen.findByRole('heading', { name: 'Your code' })).toHaveAccessibleDescription(
    'ann@example.org is the address of the account ann. You’re signed in here as ben.',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Stay signed in as ben' }));
  expect(await screen.findByText('signedIn Ben')).toBeInTheDocument();
  expect(server.of(operation)).toEqual([]);
});

test('once its code has ended, it says how to confirm', async () => {
  fakeServer({ lookUpAccountLink: () => linkOf() });
  await renderApp(link());
  await screen.findByRole('heading', { name: 'Sign in to confirm' });
  expect(screen.getByText('Signing in on this browser confirms the address.')).toBeInTheDocument();
});

test('a link that was used or has expired shows an error', async () => {
  const refusal = () =>
    failure('NOT_FOUND', 'This link is invalid or has expired. You can ask for a new one in Settings.');
  const server = fakeServer({ lookUpAccountLink: refusal });
  await renderApp(link());
  expect(await screen.findByRole('heading', { name: 'Address Not Confirmed' })).toHaveAccessibleDescription(
    'This link is invalid or has expired. You can ask for a new one in Settings.',
  );
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  expect(server.of(operation)).toEqual([]);
});

test('without a token it fails without a request', async () => {
  const server = fakeServer();
  await renderApp('/auth/confirm');
  await screen.findByRole('heading', { name: 'Address Not Confirmed' });
  expect(screen.getByText('This page has lost the link. Open it in the mail again.')).toBeInTheDocument();
  expect(server.sent).toEqual([]);
});

describe('a link to a new address', () => {
  const change = 'confirmEmailChange';
  const ofAnn = () => linkOf({ email: 'new@example.org' });
  const changed = () => data({ confirmEmailChange: { email: 'new@example.org' } });
  const open = async (answer: () => Answer = changed) => {
    const server = fakeServer({ lookUpAccountLink: ofAnn, [change]: answer });
    await renderApp(`${link()}&type=email_change`);
    return server;
  };

  test('opened by its signed-in account, it changes the address', async () => {
    signInAs('Ann');
    const server = await open();
    expect(await screen.findByRole('heading', { name: 'Address Changed' })).toHaveAccessibleDescription(
      /^new@example.org is now the address of your account/,
    );
    expect(server.of(change)).toEqual([expect.objectContaining({ input: { token: `confirm-${made}` } })]);
    expect(server.of(operation)).toEqual([]);
  });

  test('opened while signed out, it leads through signing in', async () => {
    const server = await open();
    await screen.findByRole('heading', { name: 'Use this address?' });
    expect(server.of(change)).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    await fillInSignIn();
    await submitSignIn();
    await screen.findByRole('heading', { name: 'Address Changed' });
  });

  test('opened by another member, it changes nothing', async () => {
    signInAs('Ben');
    const server = await open();
    expect(await screen.findByRole('heading', { name: 'Use this address?' })).toHaveAccessibleDescription(
      'new@example.org is to become the address of the account ann. You’re signed in here as ben (ben@example.org).',
    );
    expect(screen.getByRole('link', { name: 'Stay signed in as ben' })).toBeInTheDocument();
    expect(server.of(change)).toEqual([]);
  });

  test('an address that somebody took meanwhile stays theirs', async () => {
    signInAs('Ann');
    const taken = 'Meanwhile another account uses this address. Yours stays as it was.';
    await open(() => failure('CONFLICT', taken));
    expect(await screen.findByRole('heading', { name: 'Address Not Confirmed' })).toHaveAccessibleDescription(
      taken,
    );
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
