import { StorageError } from '../storage/database';
import type { DocumentStore } from '../sync/documentStore';
import type { TextWriter } from './textWriter';

/** How long a save by a button waits for a slow device, in milliseconds. */
const patienceMs = 4_000;

/** Whether this device has stored the text, or stores it within the patience. */
export function isStoredSoon(documents: DocumentStore, writer: TextWriter): Promise<boolean> {
  const problem = () => {
    const failure = writer.read().storageProblem;
    if (failure) return failure instanceof StorageError ? failure.kind : 'unavailable';
    return documents.overview().storageProblem;
  };
  return new Promise((resolve) => {
    const look = () => {
      if (problem() !== 'blocked') end();
    };
    const unsubscribes = [documents.subscribe(look), writer.subscribe(look)];
    const limit = setTimeout(() => end(), patienceMs);
    const end = () => {
      clearTimeout(limit);
      for (const unsubscribe of unsubscribes) unsubscribe();
      resolve(problem() === null);
    };
    look();
  });
}
