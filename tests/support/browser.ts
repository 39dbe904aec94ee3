import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const names = [
  // Headless Chromium: it needs a seventh less processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How long a test waits for one thing on a page, in milliseconds; long enough for a busy machine. */
export const patienceMs = 60_000;

/** The Chromium to test with: CHROME_PATH, or the machine's own. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, ...usualPlaces].find((file) => existsSync(file));
}

/**
 * A page of a test lives for seconds: compiling its code again by V8's optimising compilers isn't worth it, nor is compiling
 * functions ahead of their use together with others, nor collecting garbage often. All together are a quarter of the
 * browser's work.
 */
const scriptFlags = [
  '--no-turbofan',
  '--no-maglev',
  '--no-baseline-batch-compilation',
  '--min-semi-space-size=16',
  '--initial-heap-size=400',
].join(' ');

/**
 * Chromium's features that a test doesn't need. The first two render the address bar's suggestions, which nobody sees here,
 * as two more pages for each window: a fifth of the browser's work. The third starts a process ahead of the next page. The
 * others are those that Playwright switches off, as its own list is replaced by this one.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** A browser with a new profile and no network access except to the app. The caller closes it. */
export async function launchBrowser(
  options: Pick<LaunchOptions, 'ignoreDefaultArgs'> = {},
): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium found: install chromium or Google Chrome, or set CHROME_PATH to one');
  return chromium.launch({
    executablePath,
    headless: true,
    ...options,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--js-flags=${scriptFlags}`,
      `--disable-features=${disabledFeatures.join(',')}`,
    ],
  });
}
