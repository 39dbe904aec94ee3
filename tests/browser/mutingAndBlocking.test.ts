import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const ada = memberOfFile(run.server, { username: 'ada', displayName: 'Ada' });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

afterEach(() => run.leave());

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

/** Chooses from the menu on a member's profile by keyboard, and says yes. */
async function choose(page: Page, name: string, item: string, confirm: string) {
  await page.getByRole('button', { name: `More about ${name}` }).press('Enter');
  const choice = page.getByRole('menuitem', { name: item });
  await choice.waitFor();
  while (!(await choice.evaluate((element) => element.matches('[data-highlighted]'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.locator(':focus').waitFor();
  await question.getByRole('button', { name: confirm, exact: true }).press('Enter');
}

test('what a muted member writes is folded for the one who muted them, until they show it or unmute', async () => {
  const { id } = await buildStory(run.server, ada, { title: 'Rain', privacyLevel: PrivacyLevel.PUBLIC });
  await buildComment(run.server, ben, id, 'It rained here, too.');
  const page = await run.signedIn(ada, { viewport: desktop, colorScheme: 'light' });
  await page.goto('/u/ben');
  const isMuted = answered(page, 'muteMember');
  await choose(page, 'Ben', 'Mute…', 'Mute');
  await isMuted;

  await page.goto(`/stories/${id}`);
  await page.getByText('A comment by someone you muted.').waitFor();
  expect(await page.getByText('It rained here, too.').count()).toBe(0);
  await expectAccessible(page, 'a folded comment');
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
  await page.locator(':focus', { hasText: 'It rained here, too.' }).waitFor();

  await page.goto('/settings?tab=privacy');
  await heading(page, 'Muted and blocked');
  await expectAccessible(page, 'muted members in Settings');
  const isUnmuted = answered(page, 'unmuteMember');
  await page.getByRole('button', { name: 'Unmute Ben' }).press('Enter');
  await isUnmuted;
  await page.locator('h2:focus', { hasText: 'Muted and blocked' }).waitFor();

  await page.goto(`/stories/${id}`);
  await page.getByText('It rained here, too.').waitFor();
  expect(run.complaints()).toEqual([]);
});

itInAll('a blocked member reads only what everyone may, and finds comments closed', async () => {
  const named = await buildStory(run.server, ada, { title: 'For Ben', sharedWith: [ben] });
  const open = await buildStory(run.server, ada, { title: 'For all', privacyLevel: PrivacyLevel.PUBLIC });
  const theirs = await run.signedIn(ben, { viewport: desktop, colorScheme: 'light' });
  await theirs.goto(`/stories/${named.id}`);
  await heading(theirs, 'For Ben');

  const page = await run.signedIn(ada);
  await page.goto('/u/ben');
  const isBlocked = answered(page, 'blockMember');
  await choose(page, 'Ben', 'Block…', 'Block');
  await isBlocked;

  await theirs.goto(`/stories/${named.id}`);
  await theirs.getByRole('heading', { name: /not found/i }).waitFor();
  await theirs.goto(`/stories/${open.id}`);
  await heading(theirs, 'For all');
  await theirs.getByText('The author has closed this story to comments.').waitFor();
  expect(await theirs.getByRole('textbox', { name: 'Your comment' }).count()).toBe(0);
  expect(await theirs.getByRole('main').getByText(/block/i).count()).toBe(0);
  await expectAccessible(theirs, 'a story of somebody who blocked the reader');
  expect(run.complaints()).toEqual([]);
});
