import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWithPasskey } from '../../../../client/auth/passkeyCeremony';
import { GraphQLRequestError } from '../../../../client/lib/requestError';
import { data, failure, fakeServer, renderApp, signedInBy } from './renderApp';

jest.unmock('../../../../client/relay/environment');
jest.mock('../../../../client/auth/passkeyCeremony', () => ({
  answerWithPasskey: jest.fn(),
  cancelCeremony: jest.fn(),
}));

const answer = jest.mocked(answerWithPasskey);
const never = new Promise<string>(() => {});

/** A browser with passkeys, which fills them in or doesn't. */
function withPasskeys({ fillsIn = false } = {}) {
  Object.assign(window, {
    isSecureContext: true,
    PublicKeyCredential: Object.assign(() => {}, { isConditionalMediationAvailable: async () => fillsIn }),
  });
}

const answers = {
  startPasskeySignIn: () => data({ startPasskeySignIn: { options: '{"challenge":"abc"}' } }),
  signInWithPasskey: () => signedInBy('signInWithPasskey'),
};
const signIns = 'signInWithPasskey';
const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockReturnValue(never);
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { PublicKeyCredential: undefined });
});

test('a browser without passkeys is offered none', async () => {
  const server = fakeServer(answers);
  await renderApp('/login');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(server.sent).toEqual([]);
});

test('the button signs in without typing, and keeps the choice to be remembered', async () => {
  withPasskeys();
  const server = fakeServer(answers);
  await renderApp('/login');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  answer.mockResolvedValueOnce('an answer');
  await userEvent.click(button());
  expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  expect(answer).toHaveBeenCalledWith('{"challenge":"abc"}');
  expect(server.of(signIns)).toMatchObject([{ input: { response: 'an answer', rememberMe: true } }]);
});

test('choosing no passkey shows a message, which a later attempt clears', async () => {
  withPasskeys();
  fakeServer(answers);
  await renderApp('/login');
  answer.mockRejectedValueOnce(
    new GraphQLRequestError({ code: 'FORBIDDEN', message: 'No passkey was chosen.' }),
  );
  await userEvent.click(button());
  expect(await screen.findByText('No passkey was chosen.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.queryByText('No passkey was chosen.')).not.toBeInTheDocument();
});

test.each([
  ['shows the server’s reason', 'SUSPENDED', 'Your account is suspended.'],
  ['is led to the page for those who wait', 'WAITING_FOR_APPROVAL', /^Your request/],
])('a refused member %s', async (_what, code, text) => {
  withPasskeys();
  fakeServer({ ...answers, [signIns]: () => failure(code, 'Your account is suspended.') });
  await renderApp('/login');
  answer.mockResolvedValueOnce('an answer');
  await userEvent.click(button());
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a passkey that the browser fills in signs in, and after a refusal it waits anew', async () => {
  withPasskeys({ fillsIn: true });
  let refuse = true;
  const server = fakeServer({
    ...answers,
    [signIns]: () => (refuse ? failure('UNAUTHENTICATED', 'Not this one.') : answers[signIns]()),
  });
  const chosen: ((response: string) => void)[] = [];
  answer.mockImplementation(() => new Promise((resolve) => chosen.push(resolve)));
  await renderApp('/login');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await waitFor(() => expect(chosen).toHaveLength(1));
  expect(answer).toHaveBeenCalledWith('{"challenge":"abc"}', { autofill: true });
  await act(async () => chosen[0]?.('the first'));
  expect(await screen.findByText('Not this one.')).toBeInTheDocument();
  refuse = false;
  await waitFor(() => expect(chosen).toHaveLength(2));
  await act(async () => chosen[1]?.('the second'));
  expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
  expect(server.of(signIns).map(({ input }) => input?.response)).toEqual(['the first', 'the second']);
});

test('the challenge that waits is renewed before it ends: a page that lay open takes the first passkey', async () => {
  jest.useFakeTimers();
  withPasskeys({ fillsIn: true });
  let made = 0;
  fakeServer({
    ...answers,
    startPasskeySignIn: () => {
      made += 1;
      return data({ startPasskeySignIn: { options: `challenge ${made}` } });
    },
  });
  const { unmount } = await renderApp('/login');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(answer).toHaveBeenLastCalledWith(`challenge ${made}`, { autofill: true });
  const first = made;
  await act(() => jest.advanceTimersByTimeAsync(15 * 60 * 1000));
  expect(made).toBe(first + 1);
  expect(answer).toHaveBeenLastCalledWith(`challenge ${made}`, { autofill: true });
  unmount();
  await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(made).toBe(first + 1);
});

test('waiting that comes late doesn’t end what the button began', async () => {
  withPasskeys();
  let decide: (fillsIn: boolean) => void = () => {};
  const fillsIn = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: () => fillsIn });
  fakeServer(answers);
  await renderApp('/login');
  await userEvent.click(button());
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await act(async () => decide(true));
  expect(answer.mock.calls).toEqual([['{"challenge":"abc"}']]);
});

test('nothing is said if what the browser would fill in can’t be had', async () => {
  withPasskeys({ fillsIn: true });
  fakeServer({
    startPasskeySignIn: () => failure('RATE_LIMITED', 'Too many.'),
  });
  await renderApp('/login');
  await act(async () => {});
  expect(screen.queryByText('Too many.')).not.toBeInTheDocument();
  expect(button()).toBeEnabled();
});
