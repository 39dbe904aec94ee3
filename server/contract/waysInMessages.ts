import { limits } from './limits';

/** Of passkeys, and of an account's ways to sign in. */
export const waysInMessages = {
  passkey: {
    notFound: 'Passkey not found',
    nameRequired: 'Name is required',
    nameTooLong: `Name must be at most ${limits.passkey.nameMax} characters`,
    nameInvalid: 'Name can’t contain line breaks or control characters',
    tooMany: `You have ${limits.passkey.most} passkeys. Remove one to add another.`,
    alreadyAdded: 'This passkey was added already',
    notAdded: 'This passkey could not be added. Please try again.',
    refused: 'This passkey could not sign you in. It may have been removed. Please try again.',
  },
  waysIn: {
    only: 'This is your only way in. Set a password or add another passkey first.',
    confirmAddressFirst: 'Confirm your address first, so that we can tell you of changes',
  },
  setPassword: { hasOne: 'Your account has a password: change it instead' },
} as const;
