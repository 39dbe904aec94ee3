import { toast } from '../ui/feedback/toaster';
import type { DocumentKind } from './model/model';
import { savedMessages } from './model/published';
import { onUnloadBackup, readUnloadBackups } from './storage/unloadBackup';
import { LocalDocumentStore } from './sync/localDocumentStore';
import type { SyncNotice } from './sync/syncEvents';
import { createRelayTransport } from './transport/relayTransport';

/** The toast of each notice. Source: specification, section 8. */
const notices: Record<DocumentKind, Partial<Record<SyncNotice, () => void>>> = {
  story: {
    created: () => toast.success('Story synced successfully'),
    updated: () => toast.success('Story updated successfully'),
    unpublished: () => toast.success(savedMessages.unpublished),
    unshared: () => toast.success(savedMessages.unshared),
    unsharedByName: () => toast.success(savedMessages.unsharedByName),
    resolved: () => toast.success('Conflict resolved successfully'),
    conflict: () => toast.error('Story conflict detected. Please resolve manually.'),
    notCreated: () => toast.error('Failed to sync story after 3 attempts'),
    notUpdated: () => toast.error('Failed to sync story after 3 attempts'),
    notDeleted: () => toast.error('Failed to sync story after 3 attempts'),
  },
  journal: {
    created: () => toast.success('Journal entry created successfully!'),
    updated: () => toast.success('Journal updated successfully!'),
    resolved: () => toast.success('Conflict resolved successfully'),
    conflict: () => toast.error('Journal conflict detected. Please resolve manually.'),
    notCreated: () => toast.error('Failed to create journal entry'),
    notUpdated: () => toast.error('Failed to update journal'),
    notDeleted: () => toast.error('Failed to delete journal'),
  },
  note: {
    created: () => toast.success('Note created successfully!'),
    updated: () => toast.success('Note updated successfully!'),
    resolved: () => toast.success('Conflict resolved successfully'),
    conflict: () => toast.error('Note conflict detected. Please resolve manually.'),
    notCreated: () => toast.error('Failed to create note'),
    notUpdated: () => toast.error('Failed to update note'),
    notDeleted: () => toast.error('Failed to delete note'),
  },
};

/** Creates a member's document store with the browser's locks and tabs, and the server as Relay reaches it. */
export const createBrowserDocumentStore = (memberId: string) =>
  new LocalDocumentStore(memberId, {
    transport: createRelayTransport(memberId),
    locks: navigator.locks,
    openChannel: () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`monday-writers:${memberId}`),
    onNotice: (notice, kind) => notices[kind][notice]?.(),
    unloadBackups: {
      read: () => readUnloadBackups(memberId),
      subscribe: (listener) => onUnloadBackup(memberId, listener),
    },
  });
