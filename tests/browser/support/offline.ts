import { SignJWT } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { startTroubledProxy, type TroubledProxy } from '../../support/troubledProxy';
import type { BrowserRun } from './visit';

/** A device that reaches the app by a way on which things go wrong. */
export interface Device {
  way: TroubledProxy;
  /** The first tab, signed in, with the app kept on the device. */
  open(path: string): Promise<Page>;
  close(): Promise<void>;
}

export async function startDevice(run: BrowserRun, member: TestMember): Promise<Device> {
  const way = await startTroubledProxy(run.server.url);
  return {
    way,
    async open(path) {
      const page = await run.signedIn(member, { baseURL: way.url, serviceWorkers: 'allow' });
      await page.goto(path);
      await appKept(page);
      return page;
    },
    close: () => way.close(),
  };
}

/** The app is on the device: what comes now works without the server. */
export const appKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The member's access token as it is once its time is over. */
export function overToken({ server }: BrowserRun, { token }: TestMember): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(server.config.authSecret);
}

/** Another tab of the same person. */
export async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const titleOf = (page: Page) => page.getByLabel('Title');
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/** Types at the end of the text, as a person does: once it can be written, which another tab may stand against. */
export async function write(page: Page, words: string) {
  await textOf(page).and(page.locator('[contenteditable="true"]')).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

export async function begin(page: Page, title: string, words: string) {
  await titleOf(page).fill(title);
  await write(page, words);
}

/** A tab that is ended from one moment to the next, as by a crash. */
export async function kill(page: Page) {
  const crashed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
}

/** The words that the editor shows, without its own marks. */
export const shows = (page: Page, words: string) => textOf(page).filter({ hasText: words }).waitFor();

export const onDevice = (page: Page) =>
  page.getByText('Saved on this device', { exact: true }).first().waitFor();

export interface KeptStory {
  localId: string;
  memberId: string;
  id: string | null;
  title: string;
  content: string;
  syncStatus: string;
}

/** What the browser's own database has, whoever it belongs to. */
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
 * How much longer than it should this machine takes to keep something a fifth of a second after it was meant to be: the
 * worst from now on, as another tab meets it.
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
        keeping.objectStore('times').put(begunAt, 'last');
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

/** Looks again until it holds. */
export const until = <T>(look: () => Promise<T>, holds: (found: T) => boolean): Promise<T> =>
  eventually('what should hold', async () => {
    const found = await look();
    return holds(found) ? found : undefined;
  });

export interface ServedStory {
  id: string;
  title: string;
  content: string;
  privacyLevel: string;
  versions: { edges: { node: { content: string; title: string } }[] };
}

/** What the server has of the member's. */
export async function served(run: BrowserRun, member: TestMember): Promise<ServedStory[]> {
  const { data } = await run.server.graphql(
    `query {
      viewer {
        stories(first: 50) {
          edges { node { id title content privacyLevel versions(first: 20) { edges { node { title content } } } } }
        }
      }
    }`,
    {},
    member.token,
  );
  return data.viewer.stories.edges.map(({ node }: { node: ServedStory }) => node);
}

/** The server has one story of the member's, with this text. */
export const servedText = (run: BrowserRun, member: TestMember, content: string) =>
  until(
    () => served(run, member),
    (stories) => stories.some((story) => story.content === content),
  );
