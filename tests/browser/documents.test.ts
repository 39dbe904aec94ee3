import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { colors } from '../../server/contract/theme';
import { launchBrowser } from '../support/browser';
import { everyDocument } from '../support/everyDocument';
import { buildMember, buildStory } from '../support/factories';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible, sizesOfScreens } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
let addresses: Awaited<ReturnType<typeof everyDocument>>;

beforeAll(async () => {
  addresses = await everyDocument(run.server);
});
afterEach(() => run.leave());

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
  it('is accessible, without overflow', async () => {
    const page = await run.visitor({ viewport: desktop, colorScheme: 'light' });
    for (const name of notAmongScreens) {
      await page.goto(addresses[name].path);
      await expectAccessible(page, name, undefined, { sizes: sizesOfScreens });
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

it('names, titles, texts and tables of the longest words stay within the page', async () => {
  const author = await buildMember(run.server, { displayName: 'n'.repeat(100), bio: 'b'.repeat(400) });
  const content = `${'x'.repeat(300)}\n\n| Chapter | Narrator | Launderette | Seventeenth |\n|-|-|-|-|\n| a | b | c | d |`;
  const publish = (title: string) =>
    buildStory(run.server, author, { title, content, privacyLevel: PrivacyLevel.PUBLIC });
  const stories = [await publish('t'.repeat(160)), await publish('Between'), await publish('T'.repeat(160))];
  const page = await run.visitor();
  for (const width of [320, 1280])
    for (const path of [
      ...stories.map(({ id }) => `/blog/${id}`),
      '/blog',
      `/blog/by/${author.username}`,
      addresses.story.path,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect([width, path, await cutOff(page)]).toEqual([width, path, []]);
    }
  // The words of a table are whole; it scrolls instead.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/blog/${stories[0]?.id}`);
  const heads = page.getByRole('columnheader');
  const heights = await heads.evaluateAll((cells) => cells.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(60);
});

it('dates have the calendar and the digits of the page in every language, as in the app', async () => {
  const author = await buildMember(run.server);
  const { id } = await buildStory(run.server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  await run.server.sql(
    "UPDATE stories SET created_at = '2024-02-29 12:00:00', published_at = '2024-02-29 12:00:00' WHERE id = ?",
    [id],
  );
  for (const [locale, said] of [
    ['fa-IR', /29 فوریه[^0-9]* 2024/],
    ['th-TH', /29 กุมภาพันธ์ .*2024/],
  ] as const) {
    const page = await run.signedIn(author, { locale });
    for (const path of [`/blog/${id}`, `/stories/${id}`]) {
      await page.goto(path);
      await page.getByRole('main').locator('time', { hasText: said }).waitFor();
    }
  }
  expect(run.complaints()).toEqual([]);
});

it('the header fits every width from 320 px on, for members too', async () => {
  const page = await run.signedIn(await buildMember(run.server));
  for (const path of ['/about', '/blog']) {
    await page.goto(path);
    const tooNarrow: number[] = [];
    for (let width = 320; width <= 800; width += 8) {
      await page.setViewportSize({ width, height: 800 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        tooNarrow.push(width);
    }
    expect([path, tooNarrow]).toEqual([path, []]);
  }
});

it('a line keeps its number of characters in each type size', async () => {
  const page = await run.visitor({ viewport: desktop });
  await page.goto(addresses.story.path);
  await page.locator('summary').click();
  for (const size of ['Small', 'Normal', 'Large', 'Larger']) {
    await page.getByRole('radio', { name: size, exact: true }).check();
    const width = await page
      .locator('.prose')
      .evaluate((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize));
    expect([size, width]).toEqual([size, 32]);
  }
  await page.keyboard.press('Escape');
  expect(await page.getByRole('radio', { name: 'Small' }).isVisible()).toBe(false);
});

it('controls that need a script are in their places from the first paint on: nothing moves', async () => {
  const page = await run.visitor();
  for (const viewport of [{ width: 360, height: 700 }, desktop]) {
    await page.setViewportSize(viewport);
    for (const [path, name] of [
      [addresses.story.path, 'Share'],
      [addresses['story without a title'].path, 'Share'],
      [addresses['unknown address'].path, 'Go back'],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' });
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
      expect([path, await movedOn(page)]).toEqual([path, 0]);
    }
  }
});

/** How much has moved since the first paint, as browsers count it. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );

it('the browser’s bars have the colour of the theme that was chosen', async () => {
  const page = await run.visitor({ colorScheme: 'light' });
  const colorOfBars = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      return metas.find(({ media }) => matchMedia(media).matches)?.content;
    });
  const [light, dark] = colors.paper.DEFAULT;
  await page.goto(addresses.story.path);
  await page.locator('summary').click();
  for (const [theme, color] of [
    ['Dark', dark],
    ['System', light],
    ['Light', light],
    ['Dark', dark],
  ] as const) {
    await page.getByRole('radio', { name: theme, exact: true }).check();
    expect([theme, await colorOfBars()]).toEqual([theme, color]);
    expect(await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(
      rgbOf(color),
    );
  }
  await page.goto(addresses.about.path);
  expect(await colorOfBars()).toBe(dark);
});

const rgbOf = (hex: string) =>
  `rgb(${(hex.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`;

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
  // By key: cards are laid out as they come into sight, and a link below them moves.
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().press('Enter');
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
  for (const name of ['Share', 'Reading settings'])
    expect(await page.getByText(name, { exact: true }).count()).toBe(0);
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
  await go('Sign in');
  await heading('Writing here needs JavaScript');
  await go('The blog');
  await heading('The blog');
});

/** Headless Chromium has no such cache, and gives these reasons along with those of the document. */
const ofTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

itInAll('nothing in a document keeps a browser from restoring it on Back', async () => {
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
