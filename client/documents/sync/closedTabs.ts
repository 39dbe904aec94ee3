import type { LocalDocument } from '../model/model';
import type { UnloadBackups } from './browserPorts';
import type { MemberRecords } from './memberRecords';
import { reduce } from './reduce';
import { sendUnstored, type UnstoredDeps } from './sendUnstored';
import { isSynced, type SyncRecord } from './syncRequest';

interface ClosedTabsDeps extends UnstoredDeps {
  records: MemberRecords;
  unloadBackups?: UnloadBackups;
}

/** The words that closed tabs left in backups. Several tabs may restore them at once. */
export class ClosedTabs {
  /** Whether the device couldn't store a backup. */
  areLeft = false;

  constructor(private readonly deps: ClosedTabsDeps) {}

  /**
   * Restores the backups into their records, and removes each once it is stored. If the device can't store it, it is sent; if the
   * server can't be reached either, it stays.
   */
  async restore(): Promise<void> {
    const { unloadBackups, records, clock } = this.deps;
    let areLeft = false;
    for (const { backup, remove } of unloadBackups?.read() ?? []) {
      const { document, draft } = backup;
      const event = { type: 'backupRestored', backup, now: clock.now() } as const;
      const isSafe = await records.apply(document.localId, event).then(
        () => true,
        // What the device has unsent is sent from there. Without its base the server would take a text for a new one.
        async () =>
          isSafeToSend(await records.db.read(document.localId), document) &&
          (await sendUnstored(document, draft, null, this.deps)).sent !== null,
      );
      if (isSafe) remove();
      else areLeft = true;
    }
    this.areLeft = areLeft;
  }

  /** The record with the words that the device couldn't store yet. */
  withWordsLeft(record: SyncRecord, localId?: string): SyncRecord {
    if (!this.areLeft) return record;
    const { unloadBackups, clock } = this.deps;
    const left = unloadBackups?.read().find(({ backup }) => backup.document.localId === localId);
    return left ? reduce(record, { type: 'backupRestored', backup: left.backup, now: clock.now() }) : record;
  }
}

const isSafeToSend = (stored: SyncRecord, { id, base }: LocalDocument) =>
  (stored.document === null || isSynced(stored)) && (id === null || base !== null);
