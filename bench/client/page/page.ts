import { type IDBPDatabase, openDB } from 'idb';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { toStoredDocument, toStoredItem } from '../../../client/documents/storage/storedRecords';
import { listedFirst } from '../../../client/documents/sync/documentStore';
import { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { enqueueSave } from '../../../client/documents/sync/queue';
import { newLocalId } from '../../../client/relay/newLocalId';
import type { DraftText, InPage } from '../inPage';

declare global {
  interface Window {
    clientBench: InPage;
  }
}

/** The app's database; closed at once, because it must not delay the app's own use. */
async function inStores<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB('monday-writers');
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function toRecord(memberId: string, text: DraftText) {
  const now = Date.now();
  const document = { ...newLocalDocument(memberId, newLocalId(), now), ...text, revision: 1 };
  return enqueueSave({ document, item: null }, { pressed: false, now });
}

const isShown = (heading: string, content: string) => {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1')?.textContent ?? '';
  return title.includes(heading) && !main?.textContent?.includes('Loading…') && main?.querySelector(content);
};

/** The bars are far below. */
const patienceMs = 30_000;

let painting: Promise<number> = Promise.resolve(Number.NaN);

/** Resolves once the next frame is painted. */
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

window.clientBench = {
  fill: (memberId, texts) =>
    inStores(async (database) => {
      const writing = database.transaction(['stories', 'syncQueue'], 'readwrite');
      for (const { document, item } of texts.map((text) => toRecord(memberId, text))) {
        void writing.objectStore('stories').put(toStoredDocument(document));
        if (item) void writing.objectStore('syncQueue').put(toStoredItem(item));
      }
      await writing.done;
    }),
  queued: () => inStores((database) => database.count('syncQueue')),
  async readList(memberId) {
    const store = new LocalDocumentStore(memberId, {
      transport: {
        isSignedIn: () => false,
        send: async () => ({ kind: 'offline' }),
        read: async () => null,
        latest: async () => ({ texts: [], isAll: true }),
        texts: async () => new Map(),
      },
    });
    const start = performance.now();
    await store.list('story', listedFirst);
    return performance.now() - start;
  },
  watch({ heading, content }) {
    painting = new Promise((resolve, reject) => {
      setTimeout(() => {
        const shown = document.querySelector('main')?.innerText.slice(0, 500);
        reject(new Error(`No screen '${heading}' with ${content} was painted, but: ${shown}`));
      }, patienceMs);
      document.addEventListener(
        'click',
        async ({ timeStamp }) => {
          // The former screen may have the same heading: it must have been replaced.
          const former = document.querySelector('main h1');
          do await frame();
          while (document.querySelector('main h1') === former || !isShown(heading, content));
          resolve(performance.now() - timeStamp);
        },
        { once: true, capture: true },
      );
    });
  },
  painted: () => painting,
};
