import type { SyncStatus } from '../../../client/documents/model/model';
import type { SyncEvent } from '../../../client/documents/sync/syncEvents';
import type { SyncRecord } from '../../../client/documents/sync/syncRequest';

export type SyncEventType = SyncEvent['type'];

/** The state of a record: its document's, unless there is none here, or it is to be deleted on the server. */
export type SyncState = 'absent' | 'deleting' | SyncStatus;

export function stateOf({ document, item }: SyncRecord): SyncState {
  if (!document) return 'absent';
  return item?.action === 'delete' ? 'deleting' : document.syncStatus;
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
