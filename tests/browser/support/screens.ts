import type { Page } from 'playwright-core';
import { someOf } from '../../support/testAll';
import type { World } from '../specification/world';
import { desktop } from './accessible';
import type { BrowserRun } from './visit';

/** A screen: its name, address, heading, and who looks at it. */
export type Screen = [
  name: string,
  address: string,
  heading: RegExp,
  as: 'visitor' | 'member' | 'newcomer' | 'admin',
];

export const screens: Screen[] = [
  ['landing', '/', /./, 'visitor'],
  ['login', '/login', /Sign in/, 'visitor'],
  ['register', '/register', /Create an account/, 'visitor'],
  ['waiting for approval', '/waiting', /Your request is with the organisers/, 'visitor'],
  ['forgotten password', '/forgot-password', /Forgot your password/, 'visitor'],
  ['new password', '/reset-password?access_token=a&refresh_token=b', /Choose a new password/, 'visitor'],
  ['invalid reset link', '/reset-password', /Invalid Reset Link/, 'visitor'],
  ['magic link that is none', '/auth/magic-link?token=none', /Authentication Failed/, 'visitor'],
  ['confirmation link that is none', '/auth/confirm?token=none', /Address Not Confirmed/, 'visitor'],
  ['provider that led nowhere', '/auth/provider?problem=failed', /That didn’t work/, 'visitor'],
  ['about', '/about', /About/, 'visitor'],
  ['blog', '/blog', /./, 'visitor'],
  ['blog without a find', '/blog?q=zebra', /./, 'visitor'],
  ['reader', '/blog/{public story}', /A story with everything/, 'visitor'],
  ['reader of nothing', '/blog/story_nothing', /Story Not Available/, 'visitor'],
  ['terms', '/terms', /Terms/, 'visitor'],
  ['privacy', '/privacy', /Privacy/, 'visitor'],
  ['unknown address', '/no/such/place', /Page not found/, 'visitor'],
  ['dashboard', '/dashboard', /Welcome/, 'member'],
  ['dashboard of a newcomer', '/dashboard', /Welcome/, 'newcomer'],
  ['sessions', '/sessions', /Writing Sessions/, 'member'],
  ['session', '/sessions/{session}', /Monday Sprint/, 'member'],
  ['new session', '/sessions/new', /Create Writing Session/, 'admin'],
  ['edit session', '/sessions/{session}/edit', /Edit Writing Session/, 'admin'],
  ['stories', '/stories', /Stories/, 'member'],
  ['favourites', '/stories?tab=favorites', /Stories/, 'member'],
  ['all favourites', '/favorites', /Favorites/, 'member'],
  ['story', '/stories/{public story}', /A story with everything/, 'member'],
  ['new story', '/stories/new', /New Story/, 'member'],
  ...['shortcuts', 'editor', 'notifications', 'privacy', 'data'].map(
    (tab): Screen => [`settings: ${tab}`, `/settings?tab=${tab}`, /Settings/, 'member'],
  ),
  ['notifications', '/notifications', /Notifications/, 'member'],
  ['reports', '/admin/reports', /Reports/, 'admin'],
  ['versions', '/stories/{public story}/versions', /Versions/, 'member'],
  ['edit story', '/stories/{public story}/edit', /Edit Story/, 'member'],
  ['goals', '/goals', /Goals/, 'member'],
  ['exercises', '/exercises', /Exercises/, 'member'],
  ['exercise', '/exercises/{exercise}', /A room without colours/, 'admin'],
  ['new exercise', '/exercises/new', /Create Exercise/, 'admin'],
  ['edit exercise', '/exercises/{exercise}/edit', /Edit Exercise/, 'admin'],
  ['journals', '/journals', /Journals/, 'member'],
  ['journal', '/journals/{journal}', /November 20/, 'member'],
  ['new journal', '/journals/new', /./, 'member'],
  ['edit journal', '/journals/{journal}/edit', /./, 'member'],
  ["another's journal", '/journals/{journal}/edit', /Access denied/, 'admin'],
  ['notes', '/notes', /Notes/, 'member'],
  ['note', '/notes/{note}', /Names for the ferry/, 'member'],
  ['new note', '/notes/new', /./, 'member'],
  ['edit note', '/notes/{note}/edit', /./, 'member'],
  ['feedback', '/feedback', /Feedback & Suggestions/, 'member'],
  ['one feedback', '/feedback/{feedback}', /A darker dark/, 'admin'],
  ['new feedback', '/feedback/new', /./, 'member'],
  ['edit feedback', '/feedback/{feedback}/edit', /./, 'member'],
  ['profile', '/u/ines', /Inés/, 'member'],
  ['members', '/members', /Members/, 'member'],
  ['edit profile', '/profile/edit', /./, 'member'],
  ['help', '/help', /Help & Information/, 'member'],
  ['admin', '/admin', /Admin/, 'admin'],
  ['admin: members', '/admin/members', /Members/, 'admin'],
  ['admin: settled reports', '/admin/reports?show=settled', /Reports/, 'admin'],
  ['admin: audit log', '/admin/audit-log', /Audit log/, 'admin'],
  ['admin: settings', '/admin/settings', /Group settings/, 'admin'],
  ['admin: system', '/admin/system', /System/, 'admin'],
  // Built alike: in `npm test` the first of each.
  ...someOf<Screen>([
    ['admin, for members', '/admin', /Access Restricted/, 'member'],
    ['new session, for members', '/sessions/new', /Access Restricted/, 'member'],
    ['new exercise, for members', '/exercises/new', /Access Restricted/, 'member'],
    ['reports, for a member', '/admin/reports', /Access Restricted/, 'member'],
  ]),
  ...someOf<Screen>([
    ['missing story', '/stories/story_nothing', /Story not found/, 'member'],
    ['missing session', '/sessions/session_nothing', /Session not found/, 'member'],
    ['missing exercise', '/exercises/exercise_nothing', /Exercise not found/, 'member'],
    ['missing journal', '/journals/journal_nothing', /Journal not found/, 'member'],
  ]),
  ...someOf<Screen>([
    ['no journals', '/journals', /No journals found/, 'newcomer'],
    ['no notes', '/notes', /No notes found/, 'newcomer'],
    ['no exercises', '/exercises?difficulty=advanced&category=poetry', /No exercises found/, 'member'],
    ['no feedback', '/feedback?status=rejected', /No feedback found/, 'member'],
    ['no members', '/members?q=zebra', /No members found/, 'member'],
    ['no notifications', '/notifications?show=account', /Nothing here yet/, 'newcomer'],
    ['admin: no requests', '/admin/approvals', /Nobody waits/, 'admin'],
    ['admin: no invitations', '/admin/invitations', /No invitations yet/, 'admin'],
    ['admin: no members', '/admin/members?q=zebra', /No members found/, 'admin'],
  ]),
  ['about, for a member', '/about', /About/, 'member'],
  ['unknown address, for a member', '/no/such/place', /Page not found/, 'member'],
];

/** Returns the same result for the same key: what takes long to open is opened once, by the first test that needs it. */
export function once<K, T>(work: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const result = known.get(key) ?? work(key);
    known.set(key, result);
    return result;
  };
}

export type Person = Screen[3];

/** A person's first page, in a browser of their own. It leaves the sign-in where the browser's other tabs find it. */
export async function firstPageOf(run: BrowserRun, world: World, as: Person): Promise<Page> {
  const options = { colorScheme: 'light', viewport: desktop, serviceWorkers: 'allow' } as const;
  const page =
    as === 'visitor'
      ? await run.visitor(options)
      : await run.signedIn(await run.signInAgain(world.people[as]), options);
  await page.goto('/forgot-password');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}
