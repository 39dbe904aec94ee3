/** Messages about signing in with a provider. */
export const providerMessages = {
  provider: {
    denied: 'The sign-in was cancelled. Try again, or sign in another way.',
    expired: 'That sign-in took too long, or was opened twice. Please try again.',
    unverified:
      'The provider hasn’t verified your address, so it may not be yours. Verify it with them first, or sign in another way.',
    failed: 'The provider’s answer couldn’t be used. Please try again, or sign in another way.',
    unavailable: 'The provider can’t be reached at the moment. Try again later, or sign in another way.',
    unlinked: 'You unlinked this account. Sign in another way, and link it again in Settings.',
    notYours:
      'You signed in there with an account that isn’t the one of your account here. You are still signed in as before: please try again with the right one.',
    notLinked: 'Your account isn’t linked',
    otherLinked:
      'Your account is linked with another one of the provider. Sign in another way, and unlink that one in Settings first.',
    linkedElsewhere: 'That account of the provider opens another member’s account already',
    alreadyLinked: 'Your account is linked already',
  },
} as const;

/** Why a visit to the provider failed, as in the address of the page that shows it. */
export const providerProblems = ['denied', 'expired', 'unverified', 'failed', 'unavailable'] as const;
export type ProviderProblem = (typeof providerProblems)[number];
