import { limits } from './limits';

/** Messages about passkeys, recovery, confirming an address, and other ways to sign in. */
export const waysInMessages = {
  recovery: {
    resetRequested:
      'If there is an account with this address, we mail it a link to a new password. While the address isn’t confirmed, it gets at most three links a day.',
    magicLinkRequested:
      'If there is an account with this address, we mail it a link to sign in. While the address isn’t confirmed, it gets at most three links a day.',
    resetDone: 'Your password has been reset. Please sign in with the new one.',
    resetLinkRefused: 'This reset link is invalid or has expired. Please request a new one.',
    resetLinkMissing: 'Invalid reset link. Please request a new password reset.',
    resetTokenMissing: 'Invalid reset token or session',
    resetFailed: 'Failed to reset password. Please try again or request a new reset link.',
    magicLinkRefused: 'This magic link is invalid or has expired. Please request a new one.',
    magicLinkMissing: 'Invalid magic link. No authentication token found.',
    magicLinkFailed: 'Authentication failed. Please try again.',
  },
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
  confirmation: {
    refused: 'This link is invalid or has expired. You can ask for a new one in Settings.',
    missing: 'This page has lost the link. Open it in the mail again.',
    failed: 'The address could not be confirmed. Please try again.',
    requested: 'If the address is not confirmed yet, a mail with a new code is on its way to it.',
    tokenOrCode: 'Send the token of a mailed link, or the code in the mail',
    elsewhere:
      'Sign in to the account to confirm its address, or type the code in the mail where you signed up.',
    codeInvalid: 'The code has six digits',
    codeWrong: 'That is not the code in our newest mail',
    codeOver: 'This code has ended. Ask for another mail: it has a new one.',
    codeTries: 'Those were ten tries. Ask for another mail: it has a new code.',
    notYours: 'This is not the address of your account',
    tooMany:
      'Six of these mails went to this address within a day. Please look for the newest, among spam too. Tomorrow you can ask for another.',
  },
} as const;
