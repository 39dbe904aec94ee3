import { SignJWT } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { unreachableMessage } from '../../../client/lib/requestError';
import { patienceMs } from '../../support/browser';
import type { TestMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { startTroubledProxy, type TroubledProxy } from '../../support/troubledProxy';
import type { BrowserRun } from './visit';

/** A device that reaches the app through a proxy that can simulate failures. */
interface Device {
  way: TroubledProxy;
  /**
   * Opens the first tab, signed in, and waits until the screen is shown, live updates have started and the app is
   * available offline. The app may have been installed by an earlier test, unless the device is to be `new`.
   */
  open(member: TestMember, path: string, state?: 'new'): Promise<Page>;
  /** Closes all pages and ends all failures. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

async function startDevice(run: BrowserRun): Promise<Device> {
  const way = await startTroubledProxy(run.server.url);
  return {
    way,
    async open(member, path, state) {
      const app = state === 'new' ? ({ serviceWorkers: 'allow' } as const) : { isInstalled: true };
      const page = await run.signedIn(member, { baseURL: way.url, ...app });
      const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await page.goto(path);
      await appKept(page);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.waitForFunction(
        (email) => localStorage.getItem('last-viewer')?.includes(email),
        member.email,
      );
      await live;
      return page;
    },
    async leave() {
      await run.leave();
      way.mend();
    },
    close: () => way.close(),
  };
}

/** The device of a test file, left after each test. */
export function deviceOfFile(run: BrowserRun): Device {
  const device = {} as Device;
  beforeAll(async () => void Object.assign(device, await startDevice(run)));
  afterEach(() => device.leave());
  afterAll(() => device.close());
  return device;
}

/** Messages that Chromium logs for failed requests, and for a lazy part of a screen that could not be loaded. */
const ofTheNetwork = /net::ERR_|status of 50\d|Connection closed before receiving a handshake response/;

/** Complaints that don't come from the missing network. */
export const ownComplaints = (run: BrowserRun) =>
  run
    .complaints()
    .filter((complaint) => !ofTheNetwork.test(complaint) && !complaint.includes(unreachableMessage));

/** Waits until the service worker controls the page; from then on the app works offline. */
export const appKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** An expired access token of the member. */
export function overToken({ server }: BrowserRun, { token }: TestMember): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(server.config.authSecret);
}

/** Opens another tab of the same browser. */
export async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const titleOf = (page: Page) => page.getByLabel('Title');
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** Types at the end of the text. Waits until it is editable, because another tab may hold the lock. */
export async function write(page: Page, words: string) {
  await textOf(page).and(page.locator('[contenteditable="true"]')).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

export async function begin(page: Page, title: string, words: string) {
  await titleOf(page).fill(title);
  await write(page, words);
}

/** Crashes the tab. */
export async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
}

/** Waits until the editor shows these words, without Markdown marks. */
export const shows = (page: Page, words: string) => textOf(page).filter({ hasText: words }).waitFor();

export const onDevice = (page: Page) =>
  page.getByText('Saved on this device', { exact: true }).first().waitFor();

interface KeptStory {
  localId: string;
  memberId: string;
  id: string | null;
  title: string;
  content: string;
  syncStatus: string;
}

/** All stories in the browser's database, whoever owns them. */
export const keptStories = (page: Page): Promise<KeptStory[]> =>
  page.evaluate(
    () =>
      new Promise<KeptStory[]>((resolve, reject) => {
        const opening = indexedDB.open('monday-writers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('stories')) {
            database.close();
            return resolve([]);
          }
          const reading = database.transaction('stories').objectStore('stories').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );

/**
 * Measures how late this machine stores something that is due after 200 ms. Returns the worst delay from now
 * on, as seen by another tab.
 */
export async function watchLateness(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    const afterMs = 200;
    const opening = indexedDB.open('lateness');
    opening.onupgradeneeded = () => opening.result.createObjectStore('times');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    let worst = 0;
    let begunAt = 0;
    const lateness = () => {
      worst = Math.max(worst, performance.now() - begunAt - afterMs);
      return worst;
    };
    const measure = () => {
      begunAt = performance.now();
      setTimeout(() => {
        const keeping = opening.result.transaction('times', 'readwrite', { durability: 'strict' });
        const times = keeping.objectStore('times');
        // As many requests, one after the other, as storing a document takes: each waits for the busy machine again.
        const request = (left: number) => {
          const asked = left > 2 ? times.get('last') : times.put(begunAt, 'last');
          if (left > 1) asked.onsuccess = () => request(left - 1);
        };
        request(4);
        keeping.oncomplete = () => {
          lateness();
          measure();
        };
      }, afterMs);
    };
    measure();
    Object.assign(window, { lateness });
  });
  return () => page.evaluate(() => (window as unknown as { lateness: () => number }).lateness());
}

/** Repeats `look` until the result satisfies `holds`. */
export const until = <T>(look: () => Promise<T>, holds: (found: T) => boolean): Promise<T> =>
  eventually(
    'what should hold',
    async () => {
      const found = await look();
      return holds(found) ? found : undefined;
    },
    patienceMs,
  );

interface ServedStory {
  id: string;
  title: string;
  content: string;
  privacyLevel: string;
  versions: { edges: { node: { content: string; title: string } }[] };
}

/** The member's stories on the server. */
export async function served(run: BrowserRun, member: TestMember): Promise<ServedStory[]> {
  const { viewer } = await run.server.ask(
    `{ viewer { stories(first: 50) {
      edges { node { id title content privacyLevel versions(first: 20) { edges { node { title content } } } } }
    } } }`,
    member.token,
  );
  return viewer.stories.edges.map(({ node }: { node: ServedStory }) => node);
}

/** Waits until the server has a story of the member with this text. */
export const servedText = (run: BrowserRun, member: TestMember, content: string) =>
  until(
    () => served(run, member),
    (stories) => stories.some((story) => story.content === content),
  );
