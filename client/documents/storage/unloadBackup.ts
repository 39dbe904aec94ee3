import { type Draft, draftOf, type LocalDocument } from '../model/model';
import { fromStoredDocument, toStoredDocument } from './storedRecords';

/** Text typed right before its tab was closed or reloaded, before IndexedDB had stored it. */
export interface UnloadBackup {
  /** The record that was edited. */
  document: LocalDocument;
  draft: Draft;
  /** The drafts that were being stored at that time, and those that the device may have in place of the edited record. */
  underWay: readonly Draft[];
}

/** A backup on this device. */
export interface KeptBackup {
  backup: UnloadBackup;
  /** Leaves a newer one of the same text. */
  remove(): void;
}

/** Characters: 100,000 words in six states. Browsers store little more, and it could make leaving the page slow. */
const most = 4_500_000;
const prefixOf = (memberId: string) => `lastWords:${memberId}:`;
const nameOf = ({ memberId, localId }: LocalDocument) => prefixOf(memberId) + localId;

function onDevice<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    // A browser that refuses storage.
    return otherwise;
  }
}

/**
 * Writes synchronously to localStorage: a page that unloads can't wait for IndexedDB, and sessionStorage ends with its tab. A record
 * that is in memory only comes with what the device may have in its place.
 */
export function writeUnloadBackup(
  { document, draft, underWay }: UnloadBackup,
  mayHave: readonly (LocalDocument | null)[] = [],
): void {
  // A text that the device never had would otherwise be taken for one that was deleted since. It comes with its base, which is
  // read on the device for others; and that is what a device that could not be read may have.
  const isUnknown = mayHave.includes(null);
  const apart = isUnknown ? { revision: 0 } : { base: null };
  const known = [...mayHave, isUnknown ? document.base : null].filter((one) => one !== null);
  const story = toStoredDocument({ ...document, ...apart });
  const text = JSON.stringify({ draft, underWay: [...underWay, ...known.map(draftOf)], story });
  // If it is full or refused, IndexedDB may still have been fast enough.
  if (text.length <= most) onDevice(() => localStorage.setItem(nameOf(document), text), undefined);
}

export const removeUnloadBackup = (document: LocalDocument) =>
  onDevice(() => localStorage.removeItem(nameOf(document)), undefined);

const namesOf = (memberId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(memberId)));

export const removeAllUnloadBackups = (memberId: string) =>
  onDevice(() => {
    for (const name of namesOf(memberId)) localStorage.removeItem(name);
  }, undefined);

function readBackup(name: string): KeptBackup {
  const text = localStorage.getItem(name) ?? '';
  const { story, draft, underWay } = JSON.parse(text);
  return {
    backup: { document: fromStoredDocument(story), draft, underWay },
    remove: () =>
      onDevice(() => {
        if (localStorage.getItem(name) === text) localStorage.removeItem(name);
      }, undefined),
  };
}

export const readUnloadBackups = (memberId: string): KeptBackup[] =>
  onDevice(() => namesOf(memberId).map(readBackup), []);

/** Calls the listener when another tab of the member leaves a backup. Returns a function that stops it. */
export function onUnloadBackup(memberId: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key?.startsWith(prefixOf(memberId))) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
