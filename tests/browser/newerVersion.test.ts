import type { Page } from 'playwright-core';
import { memberOfTest } from '../support/factories';
import { itInAll } from '../support/testAll';
import { startTroubledProxy, type TroubledProxy } from '../support/troubledProxy';
import { appKept, ownComplaints, tab, until, write } from './support/offline';
import { browserRun } from './support/visit';

const part = /([\w.-]+)-([\w-]{8})\.(js|css)\b/g;

/** Simulates a newer build of the app: all its files have new names, and the former files are gone. */
const release = (way: TroubledProxy) =>
  way.release(
    (_path, text) => text.replace(part, '$1-$2new.$3').replace(/("?revision"?:")/g, '$1new'),
    (path) => {
      if (!/^\/assets\/.*\.(js|css)$/.test(path)) return path;
      return path.includes('new.') ? path.replace('new.', '.') : `/gone${path}`;
    },
  );

const run = browserRun();
const ann = memberOfTest(run.server, { displayName: 'Ann' });

describe('a newer version of the app', () => {
  /** A way of its own for each test, as a release changes it for good. */
  let way: TroubledProxy;
  beforeEach(async () => {
    way = await startTroubledProxy(run.server.url);
  });
  afterEach(async () => {
    await run.leave();
    await way.close();
  });

  async function annsPage(path: string) {
    const page = await run.signedIn(ann, { baseURL: way.url, serviceWorkers: 'allow' });
    await page.goto(path);
    await appKept(page);
    return page;
  }

  const lookForNewer = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });

  /** A newer service worker waits while a page of the former version is open. */
  const newerWaits = (page: Page) =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

  /** How many of the page's scripts are the newer version's. */
  const newerScripts = (page: Page) =>
    page.evaluate(() => {
      const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')];
      const newer = scripts.filter(({ src }) => src.endsWith('new.js'));
      return newer.length === 0 ? 'none' : newer.length === scripts.length ? 'all' : 'some';
    });
  /**
   * Closes the last page of the former version, and waits until the browser has activated the newer one: a page that is opened
   * sooner may still belong to the former worker.
   */
  async function closeLast(former: Page) {
    const blank = await former.context().newPage();
    const watched = await former.context().newCDPSession(blank);
    const workers = new Map<string, string>();
    watched.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) workers.set(versionId, status);
    });
    await watched.send('ServiceWorker.enable');
    await until(
      async () => [...workers.values()],
      (all) => all.includes('installed'),
    );
    await former.close();
    await until(
      async () => [...workers.values()],
      (all) => !all.includes('installed'),
    );
    await blank.close();
  }
  const line = (page: Page) => page.getByText('A new version is ready');
  /** The URLs of the pages in the cache. */
  const keptPages = (page: Page, path = '/app') =>
    page.evaluate(async (wanted) => {
      const kept: URL[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url));
      return kept.filter(({ pathname }) => pathname === wanted).map(({ search }) => search);
    }, path);
  /** Waits until the newer version is active: the cache then contains only its own page. */
  const tookOver = (page: Page) =>
    until(
      () => keptPages(page),
      (pages) => pages.length === 1 && /=new/.test(pages[0] ?? ''),
    );

  it('waits while someone writes, and announces itself', async () => {
    const page = await annsPage('/stories/new');
    await page.getByLabel('Title').fill('Not to be interrupted');
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    release(way);
    await lookForNewer(page);
    await line(page).waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
    expect(await page.getByLabel('Title').inputValue()).toBe('Not to be interrupted');
    expect(await newerScripts(page)).toBe('none');
    expect(await newerWaits(page)).toBe(true);
  });

  itInAll('is activated at the next start, and then works offline', async () => {
    const former = await annsPage('/dashboard');
    release(way);
    await lookForNewer(former);
    await line(former).waitFor();
    const context = former.context();
    await closeLast(former);
    const page = await tab(context, '/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ann' }).waitFor();
    expect(await newerScripts(page)).toBe('all');
    await tookOver(page);
    expect(await line(page).count()).toBe(0);
    way.cut();
    await page.goto('/stories/new');
    await page.getByLabel('Title').waitFor();
    expect(await newerScripts(page)).toBe('all');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(ownComplaints(run)).toEqual([]);
  });

  itInAll('no longer opens the app of a former version that kept its page under /', async () => {
    way.release(
      (path, text) => (path === '/sw.js' ? text.replaceAll(/(["'`])\/app\1/g, '$1/$1') : text),
      (path) => (path === '/' ? '/app' : path),
    );
    const page = await annsPage('/dashboard');
    expect(await keptPages(page, '/')).toHaveLength(1);
    const context = page.context();
    await page.close();
    release(way);
    // Its worker is replaced once all its pages are closed.
    const former = await tab(context, '/');
    await lookForNewer(former);
    await until(() => newerWaits(former), Boolean);
    await closeLast(former);
    const newer = await tab(context, '/dashboard');
    await tookOver(newer);
    expect(await keptPages(newer, '/')).toEqual([]);
    way.cut();
    await newer.goto('/');
    await newer.waitForURL('**/dashboard');
    await newer.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
    expect(await newerScripts(newer)).toBe('all');
  });

  itInAll(
    'announces itself once the server no longer knows what the page sends, which is sent after the reload',
    async () => {
      const page = await annsPage('/stories/new');
      const former = '**/graphql';
      await page.route(former, (route) => {
        const { documentId, ...sent } = route.request().postDataJSON();
        return route.continue({ postData: JSON.stringify({ ...sent, documentId: `former ${documentId}` }) });
      });
      await page.getByLabel('Title').fill('Across a release');
      await write(page, 'Not a word is lost.');
      await page.getByRole('button', { name: 'Save Draft' }).click();
      await line(page).waitFor();
      await page.goto('/exercises');
      await page.getByText('There may be a newer version.').waitFor();
      await page.unroute(former);
      await page.getByRole('button', { name: 'Reload' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Exercises' }).waitFor();
      await until(
        async () => (await run.server.app.services.db.read('SELECT title FROM stories')).length,
        (stories) => stories === 1,
      );
    },
  );

  it('whose code the server lacks is said not to load, and can be tried again', async () => {
    const page = await run.visitor({ baseURL: way.url, viewport: { width: 320, height: 640 } });
    const code = '**/assets/*.js';
    await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await page.getByText('could not be loaded').isVisible()).toBe(false);
  });

  itInAll('keeps the former version’s files for an open tab, until it is closed', async () => {
    const former = await annsPage('/dashboard');
    release(way);
    await lookForNewer(former);
    await line(former).waitFor();
    const newer = await tab(former.context(), '/dashboard');
    await newer.getByRole('heading', { level: 1, name: 'Welcome, Ann' }).waitFor();
    expect(await newerScripts(newer)).toBe('all');
    // The server no longer has the former version's files.
    await former.getByRole('link', { name: 'Stories', exact: true }).first().click();
    await former.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    expect(await newerScripts(former)).toBe('none');
    expect(await newerWaits(former)).toBe(true);
    const loaded = former.waitForEvent('load');
    await former.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await former.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    expect(await newerScripts(former)).toBe('all');
    await newer.close();
    await closeLast(former);
    await tookOver(await tab(newer.context(), '/dashboard'));
  });
});
