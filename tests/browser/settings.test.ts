import type { Page } from 'playwright-core';
import { memberOfFile } from '../support/factories';
import { someOf } from '../support/testAll';
import { expectAccessibleNow } from './support/accessible';
import { until } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines' });
afterEach(() => run.leave());

it('shortcuts lead on from everywhere, with new keys at once, in other tabs, and after a reload', async () => {
  const page = await run.signedIn(member);
  await page.goto('/settings');
  const other = await page.context().newPage();
  await other.goto('/stories/new');
  await other.getByLabel('Title').fill('Half a thought');
  // The unfinished text is on the device, so there is no question.
  await other.getByLabel('Title').press('Control+d');
  await other.waitForURL('**/dashboard');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.keyboard.press('Control+n');
  await other.waitForURL('**/stories/new');

  await page.getByRole('button', { name: 'Change Dashboard' }).click();
  await page.getByRole('textbox', { name: 'Keys for Dashboard' }).press('Control+Shift+k');
  await page.keyboard.press('Enter');
  await page.getByText('Keyboard shortcut updated!').first().waitFor();
  await other.keyboard.press('Control+d');
  await other.keyboard.press('Control+Shift+K');
  await other.waitForURL('**/dashboard');

  await page.reload();
  await page.getByRole('button', { name: 'Change Dashboard' }).waitFor();
  await page.keyboard.press('Control+Shift+K');
  await page.waitForURL('**/dashboard');
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const longText = Array.from({ length: 200 }, (_, n) => `Line ${n} of a long *evening*.`).join('\n\n');

describe('the story editor', () => {
  it('keeps selection, scroll position and history through preview and Zen mode', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 } });
    await page.goto('/stories/new');
    await text(page).fill(longText);
    const place = () =>
      text(page).evaluate((field) => ({
        selection: window.getSelection()?.toString(),
        page: window.scrollY,
        focused: document.activeElement === field,
      }));
    const isSelected = (now: { selection?: string; focused: boolean }) =>
      now.focused && now.selection === 'Line 0 of a long *evening*.';
    // The editor sets its own caret a moment after a change of the text.
    const before = await until(async () => {
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('Shift+End');
      return place();
    }, isSelected);

    await page.keyboard.press('Control+p');
    await page.getByText('Line 199 of a long evening.').waitFor();
    await page.keyboard.press('Control+p');
    await text(page).waitFor();
    await until(place, isSelected);
    expect(await place()).toEqual(before);

    await page.keyboard.press('Control+e');
    await page.getByRole('group', { name: 'Zen mode' }).waitFor();
    await until(place, isSelected);
    await page.keyboard.type('X');
    await page.keyboard.press('Escape');
    await until(
      () => text(page).innerText(),
      (shown) => /^X\s/.test(shown),
    );
    await page.keyboard.press('Control+z');
    await until(
      () => text(page).innerText(),
      (shown) => shown.startsWith('Line 0 of a long *evening*.'),
    );
  });

  it.each(
    someOf<[string, { width: number; height: number }]>([
      ['a phone', { width: 390, height: 700 }],
      ['a desktop', { width: 1280, height: 800 }],
    ]),
  )('Zen mode is the whole screen of %s, and the text scrolls at its edge', async (_screen, viewport) => {
    const page = await run.signedIn(member, { viewport });
    await page.goto('/stories/new');
    await text(page).fill(longText);
    await page.getByRole('button', { name: 'Zen mode' }).click();
    const zen = page.getByRole('group', { name: 'Zen mode' });
    expect(await zen.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    const scroller = await text(page).evaluate((field) => {
      let element: Element | null = field;
      while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
        element = element.parentElement;
      return element && { width: element.clientWidth, height: element.clientHeight };
    });
    expect(scroller?.width).toBeGreaterThan(viewport.width - 20);
    expect(scroller?.height).toBeGreaterThan(viewport.height * 0.6);
    await expectAccessibleNow(page);
    await page.getByRole('button', { name: 'Exit Zen mode' }).click();
    await zen.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Tags').fill('sea');
  });
});
