import type { Privacy } from '../../lib/privacy';
import type { Draft, LocalDocument, Resolution, ServerCopy, SyncStatus } from '../model/model';
import type { UnloadBackup } from '../storage/unloadBackup';
import type { SentRequest, SyncRecord, SyncResponse } from './syncRequest';

/** The state of a record: its document's, unless there is none here, or it is to be deleted on the server. */
export type SyncState = 'absent' | 'deleting' | SyncStatus;

export function stateOf({ document, item }: SyncRecord): SyncState {
  if (!document) return 'absent';
  return item?.action === 'delete' ? 'deleting' : document.syncStatus;
}

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

export type SyncEventType = SyncEvent['type'];
export type EventOf<T extends SyncEventType> = Extract<SyncEvent, { type: T }>;

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

/** The states that an event may lead to. An event that is not listed leaves the state as it is. */
// biome-ignore format: a table
const transitions: Record<SyncState, Partial<Record<SyncEventType, readonly SyncState[]>>> = {
  absent: {
    opened: ['draft', 'synced', 'conflict'], edited: ['draft', 'synced', 'conflict'],
    backupRestored: ['absent', 'draft', 'synced', 'conflict'], kept: ['absent', 'synced'],
  },
  draft: {
    opened: ['draft', 'synced', 'conflict'], serverCopyReceived: ['draft', 'synced', 'conflict'],
    edited: ['draft', 'synced', 'conflict'], backupRestored: ['draft', 'synced'],
    saveRequested: ['draft', 'synced'], deleteRequested: ['absent', 'deleting'],
    sendStarted: ['draft', 'synced', 'syncing'], serverResponded: ['draft', 'synced', 'error', 'conflict'],
  },
  synced: {
    opened: ['draft', 'synced', 'conflict'], serverCopyReceived: ['absent', 'draft', 'synced', 'conflict'],
    edited: ['draft', 'synced', 'conflict'], backupRestored: ['draft', 'synced'],
    saveRequested: ['draft', 'synced'], deleteRequested: ['absent', 'deleting'],
    sendStarted: ['synced', 'syncing'],
    serverResponded: ['absent', 'draft', 'synced', 'error', 'conflict'], kept: ['absent', 'synced'],
  },
  syncing: {
    opened: ['syncing', 'conflict'], serverCopyReceived: ['absent', 'syncing', 'conflict'],
    edited: ['syncing', 'conflict'], deleteRequested: ['deleting'],
    conflictResolved: ['absent', 'draft', 'synced', 'syncing', 'conflict', 'deleting'],
    sendStarted: ['draft', 'synced', 'syncing', 'conflict'],
    sendInterrupted: ['draft', 'synced', 'error', 'conflict'],
    serverResponded: ['absent', 'draft', 'synced', 'error', 'conflict'],
  },
  error: {
    opened: ['draft', 'synced', 'error', 'conflict'],
    serverCopyReceived: ['absent', 'draft', 'synced', 'error', 'conflict'],
    edited: ['draft', 'synced', 'error', 'conflict'], backupRestored: ['draft', 'synced', 'error'],
    saveRequested: ['draft', 'error'], deleteRequested: ['deleting'],
    sendStarted: ['draft', 'synced', 'syncing'], sendInterrupted: ['draft', 'synced', 'error'],
    serverResponded: ['absent', 'draft', 'synced', 'error', 'conflict'],
  },
  conflict: {
    opened: ['draft', 'synced', 'error', 'conflict'],
    serverCopyReceived: ['draft', 'synced', 'error', 'conflict'], edited: ['draft', 'conflict'],
    deleteRequested: ['absent', 'deleting'], conflictResolved: ['absent', 'draft', 'synced', 'conflict', 'deleting'],
    sendStarted: ['syncing', 'conflict'], serverResponded: ['draft', 'synced', 'conflict'],
  },
  deleting: {
    edited: ['draft', 'synced', 'syncing', 'conflict'],
    conflictResolved: ['absent', 'draft', 'synced', 'conflict', 'deleting'],
    serverResponded: ['absent', 'draft', 'synced', 'error', 'conflict', 'deleting'],
  },
};

/** The states to which an event may lead from a state. */
export const statesAfter = (state: SyncState, type: SyncEventType): readonly SyncState[] =>
  transitions[state][type] ?? [state];
