import { documents, routes } from '../../../server/contract/routes';
import { browserRun, isApp, openWithin } from '../support/visit';
import {
  addedPublicRoutes,
  addedRoutes,
  memberRoutes,
  ownRefusalRoutes,
  publicDocuments,
  publicRoutes,
  staffRoutes,
} from './guards';
import { createOnlookers } from './look';
import { buildWorld, type World } from './world';

const run = browserRun();
let world: World;
let onlooker: ReturnType<typeof createOnlookers>;

beforeAll(async () => {
  world = await buildWorld(run);
  onlooker = createOnlookers(run, world);
});

/** The route's path with ids of existing things. */
const someOf = (route: string): string => {
  const kind = /^\/(\w+?)s?\//.exec(route)?.[1];
  return route
    .replace(':username', 'ines')
    .replace(
      ':id',
      world.places[kind === 'storie' || kind === 'blog' ? 'public story' : (kind ?? '')] ?? 'nothing',
    );
};

/** The page of somebody who has just opened the app; screens.test.ts loads every screen by its address. */
async function inTheApp(who: 'visitor' | 'member') {
  const page = await onlooker(who);
  await page.goto('/forgot-password');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

describe('the specification’s routes', () => {
  it('are those of the app, with its own beside them', () => {
    expect([...routes].sort()).toEqual(
      [
        ...[...publicRoutes, ...addedPublicRoutes, ...memberRoutes],
        ...[...ownRefusalRoutes, ...staffRoutes, ...addedRoutes],
      ].sort(),
    );
    expect(documents).toEqual(expect.arrayContaining([...publicDocuments]));
  });

  it('that are public show visitors a page of their own', async () => {
    const page = await inTheApp('visitor');
    for (const route of [...publicRoutes, ...addedPublicRoutes]) {
      await openWithin(page, someOf(route));
      expect({ route, at: new URL(page.url()).pathname }).toEqual({ route, at: someOf(route) });
    }
  });

  it.each(['visitor', 'member'] as const)('that are documents show them to a %s', async (who) => {
    const page = await onlooker(who);
    for (const route of publicDocuments) {
      const answer = await page.goto(someOf(route));
      expect({ route, status: answer?.status(), isApp: await isApp(page) }).toEqual({
        route,
        status: 200,
        isApp: false,
      });
      // In place of 'Sign in', from the first paint on.
      const site = page.getByRole('navigation', { name: 'Site' });
      const [shown, other] = who === 'visitor' ? ['Sign in', 'Dashboard'] : ['Dashboard', 'Sign in'];
      await site.getByRole('link', { name: shown, exact: true }).waitFor();
      expect(await site.getByRole('link', { name: other, exact: true }).count()).toBe(0);
    }
  });

  it('that are for members lead visitors to /login', async () => {
    const page = await inTheApp('visitor');
    for (const route of [...memberRoutes, ...staffRoutes, ...addedRoutes]) {
      await openWithin(page, someOf(route));
      await page.waitForURL(/\/login$/).catch(() => {});
      expect({ route, at: new URL(page.url()).pathname }).toEqual({ route, at: '/login' });
    }
  });

  it('remember where a visitor came from', async () => {
    const page = await onlooker('visitor');
    const { email, password } = world.people.member;
    await page.goto('/exercises?difficulty=beginner');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/exercises\?difficulty=beginner$/);
    await page.getByRole('heading', { level: 1, name: 'Exercises' }).waitFor();
  });

  it('that are for members show members a page of their own', async () => {
    const page = await inTheApp('member');
    for (const route of [...memberRoutes, ...ownRefusalRoutes, ...addedRoutes]) {
      // On a day with an entry its address leads to that one, unless a second one is asked for.
      await openWithin(page, route === '/journals/new' ? `${route}?another=1` : someOf(route));
      expect({ route, at: new URL(page.url()).pathname }).toEqual({ route, at: someOf(route) });
      expect({ route, missing: await page.getByText('Page not found').count() }).toEqual({
        route,
        missing: 0,
      });
    }
  });

  it('that are for staff tell members so', async () => {
    const page = await inTheApp('member');
    for (const route of staffRoutes) {
      await openWithin(page, someOf(route));
      await page.getByRole('heading', { name: 'Access Restricted' }).waitFor();
    }
  });
});

describe('what the specification keeps in the browser', () => {
  it('has its names', async () => {
    const page = await onlooker('visitor');
    const { email, password } = world.people.member;
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Hide top bar' }).click();
    await page.getByRole('button', { name: 'Show top bar' }).waitFor();
    await page.goto('/settings?tab=editor');
    await page.getByRole('radio', { name: 'Mono' }).locator('..').click();
    const names = ['access_token', 'app_settings', 'navigation-store', 'refresh_token', 'theme'];
    await page.waitForFunction(
      (wanted) => wanted.every((name) => localStorage.getItem(name) !== null),
      names,
    );
    const settings = await page.evaluate(() => JSON.parse(localStorage.getItem('app_settings') ?? '{}'));
    expect(Object.keys(settings).sort()).toEqual([
      'editor',
      'keyboard_shortcuts',
      'notifications',
      'privacy',
    ]);
    expect(Object.keys(settings.editor).sort()).toEqual([
      'auto_save_delay',
      'focus_paragraph',
      'font_family',
      'font_size',
      'line_height',
      'show_reading_time',
      'show_word_count',
      'show_writing_tips',
      'smart_punctuation',
      'zen_mode_padding',
    ]);
  });

  it('is a database of version 1 with its stores and indexes', async () => {
    const page = await onlooker('member');
    await page.goto('/stories/new');
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    const shape = await page.evaluate(async () => {
      const [known] = await indexedDB.databases();
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(known?.name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stores = database.transaction([...database.objectStoreNames]);
      const told = Object.fromEntries(
        [...database.objectStoreNames].map((name) => {
          const store = stores.objectStore(name);
          return [name, { key: store.keyPath, indexes: [...store.indexNames] }];
        }),
      );
      return { version: database.version, stores: told };
    });
    expect(shape).toEqual({
      version: 1,
      stores: {
        stories: { key: 'localId', indexes: ['by-last-modified', 'by-sync-status'] },
        syncQueue: { key: 'id', indexes: [] },
      },
    });
  });
});
