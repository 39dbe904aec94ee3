/** Of signing in with a provider. */
export const providerMessages = {
  provider: {
    denied: 'You didn’t sign in there. Try again, or sign in another way.',
    expired: 'That took too long, or was opened twice. Please try again.',
    unverified:
      'Your address isn’t verified there, so it may not be yours. Verify it there first, or sign in another way.',
    failed: 'That didn’t work. Please try again, or sign in another way.',
    unavailable: 'It can’t be reached at the moment. Please try again later, or sign in another way.',
    off: 'Signing in with a provider isn’t set up here',
    notLinked: 'Your account isn’t linked',
    otherLinked:
      'Your account is linked with another one there. Sign in another way, and unlink that one in Settings first.',
    linkedElsewhere: 'That account already opens another member’s account here',
    alreadyLinked: 'Your account is linked already',
    confirmAddressFirst: 'Confirm your address first, so that we can tell you of changes',
  },
  waysIn: { only: 'This is your only way in. Set a password or add another passkey first.' },
  setPassword: { hasOne: 'Your account has a password: change it instead' },
} as const;

/** Why a visit to the provider came to nothing, as in the address of the page that says it. */
export const providerProblems = ['denied', 'expired', 'unverified', 'failed', 'unavailable'] as const;
export type ProviderProblem = (typeof providerProblems)[number];
