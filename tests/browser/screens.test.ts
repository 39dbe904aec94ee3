import { AxeBuilder } from '@axe-core/playwright';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from '../support/factories';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let member: TestMember;
let storyId: string;

beforeAll(async () => {
  run = await startBrowserRun();
  member = await buildMember(run.server, { username: 'ines', displayName: 'Inés', bio: 'Writes on trains.' });
  const content =
    '# A heading\n\nSome *words* and a [link](https://example.com).\n\n> A quote\n\n- one\n- two\n\n***\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![A lamp](https://pictures.example/lamp.png)\n\nזה היה מאוחר.';
  const story = await buildStory(run.server, member, {
    title: 'A story with everything in it',
    content,
    privacyLevel: PrivacyLevel.PUBLIC,
    tags: ['one tag', 'another'],
  });
  storyId = story.id;
  for (const privacyLevel of Object.values(PrivacyLevel))
    await buildStory(run.server, member, { privacyLevel });
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

type Screen = [name: string, path: () => string, heading: RegExp, signedIn: boolean];

const screens: Screen[] = [
  ['landing', () => '/', /./, false],
  ['login', () => '/login', /Sign in/, false],
  ['register', () => '/register', /Create an account/, false],
  ['forgotten password', () => '/forgot-password', /Forgot your password/, false],
  ['new password', () => '/reset-password?access_token=a&refresh_token=b', /Choose a new password/, false],
  ['invalid reset link', () => '/reset-password', /Invalid Reset Link/, false],
  ['magic link that is none', () => '/auth/magic-link?token=none', /Authentication Failed/, false],
  ['about', () => '/about', /About/, false],
  ['blog', () => '/blog', /./, false],
  ['blog without a find', () => '/blog?q=zebra', /./, false],
  ['reader', () => `/blog/${storyId}`, /A story with everything/, false],
  ['reader of nothing', () => '/blog/story_nothing', /Story Not Available/, false],
  ['unknown address', () => '/no/such/place', /Page not found/, false],
  ['dashboard', () => '/dashboard', /Welcome/, true],
  ['stories', () => '/stories', /Stories/, true],
  ['favourites', () => '/stories?tab=favorites', /Stories/, true],
  ['story', () => `/stories/${storyId}`, /A story with everything/, true],
  ['missing story', () => '/stories/story_nothing', /Story not found/, true],
  ['new story', () => '/stories/new', /New Story/, true],
  ...['shortcuts', 'editor', 'notifications', 'privacy', 'data'].map(
    (tab): Screen => [`settings: ${tab}`, () => `/settings?tab=${tab}`, /Settings/, true],
  ),
  ['edit story', () => `/stories/${storyId}/edit`, /Edit Story/, true],
  ['help', () => '/help', /Help & Information/, true],
  ['about, for a member', () => '/about', /About/, true],
  ['unknown address, for a member', () => '/no/such/place', /Page not found/, true],
];

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(screens)(
    '%s: accessible at 320 and 1280 px, fits, and keeps to the policy',
    async (_name, path, heading, signedIn) => {
      const options = { colorScheme, viewport: { width: 1280, height: 800 } };
      const page = await (signedIn
        ? run.signedIn(await run.signInAgain(member), options)
        : run.visitor(options));
      await page.goto(path());
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('the theme', () => {
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
  it('can both be hidden, come back by floating buttons, and stay as they were left', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 } });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Hide top bar' }).click();
    await page.getByRole('banner').waitFor({ state: 'detached' });
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
});
