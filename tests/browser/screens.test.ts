import type { BrowserContext, Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, changeStory } from '../support/factories';
import { isAll, itInAll } from '../support/testAll';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { expectAccessible, phone, sizesOfScreens } from './support/accessible';
import { closeOverlays, openOverlay, overlays } from './support/overlays';
import { firstPageOf, once, type Person, screens } from './support/screens';
import { browserRun, followRequests, openWithin } from './support/visit';

const run = browserRun();
let world: World;

beforeAll(async () => {
  world = await buildWorld(run);
});

/** It shows one screen after the other: where axe has run before, it takes a sixth of the time. */
const firstTabOf = once(async (as: Person) => {
  const page = await firstPageOf(run, world, as);
  return { page, hasAll: followRequests(page) };
});

/** Each person's browser. */
const contextOf = async (as: Person): Promise<BrowserContext> => (await firstTabOf(as)).page.context();

/** Waits until no placeholder is left: React shows what has come up to a third of a second after it. */
const hasNoPlaceholder = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[role="status"]')].every(
      (status) => !/^Loading/.test(status.ariaLabel ?? status.textContent ?? ''),
    ),
  );

/** In `npm test`; in `npm run test:all` all are. */
const alsoInDark = ['reader', 'dashboard', 'new story'];

describe('every screen', () => {
  it.each(screens.map((screen) => [screen[0], screen] as const))(
    '%s: accessible, without overflow or policy violations',
    async (name, [_screen, at, heading, as]) => {
      const { page, hasAll } = await firstTabOf(as);
      const address = addressOf(world, at);
      await openWithin(page, address);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await hasAll();
      await hasNoPlaceholder(page);
      await expectAccessible(page, at, undefined, {
        sizes: sizesOfScreens,
        inDark: isAll || alsoInDark.includes(name),
      });
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('what opens on a screen', () => {
  it.each(overlays.map((overlay) => [overlay[0], overlay] as const))(
    '%s: accessible, without overflow or policy violations',
    async (name, [_name, at, as, steps, shows]) => {
      const { page, hasAll } = await firstTabOf(as);
      await closeOverlays(page);
      await page.setViewportSize(phone);
      await openWithin(page, addressOf(world, at));
      const within = await openOverlay(page, steps, shows);
      await hasAll();
      await hasNoPlaceholder(page);
      await expectAccessible(page, name, within, {
        sizes: name === 'navigation' ? [phone] : sizesOfScreens,
      });
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('a phone of 390 px with letters of 24 px', () => {
  itInAll.each(['visitor', 'member', 'newcomer', 'admin'] as const)(
    'no screen of a %s scrolls sideways',
    async (as) => {
      const page = await (await contextOf(as)).newPage();
      run.hear(page);
      if (as === 'member') await buildMarkedStory();
      const hasAll = followRequests(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await (await page.context().newCDPSession(page)).send('Page.setFontSizes', {
        fontSizes: { standard: 24, fixed: 20 },
      });
      await page.goto('/forgot-password');
      for (const [name, at, heading, who] of screens) {
        if (who !== as) continue;
        await openWithin(page, addressOf(world, at));
        await page.getByRole('heading', { name: heading }).first().waitFor();
        await hasAll();
        const found = await page.evaluate(() => ({
          letters: getComputedStyle(document.documentElement).fontSize,
          width: Math.max(document.documentElement.scrollWidth, innerWidth),
        }));
        expect({ name, ...found }).toEqual({ name, letters: '24px', width: 390 });
      }
      await page.close();
    },
  );
});

/** A story that has every mark of its row. */
async function buildMarkedStory() {
  const { member } = world.people;
  const story = await buildStory(run.server, member, { privacyLevel: PrivacyLevel.SHARED });
  await changeStory(run.server, member, story, { content: 'Not for readers yet.', asDraft: true });
}
