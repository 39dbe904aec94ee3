import { type Actor, anyone, everyone, membersOnly, type Outcome, row } from './outcomes';

const allMembers = (outcome: Outcome) => row('UNAUTHENTICATED', ...new Array<Outcome>(5).fill(outcome));
export const passwordAsked = allMembers('BAD_USER_INPUT');
export const nothingOfTheirs = allMembers('NOT_FOUND');
const conflict = allMembers('CONFLICT');

/** Second factors, passkeys, the provider and a first password. */
export const waysIn: Record<
  string,
  { document: string; expected: Record<Actor, Outcome>; rest?: string; body?: object }
> = {
  startTotp: { document: 'mutation { startTotp { __typename } }', expected: membersOnly },
  confirmTotp: {
    // A permitted caller gets the error of the code.
    document: 'mutation { confirmTotp(input: { code: "" }) { __typename } }',
    expected: passwordAsked,
  },
  disableTotp: { document: 'mutation { disableTotp { __typename } }', expected: membersOnly },
  renewRecoveryCodes: {
    // A permitted caller has none to renew.
    document: 'mutation { renewRecoveryCodes { __typename } }',
    expected: conflict,
  },
  verifySignIn: {
    document: 'mutation { verifySignIn(input: { password: "not theirs" }) { __typename } }',
    expected: passwordAsked,
    rest: 'POST /auth/verify',
    body: { password: 'not theirs' },
  },
  startPasskey: { document: 'mutation { startPasskey { __typename } }', expected: membersOnly },
  addPasskey: {
    // A permitted caller gets the error of the response.
    document: 'mutation { addPasskey(input: { name: "Phone", response: "" }) { __typename } }',
    expected: passwordAsked,
  },
  renamePasskey: {
    // A permitted caller has no passkey with that id.
    document:
      'mutation ($someone: ID!) { renamePasskey(input: { id: $someone, name: "Phone" }) { __typename } }',
    expected: nothingOfTheirs,
  },
  removePasskey: {
    document: 'mutation ($someone: ID!) { removePasskey(input: { id: $someone }) { __typename } }',
    expected: nothingOfTheirs,
  },
  startPasskeyVerification: {
    document: 'mutation { startPasskeyVerification { __typename } }',
    expected: membersOnly,
  },
  startPasskeySignIn: { document: 'mutation { startPasskeySignIn { __typename } }', expected: anyone },
  signInWithPasskey: {
    // Everyone gets the error of the response.
    document: 'mutation { signInWithPasskey(input: { response: "" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  signInWithProvider: {
    document: 'mutation { signInWithProvider(input: { token: "no code" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  linkProvider: {
    // A permitted caller has no code.
    document: 'mutation { linkProvider(input: { token: "no code" }) { __typename } }',
    expected: nothingOfTheirs,
  },
  unlinkProvider: {
    // A permitted caller has none.
    document: 'mutation { unlinkProvider { __typename } }',
    expected: nothingOfTheirs,
  },
  setPassword: {
    // A permitted caller has one.
    document: 'mutation { setPassword(input: { newPassword: "Tuesday7pm" }) { __typename } }',
    expected: conflict,
  },
};
