import timers from 'node:timers';
import {
  createDatabase,
  type OfflineConnection,
  type OfflineDatabase,
} from '../../../client/documents/storage/database';

/**
 * In each test a millisecond passes with each turn of the event loop: only what is held back takes long, however slow the
 * machine is. Returns a function that stops the clock.
 */
export function passByTurns(): () => void {
  let goesOn = false;
  const pass = () => {
    if (!goesOn) return;
    jest.advanceTimersByTime(1);
    timers.setImmediate(pass);
  };
  const stop = () => {
    goesOn = false;
  };
  beforeEach(() => {
    // The test database itself uses the others.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    goesOn = true;
    timers.setImmediate(pass);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  return stop;
}

/** A database that can stop answering for one tab. */
export function slowDevice(name: string) {
  const inner = createDatabase(name);
  let held: Promise<void> | null = null;
  let confirmed: Promise<void> | null = null;
  let onPart = () => {};
  let onText = () => {};
  let release = () => {};
  const stop = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const connection = () =>
    replacing(inner.connection(), {
      transaction: (...args: Parameters<OfflineConnection['transaction']>) => {
        const transaction = inner.connection().transaction(...args);
        const objectStore = (store: 'stories') => {
          const texts = transaction.objectStore(store);
          const getAll = async (...range: Parameters<typeof texts.getAll>) => {
            onPart();
            return texts.getAll(...range);
          };
          const get = async (localId: string) => {
            const text = await texts.get(localId);
            onText();
            return text;
          };
          return store === 'stories' ? replacing(texts, { getAll, get }) : texts;
        };
        return replacing(transaction, { objectStore, done: Promise.all([transaction.done, confirmed]) });
      },
    });
  const database: OfflineDatabase = {
    ...inner,
    connection,
    init: async () => {
      await held;
      return inner.init();
    },
  };
  return {
    database,
    stall() {
      held = stop();
    },
    /** It stores, but does not say so. */
    stallAfterStoring() {
      confirmed = stop();
    },
    /** Runs this before each part of what is read. */
    beforeParts(run: () => void) {
      onPart = run;
    },
    /** Runs this after each text that is read by itself. */
    afterTexts(run: () => void) {
      onText = run;
    },
    goOn() {
      held = null;
      confirmed = null;
      release();
    },
  };
}

/** The object with other properties; its methods run on the original. */
export const replacing = <T extends object>(object: T, others: object): T =>
  new Proxy(object, {
    get(target, name) {
      const value = Reflect.get(Object.hasOwn(others, name) ? others : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
