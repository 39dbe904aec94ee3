import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { median } from '../measure';
import { settings } from '../settings';
import { keepSignedIn, newContext, open, type SignedIn } from './browser';

export interface RouteReading {
  path: string;
  /** The bar of the scripts is for visitors' pages. */
  isVisitors: boolean;
  /** Compressed scripts until the heading is shown. */
  bytes: number;
  /** Total blocking time: what each task after the first picture takes beyond 50 ms. */
  blockingMs: number;
  longestMs: number;
}

const visitorsPages = ['/login', '/register'];
const membersPages = ['/dashboard', '/stories'];

/** Lighthouse's phone: "slow 4G" as DevTools applies it, and a processor four times as slow. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const slowdown = 4;
/** The page is interactive once no long task has run and no request has started for this long. */
const quietMs = 5_000;

/** Notes the long tasks from the start. */
const watchTasks = `
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
`;

async function asPhone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** Times of tasks and requests, by the page's clock. */
const readTimes = (page: Page) =>
  page.evaluate<{ now: number; paint: number; tasks: [number, number][]; lastEnd: number }>(`({
    now: performance.now(),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    tasks: longTasks,
    lastEnd: Math.max(0, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)),
  })`);

async function blockingTime(
  context: BrowserContext,
  path: string,
): Promise<{ sum: number; longest: number }> {
  const page = await context.newPage();
  await page.addInitScript(watchTasks);
  await asPhone(page);
  await open(page, path);
  for (;;) {
    const { now, paint, tasks, lastEnd } = await readTimes(page);
    const lastTask = Math.max(0, ...tasks.map(([start, duration]) => start + duration));
    if (now - Math.max(lastTask, lastEnd) < quietMs) {
      await page.waitForTimeout(500);
      continue;
    }
    await page.close();
    // Of a task that began before the first picture, only the rest counts.
    const after = tasks.map(([start, duration]) => Math.min(duration, start + duration - paint));
    const blocking = after.map((duration) => Math.max(0, duration - 50));
    return { sum: blocking.reduce((all, one) => all + one, 0), longest: Math.max(0, ...after) };
  }
}

async function scriptBytes(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await open(page, path);
  const bytes = await page.evaluate<number>(`performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
  await page.close();
  return bytes;
}

/** Measures each first route with an empty cache, as often as there are rounds. */
export async function measureFirstRoutes(
  browser: Browser,
  baseURL: string,
  member: SignedIn,
): Promise<RouteReading[]> {
  const inNewBrowser = async <T>(
    path: string,
    options: object,
    work: (context: BrowserContext) => Promise<T>,
  ) => {
    const context = await newContext(browser, { baseURL, bare: true, ...options });
    try {
      if (membersPages.includes(path)) await keepSignedIn(context, member);
      return await work(context);
    } finally {
      await context.close();
    }
  };
  const readings: RouteReading[] = [];
  for (const path of [...visitorsPages, ...membersPages]) {
    const bytes = await inNewBrowser(path, {}, (context) => scriptBytes(context, path));
    const times: { sum: number; longest: number }[] = [];
    for (let round = 0; round < settings.rounds; round += 1)
      times.push(await inNewBrowser(path, phone, (context) => blockingTime(context, path)));
    readings.push({
      path,
      isVisitors: !membersPages.includes(path),
      bytes,
      blockingMs: median(times.map(({ sum }) => sum)),
      longestMs: median(times.map(({ longest }) => longest)),
    });
  }
  return readings;
}
