import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { memberOfFile } from '../support/factories';
import { itInAll, someOf } from '../support/testAll';
import { expectAccessibleNow } from './support/accessible';
import { until } from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines' });
afterEach(() => run.leave());

const openSettings = async (page: Page, tab = '') => {
  await page.goto(`/settings${tab}`);
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
};

const rebind = async (page: Page, name: string, keys: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByRole('textbox', { name: `Keys for ${name}` }).press(keys);
  await page.keyboard.press('Enter');
  await page.getByText('Keyboard shortcut updated!').first().waitFor();
};

describe('shortcuts', () => {
  it('lead to the dashboard and to a new story from everywhere, also while typing', async () => {
    const page = await run.signedIn(member);
    await page.goto('/stories');
    await page.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();
    await page.keyboard.press('Control+d');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+n');
    await page.waitForURL('**/stories/new');
    await page.getByLabel('Title').fill('Half a thought');
    // The unfinished text is on the device, so there is no question.
    await page.getByLabel('Title').press('Control+d');
    await page.waitForURL('**/dashboard');
  });

  it('of a visitor are stored in their browser', async () => {
    const page = await run.visitor();
    await page.goto('/forgot-password');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+n');
    expect(new URL(page.url()).pathname).toBe('/forgot-password');
  });

  it('work with new keys at once, in other tabs, and after a reload', async () => {
    const page = await run.signedIn(member);
    await openSettings(page);
    const other = await page.context().newPage();
    await other.goto('/stories');
    await other.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();

    await rebind(page, 'Dashboard', 'Control+Shift+k');
    await other.keyboard.press('Control+d');
    await other.keyboard.press('Control+Shift+K');
    await other.waitForURL('**/dashboard');

    await page.reload();
    await page.getByRole('button', { name: 'Change Dashboard' }).waitFor();
    await page.keyboard.press('Control+Shift+K');
    await page.waitForURL('**/dashboard');
  });

  it('can’t be bound twice', async () => {
    const page = await run.signedIn(member);
    await openSettings(page);
    await page.getByRole('button', { name: 'Change Dashboard' }).click();
    await page.getByRole('textbox').press('Control+s');
    await page.keyboard.press('Enter');
    await page.getByText('Ctrl+S is taken by “Save story”. Change that one first.').waitFor();
    await expectAccessibleNow(page);
    await page.keyboard.press('Escape');
    await page.getByRole('textbox').waitFor({ state: 'detached' });
  });
});

describe('the file of settings', () => {
  itInAll('transfers them all to another browser', async () => {
    const page = await run.signedIn(member);
    await openSettings(page);
    await rebind(page, 'Save story', 'Control+Shift+s');
    await page.getByRole('tab', { name: 'Editor' }).click();
    await page.getByRole('radiogroup', { name: 'Font', exact: true }).getByText('Mono').click();
    await page.getByRole('tab', { name: 'Data' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Settings' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^settings-\d{4}-\d\d-\d\d\.json$/);
    const path = await file.path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ editor: { font_family: 'mono' } });

    const elsewhere = await run.signedIn(member);
    await openSettings(elsewhere, '?tab=data');
    await elsewhere.getByLabel('Settings file').setInputFiles(path);
    await elsewhere.getByText('Settings imported successfully!').waitFor();
    const settings = (shown: Page) => shown.evaluate(() => localStorage.getItem('app_settings'));
    expect(JSON.parse((await settings(elsewhere)) ?? '')).toEqual(JSON.parse((await settings(page)) ?? ''));

    await elsewhere.getByRole('button', { name: 'Reset to Defaults' }).click();
    await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
    await elsewhere.getByText('Settings reset to defaults!').waitFor();
    await elsewhere.goto('/stories/new');
    const text = elsewhere.getByRole('textbox', { name: 'Content' });
    expect(await text.evaluate((field) => getComputedStyle(field).fontFamily)).toContain('Literata');
  });
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
    // Tab only reaches visible elements.
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('[aria-label="Zen mode"]') != null,
        ),
      ).toBe(true);
    }
    await page.getByRole('button', { name: 'Exit Zen mode' }).click();
    await zen.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Details' }).click();
    await page.getByLabel('Tags').fill('sea');
  });

  it('opens a new story with the privacy that was chosen as the default', async () => {
    const page = await run.signedIn(member);
    await openSettings(page, '?tab=privacy');
    await page.getByRole('radiogroup', { name: 'Default story privacy' }).getByText('Public').click();
    await page.goto('/stories/new');
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    expect(run.complaints()).toEqual([]);
  });
});
