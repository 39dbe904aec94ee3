import type { Browser, Page } from 'playwright-core';
import { percentile } from '../measure';
import { follow, keepSignedIn, type Link, newContext, open, type SignedIn } from './browser';

export interface ScreensReading {
  navigations: number;
  p50: number;
  p95: number;
  slowest: { name: string; ms: number };
}

const inSideBar = (href: string) => `nav[aria-label=Main] a[href="${href}"]`;
const main: Link[] = [
  ['/sessions', 'Writing Sessions', 'article'],
  ['/stories', 'Stories', 'li a'],
  ['/journals', 'Journals', '[role=tabpanel]'],
  ['/notes', 'Notes', '[role=tabpanel]'],
  ['/exercises', 'Writing Exercises', '*'],
  ['/feedback', 'Feedback', 'li a'],
  ['/dashboard', 'Welcome', 'section'],
].map(([href = '', heading = '', content = '']) => ({ selector: inSideBar(href), heading, content }));
const rounds = 3;
const storiesRead = 10;

/** The links of the member's stories in the list. */
const storyLinks = (page: Page) =>
  page.evaluate<{ href: string; title: string }[]>(`
    [...document.querySelectorAll('main li h2 a, main li h3 a, main li a[href^="/stories/"]')]
      .map((link) => ({ href: link.getAttribute('href'), title: link.textContent }))
  `);

/**
 * Follows links of the running app: between the main screens, which have been opened before, and to stories that have not been
 * read, but for the first, which brings the code.
 */
export async function measureScreens(
  browser: Browser,
  baseURL: string,
  member: SignedIn,
): Promise<ScreensReading> {
  const context = await newContext(browser, { baseURL, viewport: { width: 1280, height: 900 } });
  try {
    await keepSignedIn(context, member);
    const page = await context.newPage();
    await open(page, '/dashboard');
    for (const link of main) await follow(page, link);
    const readings: { name: string; ms: number }[] = [];
    const measure = async (link: Link) => {
      readings.push({ name: link.selector, ms: await follow(page, link) });
      // What the screen reads afterwards must not delay the next.
      await page.waitForLoadState('networkidle');
    };
    for (let round = 0; round < rounds; round += 1) for (const link of main) await measure(link);
    const toList = main.find(({ heading }) => heading === 'Stories') as Link;
    await follow(page, toList);
    const stories = (await storyLinks(page)).slice(0, storiesRead + 1);
    for (const [number, { href, title }] of stories.entries()) {
      const link = { selector: `main a[href="${href}"]`, heading: title, content: 'article' };
      if (number === 0) await follow(page, link);
      else await measure(link);
      await (number === 0 ? follow(page, toList) : measure(toList));
    }
    const sorted = [...readings].sort((a, b) => a.ms - b.ms);
    const times = sorted.map(({ ms }) => ms);
    return {
      navigations: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      slowest: sorted.at(-1) as ScreensReading['slowest'],
    };
  } finally {
    await context.close();
  }
}
