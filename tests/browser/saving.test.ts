import type { Locator, Page } from 'playwright-core';
import { Role } from '../../server/contract/enums';
import { buildMember, buildNote, buildStory, memberOfFile } from '../support/factories';
import { itInAll, someOf } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { holdingBack } from './support/answering';
import { textOf, titleOf, write } from './support/offline';
import { browserRun, openSaved } from './support/visit';

const run = browserRun();
const admin = memberOfFile(run.server, { username: 'ada', roles: [Role.ADMIN] });
afterEach(() => run.leave());

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

describe('a toast', () => {
  const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

  /** Texts of headings, buttons and links of the page that a toast covers, and whether there is one. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const shown = document.querySelector('[aria-label="Notifications"] > *')?.getBoundingClientRect();
      if (!shown) return 'no toast';
      // What has scrolled under the bar isn't seen anyway.
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll('main :is(h1, h2, button, a[href]), [role="dialog"] *')]
        .filter((target) => target.checkVisibility())
        .filter((target) => {
          const box = target.getBoundingClientRect();
          const isBeside = box.right <= shown.left || box.left >= shown.right;
          return box.width > 1 && !isBeside && box.bottom > bar && Math.max(box.top, bar) < shown.bottom;
        })
        .map((target) => target.getAttribute('aria-label') ?? target.textContent);
    });

  it.each(
    someOf<[string, string]>([
      ['/stories/new', 'Story synced successfully'],
      ['/notes/new', 'Note created successfully!'],
      ['/journals/new', 'Journal entry created successfully!'],
    ]),
  )('reports a save on %s once, and covers nothing of the page', async (path, text) => {
    const page = await run.signedIn(await buildMember(run.server), { viewport: desktop });
    await page.goto(path);
    if (path === '/stories/new') await titleOf(page).fill('Told once');
    await write(page, 'It was late.');
    await page.keyboard.press('Control+s');
    await toasts(page).getByText(text).waitFor();
    // While hovered, it stays.
    await toasts(page).getByText(text).hover();
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      expect({ ...size, covered: await covered(page) }).toEqual({ ...size, covered: [] });
    }
    expect(await toasts(page).locator('> *').allTextContents()).toEqual([text]);
  });
});

describe('a disabled Save shows and announces its reason', () => {
  /** The visible text that describes the button. */
  const reasonOf = (save: Locator) =>
    save.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .map((said) => (said?.checkVisibility() ? said.innerText : ''))
        .join(' '),
    );

  // Journals have the buttons of notes.
  it.each(
    someOf([
      ['stories', buildStory, 'Save'],
      ['notes', buildNote, 'Save Changes'],
    ] as const),
  )('while one of the %s is written in another tab', async (list, build, name) => {
    const { id } = await build(run.server, admin);
    const page = await run.signedIn(admin, { viewport: phone });
    await page.goto(`/${list}/${id}/edit`);
    await textOf(page).and(page.locator('[contenteditable="true"]')).waitFor();
    const second = await page.context().newPage();
    await second.goto(`/${list}/${id}/edit`);
    const save = button(second, name);
    await save.and(second.locator(':disabled')).waitFor();
    expect(await reasonOf(save)).toBe('To save from here, choose “Write here instead”.');
    await expectAccessible(second, 'written elsewhere');
  });
});

describe('a new text whose save the server answers only once its list is shown', () => {
  itInAll.each([
    ['story', 'createStory', '/stories', 'Save', 'Ajar'],
    ['journal', 'createJournal', '/journals', 'Save Journal Entry', /\d{4}/],
    ['note', 'createNote', '/notes', 'Create Note', /Ajar/],
  ] as const)('a %s: stays in the list, and opens', async (kind, create, list, save, title) => {
    const page = await run.signedIn(await buildMember(run.server));
    const answer = await holdingBack(page, create);
    await page.goto(`${list}/new`);
    if (kind === 'story') await titleOf(page).fill('Ajar');
    await write(page, 'Ajar, it was never shut.');
    await button(page, save).click();
    if (kind === 'story') await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(`**${list}`);
    await page.getByRole('link', { name: title }).waitFor();
    answer();
    await openSaved(page, title);
  });
});
