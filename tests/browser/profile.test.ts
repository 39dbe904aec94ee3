import type { Page, Route } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { newId } from '../../server/ids';
import { buildMember, buildStory, type TestMember } from '../support/factories';
import { peopleCalls } from '../support/peopleCalls';
import { expectAccessible } from './support/accessible';
import { answering } from './support/answering';
import { answered, type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let ada: TestMember;
let ben: TestMember;

beforeAll(async () => {
  run = await startBrowserRun();
  ada = await buildMember(run.server, {
    username: 'ada',
    displayName: 'Ada Lovelace',
    bio: 'Counts\nand writes.',
  });
  ben = await buildMember(run.server, { username: 'ben', displayName: 'Ben' });
  await buildStory(run.server, ada, { title: 'The engine hums', privacyLevel: PrivacyLevel.SHARED });
  await buildStory(run.server, ada, { title: 'Kept to herself' });
  const dee = await buildMember(run.server, { username: 'dee', bio: 'Writes. '.repeat(60) });
  for (const fan of [ada, ben]) await peopleCalls(run.server).follow(dee.id, fan.token);
});
afterEach(() => run.leave());
afterAll(() => run.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('following', () => {
  it('is visible at once, and to others when they reload', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/u/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
    await page.getByText('0 followers').waitFor();
    const followed = answered(page, 'useFollowUserMutation');
    await button(page, 'Follow Ada Lovelace').click();
    await button(page, 'Unfollow Ada Lovelace').waitFor();
    await page.getByText('1 follower', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Unfollow');
    await followed;

    const other = await run.signedIn(ada);
    await other.goto('/u/ada?tab=followers');
    await other.getByRole('link', { name: 'Ben' }).waitFor();
    await other.getByText('1 follower', { exact: true }).waitFor();

    const unfollowed = answered(page, 'useUnfollowUserMutation');
    await button(page, 'Unfollow Ada Lovelace').click();
    await page.getByText('0 followers').waitFor();
    await unfollowed;
    await other.reload();
    await other.getByText('No followers yet').waitFor();
    expect(run.complaints()).toEqual([]);
  });

  it('that does not reach the server is rolled back, with a message', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/u/ada');
    await button(page, 'Follow Ada Lovelace').waitFor();
    const cutOff = (route: Route) => route.abort();
    await answering(page, 'useFollowUserMutation', cutOff, async () => {
      await button(page, 'Follow Ada Lovelace').click();
      await page.getByText('Ada Lovelace could not be followed').waitFor();
    });
    await button(page, 'Follow Ada Lovelace').waitFor();
    await page.getByText('0 followers').waitFor();
    // Ignore what Chromium logs about the cut connection.
    expect(run.complaints().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});

describe('the tabs of a profile', () => {
  it('work by keyboard, are in the address, and are restored with it', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/u/ada');
    await page.getByRole('link', { name: 'The engine hums' }).waitFor();
    expect(await page.getByText('Kept to herself').count()).toBe(0);
    await page.getByRole('tab', { name: 'Stories' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/u/ada?tab=followers');
    await page.getByText('Be the first to follow Ada Lovelace.').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'The engine hums' }).waitFor();
    await page.goForward();
    await page.getByText('Be the first to follow Ada Lovelace.').waitFor();
    await page.reload();
    await page.getByText('Be the first to follow Ada Lovelace.').waitFor();
  });

  it('load more members when scrolled to', async () => {
    const star = await buildMember(run.server, { username: 'star' });
    // Inserted as rows: hashing 45 passwords would take longer than all the rest.
    const { dataSource } = run.server.app.services.db;
    const at = (n: number) => new Date(Date.UTC(2026, 0, 5) + n);
    const fans = Array.from({ length: 45 }, (_, n) => [
      newId('user'),
      `fan${n}`,
      `fan${n}@example.com`,
      '',
      at(n),
      at(n),
    ]);
    await dataSource.query(
      `INSERT INTO users (id, username, email, password_hash, created_at, updated_at)
       VALUES ${fans.map(() => '(?, ?, ?, ?, ?, ?)').join(',')}`,
      fans.flat(),
    );
    await dataSource.query(
      `INSERT INTO follows (follower_id, followed_id, created_at)
       SELECT id, ?, created_at FROM users WHERE username LIKE 'fan%'`,
      [star.id],
    );
    const page = await run.signedIn(ben);
    await page.goto('/u/star?tab=followers');
    const last = page.getByRole('link', { name: 'fan0', exact: true });
    await page.getByRole('link', { name: 'fan44', exact: true }).waitFor();
    expect(await last.count()).toBe(0);
    while ((await last.count()) === 0) {
      await page.mouse.wheel(0, 4_000);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    expect(await page.getByRole('article').count()).toBe(45);
  });
});

describe('editing a profile', () => {
  it('is visible at once everywhere', async () => {
    const cy = await buildMember(run.server, { username: 'cy' });
    const page = await run.signedIn(cy);
    const picture = (route: Route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>fetch("/stolen")</script></svg>',
      });
    await answering(page, /^https:\/\/pictures\.example\/me\.png$/, picture, async () => {
      await page.goto('/u/cy');
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await page.getByLabel('Display name').fill('Cy the Elder');
      await page.getByLabel('Bio').fill('Two\nlines.');
      await page.getByLabel('Website').fill('cy.example/poems');
      await page.getByLabel('Profile picture URL').fill('https://pictures.example/me.png');
      await page.locator('form img').waitFor();
      await button(page, 'Save Changes').click();
      await page.waitForURL('**/u/cy');
      await page.getByRole('heading', { level: 1, name: 'Cy the Elder' }).waitFor();
      await page.getByRole('button', { name: 'Your menu, Cy the Elder' }).waitFor();
      expect(await page.getByRole('banner').locator('img').count()).toBe(1);
    });
    expect(await page.getByRole('link', { name: 'cy.example/poems' }).getAttribute('href')).toBe(
      'https://cy.example/poems',
    );
    expect(run.complaints()).toEqual([]);
  });

  it('refuses invalid addresses at their fields', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/profile/edit');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://a:b@c.example',
    ]) {
      for (const label of ['Website', 'Profile picture URL']) await page.getByLabel(label).fill(address);
      await button(page, 'Save Changes').click();
      expect(
        await page.getByText('Enter a full web address that starts with https:// or http://').count(),
      ).toBe(2);
      expect(await page.locator('form img').count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/profile/edit');
    }
    const { data } = await peopleCalls(run.server).profile('ben', ben.token);
    expect(data.user).toMatchObject({ websiteUrl: null, profileImageUrl: null });
  });

  it('shows the initial if a picture can’t be loaded', async () => {
    const page = await run.signedIn(ben);
    const noPicture = (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>fetch("/stolen")</script>' });
    await answering(page, /^https:\/\/pictures\.example\/page\.html$/, noPicture, async () => {
      await page.goto('/profile/edit');
      await page.getByLabel('Profile picture URL').fill('http://pictures.example/page.html');
      await page.getByText(/No picture could be loaded/).waitFor();
    });
    expect(await page.locator('form img').count()).toBe(0);
    expect(run.complaints()).toEqual([]);
  });

  it('asks before unsaved changes are discarded', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/profile/edit');
    await page.getByLabel('Bio').fill('Unsaved');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor();
    await button(page, 'Cancel').last().click();
    expect(await page.getByLabel('Bio').inputValue()).toBe('Unsaved');
  });

  it('redirects visitors to sign in and back', async () => {
    const page = await run.visitor();
    await page.goto('/profile/edit');
    await page.getByText('Access denied - You must be logged in to edit your profile.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/profile/edit');
    await page.getByLabel('Display name').waitFor();
  });
});

const screens: [name: string, path: string, heading: RegExp, signedIn: boolean][] = [
  ['profile', '/u/ada', /Ada Lovelace/, true],
  ['followers', '/u/dee?tab=followers', /dee/, true],
  ['nobody’s profile', '/u/nobody', /User not found/, true],
  ['editing', '/profile/edit', /Edit Profile/, true],
  ['editing, signed out', '/profile/edit', /Access denied/, false],
];

it.each(screens)('%s: accessible at 320 and 1280 px, and fits', async (_name, path, heading, signedIn) => {
  const page = await (signedIn ? run.signedIn(ben) : run.visitor());
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  expect(run.complaints()).toEqual([]);
});
