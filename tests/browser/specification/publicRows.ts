import type { Rows, Step } from './row';

const signingIn: readonly Step[] = [
  { fill: 'Email', with: 'ines@example.com' },
  { fill: 'Password', with: 'Monday7pm' },
  { press: 'Sign in' },
];

const registering: readonly Step[] = [
  { fill: 'Username', with: 'justcame' },
  { fill: 'Email', with: 'justcame@example.com' },
  { fill: 'Password', with: 'Monday7pm' },
  { fill: 'Confirm password', with: 'Monday7pm' },
  { tick: 'I agree to the Terms of Service and the Privacy Policy' },
  { press: 'Create account' },
];

const settingPassword: readonly Step[] = [
  { fill: 'New password', with: 'Monday7pm' },
  { fill: 'Confirm new password', with: 'Monday7pm' },
  { key: 'Enter' },
];

const asking: readonly Step[] = [{ fill: 'Email', with: 'nobody@example.com' }, { key: 'Enter' }];

/** Specification, section 2: public pages, authentication screens; sections 5 and 8 for what they say of mistakes. */
export const publicRows: Rows = {
  landing: {
    at: '/',
    as: 'visitor',
    says: [
      '3,000 people',
      '“There is no greater agony than bearing an untold story inside you.”',
      'Begin Your Journey',
      'About',
      'Blog',
      'Made by the Monday Writers’ Collective',
      'Sign in',
    ],
    never: ['Dashboard'],
  },
  'landing, for a member': {
    at: '/',
    as: 'member',
    says: ['Begin Your Journey', 'Dashboard'],
    never: ['Sign in'],
  },
  'landing, its button': {
    at: '/',
    as: 'visitor',
    after: [{ press: 'Begin Your Journey', as: 'link' }],
    says: ['Email'],
    leadsTo: /\/login$/,
  },
  'landing, with a recovery link': {
    at: '/#access_token=a&refresh_token=b&type=recovery',
    as: 'visitor',
    says: ['Choose a new password'],
    leadsTo: /\/reset-password$/,
  },
  about: { at: '/about', as: 'visitor', says: ['Create an account', 'Sign in', 'Monday'] },
  'about, for a member': {
    at: '/about',
    as: 'member',
    says: ['Monday', 'Write Your Story', 'Dashboard'],
    never: ['Create an account', 'Sign in'],
  },
  blog: {
    at: '/blog',
    as: 'visitor',
    says: ['Write Your Story', 'Read More', 'A story with everything in it', 'Inés'],
  },
  'blog, for a member': {
    at: '/blog',
    as: 'member',
    says: ['Write Your Story', 'Dashboard'],
    never: ['Sign in'],
  },
  'blog without a find': { at: '/blog?q=zebrazebra', as: 'visitor', says: ['No stories found'] },
  reader: {
    at: '/blog/{public story}',
    as: 'visitor',
    says: [
      'A story with everything in it',
      'Inés',
      '1 min read',
      'Writes on trains.',
      'More Stories',
      'Write Your Story',
    ],
  },
  'reader, for a member': {
    at: '/blog/{public story}',
    as: 'member',
    says: ['A story with everything in it', 'Write Your Story', 'Dashboard'],
    never: ['Sign in'],
  },
  'reader of nothing': {
    at: '/blog/story_nothing',
    as: 'visitor',
    says: ['Story Not Available', 'Story not found or no longer public.', 'Browse Stories'],
  },
  '404': { at: '/no/such/place', as: 'visitor', says: ['Page not found', 'Go home', 'Go back'] },

  login: {
    at: '/login',
    as: 'visitor',
    says: ['Email', 'Password', 'Remember me', 'Show password'],
  },
  'login, empty': {
    at: '/login',
    as: 'visitor',
    after: [{ press: 'Sign in' }],
    says: ['Invalid email address', 'Password is required'],
  },
  'login refused without a word': {
    at: '/login',
    as: 'visitor',
    after: signingIn,
    answers: { to: 'signIn', with: 'failure' },
    says: ['Failed to sign in'],
  },
  'signed in': {
    at: '/login',
    as: 'visitor',
    after: signingIn,
    says: ['Welcome back!'],
    leadsTo: /\/dashboard$/,
  },
  register: {
    at: '/register',
    as: 'visitor',
    says: ['Username', 'Email', 'Password', 'Confirm password', 'Terms of Service', 'Privacy Policy', '/u/'],
  },
  'register, too short': {
    at: '/register',
    as: 'visitor',
    after: [
      { fill: 'Username', with: 'ab' },
      { fill: 'Email', with: 'nobody' },
      { fill: 'Password', with: 'Short1' },
      { fill: 'Confirm password', with: 'Other1' },
      { press: 'Create account' },
    ],
    says: [
      'Username must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 8 characters',
      "Passwords don't match",
    ],
  },
  'register, too long': {
    at: '/register',
    as: 'visitor',
    after: [
      { fill: 'Username', with: 'a'.repeat(51) },
      { fill: 'Password', with: 'onlylowercase' },
      { press: 'Create account' },
    ],
    says: [
      'Username must be at most 50 characters',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
  },
  'register, odd letters': {
    at: '/register',
    as: 'visitor',
    after: [{ fill: 'Username', with: 'odd letters!' }, { press: 'Create account' }],
    says: ['Username can only contain letters, numbers, underscores, and hyphens'],
  },
  'register refused without a word': {
    at: '/register',
    as: 'visitor',
    after: registering,
    answers: { to: 'signUp', with: 'failure' },
    says: ['Failed to create account'],
  },
  registered: {
    at: '/register',
    as: 'visitor',
    after: registering,
    says: ['Account created successfully!'],
    leadsTo: /\/dashboard$/,
  },
  'forgotten password': {
    at: '/forgot-password',
    as: 'visitor',
    says: ['Reset Password', 'Magic Link', 'Email', 'Back to Sign In'],
  },
  'forgotten password, no address': {
    at: '/forgot-password',
    as: 'visitor',
    after: [{ fill: 'Email', with: 'nobody' }, { key: 'Enter' }],
    says: ['Invalid email address'],
  },
  'forgotten password, sent': {
    at: '/forgot-password',
    as: 'visitor',
    after: asking,
    says: ['Check Your Email', 'Back to Sign In'],
  },
  'forgotten password, not sent': {
    at: '/forgot-password',
    as: 'visitor',
    after: asking,
    answers: { to: 'requestPasswordReset', with: 'failure' },
    says: ['Something went wrong. Please try again.'],
  },
  'new password': {
    at: '/reset-password?access_token=a&refresh_token=b',
    as: 'visitor',
    after: [{ fill: 'New password', with: 'Monday7pm' }],
    says: ['New password', 'Confirm new password', 'Good'],
    leadsTo: /\/reset-password$/,
  },
  'new password, weak': {
    at: '/reset-password?access_token=a&refresh_token=b',
    as: 'visitor',
    after: [{ fill: 'New password', with: 'ab' }],
    says: ['Weak'],
  },
  'new password, fair': {
    at: '/reset-password?access_token=a&refresh_token=b',
    as: 'visitor',
    after: [{ fill: 'New password', with: 'Abc1' }],
    says: ['Fair'],
  },
  'new password, strong': {
    at: '/reset-password?access_token=a&refresh_token=b',
    as: 'visitor',
    after: [{ fill: 'New password', with: 'Monday7pm!' }],
    says: ['Strong'],
  },
  'new password, half a link': {
    at: '/reset-password?access_token=a',
    as: 'visitor',
    after: settingPassword,
    says: ['Invalid reset token or session'],
  },
  'new password, server failing': {
    at: '/reset-password?access_token=a&refresh_token=b',
    as: 'visitor',
    after: settingPassword,
    answers: { to: 'resetPassword', with: 'failure' },
    says: ['Failed to reset password. Please try again or request a new reset link.'],
  },
  'no reset link': {
    at: '/reset-password',
    as: 'visitor',
    says: ['Invalid reset link. Please request a new password reset.'],
  },
  'magic link that is none': {
    at: '/auth/magic-link?token=none',
    as: 'visitor',
    says: ['Authentication Failed', 'This magic link is invalid or has expired. Please request a new one.'],
  },
  'magic link without a token': {
    at: '/auth/magic-link',
    as: 'visitor',
    says: ['Authentication Failed', 'Invalid magic link. No authentication token found.'],
  },
  'magic link, server failing': {
    at: '/auth/magic-link?token=none',
    as: 'visitor',
    answers: { to: 'lookUpAccountLink', with: 'failure' },
    says: ['Authentication failed. Please try again.'],
  },
};
