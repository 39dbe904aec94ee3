import { createListeners } from '../../lib/store';
import type { DocumentKind } from '../model/model';
import { localIdOf } from '../model/newLocalDocument';
import { type OfflineDatabase, StorageError } from '../storage/database';
import { DeviceRecords } from '../storage/deviceRecords';
import type { TabMessage } from './browserPorts';
import { isPresent, type Outcome, reduce } from './reduce';
import { createSyncCounts } from './syncCounts';
import type { EventOf, SyncEvent, SyncNotice } from './syncEvents';
import { isSynced, type PresentRecord, type SyncRecord } from './syncRequest';

interface MemberRecordsDeps {
  memberId: string;
  database: OfflineDatabase;
  storagePatienceMs?: number;
  /** Reaches the member's other tabs. */
  post: (message: TabMessage) => void;
  onNotice: (notice: SyncNotice, kind: DocumentKind) => void;
  /** Removes what the server has as well. */
  makeRoom: () => Promise<void>;
}

/** A member's records: applies events to them, counts them, and notifies listeners and other tabs of each change. */
export class MemberRecords {
  readonly db: DeviceRecords;
  readonly counts = createSyncCounts();
  private readonly changes = createListeners<string | null>();
  /** Whether the device returned all records that were to be counted. */
  private hasCountedAll = true;
  /** For each pending count, the records that changed since it began, of which it may read older states. */
  private readonly pendingCounts = new Set<Map<string, SyncRecord>>();
  /** localIds by the server's id, as far as known. */
  private readonly localIds = new Map<string, string>();

  constructor(private readonly deps: MemberRecordsDeps) {
    const { memberId, database, storagePatienceMs: patienceMs } = deps;
    this.db = new DeviceRecords({
      memberId,
      database,
      patienceMs,
      onProblem: (problem) => {
        this.notifyAll();
        if (!problem && !this.hasCountedAll) void this.recount();
      },
    });
  }

  readonly subscribe = this.changes.subscribe;

  /** Notifies listeners that any document, or the state of the network, may have changed. */
  notifyAll(): void {
    this.changes.notify(null);
  }

  /** Applies an event. Rejects with a StorageError, and changes nothing, where the device can't store the result. */
  async apply(localId: string, event: SyncEvent): Promise<Outcome> {
    let outcome: Outcome = { document: null, item: null, notices: [], sent: null };
    let kind: DocumentKind = 'story';
    const decide = (before: SyncRecord): SyncRecord => {
      outcome = reduce(before, event);
      kind = (outcome.document ?? before.document)?.kind ?? 'story';
      return { document: outcome.document, item: outcome.item };
    };
    await this.db.change(localId, decide).catch(async (error: unknown) => {
      if (!(error instanceof StorageError) || error.kind !== 'full') throw error;
      await this.deps.makeRoom();
      await this.db.change(localId, decide);
    });
    this.notifyChange(localId, outcome);
    for (const notice of outcome.notices) this.deps.onNotice(notice, kind);
    return outcome;
  }

  /** Stores a copy of a text that the server has. Rejects, and keeps nothing, where the device can't. */
  async keep(localId: string, event: EventOf<'kept'>): Promise<void> {
    let isNews = false;
    const entry = await this.db.keep(localId, (before) => {
      const { document, item } = reduce(before, event);
      isNews = document !== before.document;
      return { document, item };
    });
    if (isNews) this.notifyChange(localId, entry);
  }

  /** The record of a document by the server's id. */
  async byId(id: string): Promise<PresentRecord | null> {
    const hasId = (entry: SyncRecord): entry is PresentRecord => isPresent(entry) && entry.document.id === id;
    const expected = await this.db.read(this.localIds.get(id) ?? localIdOf(id));
    return hasId(expected) ? expected : ((await this.db.all()).find(hasId) ?? null);
  }

  /**
   * Counts the unsent records again (the others have no state to count): at start, and after a tab was frozen and has missed
   * messages.
   */
  async recount(): Promise<SyncRecord[]> {
    const changedSince = new Map<string, SyncRecord>();
    this.pendingCounts.add(changedSince);
    const entries = await this.db.unsent();
    this.pendingCounts.delete(changedSince);
    this.hasCountedAll = this.db.problem() === null;
    this.counts.clear();
    for (const entry of entries) if (entry.document) this.counts.set(entry.document.localId, entry);
    for (const [localId, entry] of changedSince) this.counts.set(localId, entry);
    this.notifyAll();
    return entries;
  }

  /** Reads a record that another tab has changed. */
  async handleChangeElsewhere(localId: string): Promise<void> {
    const entry = await this.db.read(localId);
    const problem = this.db.problem();
    if (problem) this.hasCountedAll = false;
    // A device that doesn't answer may have the record all the same; a full one did answer.
    if (entry.document || !problem || problem.kind === 'full') this.count(localId, entry);
    this.changes.notify(localId);
  }

  /** Removes the record from this device, if the server has the same text. */
  forget(localId: string): Promise<void> {
    return this.db
      .prune((entries) =>
        entries.some((entry) => entry.document?.localId === localId && isSynced(entry)) ? [localId] : [],
      )
      .catch(() => {});
  }

  private count(localId: string, entry: SyncRecord): void {
    this.counts.set(localId, entry);
    for (const changedSince of this.pendingCounts) changedSince.set(localId, entry);
  }

  private notifyChange(localId: string, entry: SyncRecord): void {
    this.count(localId, entry);
    if (entry.document?.id) this.localIds.set(entry.document.id, localId);
    this.deps.post({ kind: 'changed', localId });
    this.changes.notify(localId);
  }
}
