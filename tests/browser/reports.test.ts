import type { Page } from 'playwright-core';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { desktop, expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
const reader = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });
const instructor = memberOfFile(run.server, { username: 'olga', roles: [Role.USER, Role.INSTRUCTOR] });

afterEach(() => run.leave());

async function report(page: Page, button: string, reason: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reason }).check();
  await expectAccessible(page, button);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('The organisers will look at it').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function decide(page: Page, button: RegExp, reason: string) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: /^(?:Hide|Remove)$/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a member reports a story and a comment; an instructor hides the one and removes the other', async () => {
  const { id } = await buildStory(run.server, author, {
    title: 'The Lamp',
    content: 'Out of a book.',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  await buildComment(run.server, author, id, 'You all write badly.');
  const statusOf = async () => (await fetch(`${run.server.url}/blog/${id}`)).status;

  const mine = await run.signedIn(reader);
  await mine.goto(`/stories/${id}`);
  await report(mine, 'Report story', 'It is someone else’s work');
  await report(mine, 'Report comment', 'It attacks or harasses someone');

  const theirs = await run.signedIn(instructor);
  await theirs.goto('/admin/reports');
  await theirs.getByText('You all write badly.').waitFor();
  await expectAccessible(theirs, 'reports');
  await theirs.getByRole('button', { name: /^Hide story/ }).click();
  await expectAccessible(theirs, 'hiding');
  await theirs.keyboard.press('Escape');

  await decide(theirs, /^Hide story/, 'Copied from a book');
  await theirs.getByText(': Copied from a book').waitFor();
  expect(await statusOf()).toBe(410);
  await decide(theirs, /^Remove comment/, 'It attacks others');
  await mine.goto(`/stories/${id}`);
  await mine.getByRole('heading', { name: 'Story not found' }).waitFor();

  await theirs.getByRole('button', { name: /^Restore story/ }).click();
  await theirs.getByText('shown again since').waitFor();
  expect(await statusOf()).toBe(200);
  await mine.reload();
  await mine.getByRole('heading', { name: 'Comments (0)' }).waitFor();
  await theirs.getByRole('tab', { name: 'Settled' }).click();
  await theirs.getByText('Removed').first().waitFor();

  const notified = await run.signedIn(author);
  await run.server.app.notifier.drain();
  await notified.goto('/notifications');
  await notified
    .getByText('Your comment was removed by the organisers (your data export has it): It attacks others')
    .waitFor();
  expect(run.complaints()).toEqual([]);
});

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

it('what a muted member writes is folded for the one who muted them, until they show it or unmute', async () => {
  const { id } = await buildStory(run.server, author, { title: 'Rain', privacyLevel: PrivacyLevel.PUBLIC });
  await buildComment(run.server, reader, id, 'It rained here, too.');
  const page = await run.signedIn(author, { viewport: desktop, colorScheme: 'light' });
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
  await page.getByRole('heading', { name: 'Muted and blocked' }).waitFor();
  await expectAccessible(page, 'muted members in Settings');
  const isUnmuted = answered(page, 'unmuteMember');
  await page.getByRole('button', { name: 'Unmute Ben' }).press('Enter');
  await isUnmuted;
  await page.locator('h2:focus', { hasText: 'Muted and blocked' }).waitFor();

  await page.goto(`/stories/${id}`);
  await page.getByText('It rained here, too.').waitFor();
  expect(run.complaints()).toEqual([]);
});
