import { type LocalDocument, type QueueItem, toSentText } from '../model/model';
import { isOpen } from '../model/published';
import type { SyncRecord } from '../sync/syncRequest';

/**
 * Records as this device stores them. Their fields keep the names of the first release: one of its tabs may still be
 * open beside a newer one.
 */
export type StoredDocument = Omit<LocalDocument, 'idempotencyKey' | 'unacknowledgedHashes' | 'publishing'> & {
  /** Missing in records of earlier versions. */
  publishing?: LocalDocument['publishing'];
  madeAs: LocalDocument['idempotencyKey'];
  inDoubt: LocalDocument['unacknowledgedHashes'];
};

export type StoredItem = Omit<QueueItem, 'serverFailures' | 'retryAt'> & {
  troubles: QueueItem['serverFailures'];
  notBefore: QueueItem['retryAt'];
};

/** The owner. The first release stored journals and notes with their kind before the owner's id. */
export const memberOf = ({ memberId }: Pick<StoredDocument, 'memberId'>) =>
  memberId.replace(/^(?:journal|note):/, '');

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
  memberId: memberOf(stored),
  idempotencyKey: madeAs,
  unacknowledgedHashes: inDoubt,
  publishing: stored.publishing ?? null,
});

/**
 * A document with its queued action. An earlier version of the app published whatever text the record had when it was
 * sent: only a text that wasn't changed after the button was pressed is published, any other becomes a draft.
 */
export function fromStored(stored: StoredDocument, storedItem: StoredItem | null): SyncRecord {
  const document = fromStoredDocument(stored);
  const item = storedItem && fromStoredItem(storedItem);
  const pressedAt = item?.data.pressedAt ?? null;
  const isPressed =
    stored.publishing === undefined && pressedAt !== null && isOpen(item?.data.privacyLevel ?? null);
  if (!isPressed) return { document, item };
  const isUnchanged = document.lastModified <= pressedAt;
  return { document: { ...document, publishing: isUnchanged ? toSentText(document) : null }, item };
}

export const toStoredItem = ({ serverFailures, retryAt, ...item }: QueueItem): StoredItem => ({
  ...item,
  troubles: serverFailures,
  notBefore: retryAt,
});

export const fromStoredItem = ({ troubles, notBefore, ...stored }: StoredItem): QueueItem => ({
  ...stored,
  memberId: memberOf(stored),
  serverFailures: troubles,
  retryAt: notBefore,
});

/** Whether two records are stored as the same JSON. */
export const isStoredAlike = (a: SyncRecord, b: SyncRecord): boolean => stored(a) === stored(b);

const stored = ({ document, item }: SyncRecord) =>
  JSON.stringify([document && toStoredDocument(document), item && toStoredItem(item)]);
