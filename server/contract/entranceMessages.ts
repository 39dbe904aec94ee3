import { joiningMessages } from './joiningMessages';
import { providerMessages } from './providerMessages';
import { secondFactorMessages } from './secondFactorMessages';
import { waysInMessages } from './waysInMessages';

/** The texts of visitors' pages, which load no others. */
export const entranceMessages = {
  email: { invalid: 'Invalid email address', taken: 'An account with this email already exists' },
  username: {
    tooShort: 'Username must be at least 3 characters',
    tooLong: 'Username must be at most 50 characters',
    pattern: 'Username can only contain letters, numbers, underscores, and hyphens',
    taken: 'This username is already taken',
  },
  password: {
    required: 'Password is required',
    tooShort: 'Password must be at least 8 characters',
    tooLong: 'Password must be at most 200 characters',
    weak: 'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    mismatch: "Passwords don't match",
    notCurrent: 'That is not your current password',
    none: 'Your account has no password. Ask for a reset link to set one.',
  },
  signIn: {
    refused: 'Invalid email or password',
    failed: 'Failed to sign in',
    done: 'Welcome back!',
    waiting: 'An organiser still has to approve your account',
    suspended: 'Your account is suspended. Write to the organisers if you think that’s a mistake.',
  },
  signUp: { failed: 'Failed to create account', done: 'Account created successfully!' },
  signOut: { done: 'Signed out successfully' },
  profile: {
    notFound: 'User not found',
    /** The name of a deleted account; members can't choose it. */
    deletedName: 'Deleted member',
    groupName: 'The group',
    displayNameTooLong: 'Display name must be at most 100 characters',
    displayNameHidden: 'Display name can’t contain line breaks or invisible characters',
    displayNameReserved: 'This display name can’t be taken',
    bioTooLong: 'Bio must be at most 500 characters',
    bioHidden: 'Bio can’t contain control characters',
    addressInvalid: 'Enter a full web address that starts with https:// or http://',
    addressTooLong: 'An address can have at most 2048 characters',
    cannotFollowSelf: 'You cannot follow yourself',
  },
  internal: 'Something went wrong. Please try again.',
  ...joiningMessages,
  ...providerMessages,
  ...secondFactorMessages,
  ...waysInMessages,
} as const;
