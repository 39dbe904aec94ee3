import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLink } from '../../../../client/features/identity/account/linkParameters';
import { messages } from '../../../../server/contract/messages';
import { fill } from '../../support/formFields';
import { data, failure, fakeServer, fillInSignIn, renderApp, submitSignIn } from './renderApp';

jest.unmock('../../../../client/relay/environment');

beforeEach(() => localStorage.clear());
afterEach(() => forgetLink('/register'));

const usable = { isUsable: true, inviterName: 'Olga' };
const spent = { isUsable: false, inviterName: null };
const joining = (mode: string, invitation: object | null = null) => ({
  joining: () => data({ joining: { mode, invitation } }),
});
const { closed, invitationRefused } = messages.joining;

describe('/register', () => {
  test.each([
    ['OPEN', null, 'Create an account', /A place for your stories/, 'Create account'],
    ['OPEN', usable, 'Create an account', /Olga invites you to join/, 'Create account'],
    ['OPEN', spent, 'Create an account', /A place for your stories/, 'Create account'],
    ['APPROVAL', null, 'Ask to join', /An organiser reads every request; you get an email/, 'Ask to join'],
    ['APPROVAL', usable, 'Create an account', /Olga invites you to join/, 'Create account'],
    ['APPROVAL', spent, 'Ask to join', /used up.* You can also ask to join/, 'Ask to join'],
    ['INVITATION', null, 'By invitation', /open their link again/, null],
    ['INVITATION', usable, 'Create an account', /Olga invites you to join/, 'Create account'],
    ['INVITATION', spent, 'By invitation', new RegExp(invitationRefused), null],
    ['CLOSED', null, 'No new members', new RegExp(closed), null],
    ['CLOSED', spent, 'No new members', new RegExp(closed), null],
  ])('with JOINING=%s and the invitation %j is headed %s', async (mode, invitation, title, lead, button) => {
    fakeServer(joining(mode, invitation));
    await renderApp(invitation ? '/register?invitation=a-token' : '/register');
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(lead)).toBeInTheDocument();
    if (button) expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
    else {
      expect(screen.queryByLabelText('Username')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Read the stories' })).toHaveAttribute('href', '/blog');
    }
  });

  test('shows the form if the server can’t be asked: it decides when the form is sent', async () => {
    fakeServer({ joining: () => failure('SERVICE_UNAVAILABLE', 'Not now') });
    await renderApp('/register');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeInTheDocument();
  });

  test('takes the invitation out of the address and sends it', async () => {
    const server = fakeServer(joining('INVITATION', usable));
    const { router } = await renderApp('/register?invitation=a-token');
    expect(router.state.location.search).toBe('');
    await register('Create account');
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
    expect(server.of('signUp')[0]?.input).toMatchObject({ invitation: 'a-token' });
  });

  test('does not send an invitation that can’t be used to those who ask to join', async () => {
    const server = fakeServer(joining('APPROVAL', spent));
    await renderApp('/register?invitation=a-token');
    await register('Ask to join');
    expect(server.of('signUp')[0]?.input).not.toHaveProperty('invitation');
  });

  test('leads those who have to wait to /waiting, which names the address', async () => {
    fakeServer({
      ...joining('APPROVAL'),
      signUp: () => failure('WAITING_FOR_APPROVAL', messages.joining.asked),
    });
    const { router } = await renderApp('/register');
    await register('Ask to join');
    expect(await screen.findByRole('heading', { name: 'Your request is with the organisers' })).toHaveFocus();
    expect(screen.getByText('ann@example.org')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/waiting');
  });

  test('says why it refuses', async () => {
    fakeServer({ signUp: () => failure('JOINING_CLOSED', closed) });
    await renderApp('/register');
    await register('Create account');
    expect(await screen.findByText(closed)).toBeInTheDocument();
  });
});

describe('signing in', () => {
  async function signIn() {
    await renderApp('/login');
    await fillInSignIn();
    await submitSignIn();
  }

  test('leads those who wait for approval to /waiting', async () => {
    const answer = () => failure('WAITING_FOR_APPROVAL', messages.signIn.waiting);
    fakeServer({ signIn: answer });
    await signIn();
    expect(await screen.findByText('ann@example.org')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('says so to suspended members', async () => {
    const answer = () => failure('SUSPENDED', messages.signIn.suspended);
    fakeServer({ signIn: answer });
    await signIn();
    expect(await screen.findByText(messages.signIn.suspended)).toBeInTheDocument();
  });
});

async function register(button: string) {
  fill('Username', 'ann_w-1');
  fill('Email', 'ann@example.org');
  fill('Password', 'Secret123');
  fill('Confirm password', 'Secret123');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: button }));
}
