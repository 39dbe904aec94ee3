import type { LocalDocument } from '../../../client/documents/model/model';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import type { Privacy } from '../../../client/lib/privacy';
import { DocumentsWorld, isSynced, syncedStory } from './documentsWorld';

/** A member's browser and its first tab, new for each test of the file that imports this. */
export let world: DocumentsWorld;
export let documents: LocalDocumentStore;

beforeEach(() => {
  world = new DocumentsWorld();
  documents = world.open();
});
afterEach(() => {
  world.end();
  jest.restoreAllMocks();
});

type Named = Pick<LocalDocument, 'localId'>;

/** Waits until the server has everything. */
export const inStep = (tab = documents) => world.until(() => isSynced(tab));
export const here = ({ localId }: Named) => documents.read({ localId }) as Promise<LocalDocument>;
/** The text on the server, whose ids are numbered. */
export const there = (id = 'story_1') => world.server.copy(id);
/** A story that the server has. */
export const story = (content?: string) => syncedStory(world, documents, content);

/** Saves the text automatically, until the server has it. */
export async function autosaved({ localId }: Named) {
  await documents.autosave(localId);
  await inStep();
}

/** Saves the text automatically, until it is in conflict with the server's. */
export async function clash({ localId }: Named) {
  await documents.autosave(localId);
  await world.until(() => world.notices.includes('conflict'));
}

/** Saves the text by a button, until the server has it. */
export async function press({ localId }: Named, privacyLevel: Privacy | null) {
  const outcome = documents.save(localId, privacyLevel);
  let isSaved = false;
  void outcome.finally(() => {
    isSaved = true;
  });
  await world.until(() => isSaved);
  await inStep();
  return outcome;
}

/** The connection comes back. */
export async function online() {
  world.goOnline(true);
  await inStep();
}

/** Waits as long. */
export const pass = (ms: number, where = world) => where.until(() => false, ms, 1_000).catch(() => {});
