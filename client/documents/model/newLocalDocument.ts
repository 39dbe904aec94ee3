import { draftOf, type LocalDocument, type ServerCopy } from './model';

/** An empty private story; callers overwrite the fields in which theirs differs. */
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

/** The localId of a document that was created elsewhere. All tabs derive it from the server's id, so that they share one record. */
export const localIdOf = (id: string) => `local_0_${id}`;

/** A record for a document that the server has and this device doesn't have yet. */
export const syncedDocument = (
  memberId: string,
  localId: string,
  copy: ServerCopy,
  fields: Partial<LocalDocument> & { lastModified: number },
): LocalDocument => ({
  ...newLocalDocument(memberId, localId, fields.lastModified),
  ...fields,
  ...draftOf(copy),
  id: copy.id,
  base: copy,
  syncStatus: 'synced',
  savedOnce: true,
});
