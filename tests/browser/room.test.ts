import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { startCuttableProxy } from '../support/cuttableProxy';
import { buildMember, buildSession, buildStory, type TestMember } from '../support/factories';
import { redisUrl } from '../support/redis';
import { sessionCalls } from '../support/sessionCalls';
import type { TestServer } from '../support/testServer';
import { expectAccessible } from './support/accessible';
import { answered, type BrowserRun, startBrowserRun } from './support/visit';

const minute = 60_000;

let run: BrowserRun;
/** Another server that gets events through Redis; the same server if the machine has no Redis. */
let second: TestServer;
let leader: TestMember;
let writer: TestMember;
let onlooker: TestMember;

beforeAll(async () => {
  run = await startBrowserRun({ redisUrl });
  second = redisUrl ? await run.server.another() : run.server;
  const instructor = { username: 'ines', displayName: 'Inés', roles: [Role.INSTRUCTOR] };
  leader = await buildMember(run.server, instructor);
  writer = await buildMember(run.server, { username: 'ben', displayName: 'Ben' });
  onlooker = await buildMember(run.server, { username: 'mara', displayName: 'Mara' });
});
afterEach(async () => {
  const complaints = run.complaints();
  await run.leave();
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  if (second && second !== run.server) await second.close();
  await run?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const timer = (page: Page, name: string) => page.getByRole('timer', { name, exact: true });
const seen = (page: Page, text: string) => page.getByText(text).first().waitFor();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const startsIn = (minutes: number) => new Date(Date.now() + minutes * minute);

/** Opens the session's page and waits until it is subscribed: it has then read the session a second time. */
async function openLive(page: Page, id: string) {
  const readTwice = answered(page, 'session.participantCount', 2);
  await page.goto(`/sessions/${id}`);
  await readTwice;
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const hereNow = (page: Page) => page.getByRole('list', { name: 'Here now' });

/** Watches the list of those present; the result tells whether this name was missing at any moment. */
async function watchGoing(page: Page, name: string) {
  const watched = await hereNow(page).evaluateHandle((list, who) => {
    const found = { missing: [] as string[] };
    const look = () => {
      if (!list.isConnected) found.missing.push('the list');
      else if (!list.textContent?.includes(who)) found.missing.push(list.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return found;
  }, name);
  return () => watched.evaluate(({ missing }) => missing);
}

it('a session on two servers is joined, started, written in, timed, ended and deleted, live for everybody', async () => {
  await buildStory(run.server, writer, { title: 'The Lamp', content: 'one two' });
  const { id } = await buildSession(run.server, leader, { dateTime: startsIn(30), capacity: 2 });
  const [theirs, mine] = [await run.signedIn(leader), await run.signedIn(writer, { baseURL: second.url })];
  const third = await run.signedIn(onlooker, { baseURL: second.url });
  await openLive(theirs, id);
  await openLive(mine, id);
  await openLive(third, id);
  await timer(mine, 'Starts in').waitFor();

  await button(mine, 'Join Session').click();
  await theirs.getByRole('region', { name: 'Participants' }).getByText('@ben').waitFor();
  await hereNow(theirs).getByText('Ben').waitFor();
  await hereNow(mine).getByText('Inés').waitFor();

  await button(theirs, 'Start').click();
  await confirm(theirs, 'Start now');
  await timer(mine, 'Time left').waitFor();
  await mine.getByText('in progress').waitFor();

  await button(mine, 'One of my stories').click();
  await mine
    .getByRole('dialog')
    .getByRole('button', { name: /The Lamp/ })
    .click();
  await mine.getByRole('link', { name: 'Continue writing' }).waitFor();
  expect(await hereNow(theirs).getByText('The Lamp').count()).toBe(0);
  await mine.getByRole('switch', { name: 'Show what I’m writing' }).click();
  await hereNow(theirs).getByText('The Lamp').waitFor();
  await mine.getByRole('switch', { name: 'Show my word count' }).click();
  await hereNow(theirs).getByText('0 words').waitFor();

  await mine.getByLabel('What will you do?').fill('Three pages');
  await button(mine, 'Say it').click();
  for (const page of [theirs, third]) await hereNow(page).getByText('Three pages').waitFor();

  const missing = await watchGoing(theirs, 'Ben');
  await mine.getByRole('link', { name: 'Continue writing' }).click();
  await seen(mine, 'Written in');
  await mine.getByLabel('Content').fill('one two three four five');
  await mine.keyboard.press('Control+s');
  await hereNow(theirs).getByText('3 words').waitFor();
  // A member who is in the editor stays in the room.
  await hereNow(theirs).getByText('Ben').waitFor();

  await button(theirs, '25 minutes').click();
  // Awaited from the start: it is true for a minute.
  await Promise.all([seen(mine, 'sprint: 25 min left'), button(theirs, 'Start a sprint').click()]);
  await timer(theirs, 'Sprint').waitFor();
  await button(mine, 'Zen mode').click();
  await mine.getByRole('group', { name: 'Zen mode' }).getByRole('timer', { name: 'Sprint' }).waitFor();
  await mine.keyboard.press('Escape');
  await mine.getByLabel('Content').fill('one two three four five six seven');
  await mine.keyboard.press('Control+s');
  await hereNow(theirs).getByText('5 words').waitFor();
  await mine.getByRole('link', { name: 'Back to the room' }).click();
  await timer(mine, 'Sprint').waitFor();
  await seen(mine, '5 words');
  expect(await missing()).toEqual([]);
  await button(theirs, 'End sprint').click();
  await timer(mine, 'Time left').waitFor();
  await seen(mine, '2 words of yours');
  for (const page of [theirs, third]) await seen(page, 'Ben 2');

  await button(theirs, 'End').click();
  await confirm(theirs, 'End session');
  for (const page of [mine, theirs]) {
    await page.getByRole('heading', { name: 'What we wrote together' }).waitFor();
    await page.getByRole('list', { name: 'Who wrote' }).getByText('5 words').waitFor();
    await page.getByRole('list', { name: 'In our words' }).getByText('Three pages').waitFor();
  }
  await expectAccessible(mine, 'summary');

  await button(theirs, 'Delete').click();
  await confirm(theirs, 'Delete');
  await mine.getByRole('heading', { name: 'This session was deleted' }).waitFor();
  await theirs.waitForURL(/\/sessions$/);
});

it('a page that lost its connection shows the current state when it is back', async () => {
  const proxy = await startCuttableProxy(run.server.url);
  try {
    const { id } = await buildSession(run.server, leader, { dateTime: startsIn(50) });
    const calls = sessionCalls(run.server);
    const page = await run.signedIn(leader, { baseURL: proxy.url });
    await openLive(page, id);
    proxy.cut();
    await calls.join(id, writer.token);
    await calls.update({ id, title: 'Another evening' }, leader.token);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Monday Evening Writing');
    await seen(page, 'Not connected. What you see may be old.');
    proxy.mend();
    await page.getByRole('heading', { level: 1, name: 'Another evening' }).waitFor();
    await page.getByRole('region', { name: 'Participants' }).getByText('@ben').waitFor();
    await page.getByText('Not connected.').waitFor({ state: 'detached' });

    proxy.cut();
    await calls.remove({ id }, leader.token);
    proxy.mend();
    await page.getByRole('heading', { name: 'This session was deleted' }).waitFor();
    await page.close();
    run.complaints(); // What the browser logs about the cut connection.
  } finally {
    await proxy.close();
  }
});
