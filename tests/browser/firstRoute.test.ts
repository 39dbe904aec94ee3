import type { Page } from 'playwright-core';
import { type BrowserRun, startBrowserRun } from './support/visit';

const mostBytes = 260_000;

let run: BrowserRun;
beforeAll(async () => {
  run = await startBrowserRun();
});
afterEach(() => run.leave());
afterAll(() => run?.close());

/** Transferred bytes of all scripts fetched until the heading is shown. */
async function scriptBytes(page: Page, path: string, heading: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

test.each([
  ['/', 'An evening for writing, kept together.'],
  ['/login', 'Sign in'],
])('the first page, %s, brings at most 260 KB of compressed scripts', async (path, heading) => {
  const bytes = await scriptBytes(await run.visitor({ cache: 'empty' }), path, heading);
  // A smaller value would mean that nothing was measured.
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});
