import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { projectRoot } from '../../server/lib/paths';
import { findBrowser } from '../../tests/support/browser';
import { buildDist } from '../processes';
import { settings } from '../settings';
import type { DraftText, PageGlobal } from './inPage';

/** How long one step may take; the bars are far below. */
const patienceMs = 60_000;

/** Builds the app's client, unless it is current, and the script for its pages. */
export async function buildPages(): Promise<void> {
  await buildDist();
  const config = 'bench/client/page/vite.config.mts';
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** A new person's browser. Pages have the script that `buildPages` built, unless they are to be `bare`. */
export async function newContext(
  browser: Browser,
  { bare, ...options }: BrowserContextOptions & { bare?: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(patienceMs);
  if (!bare) await context.addInitScript({ path: path.join(settings.folder, 'client/page.js') });
  return context;
}

export interface SignedIn {
  memberId: string;
  accessToken: string;
  refreshToken: string;
}

export async function signIn(url: string, email: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: settings.password }),
  });
  const tokens = (await answer.json()) as { access_token?: string; refresh_token?: string };
  const { access_token: accessToken, refresh_token: refreshToken } = tokens;
  if (!accessToken || !refreshToken) throw new Error(`Signing in as ${email} answered ${answer.status}`);
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  return { memberId: claims.sub, accessToken, refreshToken };
}

/** Stores the tokens in all pages of the context. */
export const keepSignedIn = (context: BrowserContext, { accessToken, refreshToken }: SignedIn) =>
  context.addInitScript(`if (!localStorage.getItem('refresh_token')) {
    localStorage.setItem('access_token', ${JSON.stringify(accessToken)});
    localStorage.setItem('refresh_token', ${JSON.stringify(refreshToken)});
  }`);

/** Opens an address and waits for its screen. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
}

const batch = 500;

export async function fill(page: Page, memberId: string, texts: readonly DraftText[]) {
  for (let first = 0; first < texts.length; first += batch)
    await page.evaluate(([id, some]) => (globalThis as PageGlobal).clientBench.fill(id, some), [
      memberId,
      texts.slice(first, first + batch),
    ] as const);
}

export const queued = (page: Page) => page.evaluate(() => (globalThis as PageGlobal).clientBench.queued());

/** Clicks a link as a person does, who points at it first. Resolves to the milliseconds until its screen is painted. */
export async function follow(page: Page, link: Link): Promise<number> {
  const { heading, content = '*', pointedMs = 100 } = link;
  const element = page.locator(link.selector).first();
  await element.scrollIntoViewIfNeeded();
  await page.evaluate((screen) => (globalThis as PageGlobal).clientBench.watch(screen), { heading, content });
  await element.hover();
  await page.waitForTimeout(pointedMs);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (globalThis as PageGlobal).clientBench.painted());
}

export interface Link {
  selector: string;
  /** Part of the new screen's heading. */
  heading: string;
  /** A selector of what the screen shows besides. */
  content?: string;
  /** How long the pointer rests on the link before the click: at least 100 ms in people. */
  pointedMs?: number;
}
