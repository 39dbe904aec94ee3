import childProcess from 'node:child_process';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser';

export type SharedOptions = Required<Pick<BrowserContextOptions, 'baseURL' | 'serviceWorkers'>>;

/** What the test files of a Jest worker take over from each other. */
export interface KeptBrowser {
  browser: Browser;
  /** Contexts that later tests can reuse: opening the app in one takes half as long as in a new one. */
  shared: Map<BrowserContext, SharedOptions>;
  /** Those of them that no test uses now. */
  unused: BrowserContext[];
  /** Scripts that tests added to a page, each with what removes it. */
  scripts: WeakMap<Page, { dispose(): Promise<void> }[]>;
  /** Pages to which a test spoke as developer tools do: that may have changed anything. */
  changed: WeakSet<Page>;
  /** The port that each file's server tries to use: browsers cache the app by its address. */
  port: number;
}

declare global {
  /** Survives from file to file: they share one global scope (sharedEnvironment.cjs), but each loads this module anew. */
  var keptBrowser: KeptBrowser | undefined;
}

/** The Jest worker's browser. It ends with the worker's process. */
export async function keepBrowser(): Promise<KeptBrowser> {
  if (!globalThis.keptBrowser?.browser.isConnected())
    globalThis.keptBrowser = {
      browser: await launchUnreferenced(),
      shared: new Map(),
      unused: [],
      scripts: new WeakMap(),
      changed: new WeakSet(),
      port: 0,
    };
  return globalThis.keptBrowser;
}

/** Launches a browser that doesn't keep this process alive. */
async function launchUnreferenced(): Promise<Browser> {
  // The spy finds the child process, which Playwright doesn't expose.
  const spawn = jest.spyOn(childProcess, 'spawn');
  try {
    const browser = await launchBrowser();
    for (const { value: child } of spawn.mock.results) {
      child.unref();
      for (const pipe of child.stdio) pipe?.unref();
    }
    return browser;
  } finally {
    spawn.mockRestore();
  }
}
