import type { Page, Route } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { newId } from '../../server/ids';
import { buildMember, buildStory, memberOfFile } from '../support/factories';
import { peopleCalls } from '../support/peopleCalls';
import { itInAll } from '../support/testAll';
import { expectAccessible } from './support/accessible';
import { answering } from './support/answering';
import { answered, browserRun, openWithin } from './support/visit';

const run = browserRun();
const ada = memberOfFile(run.server, {
  username: 'ada',
  displayName: 'Ada Lovelace',
  bio: 'Counts\nand writes.',
});
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

beforeAll(async () => {
  await buildStory(run.server, ada, { title: 'The engine hums', privacyLevel: PrivacyLevel.SHARED });
  await buildStory(run.server, ada, { title: 'Kept to herself' });
  const dee = await buildMember(run.server, { username: 'dee', bio: 'Writes. '.repeat(60) });
  for (const fan of [ada, ben]) await peopleCalls(run.server).follow(dee.id, fan.token);
});
afterEach(() => run.leave());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('following', () => {
  it('is visible at once, and to others when they reload', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/u/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor();
    await page.getByText('0 followers').waitFor();
    const followed = answered(page, 'followUser');
    await button(page, 'Follow Ada Lovelace').click();
    await button(page, 'Unfollow Ada Lovelace').waitFor();
    await page.getByText('1 follower', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Unfollow');
    await followed;

    const other = await run.signedIn(ada);
    await other.goto('/u/ada?tab=followers');
    await other.getByRole('link', { name: 'Ben' }).waitFor();
    await other.getByText('1 follower', { exact: true }).waitFor();

    const unfollowed = answered(page, 'unfollowUser');
    await button(page, 'Unfollow Ada Lovelace').click();
    await page.getByText('0 followers').waitFor();
    await unfollowed;
    await other.reload();
    await other.getByText('No followers yet').waitFor();
    expect(run.complaints()).toEqual([]);
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

  it('leads visitors to sign in and back, from a screen that is accessible', async () => {
    const page = await run.visitor();
    await page.goto('/profile/edit');
    await page.getByText('Access denied - You must be logged in to edit your profile.').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
    await page.getByLabel('Email').fill(ben.email);
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/profile/edit');
    await page.getByLabel('Display name').waitFor();
    expect(run.complaints()).toEqual([]);
  });
});

itInAll(
  'the members who follow somebody, and a profile that nobody has, are accessible at 320 and 1280 px',
  async () => {
    const page = await run.signedIn(ben);
    for (const [path, heading] of [
      ['/u/dee?tab=followers', 'dee'],
      ['/u/nobody', 'User not found'],
    ] as const) {
      await openWithin(page, path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
    expect(run.complaints()).toEqual([]);
  },
);
