import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { ReadyConfig } from '../../../server/config/config';
import { isRoute } from '../../../server/contract/routes';
import { accountCalls } from '../../support/accountCalls';
import { askedBy } from '../../support/askedBy';
import { patienceMs } from '../../support/browser';
import type { TestMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { startTestServer, type TestServer } from '../../support/testServer';
import { keepBrowser, type SharedOptions } from './keptBrowser';
import { forget, present, tidyUp, watchPages } from './reusedPage';

// Covers all steps of a test, so that a single step times out first and says what it waited for.
jest.setTimeout(10 * patienceMs);

interface VisitOptions extends BrowserContextOptions {
  cache?: 'empty';
  /** With the service worker, which may be installed already: installing it takes several times as long as opening the app. */
  isInstalled?: boolean;
}

export interface BrowserRun {
  server: TestServer;
  /**
   * A page of a new visitor, without cookies or storage. The HTTP cache may contain the app's files from an
   * earlier visit, unless the cache must be `empty`.
   */
  visitor(options?: VisitOptions): Promise<Page>;
  /** The same for a signed-in member. */
  signedIn(member: TestMember, options?: VisitOptions): Promise<Page>;
  /**
   * Prepares a visitor's page for another person, signed in if it is a member: cookies, storage and history are deleted. This
   * takes half as long as a new page.
   */
  handOver(page: Page, member?: TestMember): Promise<void>;
  /** Signs the member in again: a long run lasts longer than an access token. */
  signInAgain(member: TestMember): Promise<TestMember>;
  /** Also reports the complaints of a further tab, which a test opened itself. */
  hear(page: Page): void;
  /** Errors and CSP violations that browsers logged since the last call. */
  complaints(): string[];
  /** Leaves all pages, so that nothing of a test continues during the next. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Messages that Chromium logs for a missing or withdrawn story, or a refused token. */
const expected = /Failed to load resource: the server responded with a status of (401|404|410)/;

/** A server with the built client, at the address of the former one if that is free. */
async function startServer(overrides: Partial<ReadyConfig>, port: number) {
  return startTestServer({ ...overrides, port }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return startTestServer(overrides);
  });
}

/** Starts a server with the built client, and the worker's Chromium unless it runs. */
export async function startBrowserRun(overrides: Partial<ReadyConfig> = {}): Promise<BrowserRun> {
  const kept = await keepBrowser();
  const { browser, shared } = kept;
  const server = await startServer(overrides, kept.port);
  kept.port = Number(new URL(server.url).port);
  let heard: string[] = [];
  const contexts = new Set<BrowserContext>();

  async function newContext(options: BrowserContextOptions) {
    const context = await browser.newContext({
      baseURL: server.url,
      reducedMotion: 'reduce',
      // Service workers are covered by their own tests.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(patienceMs);
    return context;
  }

  /** A page in a reusable context: an unused one if available, otherwise a new one. */
  async function pageInShared(options: SharedOptions, how: BrowserContextOptions) {
    const again = kept.unused.find((context) => isDeepStrictEqual(shared.get(context), options));
    kept.unused = kept.unused.filter((context) => context !== again);
    const context = again ?? (await newContext(options));
    if (!again) {
      shared.set(context, options);
      context.once('close', () => shared.delete(context));
      watchPages(context, kept);
    }
    const [former] = context.pages();
    const page = former ?? (await context.newPage());
    if (again) await forget(page, options.baseURL, options.serviceWorkers === 'allow');
    // The storage of the tab itself.
    if (former) await page.evaluate(() => sessionStorage.clear());
    await present(page, how);
    return page;
  }

  async function visitor({ cache, isInstalled, ...options }: VisitOptions = {}) {
    const { viewport, colorScheme, baseURL = server.url, ...others } = options;
    const isOwn = cache === 'empty' || Object.keys(others).length > 0;
    const sharedOptions = { baseURL, serviceWorkers: isInstalled ? 'allow' : 'block' } as const;
    const page = await (isOwn ? (await newContext(options)).newPage() : pageInShared(sharedOptions, options));
    contexts.add(page.context());
    hear(page);
    return page;
  }

  function hear(page: Page) {
    page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        heard.push(`${page.url()}: ${message.text()}`);
    });
  }

  async function leave() {
    for (const context of contexts) {
      contexts.delete(context);
      if (!shared.has(context)) {
        await context.close();
        continue;
      }
      const { baseURL, serviceWorkers } = shared.get(context) as SharedOptions;
      const [first, ...others] = context.pages();
      for (const page of others) await page.close();
      // A page of the installed app would meet the worker that it is to start anew.
      const staysOpen = serviceWorkers === 'block' && first && (await tidyUp(first, baseURL));
      if (!staysOpen) await first?.close();
      await context.setOffline(false);
      await context.unrouteAll();
      kept.unused.push(context);
    }
  }

  return {
    server,
    visitor,
    hear,
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
    async handOver(page, member) {
      await page.unrouteAll();
      // A page without the app, which would store something again.
      await page.goto('/healthz');
      await forget(page, server.url);
      await page.evaluate(
        ([access, refresh]) => {
          sessionStorage.clear();
          if (access) localStorage.setItem('access_token', access);
          if (refresh) localStorage.setItem('refresh_token', refresh);
        },
        [member?.token, member?.refreshToken] as const,
      );
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
      await server.close();
      // Those of another address are of no use to the next file.
      for (const [context, { baseURL }] of shared) if (baseURL !== server.url) await context.close();
      kept.unused = kept.unused.filter((context) => shared.has(context));
    },
  };
}

/** The run of a test file, with which it starts and ends. */
export function browserRun(...options: Parameters<typeof startBrowserRun>): BrowserRun {
  // If it doesn't start, the tests' ends must not hide why.
  const run = { server: {}, leave: async () => {}, close: async () => {} } as BrowserRun;
  beforeAll(async () => {
    const { server, ...rest } = await startBrowserRun(...options);
    Object.assign(run.server, server);
    Object.assign(run, rest);
  });
  afterAll(() => run.close());
  return run;
}

/** Whether opening the address loads it: the server's own, and a link in a mail, whose tokens the app reads at its start. */
export const isLoaded = (address: string) =>
  /^\/(auth\/|reset-password)/.test(address) || !isRoute(new URL(address, 'http://localhost').pathname);

/** Whether the page is the app's, not a document of the server. */
export const isApp = async (page: Page) => (await page.locator('#root').count()) > 0;

/**
 * Opens another address in the running app, as Back and Forward do, and waits for the new screen's heading; a load takes several
 * times as long. On the way, an unknown address clears away the former screen. Loads what isn't the app's.
 */
export async function openWithin(page: Page, address: string) {
  if (isLoaded(address) || !(await isApp(page))) {
    await page.goto(address);
    await page.locator('h1').first().waitFor();
    return;
  }
  // By its text: a navigation that had not ended may show its screen first.
  for (const [place, heading] of [
    ['/nowhere', 'Page not found'],
    [address, ''],
  ] as const) {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.former = '';
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, place);
    await page.locator('h1:not([data-former])', { hasText: heading }).first().waitFor();
  }
}

/** Waits until the page has shown what it knew when it was asked. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Follows the page's requests from now on. The result waits until none is open, nor one that followed an answer. */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do {
      await eventually('the answers to all requests', () => (open.size === 0 ? true : undefined), patienceMs);
      await twoFrames(page);
    } while (open.size > 0);
  };
}

/** Presses a button of the open question, which moves the focus into itself only once it is shown. */
export async function confirmByKey(page: Page, name: string) {
  const question = page.getByRole('alertdialog');
  await question.locator(':focus').waitFor();
  await question.getByRole('button', { name }).press('Enter');
}

/**
 * Waits for the page of a new text that was just saved. If the answer takes over four seconds, as on a busy machine, the app
 * shows the list instead, which leads there once the server has the text.
 */
export async function openSaved(page: Page, title: string | RegExp) {
  const heading = page.getByRole('heading', { level: 1, name: title });
  // The row of a text that the server doesn't have yet leads to the editor.
  const isSent = page.locator(':not([href*="/new?"], [href$="/edit"])');
  const link = page.getByRole('link', { name: title }).and(isSent);
  // The editor may have the same heading.
  await page.waitForURL(({ pathname }) => !/\/(new|edit)$/.test(pathname));
  await heading.or(link).first().waitFor();
  if (!(await heading.isVisible())) await link.press('Enter');
  await page.waitForURL(({ pathname }) => /\/[a-z]+_\w+$/.test(pathname));
  await heading.waitFor();
}

/** Waits for a text that is shown only briefly: checks each frame from now on. */
export const said = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text);

/** Waits for the page's next response with this field, such as a mutation's, or for the last of `times` responses. */
export function answered(page: Page, field: string, times = 1) {
  let missing = times;
  return page.waitForResponse((response) => {
    if (askedBy(response.request().postData()).has(field)) missing -= 1;
    return missing === 0;
  });
}
