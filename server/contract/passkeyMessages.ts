/** Of passkeys, and of ways to sign in. */
export const passkeyMessages = {
  passkey: {
    notFound: 'Passkey not found',
    nameRequired: 'Name is required',
    nameTooLong: 'Name must be at most 100 characters',
    nameInvalid: 'Name can’t contain line breaks or control characters',
    tooMany: 'You have 10 passkeys. Remove one to add another.',
    alreadyAdded: 'This passkey was added already',
    notAdded: 'This passkey could not be added. Please try again.',
    refused: 'This passkey could not sign you in. It may have been removed. Please try again.',
    confirmAddressFirst: 'Confirm your address first, so that we can tell you of changes',
  },
} as const;
