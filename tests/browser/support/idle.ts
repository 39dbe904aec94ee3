import type { CDPSession, Page } from 'playwright-core';

const windowMs = 5_000;
/** One percent of a core. */
const allowedMs = windowMs / 100;
/**
 * Work after an event ends by itself, later on a slow machine. A busy loop is busy in each of the windows.
 */
const windows = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page without any input. */
export interface IdlePage {
  name: string;
  page: Page;
  devtools: CDPSession;
}

export async function watch(name: string, page: Page): Promise<IdlePage> {
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
export async function busy(pages: readonly IdlePage[], turn = 1): Promise<Record<string, string>> {
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
