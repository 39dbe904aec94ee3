import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../server/lib/paths';
import { isAll } from '../../support/testAll';
import { twoFrames } from './visit';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 320, height: 800 };

export const bothSizes = [desktop, phone];
/** Those at which screens are checked: in `npm test` a phone alone, where targets are closest. */
export const sizesOfScreens = isAll ? bothSizes : [phone];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules of these levels that axe runs only if they are enabled explicitly. */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** In a mail the body has it. */
const paperOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body].map((part) => getComputedStyle(part).backgroundColor).join(),
  );

/** Switches the system's theme and waits until the page has followed. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  const before = await paperOf(page);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (paper) =>
      [document.documentElement, document.body]
        .map((part) => getComputedStyle(part).backgroundColor)
        .join() !== paper,
    before,
  );
}

/**
 * Waits until the page has followed a new size, which it hears of with the next frame, and for all animations: axe treats
 * transparent elements as hidden.
 */
async function settled(page: Page) {
  await twoFrames(page);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

export const everyRule: RunOptions = { runOnly: { type: 'tag', values: tags }, rules };
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface WindowWithAxe {
  axe: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

const axe = readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Loads axe once per document: loading it takes longer than a check. */
async function provideAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** The violations found by axe: each rule with the elements that break it. */
async function violations(page: Page, options: RunOptions, within = 'html') {
  await provideAxe(page);
  await settled(page);
  return page.evaluate(
    async ([place, how]) => {
      const found = await (window as unknown as WindowWithAxe).axe.run(place, how);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [within, { resultTypes: ['violations'], ...options }] as const satisfies [string, RunOptions],
  );
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

interface Found {
  light: string[];
  dark: string[];
  overflows: boolean;
}

/**
 * Checks the page at its present size: all rules in the light theme, and `inDark`, as in `npm run test:all`, the colour rules in
 * the dark theme. Has the light theme before and after.
 */
export async function look(page: Page, within?: string, options = everyRule, inDark = isAll): Promise<Found> {
  // What is scrolled half under a bar that stays in sight is half a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const light = await violations(page, options, within);
  let dark: string[] = [];
  if (inDark) {
    await turn(page, 'dark');
    dark = await violations(page, rulesOfColour, within);
    await turn(page, 'light');
  }
  return { light, dark, overflows: await overflows(page) };
}

const allWell: Found = { light: [], dark: [], overflows: false };

/**
 * Expects no axe violations in either theme and no horizontal overflow, at the present size. `name` says in a
 * failure which state was checked. The page has the light theme before and after. In `npm run test:all` only.
 */
export async function expectAccessibleNow(page: Page, name?: string, within?: string) {
  if (!isAll) return;
  expect({ name, ...(await look(page, within)) }).toEqual({ name, ...allWell });
}

/**
 * The same check at phone and desktop width, in `npm run test:all` only: a state is checked less often than a screen, for which
 * `sizes` are `sizesOfScreens`.
 */
export async function expectAccessible(
  page: Page,
  name?: string,
  within?: string,
  { sizes = isAll ? bothSizes : [], inDark = isAll } = {},
) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { width } = size;
    expect({ name, width, ...(await look(page, within, everyRule, inDark)) }).toEqual({
      name,
      width,
      ...allWell,
    });
  }
  await page.setViewportSize(desktop);
}
