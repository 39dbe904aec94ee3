import { type Draft, type LocalDocument, sameDraft } from '../model/model';
import { restoreRecord } from '../sync/applyEdit';
import { applyChange } from '../sync/syncMachine';
import type { SyncRecord } from '../sync/syncRequest';
import { fromStoredDocument, toStoredDocument } from './storedRecords';

/** Text typed right before its tab was reloaded, before IndexedDB had stored it. */
export interface UnloadBackup {
  /** The record that was edited. */
  story: LocalDocument;
  draft: Draft;
  /** The draft that was being stored at that time. */
  underWay: Draft | null;
}

/** Characters. Larger texts could make sessionStorage, and leaving the page, slow. */
const most = 1_000_000;
const prefixOf = (memberId: string) => `lastWords:${memberId}:`;
const nameOf = ({ memberId, localId }: LocalDocument) => prefixOf(memberId) + localId;

/** Writes synchronously to sessionStorage: a page that unloads can't wait for IndexedDB. */
export function writeUnloadBackup(words: UnloadBackup): void {
  try {
    const text = JSON.stringify({ ...words, story: toStoredDocument(words.story) });
    if (text.length <= most) sessionStorage.setItem(nameOf(words.story), text);
  } catch {
    // Full or refused: IndexedDB may still have been fast enough.
  }
}

function inTab<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    // A browser without sessionStorage.
    return otherwise;
  }
}

export const removeUnloadBackup = (story: LocalDocument) =>
  inTab(() => sessionStorage.removeItem(nameOf(story)), undefined);

const namesOf = (memberId: string) =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefixOf(memberId)));

export const removeAllUnloadBackups = (memberId: string) =>
  inTab(() => {
    for (const name of namesOf(memberId)) sessionStorage.removeItem(name);
  }, undefined);

export const readUnloadBackups = (memberId: string): UnloadBackup[] =>
  inTab(
    () =>
      namesOf(memberId).map((name) => {
        const { story, ...typed } = JSON.parse(sessionStorage.getItem(name) ?? '');
        return { ...typed, story: fromStoredDocument(story) };
      }),
    [],
  );

/** Restores the backup if the record has not changed since. */
export function restoreUnloadBackup(
  entry: SyncRecord,
  { story, draft, underWay }: UnloadBackup,
  now: number,
): SyncRecord {
  const { story: kept, item } = entry;
  const isAsItWas = kept
    ? item?.action !== 'delete' &&
      (sameDraft(kept, story) || (underWay !== null && sameDraft(kept, underWay)))
    : story.id === null && story.revision === 0;
  return isAsItWas ? applyChange(restoreRecord(entry, story), draft, now) : entry;
}
