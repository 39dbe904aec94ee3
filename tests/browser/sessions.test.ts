import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildMember, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { browserRun, confirmByKey, followRequests } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', displayName: 'Ida Bell', roles: [Role.INSTRUCTOR] });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
const inAWeek = () => inHours(7 * 24);

async function createByCall(title: string, dateTime: Date): Promise<string> {
  const input = { title, description: 'We write.', dateTime, durationMinutes: 120, capacity: 10 };
  const { data } = await sessionCalls(run.server).create(input, ida.token);
  return data.createSession.session.id;
}

const move = (id: string, status: string) => sessionCalls(run.server).move(id, status, ida.token);

afterEach(() => run.leave());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

describe('an instructor', () => {
  it('creates a session using only the keyboard, and edits it', async () => {
    const page = await run.signedIn(ida);
    await page.goto('/sessions');
    await page.getByText('Get started by creating a new writing session').waitFor();
    await page.getByRole('link', { name: 'Create Session' }).first().press('Enter');
    await page.getByRole('heading', { name: 'Create Writing Session' }).waitFor();

    await page.getByLabel('Title').focus();
    await page.keyboard.type('Morning Sprint');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Openings, and nothing else.');
    await page.keyboard.press('Tab');
    // In the order of an American locale: month, day, year, time.
    await page.keyboard.type('113020300700PM');
    expect(await page.getByLabel('Date and time').inputValue()).toBe('2030-11-30T19:00');
    await page.getByLabel('Repeats weekly').press('Space');
    await page.getByLabel('Location').press('Enter');
    await page.waitForURL(/\/sessions\/session_\w+$/);
    await page.getByRole('heading', { level: 1, name: 'Morning Sprint' }).waitFor();

    const address = new URL(page.url()).pathname;
    await page.goto(`${address}/edit`);
    expect(await page.getByLabel('Date and time').inputValue()).toBe('2030-11-30T19:00');
    expect(await page.getByLabel('Repeats weekly').isChecked()).toBe(true);
    await page.getByLabel('Title').fill('Evening Sprint');
    await page.getByLabel('Duration in minutes').fill('45');
    await button(page, 'Save Changes').click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('heading', { level: 1, name: 'Evening Sprint' }).waitFor();
    await page.goto('/sessions?tab=mine');
    await card(page, 'Evening Sprint').getByText('45 minutes').waitFor();
    expect(run.complaints()).toEqual([]);
  });
});

it('the second of two members who edit a session is asked, and may keep theirs', async () => {
  const calls = sessionCalls(run.server);
  const admin = await buildMember(run.server, { roles: [Role.ADMIN] });
  const id = await createByCall('Monday Evening', inAWeek());
  const page = await run.signedIn(ida);
  await page.goto(`/sessions/${id}/edit`);
  await page.getByLabel('Title').fill('Monday Night');
  await calls.update({ id, title: 'Tuesday Evening', capacity: 12 }, admin.token);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Someone else changed this session' });
  await question.getByText('Tuesday Evening').waitFor();
  await question.getByText('12', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tuesday Evening' }).waitFor();
  const { data } = await calls.read(id, ida.token);
  expect(data.session).toMatchObject({ title: 'Tuesday Evening', capacity: 12 });
});

it('the focus follows navigation by keyboard, and Back restores the scroll position', async () => {
  const id = await createByCall('Walked to', inAWeek());
  const page = await run.signedIn(ida, { viewport: { width: 1280, height: 400 } });
  const hasAll = followRequests(page);
  /** Waits until the page is complete, and expects the focus on it, or on the link by which it was left. */
  const arrived = async (heading: string, leftBy?: string) => {
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await hasAll();
    const isThere = leftBy ? page.getByRole('link', { name: leftBy, exact: true }) : page.locator('main');
    await isThere.and(page.locator(':focus')).waitFor();
  };
  await page.goto('/sessions');
  await card(page, 'Walked to').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

  await card(page, 'Walked to').getByRole('link', { name: 'Walked to' }).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await arrived('Walked to');
  await page.goBack();
  await arrived('Writing Sessions', 'Walked to');
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, scrolled);
  await page.goForward();
  await arrived('Walked to');
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).first().press('Enter');
  await arrived('Edit Writing Session');
  await button(page, 'Save Changes').press('Enter');
  await page.waitForURL(`**/sessions/${id}`);
  await arrived('Walked to');
  await button(page, 'Delete').press('Enter');
  await confirmByKey(page, 'Delete');
  await page.waitForURL('**/sessions');
  await arrived('Writing Sessions');
  await page.getByRole('link', { name: 'Stories', exact: true }).first().press('Enter');
  await page.waitForURL('**/stories');
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  expect(run.complaints()).toEqual([]);
});

describe('the list', () => {
  it('switches tabs by keyboard, and has them in the address', async () => {
    const page = await run.signedIn(ben);
    await page.goto('/sessions');
    await page.getByRole('article').first().waitFor();
    await page.getByRole('tab', { name: 'All Sessions' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/sessions?tab=scheduled');
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('End');
    await page.waitForURL('**/sessions?tab=mine');
    await page.getByText('Sessions are created by instructors and administrators').waitFor();
    await page.reload();
    await page.getByText('Sessions are created by instructors and administrators').waitFor();
    await page.goBack();
    await page.getByRole('article').first().waitFor();
  });

  it('shows changes of sessions while it is open, also on the dashboard', async () => {
    const first = await createByCall('First of them', inHours(48));
    const page = await run.signedIn(ben);
    await page.goto('/sessions?tab=scheduled');
    await card(page, 'First of them').getByText('0/10').waitFor();
    const dashboard = await run.signedIn(ben);
    await dashboard.goto('/dashboard');
    const upcoming = dashboard.getByRole('region', { name: 'Upcoming Sessions' });
    await upcoming.getByRole('link', { name: 'First of them' }).waitFor();

    await createByCall('Before it', inHours(24));
    await card(page, 'Before it').waitFor();
    expect((await titlesOf(page)).slice(0, 2)).toEqual(['Before it', 'First of them']);
    await upcoming.getByRole('link', { name: 'Before it' }).waitFor();

    await sessionCalls(run.server).join(first, ben.token);
    await card(page, 'First of them').getByText('1/10').waitFor();
    await move(first, 'IN_PROGRESS');
    await card(page, 'First of them').waitFor({ state: 'detached' });
    await upcoming.getByText('in progress').waitFor();
    await page.getByRole('tab', { name: 'Active' }).click();
    await card(page, 'First of them').getByText('in progress').waitFor();
    await move(first, 'COMPLETED');
    await page.getByText('No sessions found').waitFor();
    await upcoming.getByRole('link', { name: 'First of them' }).waitFor({ state: 'detached' });
    expect(run.complaints()).toEqual([]);
  });
});
