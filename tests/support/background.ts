import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<boolean>();

/** Starts a test server's background jobs with `start`; requests run in the context of `listen`. */
export const inBackground = <T>(start: () => T): T => background.run(true, start);

/**
 * Whether the current code is a background job of a test server, such as the session clock: it may run during
 * any test.
 */
export const isBackground = () => background.getStore() ?? false;
