/** Texts that server and client both show. Source: specification, sections 5 and 8. */
export const messages = {
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
  },
  signIn: {
    refused: 'Invalid email or password',
    failed: 'Failed to sign in',
    done: 'Welcome back!',
  },
  signUp: { failed: 'Failed to create account', done: 'Account created successfully!' },
  signOut: { done: 'Signed out successfully' },
  signInRequired: 'Please sign in to continue',
  story: {
    notFound: 'Story not found',
    conflict: 'This story was changed somewhere else since you last saw it',
    titleRequired: 'Title is required',
    contentRequired: 'Content is required',
    titleTooLong: 'Title must be at most 255 characters',
    contentTooLong: 'A story can hold at most 2,000,000 characters',
    notesTooLong: 'Notes must be at most 20,000 characters',
    tooManyTags: 'A story can have at most 10 tags',
  },
  tag: {
    invalid: 'Tags are 1 to 20 letters and digits, with spaces and hyphens only inside',
  },
  rateLimited: 'Too many attempts. Please try again later.',
  internal: 'Something went wrong. Please try again.',
} as const;
