import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../features/account/session';
import { toast } from '../ui/toaster';
import { readEarlierCopies } from './earlierCopies';
import { DeskContext } from './hooks';
import { readLastWords } from './lastWords';
import type { TextKind } from './model';
import { openDesk } from './openDesk';
import { createRelayTransport } from './relayTransport';
import type { SyncNotice } from './syncMachine';

/** Source: specification, section 8. */
const notices: Record<TextKind, Record<SyncNotice, () => void>> = {
  story: {
    created: () => toast.success('Story synced successfully'),
    updated: () => toast.success('Story updated successfully'),
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

const openBrowserDesk = (memberId: string) =>
  openDesk(memberId, {
    transport: createRelayTransport(memberId),
    locks: navigator.locks,
    openChannel: () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`monday-writers:${memberId}`),
    onNotice: (notice, kind) => notices[kind][notice](),
    earlier: readEarlierCopies(memberId),
    lastWords: () => readLastWords(memberId),
  });

/** The desk of whoever is signed in. Another member finds another desk, and nothing of the former's is sent any more. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const memberId = useSession().viewer?.id ?? null;
  const desk = useMemo(() => (memberId === null ? null : openBrowserDesk(memberId)), [memberId]);
  useEffect(() => {
    desk?.start();
    return () => desk?.close();
  }, [desk]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}
