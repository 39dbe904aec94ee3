import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { buildStory, type TestMember } from '../support/factories';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { desktop } from './support/accessible';
import { tab, write } from './support/offline';
import { type Screen, screens } from './support/screens';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let world: World;

beforeAll(async () => {
  run = await startBrowserRun();
  world = await buildWorld(run);
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

const windowMs = 5_000;
/** One percent of a core. */
const allowedMs = windowMs / 100;
/**
 * Work after an event ends by itself, later on a slow machine. A busy loop is busy in each of the windows.
 */
const windows = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page without any input. */
interface IdlePage {
  name: string;
  page: Page;
  devtools: CDPSession;
}

async function watch(name: string, page: Page): Promise<IdlePage> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return { name, page, devtools };
}

/** CPU time of the page's main thread; waiting for a CPU does not count, however slow the machine is. */
async function cpuMs({ devtools }: IdlePage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const time = metrics.find(({ name }) => name === 'ThreadTime');
  if (!time) throw new Error('This browser does not tell the CPU time of a page');
  return time.value * 1_000;
}

/** The pages that are busy in each of the windows, with their share of a core. Watches all pages at once. */
async function busy(pages: readonly IdlePage[], turn = 1): Promise<Record<string, string>> {
  const before = await Promise.all(pages.map(cpuMs));
  await pause(windowMs);
  const after = await Promise.all(pages.map(cpuMs));
  const used = pages.map((_page, n) => (after[n] ?? 0) - (before[n] ?? 0));
  const over = pages.filter((_page, n) => (used[n] ?? 0) > allowedMs);
  if (over.length > 0 && turn < windows) return busy(over, turn + 1);
  return Object.fromEntries(
    over.map((page) => [page.name, `${((used[pages.indexOf(page)] ?? 0) / windowMs) * 100} %`]),
  );
}

/** One person's browser, with a tab for each of their screens. */
interface Visit {
  context: BrowserContext;
  pages: IdlePage[];
}

const options = { viewport: desktop, serviceWorkers: 'allow' } as const;

async function signIn(who: TestMember): Promise<BrowserContext> {
  const first = await run.signedIn(who, options);
  await first.goto('/about');
  await first.close();
  return first.context();
}

async function open({ context, pages }: Visit, [name, address, heading, as]: Screen) {
  const page = await tab(context, addressOf(world, address));
  await page.getByRole('heading', { name: heading }).first().waitFor();
  pages.push(await watch(`${as}: ${name}`, page));
}

/** Runs `work` for all, four at a time. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>) {
  const left = all.values();
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      for (const one of left) await work(one);
    }),
  );
}

/**
 * Changes the same paragraph on two devices, this one offline, so that a conflict appears when it is back
 * online.
 */
async function bringIntoConflict({ context, pages }: Visit, who: TestMember) {
  const story = await buildStory(run.server, who, { title: 'Contested', content: 'One.' });
  const editor = await tab(context, `/stories/${story.id}/edit`);
  await editor.getByRole('textbox', { name: 'Content' }).filter({ hasText: 'One.' }).waitFor();
  await context.setOffline(true);
  await write(editor, ' Here.');
  await editor.getByText('Saved on this device', { exact: true }).first().waitFor();
  return async () => {
    await run.server.graphql(
      `mutation ($id: ID!) { updateStory(input: { id: $id, content: "Two." }) { story { id } } }`,
      { id: story.id },
      who.token,
    );
    await context.setOffline(false);
    await editor.getByRole('button', { name: 'Resolve' }).waitFor();
    // The page about the group does not show the conflict line.
    for (const { page } of pages.filter(({ name }) => name !== 'member: about, for a member'))
      await page.getByRole('button', { name: 'Conflict' }).first().waitFor({ state: 'attached' });
    pages.push(await watch(`${who.username}: the editor in conflict`, editor));
  };
}

/** These screens show the device's copies instead of the server's. */
const localFirst = /: (dashboard|stories|journals|notes|new story|no journals|no notes)/;

it('every screen is idle, online, offline and in conflict', async () => {
  const visitor: Visit = { context: (await run.visitor(options)).context(), pages: [] };
  const visits = new Map([['visitor', visitor]]);
  const signIns = (['member', 'newcomer', 'admin'] as const).map(async (as) => {
    const who = await run.signInAgain(world.people[as]);
    const visit: Visit = { context: await signIn(who), pages: [] };
    visits.set(as, visit);
    return { who, visit };
  });
  const members = await Promise.all(signIns);
  await eachOf(screens, (screen) => open(visits.get(screen[3]) ?? visitor, screen));
  const pages = () => [...visits.values()].flatMap((visit) => visit.pages);
  expect(pages()).toHaveLength(screens.length);
  expect(await busy(pages())).toEqual({});

  await visitor.context.setOffline(true);
  const clashes = await Promise.all(members.map(({ visit, who }) => bringIntoConflict(visit, who)));
  expect(await busy(pages())).toEqual({});
  const reloaded = pages().filter(({ name }) => localFirst.test(name));
  await eachOf(reloaded, async ({ page }) => {
    await page.reload();
    await page.getByRole('heading').first().waitFor();
  });
  expect(await busy(reloaded)).toEqual({});

  await Promise.all(clashes.map((clash) => clash()));
  expect(await busy(pages())).toEqual({});
});
