import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkRegistration } from '../../../../client/features/identity/account/accountRules';
import { fill } from '../../support/formFields';
import { fakeServer, renderApp } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => localStorage.clear());

const valid = {
  username: 'ann_w-1',
  email: 'ann@example.org',
  password: 'Secret123',
  confirmPassword: 'Secret123',
  terms: true,
};

test('valid input is accepted, also exactly at the limits, and a display name has one of its own', () => {
  expect(checkRegistration(valid)).toEqual({});
  expect(checkRegistration({ ...valid, username: 'a'.repeat(50) })).toEqual({});
  const password = 'Пароль123';
  expect(checkRegistration({ ...valid, password, confirmPassword: password })).toEqual({});
  expect(checkRegistration({ ...valid, displayName: 'a'.repeat(101) })).toEqual({
    displayName: 'Display name must be at most 100 characters',
  });
});

function fillIn() {
  fill('Username', valid.username);
  fill('Email', valid.email);
  fill('Password', valid.password);
  fill('Confirm password', valid.confirmPassword);
}

const terms = () => screen.getByRole('checkbox', { name: /Terms of Service.*Privacy Policy/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

test('the page says that the username forms the profile address, and who sees it', async () => {
  fakeServer();
  await renderApp('/register');
  await userEvent.type(screen.getByLabelText('Username'), 'ann');
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
    'Your profile address will be /u/ann (members see it)',
  );
});

test('Terms of Service and Privacy Policy open in a tab of their own, so that the form isn’t lost', async () => {
  fakeServer();
  await renderApp('/register');
  for (const [name, address] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('a display name is optional, and goes along', async () => {
  const server = fakeServer();
  await renderApp('/register');
  fillIn();
  await userEvent.type(screen.getByLabelText('Display name'), ' Ann Walker ');
  await userEvent.click(terms());
  await submit();
  expect(await screen.findByText('signedIn Ann')).toBeInTheDocument();
  const { username, email, password } = valid;
  expect(server.of('signUp')).toEqual([
    expect.objectContaining({ input: { username, displayName: 'Ann Walker', email, password } }),
  ]);
});

test('a username with a space shows where to enter the full name', async () => {
  fakeServer();
  await renderApp('/register');
  await userEvent.type(screen.getByLabelText('Username'), 'Ann Walker');
  expect(screen.getByText('Your full name goes into Display name.')).toBeInTheDocument();
  await submit();
  expect(screen.getByLabelText('Username')).toBeInvalid();
  expect(screen.getByText('Your full name goes into Display name.')).toBeInTheDocument();
});

test('the terms must be accepted', async () => {
  const server = fakeServer();
  await renderApp('/register');
  fillIn();
  await submit();
  expect(terms()).toBeInvalid();
  expect(terms()).toHaveFocus();
  expect(server.of('signUp')).toEqual([]);
});
