import type { Draft, LocalDocument } from '../model/model';
import { fromStoredDocument, toStoredDocument } from './storedRecords';

/** Text typed right before its tab was reloaded, before IndexedDB had stored it. */
export interface UnloadBackup {
  /** The record that was edited. */
  document: LocalDocument;
  draft: Draft;
  /** The draft that was being stored at that time. */
  underWay: Draft | null;
}

/** Characters. Larger texts could make sessionStorage, and leaving the page, slow. */
const most = 1_000_000;
const prefixOf = (memberId: string) => `lastWords:${memberId}:`;
const nameOf = ({ memberId, localId }: LocalDocument) => prefixOf(memberId) + localId;

/** Writes synchronously to sessionStorage: a page that unloads can't wait for IndexedDB. */
export function writeUnloadBackup({ document, ...typed }: UnloadBackup): void {
  try {
    const text = JSON.stringify({ ...typed, story: toStoredDocument(document) });
    if (text.length <= most) sessionStorage.setItem(nameOf(document), text);
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

export const removeUnloadBackup = (document: LocalDocument) =>
  inTab(() => sessionStorage.removeItem(nameOf(document)), undefined);

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
        return { ...typed, document: fromStoredDocument(story) };
      }),
    [],
  );
