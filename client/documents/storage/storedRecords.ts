import type { LocalDocument, QueueItem } from '../model/model';
import type { SyncRecord } from '../sync/syncRequest';

/** Records as this device stores them. Their fields keep these names: devices have them, and a tab of another version may be open. */
export type StoredDocument = Omit<LocalDocument, 'idempotencyKey' | 'unacknowledgedHashes'> & {
  madeAs: LocalDocument['idempotencyKey'];
  inDoubt: LocalDocument['unacknowledgedHashes'];
};

export type StoredItem = Omit<QueueItem, 'serverFailures' | 'retryAt'> & {
  troubles: QueueItem['serverFailures'];
  notBefore: QueueItem['retryAt'];
};

export const toStoredDocument = ({
  idempotencyKey,
  unacknowledgedHashes,
  ...document
}: LocalDocument): StoredDocument => ({
  ...document,
  madeAs: idempotencyKey,
  inDoubt: unacknowledgedHashes,
});

export const fromStoredDocument = ({ madeAs, inDoubt, ...stored }: StoredDocument): LocalDocument => ({
  ...stored,
  idempotencyKey: madeAs,
  unacknowledgedHashes: inDoubt,
  // Versions before 1.0 stored records without this field.
  publishing: stored.publishing ?? null,
});

/** A document with its queued action. */
export const fromStored = (stored: StoredDocument, item: StoredItem | null): SyncRecord => ({
  document: fromStoredDocument(stored),
  item: item && fromStoredItem(item),
});

export const toStoredItem = ({ serverFailures, retryAt, ...item }: QueueItem): StoredItem => ({
  ...item,
  troubles: serverFailures,
  notBefore: retryAt,
});

export const fromStoredItem = ({ troubles, notBefore, ...stored }: StoredItem): QueueItem => ({
  ...stored,
  serverFailures: troubles,
  retryAt: notBefore,
});
