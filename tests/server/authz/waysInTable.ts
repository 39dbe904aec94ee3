import { ask, send, table } from './operations';
import { anyone, everyone, membersOnly, type Outcome, row } from './outcomes';

const allMembers = (outcome: Outcome) => row('UNAUTHENTICATED', ...new Array<Outcome>(5).fill(outcome));
export const passwordAsked = allMembers('BAD_USER_INPUT');
export const nothingOfTheirs = allMembers('NOT_FOUND');
const conflict = allMembers('CONFLICT');

/** Second factors, passkeys, the provider and a first password. */
export const waysIn = table({
  startTotp: ask('mutation { startTotp { __typename } }', membersOnly),
  // A permitted caller gets the error of the code.
  confirmTotp: send('code: ""', passwordAsked),
  disableTotp: ask('mutation { disableTotp { __typename } }', membersOnly),
  // A permitted caller has none to renew.
  renewRecoveryCodes: ask('mutation { renewRecoveryCodes { __typename } }', conflict),
  verifySignIn: send('password: "not theirs"', passwordAsked, 'POST /auth/verify', {
    password: 'not theirs',
  }),
  startPasskey: ask('mutation { startPasskey { __typename } }', membersOnly),
  // A permitted caller gets the error of the response.
  addPasskey: send('name: "Phone", response: ""', passwordAsked),
  // A permitted caller has no passkey with that id.
  renamePasskey: send('id: $someone, name: "Phone"', nothingOfTheirs),
  removePasskey: send('id: $someone', nothingOfTheirs),
  startPasskeyVerification: ask('mutation { startPasskeyVerification { __typename } }', membersOnly),
  startPasskeySignIn: ask('mutation { startPasskeySignIn { __typename } }', anyone),
  // Everyone gets the error of the response.
  signInWithPasskey: send('response: ""', everyone('UNAUTHENTICATED')),
  signInWithProvider: send('token: "no code"', everyone('UNAUTHENTICATED')),
  // A permitted caller has no code.
  linkProvider: send('token: "no code"', nothingOfTheirs),
  // A permitted caller has none.
  unlinkProvider: ask('mutation { unlinkProvider { __typename } }', nothingOfTheirs),
  // A permitted caller has one.
  setPassword: send('newPassword: "Tuesday7pm"', conflict),
});
