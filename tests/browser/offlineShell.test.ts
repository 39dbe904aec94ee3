import type { Page } from 'playwright-core';
import { unreachableMessage } from '../../client/relay/requestError';
import { buildMember, type TestMember } from '../support/factories';
import { startTroubledProxy, type TroubledProxy } from '../support/troubledProxy';
import { chunks } from './support/chunks';
import { release } from './support/newVersion';
import { appKept, type Device, startDevice, tab, until } from './support/offline';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let device: Device;
let ann: TestMember;
beforeAll(async () => {
  run = await startBrowserRun();
  device = await startDevice(run);
});
beforeEach(async () => {
  ann = await buildMember(run.server, { displayName: 'Ann' });
});
afterEach(() => device?.leave());
afterAll(async () => {
  await device?.close();
  await run?.close();
});

/**
 * Messages that Chromium logs for failed requests, and for a lazy part of a screen that could not be loaded.
 */
const ofTheNetwork = /net::ERR_|status of 50\d|Connection closed before receiving a handshake response/;
const complaints = () =>
  run
    .complaints()
    .filter((complaint) => !ofTheNetwork.test(complaint) && !complaint.includes(unreachableMessage));

describe('the app on the device', () => {
  it('meets all browser requirements for installation', async () => {
    const page = await device.open(ann, '/dashboard');
    const devtools = await page.context().newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
      name: 'Monday Writers',
      start_url: '/dashboard',
      shortcuts: [{ name: 'New Story', url: '/stories/new' }, { name: 'Stories' }],
    });
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window never installs an app; that is the browser's rule.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    expect(run.complaints()).toEqual([]);
  });

  it('caches no answer of the API, only the page and its files', async () => {
    const page = await device.open(ann, '/stories');
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    const paths = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    });
    expect(paths).toContain('/');
    expect(paths.filter((path) => !/^\/($|assets\/|icons?[/.]|manifest\.webmanifest$)/.test(path))).toEqual(
      [],
    );
  });

  it('keeps the code of every screen, visited or not, except for reading imported files', async () => {
    const page = await device.open(ann, '/dashboard');
    const kept = await page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.includes('precache')) ?? '';
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
    const needed = Object.entries(chunks)
      .filter(([, modules]) => modules.some((module) => /^client\/(?!features\/import\/)/.test(module)))
      .map(([file]) => file);
    expect(needed.length).toBeGreaterThan(50);
    expect(needed.filter((file) => !kept.includes(file))).toEqual([]);
  });

  it('has a service worker that is always revalidated, and may connect only to the app', async () => {
    const { headers } = await fetch(`${run.server.url}/sw.js`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });
});

describe('a start without the server', () => {
  it.each([
    ['is gone', () => device.way.cut()],
    ['does not answer', () => device.way.hang()],
    ['is in trouble', () => device.way.failWith(503)],
  ])('opens the place to write where the server %s', async (_what, trouble) => {
    const page = await device.open(ann, '/dashboard');
    const context = page.context();
    await page.close();
    trouble();
    const again = await tab(context, '/stories/new');
    await again.getByLabel('Title').fill('Written without a server');
    await again.getByRole('textbox', { name: 'Content' }).waitFor();
    await again.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it.each(['/favorites', '/sessions', '/help'])(
    'opens %s, never visited here, within its bars, and leads to what is on this device',
    async (path) => {
      const page = await device.open(ann, '/stories/new');
      const context = page.context();
      await page.close();
      device.way.cut();
      const cold = await tab(context, path);
      await cold.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
      await cold
        .getByRole('alert')
        .filter({ hasText: /No connection|Failed to load/ })
        .waitFor();
      await cold.getByRole('main').getByRole('link', { name: 'Your stories on this device' }).click();
      await cold.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
      expect(complaints()).toEqual([]);
    },
  );

  it('opens /dashboard, never visited before, with the data on this device', async () => {
    const page = await device.open(ann, '/stories/new');
    device.way.cut();
    await page.getByLabel('Title').fill('Kept on the train');
    const cold = await tab(page.context(), '/dashboard');
    await cold.getByRole('heading', { name: 'Stories on this device' }).waitFor();
    await cold.getByRole('heading', { name: 'Kept on the train' }).waitFor();
    expect(await cold.getByRole('alert').filter({ hasText: 'Failed to load' }).count()).toBe(0);
    await cold.getByRole('main').getByRole('link', { name: 'Your stories on this device' }).click();
    await cold.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('shows the not-found page for an unknown address', async () => {
    const page = await device.open(ann, '/stories/new');
    device.way.cut();
    await page.goto('/no/such/place');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
  });

  it('says so on a page that needs the server, and loads it when the server is back', async () => {
    const page = await device.open(ann, '/dashboard');
    device.way.cut();
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    device.way.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ann' }).waitFor();
  });

  it('leaves addresses that are not screens to the server', async () => {
    const page = await device.open(ann, '/dashboard');
    const context = page.context();
    for (const path of ['/healthz', '/api/openapi.json', '/graphiql']) {
      const other = await context.newPage();
      const answer = await other.goto(path);
      expect({ path, kept: answer?.fromServiceWorker() }).toEqual({ path, kept: false });
      await other.close();
    }
    device.way.cut();
    const gone = await context.newPage();
    await expect(gone.goto('/healthz')).rejects.toThrow(/net::ERR_/);
  });
});

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
  const line = (page: Page) => page.getByText('A new version is ready');
  /** The URLs of the pages in the cache. */
  const keptPages = (page: Page) =>
    page.evaluate(async () => {
      const kept: URL[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url));
      return kept.filter(({ pathname }) => pathname === '/').map(({ search }) => search);
    });
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

  it('is activated at the next start, and then works offline', async () => {
    const former = await annsPage('/dashboard');
    release(way);
    await lookForNewer(former);
    await line(former).waitFor();
    const context = former.context();
    await former.close();
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
    expect(complaints()).toEqual([]);
  });

  it('keeps the former version’s files for an open tab, until it is closed', async () => {
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
    await former.close();
    await tookOver(await tab(newer.context(), '/dashboard'));
  });
});
