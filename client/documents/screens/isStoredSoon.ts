import { StorageError } from '../storage/database';
import { browserClock } from '../sync/browserPorts';
import type { DocumentStore } from '../sync/documentStore';
import { waitUntilStored } from '../sync/waitUntilStored';
import type { TextWriter } from './textWriter';

/** Whether this device has stored everything, also what an open editor's writer has given it, or does so within seconds. */
export function isStoredSoon(documents: DocumentStore, writer?: TextWriter): Promise<boolean> {
  return waitUntilStored({
    problem: () => {
      const failure = writer?.read().storageProblem;
      if (failure) return failure instanceof StorageError ? failure.kind : 'unavailable';
      return documents.overview().storageProblem;
    },
    subscribe: (listener) => {
      const unsubscribes = [documents.subscribe(listener), writer?.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe?.();
      };
    },
    clock: browserClock,
  }).then(
    () => true,
    () => false,
  );
}
