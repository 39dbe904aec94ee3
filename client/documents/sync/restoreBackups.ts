import type { StoredBackup } from '../storage/unloadBackup';
import type { Clock } from './browserPorts';
import type { MemberRecords } from './memberRecords';

/** Backups of text that was typed right before a tab was closed or reloaded. */
export interface UnloadBackups {
  read(): readonly StoredBackup[];
  /** Notifies when another tab has written a backup. */
  subscribe(listener: () => void): () => void;
}

/** Restores the backups into their records, and removes each once it is stored. Several tabs may do so at once. */
export async function restoreBackups(
  unloadBackups: UnloadBackups,
  records: MemberRecords,
  clock: Clock,
): Promise<void> {
  for (const { backup, remove } of unloadBackups.read()) {
    const event = { type: 'backupRestored', backup, now: clock.now() } as const;
    const { problem } = await records.dispatch(backup.document.localId, event);
    const stored = problem ? records.whenStored(problem) : Promise.resolve();
    void stored.then(remove).catch(() => {});
  }
}
