import { draftOf, type LocalDocument, type ServerCopy } from './model';

export const newLocalDocument = (memberId: string, localId: string, now: number): LocalDocument => ({
  kind: 'story',
  localId,
  idempotencyKey: localId,
  id: null,
  memberId,
  title: '',
  content: '',
  tags: [],
  privacyLevel: 'PRIVATE',
  details: {},
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  syncStatus: 'draft',
  lastModified: now,
  createdAt: now,
  revision: 0,
  base: null,
  firstSent: null,
  unacknowledgedHashes: [],
  versionsToKeep: [],
  publishing: null,
  savedOnce: false,
  conflictData: null,
  problem: null,
});

/** The localId of a document that comes from the server: all tabs derive it from the id, so that they share one record. */
export const localIdOf = (id: string) => `local_0_${id}`;

/** The record of a document of the server's, which is not on this device yet. */
export const syncedDocument = (
  memberId: string,
  localId: string,
  copy: ServerCopy,
  rest: Partial<LocalDocument> & { lastModified: number },
): LocalDocument => ({
  ...newLocalDocument(memberId, localId, rest.lastModified),
  ...rest,
  ...draftOf(copy),
  id: copy.id,
  base: copy,
  syncStatus: 'synced',
  savedOnce: true,
});
