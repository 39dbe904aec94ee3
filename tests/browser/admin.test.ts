import type { Page } from 'playwright-core';
import { JoiningMode, Role } from '../../server/contract/enums';
import { buildMember, memberOfFile } from '../support/factories';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible, expectAccessibleNow } from './support/accessible';
import { chunks } from './support/chunks';
import { answered, browserRun, openWithin } from './support/visit';

const password = 'Monday7pm';

const run = browserRun({ joining: JoiningMode.APPROVAL });
const mina = memberOfFile(run.server, { roles: [Role.USER, Role.ADMIN], displayName: 'Mina' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in the form to join, which a link may have opened. */
async function join(page: Page, address: string, name: string, button: string) {
  await page.goto(address);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await press(page, button);
}

/** Chooses from a member's menu by keyboard, and says why. */
async function act(page: Page, name: string, item: string, { reason, confirm }: Record<string, string>) {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  const choice = page.getByRole('menuitem', { name: item });
  await choice.waitFor();
  while (!(await choice.evaluate((element) => element.matches('[data-highlighted]'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  if (item === 'Change roles…') await dialog.getByLabel('Instructor').check();
  await dialog.getByLabel('Reason').fill(reason ?? '');
  await expectAccessibleNow(page, `${item} ${name}`);
  await dialog.getByRole('button', { name: confirm ?? '' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

it('an organiser’s evening: a request, an invitation, a new instructor, a suspension, and what the log says', async () => {
  const visitor = await run.visitor();
  await join(visitor, '/register', 'lucy', 'Ask to join');
  await heading(visitor, 'Your request is with the organisers');

  const page = await run.signedIn(mina, { viewport: desktop, colorScheme: 'light' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByText('One person waits for an answer.').waitFor();
  await expectAccessible(page, 'overview');

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Requests' }).click();
  await row(page, 'lucy@example.com').waitFor();
  await expectAccessible(page, 'requests');
  await page.getByRole('button', { name: 'Approve lucy' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Let lucy join?' });
  await question.locator(':focus').waitFor();
  const isApproved = answered(page, 'approveMember');
  await question.getByRole('button', { name: 'Approve' }).press('Enter');
  await isApproved;
  await heading(page, 'Nobody waits');
  await expectAccessible(page, 'no requests');

  await openWithin(page, '/admin/invitations');
  await press(page, 'Create an invitation');
  await page.getByLabel('Note').fill('Library evening');
  await page.getByLabel('How many people').fill('2');
  await expectAccessible(page, 'new invitation');
  await press(page, 'Create invitation');
  const link = new URL(await page.getByLabel('The invitation’s link').inputValue());
  await expectAccessible(page, 'link of the invitation');
  await press(page, 'Done');

  await run.handOver(visitor);
  await join(visitor, `/register${link.search}`, 'rufus', 'Create account');
  await visitor.waitForURL('**/dashboard');

  await openWithin(page, '/admin/invitations');
  await row(page, 'Library evening').getByText('1 of 2 joined').waitFor();
  await row(page, 'Library evening').getByRole('link', { name: 'rufus' }).waitFor();
  await expectAccessible(page, 'invitations');

  await openWithin(page, '/admin/members');
  await page.getByRole('searchbox').fill('ruf');
  await page.waitForURL('**/admin/members?q=ruf');
  await row(page, 'lucy').waitFor({ state: 'detached' });
  await act(page, 'rufus', 'Change roles…', { reason: 'Leads on Thursdays', confirm: 'Save roles' });
  await row(page, 'rufus').getByText('Instructor').waitFor();
  await act(page, 'rufus', 'Suspend…', { reason: 'Asked us to', confirm: 'Suspend' });
  await row(page, 'rufus').getByText('Suspended').waitFor();
  await expectAccessible(page, 'members');
  // Whoever is suspended is signed out at once, wherever they are.
  await visitor.waitForURL('**/login');
  await act(page, 'rufus', 'Restore…', { reason: 'Is back', confirm: 'Restore' });
  await row(page, 'rufus').getByText('Suspended').waitFor({ state: 'detached' });

  await row(page, 'rufus').getByRole('link', { name: 'rufus' }).click();
  await page.getByText('By an invitation of Mina: “Library evening”').waitFor();
  await row(page, 'Mina suspended rufus').getByText('Asked us to').waitFor();
  await expectAccessible(page, 'the page of a member');

  await page.getByRole('button', { name: 'Actions for rufus' }).click();
  await page.getByRole('menuitem', { name: 'See in the audit log' }).click();
  await page.getByText('Only about rufus').waitFor();
  for (const [sentence, reason] of [
    ['Mina made rufus an instructor', 'Leads on Thursdays'],
    ['Mina suspended rufus', 'Asked us to'],
    ['Mina restored rufus', 'Is back'],
  ] as const)
    await row(page, sentence).getByText(reason).waitFor();
  await expectAccessible(page, 'audit log of a member');
  await press(page, 'Show everyone');
  await row(page, 'Mina approved lucy').waitFor();
  await page.getByLabel('What happened').selectOption('Requests approved');
  await page.waitForURL('**/admin/audit-log?act=approved');
  await row(page, 'Mina suspended rufus').waitFor({ state: 'detached' });
  await expectAccessible(page, 'audit log');
  expect(run.complaints()).toEqual([]);
});

it('a member finds neither the entry nor the screens, and loads nothing of them', async () => {
  const page = await run.signedIn(await buildMember(run.server), { viewport: desktop });
  await page.goto('/dashboard');
  await heading(page, /^Welcome/);
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const modules = loaded.flatMap((name) => chunks[name] ?? []);
  expect(modules).toContain('client/features/members/dashboard/DashboardPage.tsx');
  expect(modules.filter((name) => /features\/admin\/(?!adminRoutes)/.test(name))).toEqual([]);
  await openWithin(page, '/admin');
  await heading(page, 'Access Restricted');
  await expectAccessible(page, 'admin, for members');
  expect(run.complaints()).toEqual([]);
});

itInAll('the filters of members and of the audit log have room beside the side bar of a tablet', async () => {
  const page = await run.signedIn(mina, { viewport: { width: 768, height: 800 } });
  await page.goto('/admin/members');
  const search = await page.getByRole('searchbox').boundingBox();
  expect(search?.width).toBeGreaterThan(200);
  await page.goto('/admin/audit-log');
  await page.getByLabel('What happened').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});
