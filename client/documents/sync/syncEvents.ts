import type { Privacy } from '../../lib/privacy';
import type { Draft, LocalDocument, Resolution, ServerCopy } from '../model/model';
import type { UnloadBackup } from '../storage/unloadBackup';
import type { SentRequest, SyncRecord, SyncResponse } from './syncRequest';

/** An event of a record, at `now` by this device's clock. `newName` is a new localId, for a version or a text that is created again. */
export type SyncEvent = { now: number } & SyncEventData;

type SyncEventData =
  /** A page was opened with the server's copy. `fresh` is the record of a document that is not on this device yet. */
  | { type: 'opened'; copy: ServerCopy; fresh: LocalDocument }
  /** The author has changed the text of `from`. */
  | { type: 'edited'; from: LocalDocument; change: Partial<Draft>; newName: string }
  /** A tab was reloaded before it had stored this text. */
  | { type: 'backupRestored'; backup: UnloadBackup }
  /** `pressed`: by a button, not by auto-save. */
  | { type: 'saveRequested'; pressed: boolean; privacyLevel?: Privacy | null }
  | { type: 'deleteRequested' }
  /** Sends at once, even during back-off. */
  | { type: 'retryRequested' }
  | { type: 'conflictResolved'; resolution: Resolution; merged?: Draft; newName: string }
  | { type: 'sendStarted' }
  /** A tab was closed during a request. */
  | { type: 'sendInterrupted' }
  | { type: 'serverResponded'; sent: SentRequest; response: SyncResponse; random: number }
  /** The server's copy came unasked; null: it was deleted there. */
  | { type: 'serverCopyReceived'; copy: ServerCopy | null }
  /** The server's text was read as `fresh`, to be kept for reading offline; null if the server has none. Never changes unsent text. */
  | { type: 'kept'; fresh: LocalDocument | null };

export type EventOf<T extends SyncEvent['type']> = Extract<SyncEvent, { type: T }>;

/** Notices shown to the member. Source: specification, section 8. */
export type SyncNotice =
  | 'created'
  | 'updated'
  /** Saved, and others read an earlier text: until it is published, or updated for the group or for named members. */
  | 'unpublished'
  | 'unshared'
  | 'unsharedByName'
  | 'conflict'
  | 'resolved'
  /** Refused by the server three times. */
  | 'notCreated'
  | 'notUpdated'
  | 'notDeleted';

/** The result of an event: the record, the notices for its author, and the request to send. */
export interface Step extends SyncRecord {
  /** A new conflict always has a notice. */
  notice?: SyncNotice;
  sent?: SentRequest;
}
