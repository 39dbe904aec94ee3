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

  /** Keeps toasts on the screen, so that a slow machine finds them too. */
  const keepToasts = (page: Page) =>
    page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === 4_000 ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
    });

  /** Names of buttons and links that a toast covers, at three scroll positions, once each was painted. */
  const covered = (page: Page) =>
    page.evaluate(async () => {
      // After all that the frame does: a toast makes room in the frame in which a button appears.
      const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const found = new Set<string>();
      for (const top of [0, 0.5, 1]) {
        window.scrollTo(0, top * (document.documentElement.scrollHeight - window.innerHeight));
        for (let frames = 0; frames < 3; frames += 1) await frame();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        for (const toast of document.querySelectorAll('[aria-label="Notifications"] > *')) {
          const over = toast.getBoundingClientRect();
          for (const target of document.querySelectorAll('main :is(button:enabled, a[href])')) {
            const box = target.getBoundingClientRect();
            const isSeen = target.checkVisibility() && box.width > 1 && box.bottom > bar;
            const isApart =
              box.right <= over.left ||
              box.left >= over.right ||
              box.bottom <= over.top ||
              box.top >= over.bottom;
            if (isSeen && !isApart) found.add(target.getAttribute('aria-label') ?? target.textContent ?? '');
          }
        }
      }
      return [...found];
    });

  const expectNothingCovered = async (page: Page) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.waitForLoadState('networkidle');
      const at = { url: page.url(), width: size.width };
      expect({ ...at, covered: await covered(page) }).toEqual({ ...at, covered: [] });
    }
  };

  it.each(
    someOf<[string, string]>([
      ['/stories/new', 'Story synced successfully'],
      ['/notes/new', 'Note created successfully!'],
      ['/journals/new', 'Journal entry created successfully!'],
    ]),
  )('tells once of a save on %s, and covers nothing that can be pressed', async (path, text) => {
    const page = await run.signedIn(await buildMember(run.server), { viewport: desktop });
    await keepToasts(page);
    await page.goto(path);
    if (path === '/stories/new') await titleOf(page).fill('Told once');
    await write(page, 'It was late.');
    await page.keyboard.press('Control+s');
    await toasts(page).getByText(text).waitFor();
    await expectNothingCovered(page);
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
