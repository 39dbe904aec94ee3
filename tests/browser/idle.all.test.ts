import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { buildStory } from '../support/factories';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { tab, write } from './support/offline';
import { firstPageOf, once, type Person, type Screen, screens } from './support/screens';
import { browserRun, isApp } from './support/visit';

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

const run = browserRun();
let world: World;

beforeAll(async () => {
  world = await buildWorld(run);
});

/** Each person's browser. */
const contextOf = once(
  async (as: Person): Promise<BrowserContext> => (await firstPageOf(run, world, as)).context(),
);

/** Each screen's tab in the browser of its person. */
const tabOf = once(async ([_name, address, heading, as]: Screen): Promise<Page> => {
  const page = await (await contextOf(as)).newPage();
  run.hear(page);
  await page.goto(addressOf(world, address));
  await page.getByRole('heading', { name: heading }).first().waitFor();
  return page;
});

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
 * Changes the same paragraph on two devices, this one offline. Returns what brings it back online, where a conflict appears.
 */
async function bringIntoConflict(as: Exclude<Person, 'visitor'>, pages: IdlePage[]) {
  const who = await run.signInAgain(world.people[as]);
  const context = await contextOf(as);
  const story = await buildStory(run.server, who, { title: 'Contested', content: 'One.' });
  const editor = await tab(context, `/stories/${story.id}/edit`);
  await editor.getByRole('textbox', { name: 'Content' }).filter({ hasText: 'One.' }).waitFor();
  await context.setOffline(true);
  await write(editor, ' Here.');
  await editor.getByText('Saved on this device', { exact: true }).first().waitFor();
  return async () => {
    await run.server.mutate('updateStory', { id: story.id, content: 'Two.' }, who.token);
    await context.setOffline(false);
    await editor.getByRole('button', { name: 'Resolve' }).waitFor();
    // Documents don't show the conflict line.
    for (const { page } of pages)
      if (page.context() === context && (await isApp(page)))
        await page.getByRole('button', { name: 'Conflict' }).first().waitFor({ state: 'attached' });
    return watch(`${as}: the editor in conflict`, editor);
  };
}

/** These screens show the device's copies instead of the server's. */
const localFirst = /: (dashboard|stories|journals|notes|new story|no journals|no notes)/;

it('every screen is idle, online, offline and in conflict', async () => {
  await eachOf(screens, tabOf);
  expect(run.complaints()).toEqual([]);
  const pages = await Promise.all(
    screens.map(async (screen) => watch(`${screen[3]}: ${screen[0]}`, await tabOf(screen))),
  );
  expect(await busy(pages)).toEqual({});

  await (await contextOf('visitor')).setOffline(true);
  const people = ['member', 'newcomer', 'admin'] as const;
  const clashes = await Promise.all(people.map((as) => bringIntoConflict(as, pages)));
  expect(await busy(pages)).toEqual({});
  const reloaded = pages.filter(({ name }) => localFirst.test(name));
  await eachOf(reloaded, async ({ page }) => {
    await page.reload();
    await page.getByRole('heading').first().waitFor();
  });
  expect(await busy(reloaded)).toEqual({});

  const editors = await Promise.all(clashes.map((clash) => clash()));
  expect(await busy([...pages, ...editors])).toEqual({});
});
