import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser';
import { everyDocument } from '../support/everyDocument';
import { desktop, expectAccessible } from './support/accessible';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let addresses: Awaited<ReturnType<typeof everyDocument>>;

beforeAll(async () => {
  run = await startBrowserRun();
  addresses = await everyDocument(run.server);
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

/** Of those built alike, one; screens.test.ts checks the others. */
const notAmongScreens = [
  'story',
  'search',
  'page 2 of the blog',
  'author',
  'author without stories',
  'story that is gone',
] as const;

describe('every kind of document', () => {
  it('is accessible at 320 and 1280 px in both themes, without overflow', async () => {
    const page = await run.visitor({ viewport: desktop, colorScheme: 'light' });
    for (const name of notAmongScreens) {
      await page.goto(addresses[name].path);
      await expectAccessible(page, name);
    }
    await page.goto(addresses.story.path);
    await page.locator('summary').click();
    await expectAccessible(page, 'the reading settings');
    expect(run.complaints()).toEqual([]);
  });

  it('can be read at 200 %, of the page and of the text alone', async () => {
    const page = await run.visitor();
    for (const [name, { path }] of Object.entries(addresses)) {
      // A window of 1280 × 800 pixels has this many at 200 %.
      await page.setViewportSize({ width: 640, height: 400 });
      await page.goto(path);
      expect([name, 'zoomed', await cutOff(page)]).toEqual([name, 'zoomed', []]);
      await page.setViewportSize(desktop);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect([name, 'larger', await cutOff(page)]).toEqual([name, 'larger', []]);
    }
  });
});

/** Elements of which a part can't be seen, not even by scrolling within them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const hides = /hidden|clip/;
    const scrolls = /auto|scroll/;
    const isWithin = (element: Element, holds: (style: CSSStyleDeclaration) => boolean) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (holds(getComputedStyle(at))) return true;
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        if (!element.checkVisibility() || element.closest('.hidden, .skip, svg')) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { left, right } = element.getBoundingClientRect();
        return (
          (hides.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          ((left < -1 || right > innerWidth + 1) &&
            !isWithin(element, (style) => scrolls.test(style.overflowX)))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

it('without scripts, a visitor reads, searches and turns pages, and is offered nothing that needs one', async () => {
  const page = await run.visitor({ javaScriptEnabled: false });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await page.goto('/');
  await go('Read our stories');
  await heading('The blog');
  await go('Older stories');
  await page.getByRole('link', { name: 'Part 20', exact: true }).waitFor();
  await go('Newer stories');
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('ferry');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=ferry');
  await go('A ferry and everything');
  await heading('A ferry and everything');
  expect(await page.locator('.by-script').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Dashboard' }).isVisible()).toBe(false);
  await go('Inés');
  await heading('Inés');
  await page.goto(addresses.story.path);
  await go('two words');
  await heading('Stories about two words');
  for (const [link, title] of [
    ['Terms', 'Terms of Service'],
    ['Privacy', 'Privacy Policy'],
    ['About', 'About'],
  ] as const) {
    await go(link);
    await heading(title);
  }
});

/** Chromium without windows has no such cache, and gives these reasons along with those of the document. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

it('nothing in a document keeps a browser from restoring it on Back', async () => {
  // Playwright disables this cache for all other tests.
  const browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({ baseURL: run.server.url });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    for (const [from, to] of [
      [addresses.story, addresses.blog],
      [addresses.blog, addresses['page 2 of the blog']],
      [addresses.author, addresses.story],
      [addresses.tag, addresses['landing page']],
      [addresses['landing page'], addresses.terms],
    ] as const) {
      await page.goto(from.path);
      await page.goto(to.path);
      const reasons = new Promise<string[]>((resolve) => {
        devtools.once('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && resolve([]));
        devtools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason)),
        );
      });
      const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
      await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
      const others = (await reasons).filter((reason) => !ofTheBrowser.includes(reason));
      expect([from.path, others]).toEqual([from.path, []]);
    }
  } finally {
    await browser.close();
  }
});
