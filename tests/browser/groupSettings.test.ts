import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildMember } from '../support/factories';
import type { TestServer } from '../support/testServer';
import { expectAccessible } from './support/accessible';
import { answered, type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let other: TestServer;
beforeAll(async () => {
  run = await startBrowserRun();
  other = await run.server.another();
});
afterAll(async () => {
  await other?.close();
  await run?.close();
});

const admin = () => buildMember(run.server, { roles: [Role.USER, Role.ADMIN] });
const robots = async (server: TestServer) => (await fetch(`${server.url}/robots.txt`)).text();
const save = async (page: Page) => {
  const answer = answered(page, 'saveGroupSettings');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await answer;
  await page.getByText('The settings are saved').first().waitFor();
};

it('an administrator renames the group and closes it; pages, robots.txt and another server say so at once', async () => {
  const page = await run.signedIn(await admin());
  await page.goto('/admin/settings');
  await page.getByLabel('Name').fill('Tuesday Poets');
  await page.getByRole('radio', { name: /^Closed/ }).check({ force: true });
  await page.getByRole('switch', { name: 'Let AI crawlers in' }).check();
  await page.getByRole('button', { name: /^Go back to it ?: name/ }).waitFor();
  await expectAccessible(page, 'group settings');
  await save(page);
  expect(await robots(run.server)).not.toContain('GPTBot');
  const elsewhere = await (await fetch(`${other.url}/blog`)).text();
  expect(elsewhere).toContain('<title>Blog · Tuesday Poets</title>');
  const visitor = await run.visitor();
  await visitor.goto(`${other.url}/register`);
  await visitor.getByRole('heading', { name: 'No new members' }).waitFor();

  await page.bringToFront();
  for (const what of ['name', 'way to join', 'rule for crawlers'])
    await page.getByRole('button', { name: new RegExp(`^Go back to it ?: ${what}`) }).click();
  await save(page);
  expect(await robots(run.server)).toContain('GPTBot');
  await visitor.goto(`${other.url}/register`);
  await visitor.getByRole('heading', { name: 'Create an account' }).waitFor();

  await page.getByRole('button', { name: 'Send a test email' }).click();
  await page
    .getByText(/No mail server is set up here|is on its way to you|Confirm your address first/)
    .waitFor();
  expect(run.complaints()).toEqual([]);
});
