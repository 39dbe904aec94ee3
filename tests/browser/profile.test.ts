import type { Route } from 'playwright-core';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildMember, buildStory, memberOfFile } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { answering } from './support/answering';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const viewer = memberOfFile(run.server, { username: 'mona', displayName: 'Mona' });

beforeAll(async () => {
  const ada = await buildMember(run.server, {
    username: 'ada',
    displayName: 'Ada Lovelace',
    bio: 'Counts\nand writes.',
    roles: [Role.INSTRUCTOR, Role.USER],
  });
  for (const title of ['The engine hums', 'Poetical science'])
    await buildStory(run.server, ada, { title, privacyLevel: PrivacyLevel.PUBLIC });
  for (let n = 10; n < 35; n += 1) await buildMember(run.server, { username: `writer${n}` });
});
afterEach(() => run.leave());

it('a member finds another by the navigation, their stories and the search, and follows them', async () => {
  const page = await run.signedIn(viewer);
  await page.goto('/help');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click();
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await page.getByRole('link', { name: 'Poetical science' }).waitFor();
  await page.getByText('2 public stories').waitFor();
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'writer34', exact: true }).waitFor();

  await page.getByRole('searchbox', { name: 'Search members' }).fill('love');
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search members' }).fill('@AD');
  await page.waitForURL(/q=%40AD/);
  const follow = page.getByRole('button', { name: 'Follow Ada Lovelace', exact: true });
  const followed = answered(page, 'followUser');
  await follow.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Unfollow Ada Lovelace' }).waitFor();
  await followed;
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Instructors');
  await page.waitForURL(/role=instructor/);
  await page.reload();
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  await expectAccessible(page, 'the directory of members');
  expect(run.complaints()).toEqual([]);
});

it('a member’s changes of their profile are visible at once everywhere', async () => {
  const page = await run.signedIn(await buildMember(run.server, { username: 'cy' }));
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
    await page.getByRole('button', { name: 'Save Changes' }).click();
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
