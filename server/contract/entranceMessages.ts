import { limits } from './limits';
import { providerMessages } from './providerMessages';
import { waysInMessages } from './waysInMessages';

const { noteMax, usesMax, days } = limits.invitation;

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
  joining: {
    closed: 'The group takes no new members at the moment.',
    invitationNeeded: 'This group is joined by invitation.',
    invitationRefused:
      'This invitation has been used up, has expired or was taken back. Ask whoever sent it for another.',
    asked: 'Your request is with the organisers. We’ll email you when you’re in.',
    waitingFull:
      'Many people wait for an answer at the moment, so nobody else can ask. Please try again in a few days.',
    notWaiting: 'Nobody with this id waits for approval',
  },
  invitation: {
    notFound: 'Invitation not found',
    noteTooLong: `A note can have at most ${noteMax} characters`,
    noteInvalid: 'A note can’t contain line breaks or control characters',
    uses: `An invitation is for 1 to ${usesMax} people`,
    days: `An invitation lasts ${days.min} to ${days.max} days, or doesn’t expire`,
  },
  ...providerMessages,
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
  ...waysInMessages,
} as const;
