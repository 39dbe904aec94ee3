import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const desktop = { width: 1280, height: 800 };

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

/** What axe finds; in the dark the colours alone, as nothing else differs. `name` tells which state failed. */
async function expectAccessibleAt(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const found: { theme: string; said: string[] }[] = [];
  for (const theme of ['light', 'dark'] as const) {
    if (theme === 'dark') await turn(page, theme);
    // The page has no frames: it is looked at in one piece, and only what is wrong is told.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'dark'
      ? axe.withRules(['color-contrast', 'link-in-text-block'])
      : axe
    ).analyze();
    found.push({
      theme,
      said: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    });
  }
  await turn(page, 'light');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect({ name, width, found, overflows: overflow > 0 }).toEqual({
    name,
    width,
    found: [
      { theme: 'light', said: [] },
      { theme: 'dark', said: [] },
    ],
    overflows: false,
  });
}

/** In both widths and both themes. */
export async function expectAccessible(page: Page, name: string) {
  await expectAccessibleAt(page, name, 1280);
  await expectAccessibleAt(page, name, 320);
  await page.setViewportSize(desktop);
}
