import type { Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { startCuttableProxy } from '../support/cuttableProxy';
import { buildExercise, buildMember, buildSession, buildStory, type TestMember } from '../support/factories';
import { redisUrl } from '../support/redis';
import { sessionCalls } from '../support/sessionCalls';
import { itInAll } from '../support/testAll';
import type { TestServer } from '../support/testServer';
import { desktop, expectAccessible, phone } from './support/accessible';
import { buildFilledRoom, hereNow, startSprint, watchGoing } from './support/rooms';
import { answered, type BrowserRun, openSaved, startBrowserRun } from './support/visit';

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

describe('a session on two servers', () => {
  it('is joined, started, written in, timed, ended and deleted, live for everybody', async () => {
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

    await button(theirs, 'Delete').click();
    await confirm(theirs, 'Delete');
    await mine.getByRole('heading', { name: 'This session was deleted' }).waitFor();
    await theirs.waitForURL(/\/sessions$/);
  });

  it('is written in from an exercise, in a new story that stores both', async () => {
    await buildExercise(run.server, leader, { title: 'Doors', prompt: 'The door had been left open.' });
    const { id } = await buildSession(run.server, leader, { joined: [writer] });
    await sessionCalls(run.server).move(id, 'IN_PROGRESS', leader.token);
    const page = await run.signedIn(writer);
    await openLive(page, id);
    await button(page, 'An exercise').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Doors/ })
      .click();
    await page
      .getByRole('complementary', { name: 'Exercise' })
      .getByText('The door had been left open.')
      .waitFor();
    await page.getByLabel('Title').fill('Ajar');
    await page.getByLabel('Content').fill('It was never shut.');
    await button(page, 'Save').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await openSaved(page, 'Ajar');
    await page.getByRole('link', { name: 'Back to the room' }).click();
    await seen(page, '4 words');
    await page.getByRole('link', { name: 'Continue writing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit Story' }).waitFor();
    const { data } = await run.server.graphql(
      '{ viewer { stories(first: 1) { edges { node { title session { id } exercise { title } } } } } }',
      {},
      writer.token,
    );
    expect(data.viewer.stories.edges[0].node).toEqual({
      title: 'Ajar',
      session: { id },
      exercise: { title: 'Doors' },
    });
  });
});

itInAll('the time left is right on a device whose clock is three hours off', async () => {
  const { id } = await buildSession(run.server, leader, { dateTime: startsIn(40) });
  const page = await run.signedIn(writer);
  await page.addInitScript(() => {
    const RealDate = Date;
    const wrongNow = () => RealDate.now() + 3 * 60 * 60 * 1000;
    globalThis.Date = new Proxy(RealDate, {
      construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [wrongNow()]),
      get: (real, name) => (name === 'now' ? wrongNow : Reflect.get(real, name)),
    });
  });
  await openLive(page, id);
  await timer(page, 'Starts in').waitFor();
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(2 * 60 * minute);
  const { data } = await run.server.graphql(
    'query ($id: ID!) { session(id: $id) { dateTime } }',
    { id },
    writer.token,
  );
  // The displayed time is exact only at the moment when it changes.
  const errors = await page.evaluate(async (start) => {
    const face = document.querySelector('[role=timer]') as HTMLElement;
    const found: number[] = [];
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const [minutes = 0, seconds = 0] = (face.textContent ?? '').split(':').map(Number);
        const now = Date.now() - 3 * 60 * 60 * 1000;
        found.push(Math.abs(start - now - (minutes * 60 + seconds) * 1000));
        if (found.length === 5) {
          observer.disconnect();
          resolve();
        }
      });
      observer.observe(face, { characterData: true, childList: true, subtree: true });
    });
    return found;
  }, Date.parse(data.session.dateTime));
  // A single reading may be late on a busy machine, but not most of them.
  const median = errors.toSorted((one, other) => one - other)[Math.floor(errors.length / 2)];
  expect(median).toBeLessThan(500);
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

it('can be joined, and a story selected, without a mouse', async () => {
  await buildStory(run.server, writer, { title: 'By hand' });
  const { id } = await buildSession(run.server, leader, {});
  await sessionCalls(run.server).move(id, 'IN_PROGRESS', leader.token);
  const page = await run.signedIn(writer);
  await openLive(page, id);
  await button(page, 'Join Session').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Leave Session').waitFor();
  await button(page, 'One of my stories').focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog').getByRole('button', { name: /^By hand/ });
  await choice.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'One of my stories');
  await page.keyboard.press('Enter');
  await choice.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Continue writing' }).waitFor();
});

itInAll('is accessible, and fits, during the session, for onlookers, and afterwards', async () => {
  const { session, exercise } = await buildFilledRoom(run.server, leader, writer);
  const path = `/sessions/${session.id}`;
  const theirs = await run.signedIn(leader);
  await theirs.goto(path);
  await timer(theirs, 'Time left')
    .filter({ hasText: /\d:\d\d/ })
    .waitFor();
  await hereNow(theirs).getByText('Inés').waitFor();
  // The room clips what overflows it.
  const room = theirs.getByRole('region', { name: 'Writing room' });
  for (const viewport of [phone, desktop]) {
    await theirs.setViewportSize(viewport);
    expect(await room.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await expectAccessible(theirs, 'leader');
  await button(theirs, 'An exercise').click();
  await theirs.getByRole('dialog').getByText(exercise.title).waitFor();
  await expectAccessible(theirs, 'picking');
  await run.leave();

  await startSprint(run.server, session.id, leader);
  const mine = await run.signedIn(writer);
  await mine.goto(path);
  await timer(mine, 'Sprint').waitFor();
  await expectAccessible(mine, 'sprint');
  await mine.getByRole('link', { name: 'Continue writing' }).click();
  await seen(mine, 'Written in');
  await mine.setViewportSize(phone);
  // Nothing covers the clock.
  await timer(mine, 'Sprint').click({ trial: true });
  await expectAccessible(mine, 'editor');
  await sessionCalls(run.server).move(session.id, 'COMPLETED', leader.token);
  await mine.goto(path);
  await mine.getByRole('heading', { name: 'What we wrote together' }).waitFor();
  await expectAccessible(mine, 'summary');
});
