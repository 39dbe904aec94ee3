import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../../server/paths';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 320, height: 800 };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Of these levels, and left out by axe unless they are asked for. */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The theme that the page now has by the system's, which it follows. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  const before = await paperOf(page);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (paper) => getComputedStyle(document.documentElement).backgroundColor !== paper,
    before,
  );
}

/** axe takes what is still transparent for hidden: it looks once nothing fades or moves any more. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );

const everyRule: RunOptions = { runOnly: { type: 'tag', values: tags }, rules };
const rulesOfColour: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface WindowWithAxe {
  axe: { run(within: string, options: RunOptions): Promise<AxeResults> };
}

const axe = readFileSync(path.join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Once a document: a page takes longer to read axe than to be looked at by it. */
async function provideAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

/** What axe finds wrong: each rule, with the elements that break it. */
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

/** At its present size, in both themes; in the dark the colours alone, as nothing else differs. */
async function look(page: Page, within?: string): Promise<Found> {
  const light = await violations(page, everyRule, within);
  await turn(page, 'dark');
  const dark = await violations(page, rulesOfColour, within);
  await turn(page, 'light');
  return { light, dark, overflows: await overflows(page) };
}

const allWell: Found = { light: [], dark: [], overflows: false };

/**
 * As the page is now, at its present size and in both themes: nothing wrong for axe, and no wider than the window. `name`
 * tells which state failed. The page is in the light before and after.
 */
export async function expectAccessibleNow(page: Page, name?: string, within?: string) {
  expect({ name, ...(await look(page, within)) }).toEqual({ name, ...allWell });
}

/** The same at both widths. */
export async function expectAccessible(page: Page, name?: string, within?: string) {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    const { width } = size;
    expect({ name, width, ...(await look(page, within)) }).toEqual({ name, width, ...allWell });
  }
  await page.setViewportSize(desktop);
}
