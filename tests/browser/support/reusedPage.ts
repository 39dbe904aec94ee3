import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type KeptBrowser, keepBrowser } from './keptBrowser';

const ownViewport = { width: 1280, height: 720 };

/** What tests listen to. A page's end is heard by Playwright itself. */
const asLongAsATest = [
  'console',
  'dialog',
  'frameattached',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** Notes what the tests do to the context's pages that would outlast them. */
export function watchPages(context: BrowserContext, { scripts, changed }: KeptBrowser) {
  const openDevtools = context.newCDPSession.bind(context);
  context.newCDPSession = async (page) => {
    changed.add(page as Page);
    return openDevtools(page);
  };
  context.on('page', (page) => {
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
      const found = await addInitScript(...script);
      scripts.set(page, [...(scripts.get(page) ?? []), found]);
      return found;
    };
  });
}

/**
 * Ends what the page shows and removes what the test added, so that the next test can load the app in the same tab: that takes
 * two thirds of the time of a load in a new one, whose process has compiled nothing yet. False if the page must be closed.
 */
export async function tidyUp(page: Page, origin: string): Promise<boolean> {
  const { changed, scripts } = await keepBrowser();
  if (changed.has(page)) return false;
  for (const event of asLongAsATest) page.removeAllListeners(event);
  try {
    // Once online again, the app would send what it has kept.
    if (!(await page.evaluate(() => navigator.onLine))) return false;
    await page.unrouteAll();
    await page.context().unrouteAll();
    for (const script of scripts.get(page) ?? []) await script.dispose();
    scripts.delete(page);
    // A page without the app, at its address: at any other, the browser would give the page a new process.
    await page.goto(`${origin}/healthz`, { timeout: 5_000 });
    await page.mouse.move(-1, -1);
    return true;
  } catch {
    // The test has crashed the page, or closed the server.
    return false;
  }
}

/** Shows the page as a new one would be. */
export async function present(page: Page, { viewport, colorScheme }: BrowserContextOptions) {
  await page.setViewportSize(viewport ?? ownViewport);
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', forcedColors: null });
}

/**
 * Deletes the history and everything that the app stored in the browser, except the installed app if it `staysInstalled`:
 * then only what its worker stored when it was installed is left, no file that a later visit fetched.
 */
export async function forget(page: Page, origin: string, staysInstalled = false) {
  const { changed } = await keepBrowser();
  const isChanged = changed.has(page);
  const devtools = await page.context().newCDPSession(page);
  if (staysInstalled) {
    // A page without the app, which would store something again.
    await page.goto(`${origin}/healthz`);
    await page.evaluate(() => caches.delete('assets'));
    await devtools.send('Network.clearBrowserCache');
    // A running worker keeps its databases open.
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.stopAllWorkers');
  }
  const ofTheApp = staysInstalled ? '' : ',service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: `cookies,local_storage,indexeddb,file_systems${ofTheApp}`,
  });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  if (!isChanged) changed.delete(page);
}
