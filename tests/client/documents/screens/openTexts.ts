import type { LocalDocument, ServerCopy } from '../../../../client/documents/model/model';
import type { LocalDocumentStore } from '../../../../client/documents/sync/localDocumentStore';
import { storeSettled as settled } from '../../stories/story/deviceStore';
import { createDocumentServer, type DocumentServer } from '../../stories/story/documentServer';
import { closePages, openPage, startStore } from './textPage';

/** A member's device and server, new for each test of the file that imports this, with fake timers. */
export let server: DocumentServer;
export let documents: LocalDocumentStore;

export const origin = {
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  privacyLevel: 'PRIVATE',
} as const;

export function replaceStore(store: LocalDocumentStore) {
  documents = store;
}

beforeEach(() => {
  // The store itself uses these.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  server = createDocumentServer();
  documents = startStore(server);
});
afterEach(async () => {
  closePages();
  await settled();
  documents.close();
  jest.useRealTimers();
  sessionStorage.clear();
});

export const write = (document: LocalDocument, given?: { isStored?: boolean; delay?: number }) =>
  openPage(documents, document, given);
export const begun = () => write(documents.begin(origin));
export const onDevice = (localId: string) => documents.read({ localId });

const copyOf = (change: Partial<ServerCopy> = {}) =>
  server.change('story_1', { title: 'The Lamp', content: 'One.\n\nTwo.', tags: [], ...change });

export async function opened(change: Partial<ServerCopy> = {}, delay?: number) {
  const [document] = await Promise.all([documents.open(copyOf(change), origin), settled()]);
  return write(document, { isStored: true, delay });
}
