import type { Page } from 'playwright-core';
import type { TestMember } from '../support/factories';
import { addressOf } from './specification/look';
import { buildWorld, type World } from './specification/world';
import { desktop, expectAccessible } from './support/accessible';
import { type Screen, screens } from './support/screens';
import { type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let world: World;
let member: TestMember;

beforeAll(async () => {
  run = await startBrowserRun();
  world = await buildWorld(run);
  member = world.people.member;
});
afterAll(() => run?.close());

describe('every screen', () => {
  /** One page for each person: a new sign-in and loading the code take longer than the check. */
  const pages = new Map<Screen[3], Page>();
  const pageOf = async (as: Screen[3]) => {
    const known = pages.get(as);
    if (known) return known;
    const options = { colorScheme: 'light', viewport: desktop } as const;
    const page = await (as === 'visitor'
      ? run.visitor(options)
      : run.signedIn(await run.signInAgain(world.people[as]), options));
    pages.set(as, page);
    return page;
  };
  afterAll(() => run?.leave());

  it.each(screens)(
    '%s: accessible at 320 and 1280 px in both themes, without overflow or policy violations',
    async (_name, address, heading, as) => {
      const page = await pageOf(as);
      await page.goto(addressOf(world, address));
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, address);
      expect(run.complaints()).toEqual([]);
    },
  );
});

describe('the theme', () => {
  afterEach(() => run?.leave());

  it('follows the system live until one is chosen, and the choice survives a reload', async () => {
    const page = await run.signedIn(member, { colorScheme: 'light' });
    await page.goto('/dashboard');
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
      light,
    );

    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await page.waitForFunction(
      (before) => getComputedStyle(document.documentElement).backgroundColor === before,
      light,
    );
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toContain('light');
    await page.reload();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    expect(await paper()).toBe(light);
  });
});

describe('the bars', () => {
  afterEach(() => run?.leave());

  it('can both be hidden, restored by floating buttons, and keep their state', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 } });
    await page.goto('/dashboard');
    const toastsBegin = () =>
      page
        .getByRole('region', { name: 'Notifications' })
        .evaluate((toasts) => Number.parseFloat(getComputedStyle(toasts).top));
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(await toastsBegin()).toBeGreaterThan(height);
    await page.getByRole('button', { name: 'Hide top bar' }).click();
    await page.getByRole('banner').waitFor({ state: 'detached' });
    expect(await toastsBegin()).toBeLessThan(height);
    await page.reload();
    await page.getByRole('button', { name: 'Show top bar' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /side ?bar/i })
      .click();
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('button', { name: 'Show sidebar' }).last().click();
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('navigation-store'))).not.toBeNull();
  });
  it('stay visible while a long page scrolls, and a new page starts at its top', async () => {
    const page = await run.signedIn(await run.signInAgain(member), {
      viewport: { width: 1280, height: 500 },
    });
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Application information' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 100);
    const [bar, side] = [page.getByRole('banner'), page.getByRole('complementary')];
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(0);
    expect((await bar.boundingBox())?.y).toBeCloseTo(0, 0);
    expect((await side.boundingBox())?.y).toBeCloseTo(height, 0);

    await page.goto(addressOf(world, '/exercises/{exercise}'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
