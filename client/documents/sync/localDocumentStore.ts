import type { Privacy } from '../../lib/privacy';
import { newLocalId } from '../../relay/newLocalId';
import {
  type DocumentKind,
  type Draft,
  type LocalDocument,
  type Resolution,
  type ServerCopy,
} from '../model/model';
import { localIdOf, newLocalDocument, syncedDocument } from '../model/newLocalDocument';
import { ignoreStorageError, database as pageDatabase } from '../storage/database';
import { browserClock, browserConnection, type Channel, type TabMessage } from './browserPorts';
import { ClosedTabs } from './closedTabs';
import type {
  DocumentKey,
  DocumentOrigin,
  DocumentStore,
  DocumentStoreDeps,
  NewDocument,
  SaveOutcome,
  SyncOverview,
} from './documentStore';
import { KeptTexts } from './keptTexts';
import { MemberRecords } from './memberRecords';
import { isShown, type Outcome, reduce } from './reduce';
import { abandonedDrafts, warmUpDatabase } from './retention';
import { type ExplicitSave, sendUnstored, type Unstored } from './sendUnstored';
import { SyncEngine } from './syncEngine';
import type { SyncEvent } from './syncEvents';
import { emptyRecord, isSynced, lastChangedFirst, type PresentRecord, type SyncRecord } from './syncRequest';
import { waitForSaveOutcome } from './waitForSaveOutcome';

/** How long saved text waits before it is sent. Source: specification, section 9. */
const sendDelayMs = 100;

/** The store of one member in one tab. It can read and write at once; it sends nothing before `start`. */
export class LocalDocumentStore implements DocumentStore {
  private readonly deps: DocumentStoreDeps &
    Required<Pick<DocumentStoreDeps, 'database' | 'clock' | 'connection'>>;
  private readonly records: MemberRecords;
  private readonly engine: SyncEngine;
  private readonly kept: KeptTexts;
  private readonly closedTabs: ClosedTabs;
  private channel: Channel | null = null;
  private isStarted = false;
  private subscriptions: ((() => void) | undefined)[] = [];

  constructor(
    readonly memberId: string,
    options: DocumentStoreDeps,
  ) {
    const browser = { database: pageDatabase, clock: browserClock, connection: browserConnection };
    const deps = { ...browser, random: Math.random, ...options };
    this.deps = deps;
    const post = (message: TabMessage) => this.channel?.postMessage(message);
    this.records = new MemberRecords({
      ...deps,
      memberId,
      post,
      onNotice: (notice, kind) => {
        // No notices after sign-out.
        if (this.isStarted) options.onNotice?.(notice, kind);
      },
      makeRoom: () => this.kept.makeRoom(),
    });
    const isStarted = () => this.isStarted;
    this.kept = new KeptTexts({ ...deps, memberId, records: this.records, isStarted });
    this.closedTabs = new ClosedTabs({ ...deps, records: this.records });
    this.engine = new SyncEngine({
      ...deps,
      memberId,
      store: this.records.db,
      isOnline: deps.connection.isOnline,
      dispatch: (localId, event) => this.applySync(localId, event),
      onReach: (isReached) => {
        if (this.records.counts.setReached(isReached)) this.records.notifyAll();
      },
      post,
    });
  }

  /** Starts sending and listening to other tabs; can be called again after `close`. */
  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    const { connection, unloadBackups, openChannel } = this.deps;
    this.channel = openChannel?.() ?? null;
    if (this.channel)
      this.channel.onmessage = ({ data }) => {
        if (data.kind === 'changed') void this.records.handleChangeElsewhere(data.localId);
        else this.engine.handleReached();
      };
    this.subscriptions = [
      connection.subscribe(() => {
        this.records.notifyAll();
        void this.records.recount();
        if (connection.isOnline()) this.engine.wake();
        this.kept.keepSoon();
        if (this.closedTabs.areLeft) void this.resumeClosedTabs();
      }),
      unloadBackups?.subscribe(() => void this.resumeClosedTabs()),
    ];
    void this.prepare();
  }

  close(): void {
    if (!this.isStarted) return;
    this.isStarted = false;
    this.engine.stop();
    this.kept.stop();
    for (const end of this.subscriptions) end?.();
    this.channel?.close();
    this.channel = null;
  }

  async list(kind?: DocumentKind, count?: number | 'unsent'): Promise<LocalDocument[]> {
    const { db } = this.records;
    const isListed = (entry: SyncRecord): entry is PresentRecord =>
      isShown(entry) && (kind === undefined || entry.document.kind === kind);
    const read =
      count === 'unsent' ? db.unsent() : count === undefined ? db.all() : db.latest(count, isListed);
    return (await read)
      .filter(isListed)
      .sort(lastChangedFirst)
      .map(({ document }) => document);
  }

  async read(key: DocumentKey): Promise<LocalDocument | null> {
    const { records } = this;
    const entry = 'localId' in key ? await records.db.read(key.localId) : await records.byId(key.id);
    const restored =
      entry && this.closedTabs.withWordsLeft(entry, 'localId' in key ? key.localId : entry.document?.localId);
    return restored && isShown(restored) ? restored.document : null;
  }

  begin(origin: NewDocument): LocalDocument {
    return { ...newLocalDocument(this.memberId, newLocalId(), this.deps.clock.now()), ...origin };
  }

  async open(copy: ServerCopy, origin: DocumentOrigin): Promise<LocalDocument> {
    const { records } = this;
    const now = this.deps.clock.now();
    const known = await records.byId(copy.id);
    const localId = known?.document.localId ?? localIdOf(copy.id);
    this.kept.openHere.add(localId);
    const fresh = syncedDocument(this.memberId, localId, copy, {
      ...origin,
      createdAt: now,
      lastModified: now,
    });
    const event = { type: 'opened', copy, fresh, now } as const;
    const opened = await records.apply(localId, event).catch(() => reduce(known ?? emptyRecord, event));
    const { document, item } = this.closedTabs.withWordsLeft(opened, localId);
    if (item) this.sendSoon();
    void this.kept.prune();
    return document ?? fresh;
  }

  async write(document: LocalDocument, change: Partial<Draft>): Promise<LocalDocument> {
    const { localId } = document;
    this.kept.openHere.add(localId);
    if (this.closedTabs.areLeft) await this.closedTabs.restore();
    const [newName, now] = [newLocalId(), this.deps.clock.now()];
    const event = { type: 'edited', from: document, change, newName, now } as const;
    const { document: written, item } = await this.records.apply(localId, event);
    if (item?.timestamp === now) this.sendSoon(); // Editing a deleted text queues it at once.
    return written ?? document;
  }

  sendUnstored(document: LocalDocument, draft: Draft, save: ExplicitSave | null): Promise<Unstored> {
    return sendUnstored(document, draft, save, this.deps);
  }

  async autosave(localId: string): Promise<void> {
    // If the device can't store it, the overview says so, and the next period sends the draft that is there.
    await this.requestSave(localId, false).catch(ignoreStorageError);
    this.sendSoon();
  }

  async save(localId: string, privacyLevel: Privacy | null): Promise<SaveOutcome> {
    const { records } = this;
    const { transport, clock, connection } = this.deps;
    const misses = records.counts.misses();
    const pressed = await this.requestSave(localId, true, privacyLevel);
    this.sendSoon();
    return waitForSaveOutcome({
      pressed,
      read: () => records.db.read(localId),
      subscribe: (listener) =>
        records.subscribe((changed) => {
          if (changed === null || changed === localId) listener();
        }),
      canReach: () => connection.isOnline() && transport.isSignedIn() && records.counts.misses() === misses,
      clock,
    });
  }

  async retry(localId: string): Promise<void> {
    await this.requestSave(localId, true).catch(ignoreStorageError);
    this.sendSoon();
  }

  async remove(localId: string): Promise<void> {
    this.kept.openHere.delete(localId);
    await this.records.apply(localId, { type: 'deleteRequested', now: this.deps.clock.now() });
    this.sendSoon();
  }

  async resolve(localId: string, resolution: Resolution, merged?: Draft): Promise<void> {
    const [newName, now] = [newLocalId(), this.deps.clock.now()];
    await this.records.apply(localId, { type: 'conflictResolved', resolution, merged, newName, now });
    this.sendSoon();
  }

  serverChanged(id: string): void {
    const { transport, clock } = this.deps;
    void (async () => {
      const known = await this.records.byId(id);
      if (!known || !transport.isSignedIn()) return;
      const event = { type: 'serverCopyReceived', copy: await transport.read(id), now: clock.now() } as const;
      await this.records.apply(known.document.localId, event);
      this.sendSoon();
    })().catch(() => {});
  }

  keepTexts(kind: DocumentKind, shown: readonly string[]): Promise<void> {
    return this.kept.keep(kind, shown);
  }

  sync(): Promise<void> {
    return this.engine.sendNow();
  }

  overview(): SyncOverview {
    const { counts, db } = this.records;
    return {
      ...counts.overview(),
      online: this.deps.connection.isOnline() && counts.isReached(),
      signedOut: !this.deps.transport.isSignedIn(),
      storageProblem: db.problem()?.kind ?? null,
    };
  }

  subscribe(listener: (localId: string | null) => void): () => void {
    return this.records.subscribe(listener);
  }

  private async prepare(): Promise<void> {
    await warmUpDatabase(this.deps.database);
    await this.resumeClosedTabs();
    if (!this.isStarted) return;
    this.engine.start();
    this.kept.keepSoon();
    await this.kept.prune();
  }

  /** Restores and sends what tabs left when they were closed. */
  private async resumeClosedTabs(): Promise<void> {
    const { locks } = this.deps;
    await this.closedTabs.restore();
    const entries = await this.records.recount();
    if (!this.isStarted) return;
    for (const localId of await abandonedDrafts(entries, locks))
      await this.requestSave(localId, false).catch(ignoreStorageError);
  }

  private requestSave(localId: string, pressed: boolean, privacyLevel?: Privacy | null) {
    const event = { type: 'saveRequested', pressed, privacyLevel, now: this.deps.clock.now() } as const;
    return this.records.apply(localId, event);
  }

  private async applySync(localId: string, event: SyncEvent): Promise<Outcome | undefined> {
    const outcome = await this.records.apply(localId, event).catch(ignoreStorageError);
    // If the author signed out while it was sent, the synced document must not stay on the device.
    if (!this.isStarted && !this.deps.transport.isSignedIn() && outcome && isSynced(outcome))
      void this.records.forget(localId);
    return outcome;
  }

  private sendSoon(): void {
    this.engine.wake(sendDelayMs);
  }
}
