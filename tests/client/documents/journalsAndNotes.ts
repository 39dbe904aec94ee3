import { autosaved, clash, documents, here, world } from './oneWorld';

export const monday = 'Monday, June 1, 2026';
export const journalDate = '2026-06-01T08:00:00.000Z';
export const begun = {
  journal: { kind: 'journal', title: monday, details: { journalDate } },
  note: { kind: 'note', details: { isPinned: false } },
} as const;
export type Private = keyof typeof begun;
export const privateKinds: Private[] = ['journal', 'note'];

export const begin = (kind: Private, content = 'One.\n\nTwo.') =>
  documents.write(documents.begin(begun[kind]), { content });

/** A document that is saved on the server and on this device. */
export async function synced(kind: Private) {
  const text = await begin(kind);
  await autosaved(text);
  return here(text);
}

/** A document of which the same paragraph was changed here and on another device. */
export async function clashed(kind: Private) {
  const text = await synced(kind);
  world.server.editElsewhere(text.id as string, () => 'Theirs.\n\nTwo.');
  const mine = await documents.write(text, { content: 'Mine.\n\nTwo.' });
  await clash(text);
  return mine;
}
