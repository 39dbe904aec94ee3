/** Texts of two-step sign-in, and of confirming one's identity. */
export const secondFactorMessages = {
  secondFactor: {
    required: 'Enter the code from your authenticator app to go on',
    codeRequired: 'Enter a code',
    wrongCode: 'This code is not right, or was used before',
    wrongFirstCode: 'This code is not right. Check that your device shows the right time.',
    alreadyOn: 'Two-step sign-in is on already',
    startFirst: 'This set-up was replaced by another. Please start again.',
    off: 'Two-step sign-in is off',
    owed: 'Administrators of this group sign in with a passkey or two-step sign-in.',
  },
  freshSignIn: {
    required: 'Confirm that it’s you first',
    signInAgain: 'Your account has no password: sign out, sign in again, and try again.',
  },
} as const;
