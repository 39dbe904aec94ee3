import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser';
import type { TestMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

export interface BrowserRun {
  server: TestServer;
  /** A person of their own: no cookies, no storage, nothing shared with others. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** The same, signed in. */
  signedIn(member: TestMember, options?: BrowserContextOptions): Promise<Page>;
  /** What browsers complained about since the last time it was asked: errors, and breaches of the policy. */
  complaints(): string[];
  close(): Promise<void>;
}

/** What a missing story or a refused token makes Chromium say of its own accord. */
const expected = /Failed to load resource: the server responded with a status of (401|404)/;

/** The built client on a real server, and a Chromium to look at it with. */
export async function startBrowserRun(): Promise<BrowserRun> {
  const server = await startTestServer();
  const browser: Browser = await launchBrowser();
  let heard: string[] = [];
  const contexts: BrowserContext[] = [];

  async function visitor(options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        heard.push(`${page.url()}: ${message.text()}`);
    });
    return page;
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
    complaints() {
      const all = heard;
      heard = [];
      return all;
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await server.close();
    },
  };
}
