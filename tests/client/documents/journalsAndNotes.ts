import type { LocalDocument } from '../../../client/documents/model/model';
import type { DocumentStore } from '../../../client/documents/sync/documentStore';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { type DocumentsWorld, isSynced } from './documentsWorld';

export const monday = 'Monday, June 1, 2026';
export const journalDate = '2026-06-01T08:00:00.000Z';
export const begun = {
  journal: { kind: 'journal', title: monday, details: { journalDate } },
  note: { kind: 'note', details: { isPinned: false } },
} as const;
export type Private = keyof typeof begun;
export const privateKinds: Private[] = ['journal', 'note'];

export const begin = (on: DocumentStore, kind: Private, content = 'One.\n\nTwo.') =>
  on.write(on.begin(begun[kind]), { content });

/** Saves the text automatically, until the server has it. */
export async function sync(world: DocumentsWorld, on: LocalDocumentStore, { localId }: LocalDocument) {
  await on.autosave(localId);
  await world.until(() => isSynced(on));
}

/** Saves the text automatically, until it is in conflict with the server's. */
export async function clash(world: DocumentsWorld, on: DocumentStore, { localId }: LocalDocument) {
  await on.autosave(localId);
  await world.until(() => world.notices.includes('conflict'));
}

/** A document that is saved on the server and on this device. */
export async function synced(world: DocumentsWorld, on: LocalDocumentStore, kind: Private) {
  const text = await begin(on, kind);
  await sync(world, on, text);
  return (await on.read(text)) as LocalDocument;
}

/** A document of which the same paragraph was changed here and on another device. */
export async function clashed(world: DocumentsWorld, on: LocalDocumentStore, kind: Private) {
  const text = await synced(world, on, kind);
  world.server.editElsewhere(text.id as string, () => 'Theirs.\n\nTwo.');
  const mine = await on.write(text, { content: 'Mine.\n\nTwo.' });
  await clash(world, on, text);
  return mine;
}
