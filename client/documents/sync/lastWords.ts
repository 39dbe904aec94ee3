import type { KeptBackup } from '../storage/unloadBackup';
import type { Clock } from './browserPorts';
import type { MemberRecords } from './memberRecords';

/** Text typed right before a tab was closed or reloaded. */
export interface LastWords {
  read(): readonly KeptBackup[];
  /** Notifies when another tab has left texts. */
  subscribe(listener: () => void): () => void;
}

/** Puts the texts into their records. Several tabs may do so at once. */
export async function restoreLastWords(
  lastWords: LastWords,
  records: MemberRecords,
  clock: Clock,
): Promise<void> {
  for (const { backup, remove } of lastWords.read()) {
    const event = { type: 'backupRestored', backup, now: clock.now() } as const;
    const { problem } = await records.dispatch(backup.document.localId, event);
    const stored = problem ? records.whenStored(problem) : Promise.resolve();
    void stored.then(remove).catch(() => {});
  }
}
