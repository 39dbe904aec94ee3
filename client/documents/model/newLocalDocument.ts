import type { LocalDocument } from './model';

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

/** The same in every tab that opens a document of the server's, so that all tabs share one record. */
export const localIdOf = (id: string) => `local_0_${id}`;
