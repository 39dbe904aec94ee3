/** Of two-step sign-in, and of confirming that it's oneself. */
export const secondFactorMessages = {
  secondFactor: {
    required: 'Enter the code from your authenticator app to go on',
    codeRequired: 'Enter a code',
    wrongCode: 'This code is not right, or was used before',
    wrongFirstCode: 'This code is not right. Check that your device shows the right time.',
    confirmAddressFirst: 'Confirm your address first, so that we can tell you of changes',
    alreadyOn: 'Two-step sign-in is on already',
    startFirst: 'This set-up was replaced by another. Please start again.',
    off: 'Two-step sign-in is off',
  },
  freshSignIn: {
    required: 'Confirm that it’s you first',
    signInAgain: 'Your account has no password: sign out, then sign in by a mailed link, and try again.',
  },
} as const;
