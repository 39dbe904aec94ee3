import { buildNote, buildStory, memberOfTest } from '../support/factories';
import { eventually } from '../support/mails';
import { itInAll, someOf } from '../support/testAll';
import { expectAccessibleNow } from './support/accessible';
import { chunks } from './support/chunks';
import { appKept, deviceOfFile, keptStories, ownComplaints, shows, tab, until } from './support/offline';
import { browserRun, isApp, said } from './support/visit';

const run = browserRun();
const device = deviceOfFile(run);
const ann = memberOfTest(run.server, { displayName: 'Ann' });

/** The files of all screens, except for reading imported files. */
const neededFiles = Object.entries(chunks)
  .filter(([, modules]) => modules.some((module) => /^client\/(?!features\/import\/)/.test(module)))
  .map(([file]) => file);

describe('the app on the device', () => {
  it('can be installed, and keeps the page and the code of every screen, but no answer of the API', async () => {
    const page = await device.open(ann, '/stories');
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

    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    const kept = await page.evaluate(async () => {
      const found: Record<'paths' | 'precached', string[]> = { paths: [], precached: [] };
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) {
          const { pathname } = new URL(url);
          found.paths.push(pathname);
          if (name.includes('precache')) found.precached.push(pathname);
        }
      return found;
    });
    expect(kept.paths).toContain('/app');
    const ours = /^\/(app$|assets\/|icons?[/.]|manifest\.webmanifest$)/;
    expect(kept.paths.filter((path) => !ours.test(path))).toEqual([]);
    expect(neededFiles.length).toBeGreaterThan(50);
    expect(neededFiles.filter((file) => !kept.precached.includes(file))).toEqual([]);
    expect(run.complaints()).toEqual([]);
  });

  it('gives the app its files without its worker, whose end would leave a load waiting forever', async () => {
    const page = await device.open(ann, '/dashboard');
    const devtools = await page.context().newCDPSession(page);
    let status: string | undefined;
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      status = versions.at(-1)?.runningStatus ?? status;
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await eventually('the worker’s end', () => (status === 'stopped' ? true : undefined));
    device.way.cut();
    expect(
      await page.evaluate(
        (files) => Promise.all(files.map(async (file) => (await fetch(file)).ok)),
        neededFiles,
      ),
    ).toEqual(neededFiles.map(() => true));
    expect(status).toBe('stopped');
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
  it.each(
    someOf<[string, () => void]>([
      ['is gone', () => device.way.cut()],
      ['does not answer', () => device.way.hang()],
      ['is in trouble', () => device.way.failWith(503)],
    ]),
  )('opens the place to write where the server %s', async (_what, trouble) => {
    const page = await device.open(ann, '/dashboard');
    const context = page.context();
    await page.close();
    trouble();
    const again = await tab(context, '/stories/new');
    await again.getByLabel('Title').fill('Written without a server');
    await again.getByRole('textbox', { name: 'Content' }).waitFor();
    await again.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
    expect(ownComplaints(run)).toEqual([]);
  });

  it('opens pages never visited here, within their bars, and leads to what is on this device', async () => {
    const page = await device.open(ann, '/stories/new');
    device.way.cut();
    await page.getByLabel('Title').fill('Kept on the train');
    const cold = await tab(page.context(), '/dashboard');
    await cold.getByRole('heading', { name: 'Stories on this device' }).waitFor();
    await cold.getByRole('heading', { name: 'Kept on the train' }).waitFor();
    expect(await cold.getByRole('alert').filter({ hasText: 'Failed to load' }).count()).toBe(0);
    for (const path of someOf(['/favorites', '/sessions', '/help'])) {
      await cold.goto(path);
      await cold.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();
      await cold
        .getByRole('alert')
        .filter({ hasText: /No connection|Failed to load/ })
        .waitFor();
      await cold.getByRole('main').getByRole('link', { name: 'Your stories on this device' }).click();
      await cold.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    }
    expect(ownComplaints(run)).toEqual([]);
  });

  it('says so on a page that needs the server, and loads it when the server is back', async () => {
    const page = await device.open(ann, '/dashboard');
    device.way.cut();
    await page.reload();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const welcome = page.getByRole('heading', { level: 1, name: 'Welcome, Ann' });
    await tryAgain.waitFor();
    device.way.mend();
    // The page looks for the server too, and may have loaded before the press.
    await Promise.race([tryAgain.click(), welcome.waitFor()]);
    await welcome.waitFor();
  });

  it.each(someOf(['/', '/blog', '/about']))(
    'tells a visitor of %s that there is no connection, and loads it when there is',
    async (path) => {
      const page = await run.visitor({ baseURL: device.way.url, isInstalled: true });
      await page.goto('/login');
      await appKept(page);
      device.way.cut();
      await page.goto(path);
      await page.getByText('No connection').waitFor();
      device.way.mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('navigation', { name: 'Footer' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await isApp(page)).toBe(false);
    },
  );

  it('leads on from addresses that aren’t screens of a member, and signs out', async () => {
    const page = await device.open(ann, '/stories');
    device.way.cut();
    await page.goto('/no/such/place');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.getByRole('button', { name: /^Your menu, Ann/ }).waitFor();

    await page.goto('/#access_token=a&refresh_token=b&type=recovery');
    await page.getByLabel('New password', { exact: true }).waitFor();
    // Its tokens don’t stay in the address.
    expect(page.url()).toBe(`${device.way.url}/reset-password`);

    await page.goto('/');
    await page.waitForURL('**/dashboard');
    // Only then is the page as it stays: a menu that is open before closes when it loads.
    await page.getByText('Nothing on this device yet').waitFor();
    await page.getByRole('button', { name: /^Your menu, Ann/ }).click();
    await Promise.all([
      said(page, 'Signed out successfully'),
      page.getByRole('menuitem', { name: 'Sign Out' }).click(),
    ]);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('No connection').waitFor();
  });

  itInAll('leaves addresses that are not screens to the server', async () => {
    const page = await device.open(ann, '/dashboard');
    const context = page.context();
    for (const path of ['/healthz', '/api/openapi.json', '/graphiql']) {
      const other = await context.newPage();
      const answer = await other.goto(path);
      expect({ path, kept: answer?.fromServiceWorker() }).toEqual({ path, kept: false });
      await other.close();
    }
    device.way.cut();
    for (const path of [
      '/healthz',
      '/feed.atom',
      '/robots.txt',
      '/sitemap.xml',
      '/oembed?url=x',
      '/blog/story_1/card.png',
    ]) {
      const gone = await context.newPage();
      await expect(gone.goto(path)).rejects.toThrow(/net::ERR_/);
      // Chromium loses the request to close a page that is about to say so.
      await gone.waitForFunction(
        () => location.protocol === 'chrome-error:' && document.readyState === 'complete',
      );
      await gone.close();
    }
  });
});

describe('a list seen before the server was gone', () => {
  it('is still there, in its order, and its texts open in full', async () => {
    const content = 'The lamp burned all night. '.repeat(40);
    const lamp = await buildStory(run.server, ann, { title: 'The lamp', content });
    await buildStory(run.server, ann, { title: 'The tide', content: 'It turned.' });
    await buildNote(run.server, ann, { title: 'Ferry', content: 'Ferry\nA name for it.' });
    const page = await device.open(ann, '/stories');
    await page.getByRole('link', { name: 'The lamp' }).waitFor();
    const titles = async () => (await keptStories(page)).map(({ title }) => title).sort();
    await until(titles, (kept) => kept.join() === 'The lamp,The tide');
    await page.goto('/notes');
    await page.getByRole('link', { name: 'Ferry' }).waitFor();
    await until(titles, (kept) => kept.includes('Ferry'));
    device.way.cut();

    await page.goto('/stories');
    await page.getByText('This device keeps your latest 100 stories.').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'The tide',
      'The lamp',
    ]);
    await expectAccessibleNow(page, 'the list of this device');
    await page.goto(`/stories/${lamp.id}`);
    await page.getByRole('main').getByText(content.trim()).waitFor();
    await expectAccessibleNow(page, 'a story as this device has it');
    await page.goto('/notes');
    await page.getByRole('link', { name: 'Ferry' }).click();
    await shows(page, 'A name for it.');
    expect(ownComplaints(run)).toEqual([]);
  });
});

describe('the service worker', () => {
  it.each(someOf(['/', '/blog', '/terms', '/robots.txt']))(
    'lets the network answer for %s while there is one',
    async (path) => {
      const page = await device.open(ann, '/dashboard');
      await page.goto(path);
      const source = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation');
        return (visit as PerformanceNavigationTiming & { workerFinalSourceType?: string })
          .workerFinalSourceType;
      });
      expect(source).toBe('network');
    },
  );

  // A load that never ended was one in eight.
  it('lets every load of an address that the server does not know end', async () => {
    const page = await device.open(ann, '/dashboard');
    for (let load = 0; load < 30; load += 1)
      expect((await page.goto(`/no/such/place/${load}`, { timeout: 10_000 }))?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not found');
  });
});
