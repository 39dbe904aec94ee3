import { type Draft, draftOf, type LocalDocument } from '../model/model';
import { fromStoredDocument, toStoredDocument } from './storedRecords';

/** Text typed right before its tab was closed or reloaded, before IndexedDB had stored it. */
export interface UnloadBackup {
  /** The record that was edited. */
  document: LocalDocument;
  draft: Draft;
  /** The drafts that were being stored at that time, and those that the device may have instead of the edited record. */
  underWay: readonly Draft[];
}

/** A backup in this device's storage. */
export interface StoredBackup {
  backup: UnloadBackup;
  /** Removes this backup, unless a newer one of the same text has replaced it. */
  remove(): void;
}

/** Room for six drafts of 100,000 words. Browsers store little more, and writing more would make leaving the page slow. */
const maxCharacters = 4_500_000;
const keyPrefix = (memberId: string) => `lastWords:${memberId}:`;
const keyOf = ({ memberId, localId }: LocalDocument) => keyPrefix(memberId) + localId;

/** Runs an action on localStorage; returns the fallback if the browser refuses or the storage is full. */
function tryStorage<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/**
 * Writes synchronously to localStorage: a page that unloads can't wait for IndexedDB, and sessionStorage ends with its tab. A backup
 * that couldn't be restored yet is replaced: the device may still have what it was made from.
 */
export function writeUnloadBackup({ document, draft, underWay }: UnloadBackup, mayBeMissing = false): void {
  const earlier = tryStorage(() => readBackup(keyOf(document)).backup, null);
  const known = earlier ? [draftOf(earlier.document), earlier.draft, ...earlier.underWay] : [];
  // Restoring a text that the device perhaps doesn't have needs its base, and revision 0: otherwise the text would be taken for one
  // that was deleted since. For other texts the base is read from the device's record, so the backup omits it to save room.
  const isSelfContained = mayBeMissing || earlier?.document.revision === 0;
  if (isSelfContained && document.base) known.push(draftOf(document.base));
  const changedFields = isSelfContained ? { revision: 0 } : { base: null };
  const story = toStoredDocument({ ...document, ...changedFields });
  const text = JSON.stringify({ draft, underWay: [...underWay, ...known], story });
  // Without a backup, IndexedDB may still have been fast enough.
  if (text.length <= maxCharacters) tryStorage(() => localStorage.setItem(keyOf(document), text), undefined);
}

export const removeUnloadBackup = (document: LocalDocument) =>
  tryStorage(() => localStorage.removeItem(keyOf(document)), undefined);

const keysOf = (memberId: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix(memberId)));

export const removeAllUnloadBackups = (memberId: string) =>
  tryStorage(() => {
    for (const name of keysOf(memberId)) localStorage.removeItem(name);
  }, undefined);

function readBackup(name: string): StoredBackup {
  const text = localStorage.getItem(name) ?? '';
  const { story, draft, underWay } = JSON.parse(text);
  return {
    backup: { document: fromStoredDocument(story), draft, underWay },
    remove: () =>
      tryStorage(() => {
        if (localStorage.getItem(name) === text) localStorage.removeItem(name);
      }, undefined),
  };
}

export const readUnloadBackups = (memberId: string): StoredBackup[] =>
  tryStorage(() => keysOf(memberId).map(readBackup), []);

/** Calls the listener when another tab of the member writes a backup. Returns the unsubscribe function. */
export function onUnloadBackup(memberId: string, listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key?.startsWith(keyPrefix(memberId))) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
