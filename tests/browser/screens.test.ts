import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, changeStory, type TestMember } from '../support/factories';
import { textOf, titleOf, write } from './support/offline';
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
  ['all favourites', () => '/favorites', /Favorites/, true],
  ['story', () => `/stories/${storyId}`, /A story with everything/, true],
  ['missing story', () => '/stories/story_nothing', /Story not found/, true],
  ['new story', () => '/stories/new', /New Story/, true],
  ...['shortcuts', 'editor', 'notifications', 'privacy', 'data'].map(
    (tab): Screen => [`settings: ${tab}`, () => `/settings?tab=${tab}`, /Settings/, true],
  ),
  ['versions', () => `/stories/${storyId}/versions`, /Versions/, true],
  ['edit story', () => `/stories/${storyId}/edit`, /Edit Story/, true],
  ['help', () => '/help', /Help & Information/, true],
  ['about, for a member', () => '/about', /About/, true],
  ['unknown address, for a member', () => '/no/such/place', /Page not found/, true],
];

const desktop = { width: 1280, height: 800 };

/** In both widths; `name` tells which state failed. */
async function expectAccessible(page: Page, name: string) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect({ name, width, said }).toEqual({ name, width, said: [] });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ name, width, overflows: overflow > 0 }).toEqual({ name, width, overflows: false });
  }
  await page.setViewportSize(desktop);
}

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each(screens)(
    '%s: accessible at 320 and 1280 px, fits, and keeps to the policy',
    async (_name, path, heading, signedIn) => {
      const options = { colorScheme, viewport: desktop };
      const page = await (signedIn
        ? run.signedIn(await run.signInAgain(member), options)
        : run.visitor(options));
      await page.goto(path());
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path());
      expect(run.complaints()).toEqual([]);
    },
  );

  const openPage = async () =>
    run.signedIn(await run.signInAgain(member), { colorScheme, viewport: desktop });

  it('the editor while one writes: words, preview, Zen mode, timer, tags, what is missing', async () => {
    const page = await openPage();
    await page.goto('/stories/new');
    await titleOf(page).fill('A story in the making');
    await write(page, '# Dusk\n\nIt *fell* slowly, `as` it [does](https://example.com).\n\n- one\n\n> two');
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await expectAccessible(page, 'written');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'Dusk' }).waitFor();
    await expectAccessible(page, 'preview');
    await page.getByRole('tab', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Zen mode' }).click();
    await page.getByRole('group', { name: 'Zen mode' }).waitFor();
    await expectAccessible(page, 'Zen mode');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Tags' }).fill('one');
    await page.getByRole('option', { name: 'one tag' }).waitFor();
    await expectAccessible(page, 'tag suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Tags' }).fill('#!');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAccessible(page, 'a tag that is none');
    expect(run.complaints()).toEqual([]);
  });

  it('the editor in another tab', async () => {
    const page = await openPage();
    await page.goto(`/stories/${storyId}/edit`);
    await textOf(page).waitFor();
    const second = await page.context().newPage();
    await second.goto(`/stories/${storyId}/edit`);
    await second.getByRole('button', { name: 'Write here instead' }).waitFor();
    expect(await textOf(second).getAttribute('contenteditable')).not.toBe('true');
    expect(await titleOf(second).isEditable()).toBe(false);
    expect(await second.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    await expectAccessible(second, 'written elsewhere');
    expect(run.complaints()).toEqual([]);
  });

  it('the editor where the device keeps nothing', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await page.goto('/stories/new');
    await titleOf(page).fill('No room');
    await page.getByRole('button', { name: 'Download text' }).waitFor();
    await expectAccessible(page, 'no room');
  });

  it('a conflict: its notice, its texts, the merging, and where the story is listed and read', async () => {
    const story = await buildStory(run.server, member, { title: 'Contested', content: 'First.\n\nSecond.' });
    const page = await openPage();
    await page.goto(`/stories/${story.id}/edit`);
    await write(page, ' Mine.');
    await changeStory(run.server, member, story, { content: 'First.\n\nSecond. Theirs.' });
    const resolve = page.getByRole('main').getByRole('button', { name: 'Resolve' });
    await resolve.waitFor();
    await expectAccessible(page, 'notice');
    await resolve.click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, 'texts');
    await page.getByRole('button', { name: 'Merge' }).click();
    await page.getByLabel('Merged text').waitFor();
    await expectAccessible(page, 'merging');
    await page.goto('/stories');
    await resolve.waitFor();
    await expectAccessible(page, 'list');
    await page.goto(`/stories/${story.id}`);
    await page.getByRole('link', { name: 'Go on writing' }).waitFor();
    await expectAccessible(page, 'page');
    expect(run.complaints()).toEqual([]);
  });

  it('what this device has, with the server gone', async () => {
    const page = await openPage();
    await page.goto(`/stories/${storyId}/edit`);
    await textOf(page).waitFor();
    await page.context().setOffline(true);
    await write(page, ' On the train.');
    await page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await expectAccessible(page, 'editor');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/as this device has it/).waitFor();
    await expectAccessible(page, 'page');
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).click();
    await page.getByText(/the others come back with it/).waitFor();
    await page.getByText(/On the train/).waitFor();
    await expectAccessible(page, 'list');
    // Requests that fail are told by the page itself.
    expect(run.complaints().filter((said) => !/net::ERR_|reach the server/.test(said))).toEqual([]);
  });
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
