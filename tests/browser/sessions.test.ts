import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { answering } from './support/answering';
import { browserRun, confirmByKey, followRequests } from './support/visit';

const run = browserRun();
const ida = memberOfFile(run.server, { username: 'ida', displayName: 'Ida Bell', roles: [Role.INSTRUCTOR] });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
const inAWeek = () => inHours(7 * 24);

/** The date as a value for a datetime-local input, in the browser's time zone. */
const typed = (page: Page, date: Date) =>
  page.evaluate((ms) => {
    const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
    return local.toISOString().slice(0, 16);
  }, date.getTime());

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

  it('sees the server’s error at the field, and keeps the typed values', async () => {
    const page = await run.signedIn(ida);
    await page.goto('/sessions/new');
    await page.getByLabel('Title').fill('Too late');
    await page.getByLabel('Description').fill('It was yesterday.');
    await page.getByLabel('Date and time').fill('2020-01-06T19:00');
    await button(page, 'Create Session').click();
    await page.getByText('A session can’t be set in the past').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('datetime-local');
    expect(await page.getByLabel('Title').inputValue()).toBe('Too late');

    await page.getByRole('link', { name: 'Stories', exact: true }).first().click();
    await page.getByRole('alertdialog').getByText('Leave without saving?').waitFor();
    await button(page, 'Cancel').last().click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByLabel('Date and time').fill(await typed(page, inAWeek()));
    await button(page, 'Create Session').click();
    await page.waitForURL(/\/sessions\/session_\w+$/);
    // Ignore what Chromium logs about the refused request.
    expect(run.complaints().filter((text) => !text.includes('status of 400'))).toEqual([]);
  });

  it('loses nothing if the server is unreachable', async () => {
    const page = await run.signedIn(ida);
    await page.goto('/sessions/new');
    await page.getByLabel('Title').fill('Kept');
    await page.getByLabel('Description').fill('All of it.');
    await page.getByLabel('Date and time').fill(await typed(page, inAWeek()));
    await answering(
      page,
      'createSession',
      (route) => route.abort(),
      async () => {
        await button(page, 'Create Session').click();
        await page.getByText('Not saved. What you typed is still here.').waitFor();
        expect(await page.getByLabel('Description').inputValue()).toBe('All of it.');
      },
    );
    await button(page, 'Create Session').click();
    await page.waitForURL(/\/sessions\/session_\w+$/);
    expect(run.complaints().filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  });
});

describe('a member who is no instructor', () => {
  it('can neither create nor edit one, and sees no buttons for it', async () => {
    const id = await createByCall('Not yours', inAWeek());
    const page = await run.signedIn(ben);
    await page.goto('/sessions');
    await card(page, 'Not yours').waitFor();
    expect(await page.getByRole('link', { name: 'Create Session' }).count()).toBe(0);

    await page.goto('/sessions/new');
    await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
    await page.getByText('Only instructors and administrators can create writing sessions').waitFor();
    await page.getByRole('link', { name: 'View Sessions' }).click();
    await page.waitForURL('**/sessions');

    await page.goto(`/sessions/${id}/edit`);
    const refusal = "You can only edit sessions that you lead, or if you're an administrator.";
    await page.getByText(refusal).waitFor();
    await page.getByRole('link', { name: 'View Session', exact: true }).click();
    await page.waitForURL(`**/sessions/${id}`);

    await page.goto('/sessions/session_nothing/edit');
    await page.getByRole('heading', { name: 'Session not found' }).waitFor();
    expect(run.complaints()).toEqual([]);
  });
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

  it('shows future sessions first, and past ones separately, with live updates', async () => {
    const later = await createByCall('The later of two', inHours(2));
    const sooner = await createByCall('The sooner of two', inHours(1));
    const page = await run.signedIn(ben);
    await page.goto('/sessions');
    await card(page, 'The sooner of two').waitFor();
    expect((await titlesOf(page)).slice(0, 2)).toEqual(['The sooner of two', 'The later of two']);

    const earlier = page.getByRole('region', { name: 'Earlier and cancelled' });
    await move(sooner, 'IN_PROGRESS');
    await card(page, 'The sooner of two').getByText('in progress').waitFor();
    await move(sooner, 'COMPLETED');
    await earlier.getByRole('article').filter({ hasText: 'The sooner of two' }).waitFor();
    await move(later, 'CANCELLED');
    await earlier.getByRole('article').filter({ hasText: 'The later of two' }).waitFor();
    const live = await titlesOf(page);
    const over = await earlier.getByRole('article').getByRole('heading').allTextContents();
    expect(live.slice(-over.length)).toEqual(over);
    expect(over.indexOf('The later of two')).toBeLessThan(over.indexOf('The sooner of two'));
    await page.reload();
    await earlier.getByRole('article').first().waitFor();
    expect(await titlesOf(page)).toEqual(live);
    expect(run.complaints()).toEqual([]);
  });

  it('loads more sessions when scrolled to', async () => {
    const start = Date.UTC(2029, 0, 1);
    for (let n = 0; n < 45; n += 1) await createByCall(`Number ${n}.`, new Date(start + n * 60_000));
    const page = await run.signedIn(ben);
    await page.goto('/sessions?tab=scheduled');
    await page.getByRole('article').first().waitFor();
    const last = card(page, 'Number 44.');
    expect(await last.count()).toBe(0);
    while ((await last.count()) === 0) {
      await page.mouse.wheel(0, 4_000);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const titles = await titlesOf(page);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
