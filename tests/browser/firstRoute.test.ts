import type { Page } from 'playwright-core';
import { buildMember } from '../support/factories';
import { someOf } from '../support/testAll';
import { chunks } from './support/chunks';
import { browserRun } from './support/visit';

const maxBytes = 170_000;
/** Each file of a screen is a request, and on a slow line few requests run at once. */
const maxFiles = { first: 8, member: 24 };

const run = browserRun();
afterEach(() => run.leave());

interface Script {
  /** Path below the origin. */
  name: string;
  /** As sent, without headers. */
  bytes: number;
}

/** All scripts fetched until the heading is shown. */
async function firstScripts(page: Page, path: string, heading: string | RegExp): Promise<Script[]> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ name }) => name.endsWith('.js')),
  );
}

it('says that it is loading until its code is here, on dark paper at night', async () => {
  const page = await run.visitor({ cache: 'empty', colorScheme: 'dark' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByText('Loading…').waitFor();
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const whileLoading = await paper();
  release();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(await page.getByText('Loading…').count()).toBe(0);
  expect(whileLoading).toBe(await paper());
});

const firstPages = [
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
] as const;

test.each(firstPages)(
  'the first page, %s, brings at most 170 KB of compressed scripts in 8 files, and neither documents nor Relay',
  async (path, heading) => {
    const scripts = await firstScripts(await run.visitor({ cache: 'empty' }), path, heading);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    // A smaller value would mean that nothing was measured.
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles.first);

    const modules = scripts.flatMap(({ name }) => chunks[name] ?? []);
    expect(modules).toContain('client/main.tsx');
    // The texts of the other screens.
    expect(modules).not.toContain('server/contract/messages.ts');
    // Only the loader with its provider, and helpers of the routes.
    expect(modules.filter((module) => module.startsWith('client/documents/')).sort()).toEqual([
      'client/documents/DocumentsContext.ts',
      'client/documents/DocumentsProvider.tsx',
      'client/documents/loadDocuments.ts',
      'client/documents/model/localDay.ts',
      'client/documents/screens/textsTabs.ts',
    ]);
    expect(modules.filter((module) => /node_modules\/(relay-runtime|react-relay)\//.test(module))).toEqual(
      [],
    );
  },
);

test.each(
  someOf([
    ['/stories/new', 'New Story'],
    ['/dashboard', /^Welcome, /],
    ['/stories', 'Stories'],
  ] as const),
)('a member opens %s with at most 24 files', async (path, heading) => {
  const page = await run.signedIn(await buildMember(run.server), { cache: 'empty' });
  const scripts = await firstScripts(page, path, heading);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length).toBeLessThanOrEqual(maxFiles.member);
});
