import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from '../support/factories';
import { answering } from './support/answering';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let author: TestMember;
let reader: TestMember;

const titleOf = (place: number) => `Page ${String(place).padStart(2, '0')}`;
const build = (title: string) => buildStory(run.server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });
/** The initial list, newest first. */
const all = Array.from({ length: 66 }, (_, index) => titleOf(66 - index));

beforeAll(async () => {
  run = await startBrowserRun();
  author = await buildMember(run.server, { username: 'ada' });
  reader = await buildMember(run.server);
  for (const title of [...all].reverse()) await build(title);
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

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

it('a long list is restored after going back, by keyboard, and a new row is there once', async () => {
  const page = await run.signedIn(reader, { viewport: { width: 1280, height: 700 } });
  await page.goto('/u/ada');
  await scrollTo(page, 60);
  // The next page may already be loading.
  expect((await rowTitles(page)).slice(0, 60)).toEqual(all.slice(0, 60));

  const opened = titleOf(20);
  await linkOf(page, opened).focus();
  const top = await topOf(page, opened);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: opened }).waitFor();
  await build('Came meanwhile');

  const isInPlace = () =>
    page.waitForFunction(
      ([title, wanted]) => {
        const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === title);
        return link && Math.abs(link.getBoundingClientRect().top - wanted) <= 2;
      },
      [opened, top] as const,
    );
  let bringUpToDate = () => {};
  const isRestored = new Promise<void>((resolve) => {
    bringUpToDate = resolve;
  });
  await answering(
    page,
    'ProfilePageQuery',
    async (route) => {
      await isRestored;
      await route.continue();
    },
    async () => {
      await page.goBack();
      await isInPlace();
      bringUpToDate();
      await linkOf(page, 'Came meanwhile').waitFor();
    },
  );
  expect((await rowTitles(page)).slice(0, 61)).toEqual(['Came meanwhile', ...all.slice(0, 60)]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(opened);
  await isInPlace();

  await scrollTo(page, 67);
  expect(await rowTitles(page)).toEqual(['Came meanwhile', ...all]);

  expect(run.complaints()).toEqual([]);
});
