import childProcess from 'node:child_process';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../support/browser';

export type SharedOptions = Required<Pick<BrowserContextOptions, 'baseURL' | 'serviceWorkers'>>;

/** What the files of a worker take over from each other. */
export interface KeptBrowser {
  browser: Browser;
  /** Contexts that later tests can reuse: opening the app in one takes half as long as in a new one. */
  shared: Map<BrowserContext, SharedOptions>;
  /** Those of them that no test uses now. */
  left: BrowserContext[];
  /** The server's: what a browser keeps of the app's files belongs to their address. */
  port: number;
}

declare global {
  /** The scope of all files of a worker, which load this module for themselves. */
  var keptBrowser: KeptBrowser | undefined;
}

/** The worker's browser. It ends with the worker's process. */
export async function keepBrowser(): Promise<KeptBrowser> {
  if (!globalThis.keptBrowser?.browser.isConnected())
    globalThis.keptBrowser = { browser: await launchUnheld(), shared: new Map(), left: [], port: 0 };
  return globalThis.keptBrowser;
}

/** Launches a browser that doesn't keep this process alive. */
async function launchUnheld(): Promise<Browser> {
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
