import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ReadyConfig } from '../../../server/config';
import { accountCalls } from '../../support/accountCalls';
import { launchBrowser, patienceMs } from '../../support/browser';
import type { TestMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

// A step that does not come should tell itself what it waited for, so this is for all of a test's steps together.
jest.setTimeout(10 * patienceMs);

export interface VisitOptions extends BrowserContextOptions {
  cache?: 'empty';
}

export interface BrowserRun {
  server: TestServer;
  /**
   * A person of their own: no cookies, no storage, nothing shared with others. The browser may have the app's files in its
   * cache, from a visit before, unless it is asked for an `empty` one.
   */
  visitor(options?: VisitOptions): Promise<Page>;
  /** The same, signed in. */
  signedIn(member: TestMember, options?: VisitOptions): Promise<Page>;
  /** The member with a new sign-in: a long run outlasts an access token. */
  signInAgain(member: TestMember): Promise<TestMember>;
  /** What browsers complained about since the last time it was asked: errors, and breaches of the policy. */
  complaints(): string[];
  /** Everyone goes: what one test has opened must not go on beside the next. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** What a missing story or a refused token makes Chromium say of its own accord. */
const expected = /Failed to load resource: the server responded with a status of (401|404)/;

/** The built client on a real server, and a Chromium to look at it with. */
export async function startBrowserRun(overrides: Partial<ReadyConfig> = {}): Promise<BrowserRun> {
  const browser: Browser = await launchBrowser();
  const server = await startTestServer(overrides).catch(async (error) => {
    await browser.close();
    throw error;
  });
  let heard: string[] = [];
  const contexts = new Set<BrowserContext>();
  /** Those that another test may have once they are left: opening the app in one takes half as long as in a new one. */
  const shared = new Set<BrowserContext>();
  const left: BrowserContext[] = [];

  async function newContext(options: BrowserContextOptions) {
    const context = await browser.newContext({
      baseURL: server.url,
      reducedMotion: 'reduce',
      // What a service worker keeps is the business of the tests that are about it.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(patienceMs);
    return context;
  }

  /** A page in a context that was left, if there is one, or in one that can be left to others. */
  async function pageInShared({ viewport, colorScheme }: BrowserContextOptions) {
    const again = left.pop();
    const context = again ?? (await newContext({}));
    shared.add(context);
    context.once('close', () => shared.delete(context));
    const page = await context.newPage();
    if (again) await forget(page, server.url);
    if (viewport) await page.setViewportSize(viewport);
    if (colorScheme) await page.emulateMedia({ colorScheme });
    return page;
  }

  async function visitor({ cache, ...options }: VisitOptions = {}) {
    const { viewport, colorScheme, ...others } = options;
    const isOwn = cache === 'empty' || Object.keys(others).length > 0;
    const page = await (isOwn ? (await newContext(options)).newPage() : pageInShared(options));
    contexts.add(page.context());
    page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        heard.push(`${page.url()}: ${message.text()}`);
    });
    return page;
  }

  async function leave() {
    for (const context of contexts) {
      contexts.delete(context);
      if (!shared.has(context)) {
        await context.close();
        continue;
      }
      for (const page of context.pages()) await page.close();
      await context.setOffline(false);
      await context.unrouteAll();
      left.push(context);
    }
  }

  return {
    server,
    visitor,
    async signedIn(member, options) {
      const page = await visitor(options);
      await page.addInitScript(
        ([access, refresh]) => {
          if (sessionStorage.getItem('signed in once')) return;
          sessionStorage.setItem('signed in once', 'yes');
          localStorage.setItem('access_token', access);
          localStorage.setItem('refresh_token', refresh);
        },
        [member.token, member.refreshToken] as const,
      );
      return page;
    },
    async signInAgain(member) {
      const { email, password } = member;
      const { data } = await accountCalls(server).signIn({ email, password });
      const { accessToken, refreshToken } = data.signIn.tokens;
      return { ...member, token: accessToken, refreshToken };
    },
    complaints() {
      const all = heard;
      heard = [];
      return all;
    },
    leave,
    async close() {
      await leave();
      await browser.close();
      await server.close();
    },
  };
}

/** Removes what the app has kept in the browser. */
async function forget(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems',
  });
  await devtools.detach();
}

/** What the page says only for a moment: looked for in each of its frames, from now on. */
export const said = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text);

/** The page's next answer to an operation, or the last of so many, whatever the page shows meanwhile. */
export function answered(page: Page, operation: string, times = 1) {
  let missing = times;
  return page.waitForResponse((response) => {
    if (response.request().postData()?.includes(operation)) missing -= 1;
    return missing === 0;
  });
}
