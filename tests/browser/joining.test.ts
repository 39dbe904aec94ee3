import type { Page } from 'playwright-core';
import { JoiningMode, Role } from '../../server/contract/enums';
import { joiningCalls } from '../server/identity/joining/joiningCalls';
import { buildInvitation, buildMember } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const password = 'Monday7pm';
const phone = { width: 375, height: 740 };

async function fillIn(page: Page, name: string, button: string) {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: button }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

describe('where an organiser approves', () => {
  const run = browserRun({ joining: JoiningMode.APPROVAL });

  it('somebody asks to join on a phone, waits, is approved and signs in', async () => {
    const organiser = await buildMember(run.server, { roles: [Role.USER, Role.ADMIN] });
    const page = await run.visitor({ viewport: phone });
    await page.goto('/register');
    await heading(page, 'Ask to join');
    await expectAccessible(page, 'asking to join');
    await fillIn(page, 'asker', 'Ask to join');
    await heading(page, 'Your request is with the organisers');
    await page.getByText('asker@example.com').waitFor();
    await expectAccessible(page, 'waiting');
    const signIn = async () => {
      await page.getByLabel('Email').fill('asker@example.com');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await signIn();
    await heading(page, 'Your request is with the organisers');
    const calls = joiningCalls(run.server);
    for (const { id } of await calls.waiting(organiser.token)) await calls.approve(id, organiser.token);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await signIn();
    await page.waitForURL('**/dashboard');
    expect(run.complaints()).toEqual([]);
  });
});

describe('where members are invited', () => {
  const run = browserRun({ joining: JoiningMode.INVITATION });

  it('the page says so, and an invitation’s link opens the form, without staying in the address', async () => {
    const organiser = await buildMember(run.server, {
      roles: [Role.USER, Role.INSTRUCTOR],
      displayName: 'Olga',
    });
    const { token } = await buildInvitation(run.server, organiser);
    const page = await run.visitor();
    await page.goto('/register');
    await heading(page, 'By invitation');
    await expectAccessible(page, 'by invitation');
    await page.goto(`/register?invitation=${token}`);
    await page.getByText('Olga invites you to join.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await fillIn(page, 'invited', 'Create account');
    await page.waitForURL('**/dashboard');
    await run.handOver(page);
    await page.goto(`/register?invitation=${token}`);
    await page.getByText('This invitation has been used up').waitFor();
    expect(run.complaints()).toEqual([]);
  });
});
