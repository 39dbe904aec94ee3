import type { LocalDocument } from '../../../../client/documents/model/model';
import { TextWriter } from '../../../../client/documents/screens/textWriter';
import { createDatabase } from '../../../../client/documents/storage/database';
import type { DocumentStoreDeps } from '../../../../client/documents/sync/documentStore';
import { LocalDocumentStore } from '../../../../client/documents/sync/localDocumentStore';
import { storeSettled as settled } from '../../stories/story/deviceStore';
import type { DocumentServer } from '../../stories/story/documentServer';

let databases = 0;
/** Pages that a test leaves open would continue during the next. */
let openPages: (() => void)[] = [];

export function closePages() {
  for (const close of openPages) close();
  openPages = [];
}

/** A store with a database of its own. */
export function startStore({ transport }: DocumentServer, overrides: Partial<DocumentStoreDeps> = {}) {
  databases += 1;
  const documents = new LocalDocumentStore('user_ann', {
    transport,
    database: createDatabase(`writer ${databases}`),
    connection: { isOnline: () => true, subscribe: () => () => {} },
    ...overrides,
  });
  documents.start();
  return documents;
}

/** Advances the time in small steps, so that the store keeps up. */
export async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 50) {
    jest.advanceTimersByTime(Math.min(50, ms - gone));
    await settled();
  }
}

/** A page with an editor for the text. */
export function openPage(
  documents: LocalDocumentStore,
  document: LocalDocument,
  { isStored = false, delay = 3_000 } = {},
) {
  const page = { text: document.content, shown: 0 };
  const writer = new TextWriter({
    documents,
    document,
    isStored,
    readText: () => page.text,
    showText: (text) => {
      page.text = text;
      page.shown += 1;
      writer.textChanged();
    },
    autoSaveMs: () => delay,
  });
  const close = writer.open();
  openPages.push(close);
  return {
    page,
    writer,
    close,
    type(text: string) {
      page.text += text;
      writer.textChanged();
    },
    indicator: () => writer.read().indicator,
  };
}
