import type { Browser, Page } from 'playwright-core';
import { median } from '../measure';
import { randomFrom } from '../random';
import { textOf, titleOf } from '../seed/text';
import { fill, follow, keepSignedIn, newContext, open, queued, type SignedIn } from './browser';
import type { DraftText, PageGlobal } from './inPage';

export const textsOnDevice = 5_000;
export const draftsSynced = 1_000;
const wordsOfEach = 300;
const readings = 7;
const list = { selector: 'nav[aria-label=Main] a[href="/stories"]', heading: 'Stories', content: 'article' };

function draftTexts(count: number): DraftText[] {
  const random = randomFrom(count);
  return Array.from({ length: count }, (_, number) => ({
    title: `${titleOf(random)} ${number}`,
    content: textOf(random, wordsOfEach).content,
  }));
}

/** A tab of the installed app on a device that holds so many texts, which it made offline. */
async function offlineDevice(
  browser: Browser,
  baseURL: string,
  member: SignedIn,
  texts: number,
): Promise<Page> {
  const context = await newContext(browser, {
    baseURL,
    serviceWorkers: 'allow',
    viewport: { width: 1280, height: 900 },
  });
  await keepSignedIn(context, member);
  const page = await context.newPage();
  await open(page, '/stories');
  await page.evaluate(`new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve();
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  })`);
  await page.locator('nav[aria-label=Main] a[href="/dashboard"]').click();
  await page.locator('h1', { hasText: 'Welcome' }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fill(page, member.memberId, draftTexts(texts));
  return page;
}

export interface ListReading {
  /** The store's read of the first rows. */
  readMs: number;
  /** From a click on the list's link to its rows, in the running app. */
  followedMs: number;
  /** From loading the app at the list's address to its rows. */
  loadedMs: number;
  /** From the keys that open the command palette to its picture, with rows and its field focused; the first time it loads its code. */
  paletteMs: number;
  firstPaletteMs: number;
}

/** Waits for the keys that open the palette; `palettePainted` then resolves to the time until its picture. */
const watchPalette = `void (globalThis.palettePainted = new Promise((resolve) => {
  const onKey = (event) => {
    if (event.key !== 'k') return;
    removeEventListener('keydown', onKey, { capture: true });
    const shown = () => {
      const field = document.querySelector('[role=dialog] [role=combobox]');
      if (document.activeElement !== field || !field || !document.querySelector('[role=dialog] [role=option]'))
        return requestAnimationFrame(shown);
      // This frame paints it; the timeout runs after the frame.
      setTimeout(() => resolve(performance.now() - event.timeStamp));
    };
    requestAnimationFrame(shown);
  };
  addEventListener('keydown', onKey, { capture: true });
}))`;

/** How long the palette takes to open, each time. */
async function openPalette(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n <= readings; n += 1) {
    await page.evaluate(watchPalette);
    await page.keyboard.press('Control+k');
    times.push(await page.evaluate<number>('palettePainted'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times;
}

export async function measureList(browser: Browser, baseURL: string, member: SignedIn): Promise<ListReading> {
  const page = await offlineDevice(browser, baseURL, member, textsOnDevice);
  try {
    const read: number[] = [];
    for (let n = 0; n < readings; n += 1)
      read.push(
        await page.evaluate((id) => (globalThis as PageGlobal).clientBench.readList(id), member.memberId),
      );
    const followedMs = await follow(page, list);
    await page.goto('/stories');
    await page.locator('main article').first().waitFor();
    const loadedMs = await page.evaluate<number>(
      'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))',
    );
    const [firstPaletteMs = 0, ...others] = await openPalette(page);
    return { readMs: median(read), followedMs, loadedMs, paletteMs: median(others), firstPaletteMs };
  } finally {
    await page.context().close();
  }
}

export interface SyncReading {
  /** How many drafts the server has. */
  arrived: number;
  seconds: number;
}

/** Several times the bar. */
const maxSyncSeconds = 90;

/** Measures until the server has all drafts that a device made offline, with the list on screen. */
export async function measureSync(
  browser: Browser,
  baseURL: string,
  member: SignedIn,
  storiesOnServer: () => Promise<number>,
): Promise<SyncReading> {
  const before = await storiesOnServer();
  const page = await offlineDevice(browser, baseURL, member, draftsSynced);
  try {
    await page.locator(list.selector).click();
    await page.locator('main article').first().waitFor();
    const start = performance.now();
    await page.context().setOffline(false);
    const seconds = () => (performance.now() - start) / 1_000;
    let left = draftsSynced;
    while (left > 0 && seconds() < maxSyncSeconds) {
      await page.waitForTimeout(250);
      left = await queued(page);
    }
    const took = seconds();
    const arrived = (await storiesOnServer()) - before;
    if (arrived < draftsSynced - left) throw new Error(`${left} drafts are queued, but ${arrived} arrived`);
    return { arrived, seconds: took };
  } finally {
    await page.context().close();
  }
}
