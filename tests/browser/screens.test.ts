import type { Page } from 'playwright-core';
import type { TestMember } from '../support/factories';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { desktop, expectAccessible } from './support/accessible';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let world: World;
let member: TestMember;

beforeAll(async () => {
  run = await startBrowserRun();
  world = await buildWorld(run);
  member = world.people.member;
});
afterAll(() => run?.close());

type Screen = [
  name: string,
  address: string,
  heading: RegExp,
  as: 'visitor' | 'member' | 'newcomer' | 'admin',
];

const screens: Screen[] = [
  ['landing', '/', /./, 'visitor'],
  ['login', '/login', /Sign in/, 'visitor'],
  ['register', '/register', /Create an account/, 'visitor'],
  ['forgotten password', '/forgot-password', /Forgot your password/, 'visitor'],
  ['new password', '/reset-password?access_token=a&refresh_token=b', /Choose a new password/, 'visitor'],
  ['invalid reset link', '/reset-password', /Invalid Reset Link/, 'visitor'],
  ['magic link that is none', '/auth/magic-link?token=none', /Authentication Failed/, 'visitor'],
  ['about', '/about', /About/, 'visitor'],
  ['blog', '/blog', /./, 'visitor'],
  ['blog without a find', '/blog?q=zebra', /./, 'visitor'],
  ['reader', '/blog/{public story}', /A story with everything/, 'visitor'],
  ['reader of nothing', '/blog/story_nothing', /Story Not Available/, 'visitor'],
  ['unknown address', '/no/such/place', /Page not found/, 'visitor'],
  ['dashboard', '/dashboard', /Welcome/, 'member'],
  ['dashboard of a newcomer', '/dashboard', /Welcome/, 'newcomer'],
  ['stories', '/stories', /Stories/, 'member'],
  ['favourites', '/stories?tab=favorites', /Stories/, 'member'],
  ['all favourites', '/favorites', /Favorites/, 'member'],
  ['story', '/stories/{public story}', /A story with everything/, 'member'],
  ['missing story', '/stories/story_nothing', /Story not found/, 'member'],
  ['new story', '/stories/new', /New Story/, 'member'],
  ...['shortcuts', 'editor', 'notifications', 'privacy', 'data'].map(
    (tab): Screen => [`settings: ${tab}`, `/settings?tab=${tab}`, /Settings/, 'member'],
  ),
  ['versions', '/stories/{public story}/versions', /Versions/, 'member'],
  ['edit story', '/stories/{public story}/edit', /Edit Story/, 'member'],
  ['exercises', '/exercises', /Exercises/, 'member'],
  ['no exercises', '/exercises?difficulty=advanced&category=poetry', /No exercises found/, 'member'],
  ['exercise', '/exercises/{exercise}', /A room without colours/, 'admin'],
  ['missing exercise', '/exercises/exercise_nothing', /Exercise not found/, 'member'],
  ['new exercise', '/exercises/new', /Create Exercise/, 'admin'],
  ['new exercise, for members', '/exercises/new', /Access Restricted/, 'member'],
  ['edit exercise', '/exercises/{exercise}/edit', /Edit Exercise/, 'admin'],
  ['journals', '/journals', /Journals/, 'member'],
  ['no journals', '/journals', /No journals found/, 'newcomer'],
  ['journal', '/journals/{journal}', /November 20/, 'member'],
  ['missing journal', '/journals/journal_nothing', /Journal not found/, 'member'],
  ['new journal', '/journals/new', /./, 'member'],
  ['edit journal', '/journals/{journal}/edit', /./, 'member'],
  ["another's journal", '/journals/{journal}/edit', /Access denied/, 'admin'],
  ['notes', '/notes', /Notes/, 'member'],
  ['no notes', '/notes', /No notes found/, 'newcomer'],
  ['note', '/notes/{note}', /Names for the ferry/, 'member'],
  ['new note', '/notes/new', /./, 'member'],
  ['edit note', '/notes/{note}/edit', /./, 'member'],
  ['feedback', '/feedback', /Feedback & Suggestions/, 'member'],
  ['no feedback', '/feedback?status=rejected', /No feedback found/, 'member'],
  ['one feedback', '/feedback/{feedback}', /A darker dark/, 'admin'],
  ['new feedback', '/feedback/new', /./, 'member'],
  ['edit feedback', '/feedback/{feedback}/edit', /./, 'member'],
  ['profile', '/u/ines', /Inés/, 'member'],
  ['edit profile', '/profile/edit', /./, 'member'],
  ['help', '/help', /Help & Information/, 'member'],
  ['about, for a member', '/about', /About/, 'member'],
  ['unknown address, for a member', '/no/such/place', /Page not found/, 'member'],
];

describe('every screen', () => {
  /** One a person, for all that they look at: signing in and reading the code anew takes longer than looking. */
  const pages = new Map<Screen[3], Page>();
  const pageOf = async (as: Screen[3]) => {
    const known = pages.get(as);
    if (known) return known;
    const options = { colorScheme: 'light', viewport: desktop } as const;
    const page = await (as === 'visitor'
      ? run.visitor(options)
      : run.signedIn(await run.signInAgain(world.people[as]), options));
    pages.set(as, page);
    return page;
  };
  afterAll(() => run?.leave());

  it.each(screens)(
    '%s: accessible at 320 and 1280 px in both themes, fits, and keeps to the policy',
    async (_name, address, heading, as) => {
      const page = await pageOf(as);
      await page.goto(addressOf(world, address));
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, address);
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('the theme', () => {
  afterEach(() => run?.leave());

  it('follows the system live until one is chosen, and the choice outlives a reload', async () => {
    const page = await run.signedIn(member, { colorScheme: 'light' });
    await page.goto('/dashboard');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      light,
    );

    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor === before,
      light,
    );
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toContain('light');
    await page.reload();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    expect(await paper()).toBe(light);
  });
});

describe('the bars', () => {
  afterEach(() => run?.leave());

  it('can both be hidden, come back by floating buttons, and stay as they were left', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 } });
    await page.goto('/dashboard');
    const toastsBegin = () =>
      page
        .getByRole('region', { name: 'Notifications' })
        .evaluate((toasts) => Number.parseFloat(getComputedStyle(toasts).top));
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(await toastsBegin()).toBeGreaterThan(height);
    await page.getByRole('button', { name: 'Hide top bar' }).click();
    await page.getByRole('banner').waitFor({ state: 'detached' });
    expect(await toastsBegin()).toBeLessThan(height);
    await page.reload();
    await page.getByRole('button', { name: 'Show top bar' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /side ?bar/i })
      .click();
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('button', { name: 'Show sidebar' }).last().click();
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('navigation-store'))).not.toBeNull();
  });
  it('stay in view while a long page scrolls, and a page that is opened anew begins at its top', async () => {
    const page = await run.signedIn(await run.signInAgain(member), {
      viewport: { width: 1280, height: 500 },
    });
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Application information' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 100);
    const [bar, side] = [page.getByRole('banner'), page.getByRole('complementary')];
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(0);
    expect((await bar.boundingBox())?.y).toBeCloseTo(0, 0);
    expect((await side.boundingBox())?.y).toBeCloseTo(height, 0);

    await page.goto(addressOf(world, '/exercises/{exercise}'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
