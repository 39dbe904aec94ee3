import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const desktop = { width: 1280, height: 800 };

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

type Options = Parameters<AxeBuilder['options']>[0];

const everyRule: Options = { runOnly: { type: 'tag', values: tags }, rules };
const rulesOfColour: Options = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds wrong: each rule, with the elements that break it. */
async function violations(page: Page, options: Options, within = 'html') {
  await settled(page);
  // The page has no frames: it is looked at in one piece, and only what is wrong is told.
  const found = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...options })
    .include(within)
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** As the page is now: nothing wrong for axe, and no wider than the window. `name` tells which state failed. */
export async function expectAccessibleNow(page: Page, name?: string, within?: string) {
  const found = await violations(page, everyRule, within);
  expect({ name, found, overflows: await overflows(page) }).toEqual({ name, found: [], overflows: false });
}

/** In one width and both themes; in the dark the colours alone, as nothing else differs. */
async function expectAccessibleAt(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const light = await violations(page, everyRule);
  await turn(page, 'dark');
  const dark = await violations(page, rulesOfColour);
  await turn(page, 'light');
  expect({ name, width, light, dark, overflows: await overflows(page) }).toEqual({
    name,
    width,
    light: [],
    dark: [],
    overflows: false,
  });
}

/** In both widths and both themes. */
export async function expectAccessible(page: Page, name: string) {
  await expectAccessibleAt(page, name, 1280);
  await expectAccessibleAt(page, name, 320);
  await page.setViewportSize(desktop);
}
