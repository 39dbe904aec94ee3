import { type ReactNode, useEffect, useMemo } from 'react';
import { useSession } from '../features/account/session';
import { toast } from '../ui/toaster';
import { readEarlierCopies } from './earlierCopies';
import { DeskContext } from './hooks';
import { openDesk } from './openDesk';
import { createRelayTransport } from './relayTransport';
import type { SyncNotice } from './syncMachine';

/** Source: specification, section 8. */
const notices: Record<SyncNotice, () => void> = {
  created: () => toast.success('Story synced successfully'),
  updated: () => toast.success('Story updated successfully'),
  resolved: () => toast.success('Conflict resolved successfully'),
  conflict: () => toast.error('Story conflict detected. Please resolve manually.'),
  failed: () => toast.error('Failed to sync story after 3 attempts'),
};

const openBrowserDesk = (memberId: string) =>
  openDesk(memberId, {
    transport: createRelayTransport(memberId),
    locks: navigator.locks,
    openChannel: () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`monday-writers:${memberId}`),
    onNotice: (notice) => notices[notice](),
    earlier: readEarlierCopies(memberId),
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
