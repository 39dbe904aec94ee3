import {
  createDatabase,
  type OfflineConnection,
  type OfflineDatabase,
} from '../../../client/documents/storage/database';

/** A database that can stop answering for one tab. */
export function slowDevice(name: string) {
  const inner = createDatabase(name);
  let held: Promise<void> | null = null;
  let confirmed: Promise<void> | null = null;
  let release = () => {};
  const stop = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const connection = () =>
    replacing(inner.connection(), {
      transaction: (...args: Parameters<OfflineConnection['transaction']>) => {
        const transaction = inner.connection().transaction(...args);
        return replacing(transaction, { done: Promise.all([transaction.done, confirmed]) });
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
    goOn() {
      held = null;
      confirmed = null;
      release();
    },
  };
}

/** The object with other properties; its methods run on the original. */
const replacing = <T extends object>(object: T, others: object): T =>
  new Proxy(object, {
    get(target, name) {
      const value = Reflect.get(Object.hasOwn(others, name) ? others : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
