import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildFeedback, memberOfFile } from '../support/factories';
import { answered, browserRun, said } from './support/visit';

const run = browserRun();
const ines = memberOfFile(run.server, { username: 'ines', displayName: 'Inés', roles: [Role.ADMIN] });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

afterEach(() => run.leave());

const focused = (page: Page, name: RegExp) =>
  page.waitForFunction((pattern) => {
    const element = document.activeElement as HTMLInputElement | null;
    const texts = [
      element?.getAttribute('aria-label'),
      element?.textContent,
      element?.labels?.[0]?.textContent,
    ];
    return texts.some((text) => text && new RegExp(pattern).test(text));
  }, name.source);
const votes = (page: Page, title: string) => page.getByRole('group', { name: `Votes on ${title}` });
const upvote = (page: Page, title: string) => page.getByRole('button', { name: `Upvote ${title}` });
const scored = (page: Page, title: string, score: number) =>
  votes(page, title).getByText(`Score ${score}`, { exact: true }).waitFor();

test('feedback is given using only the keyboard; similar feedback is offered, and gets a vote', async () => {
  const title = 'A darker theme';
  await buildFeedback(run.server, ines, { title });
  const page = await run.signedIn(ben);
  await page.goto('/feedback');
  await page.getByRole('link', { name: title }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Submit Feedback' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: /^Feature Request/ }).waitFor();
  await focused(page, /./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: /^Improvement/ }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('A darker theme at night');
  await page
    .getByRole('region', { name: /^Is it one of these/ })
    .getByText(title)
    .waitFor();
  await focused(page, /^Title/);
  await page.keyboard.press('Tab');
  await focused(page, /^None of these/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await focused(page, /^Upvote/);
  const voted = answered(page, 'voteOnFeedback');
  await page.keyboard.press('Space');
  await scored(page, title, 1);
  await voted;

  // None of the similar ones: continue to the form, whose fields survive a reload.
  await page.getByRole('button', { name: 'None of these' }).focus();
  await page.keyboard.press('Enter');
  await focused(page, /^Description/);
  await page.keyboard.type('Warm letters on black.');
  await page.reload();
  await page.getByText('The feedback you began has been restored.').waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('Warm letters on black.');
  await page.getByRole('button', { name: 'Submit Feedback' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'A darker theme at night' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/feedback\/feedback_/);
  expect(await upvote(page, 'A darker theme at night').isDisabled()).toBe(true);
  expect(run.complaints()).toEqual([]);
});

test('an administrator sets the status and the assignee', async () => {
  const { id } = await buildFeedback(run.server, ben, { title: 'A quieter bell' });
  const page = await run.signedIn(ines);
  await page.goto(`/feedback/${id}`);
  await page.getByRole('button', { name: 'Update Status' }).focus();
  await page.keyboard.press('Enter');
  await focused(page, /^Open$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await focused(page, /^Accepted$/);
  await page.keyboard.press('Enter');
  await said(page, 'Status updated');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('accepted', { exact: true }).waitFor();
  await focused(page, /^Update Status$/);

  await page.getByRole('button', { name: 'Assign' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Member' }).fill('be');
  await page.getByRole('option', { name: /^Ben/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Ben' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const box = page.getByRole('region', { name: 'Assigned to' });
  await box.getByRole('link', { name: 'Ben' }).waitFor();
  await box.getByRole('link', { name: 'Inés' }).waitFor();
  expect(run.complaints()).toEqual([]);
});
