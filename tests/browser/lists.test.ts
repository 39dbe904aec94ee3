import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { someOf } from '../support/testAll';
import { browserRun } from './support/visit';

const run = browserRun();
const author = memberOfFile(run.server, { username: 'ada' });
const reader = memberOfFile(run.server);

const titleOf = (place: number) => `Page ${String(place).padStart(2, '0')}`;
const build = (title: string) => buildStory(run.server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });
/** The list, newest first. */
const all = Array.from({ length: 66 }, (_, index) => titleOf(66 - index));

beforeAll(async () => {
  for (const title of [...all].reverse()) await build(title);
});
afterEach(() => run.leave());

const titles = '[role=tabpanel] li :is(h2, h3)';
const rowTitles = (page: Page) => page.locator(titles).allTextContents();

/** Scrolls to the end until the list has this many rows. */
async function scrollTo(page: Page, rows: number) {
  await page.waitForFunction(
    ([rows, wanted]) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll(rows).length >= wanted;
    },
    [titles, rows] as const,
    { polling: 100 },
  );
}

const linkOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const topOf = (page: Page, title: string) =>
  linkOf(page, title).evaluate((link) => Math.round(link.getBoundingClientRect().top));

type Moment = 'before the list is restored' | 'when it is restored';

/** Keeps the profile's query, to answer the next one at a chosen moment. */
const keepQuery = (page: Page) =>
  page.addInitScript(() => {
    const request = window.fetch;
    window.fetch = (address, options) => {
      if (String(options?.body).includes('"username":'))
        window.askAgain = () => request(address, { ...options, signal: null });
      return request(address, options);
    };
  });

/** Asks now. The page's next query gets that answer at once, or at the call of `window.answer`. */
const answerAt = (page: Page, moment: Moment) =>
  page.evaluate(async (moment) => {
    const data = await (await window.askAgain()).json();
    const answered = new Promise<void>((resolve) => {
      window.answer = resolve;
    });
    if (moment === 'before the list is restored') window.answer();
    const request = window.fetch;
    window.fetch = async (address, options) => {
      if (!String(options?.body).includes('"username":')) return request(address, options);
      window.fetch = request;
      await answered;
      return Object.assign(new Response(), { json: async () => data });
    };
  }, moment);

declare global {
  interface Window {
    askAgain(): Promise<Response>;
    answer(): void;
  }
}

it.each(
  someOf<[Moment, 'by keyboard' | 'by mouse']>([
    ['when it is restored', 'by keyboard'],
    ['before the list is restored', 'by keyboard'],
    ['before the list is restored', 'by mouse'],
  ]),
)('a long list is restored after going back; a row that comes %s is there once (%s)', async (moment, way) => {
  const page = await run.signedIn(reader, { viewport: { width: 1280, height: 700 } });
  await keepQuery(page);
  await page.goto('/u/ada');
  await scrollTo(page, 60);
  // The next page may already be loading.
  expect((await rowTitles(page)).slice(0, 60)).toEqual(all.slice(0, 60));

  const opened = titleOf(20);
  await linkOf(page, opened).focus();
  const top = await topOf(page, opened);
  if (way === 'by mouse') await linkOf(page, opened).click();
  else await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: opened }).waitFor();
  const added = `Came meanwhile, ${moment}, ${way}`;
  await build(added);
  all.unshift(added);

  const isInPlace = () =>
    page.waitForFunction(
      ([title, wanted]) => {
        const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === title);
        return link && Math.abs(link.getBoundingClientRect().top - wanted) <= 2;
      },
      [opened, top] as const,
    );
  await answerAt(page, moment);
  await page.goBack();
  if (moment === 'when it is restored') {
    await isInPlace();
    await page.evaluate(() => window.answer());
  }
  await linkOf(page, added).waitFor();
  expect((await rowTitles(page)).slice(0, 60)).toEqual(all.slice(0, 60));
  await isInPlace();
  await page.waitForFunction((text) => document.activeElement?.textContent === text, opened);

  await scrollTo(page, all.length);
  expect(await rowTitles(page)).toEqual(all);

  expect(run.complaints()).toEqual([]);
});
