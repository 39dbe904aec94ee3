import { limits } from '../../../server/contract/limits';
import { forgetKeptCounts, setKeptCount } from '../keptCounts';
import type { DocumentKind, ServerCopy } from '../model/model';
import { localIdOf, syncedDocument } from '../model/newLocalDocument';
import { StorageError } from '../storage/database';
import type { Clock, Connection } from './browserPorts';
import type { MemberRecords } from './memberRecords';
import { pruneDocuments } from './retention';
import { isSynced, type LatestTexts, type ServerText, type SyncTransport } from './syncRequest';

interface KeptTextsDeps {
  memberId: string;
  records: MemberRecords;
  transport: SyncTransport;
  clock: Clock;
  connection: Connection;
  locks?: LockManager;
  isStarted: () => boolean;
}

/** How many texts of each kind are kept at most, and how many characters they have together. */
export const keptOfKind = { texts: limits.page.max, characters: 5_000_000 };
/** Texts in one request. */
const pageSize = 10;
/** Wait before the first check, so that the app's first screens are loaded. */
const afterStartMs = 10_000;
/** Time between two checks. Changes in between are read when a list or the text is shown. */
const checkIntervalMs = 10 * 60_000;

const sizeOf = ({ content, published }: Pick<ServerCopy, 'content' | 'published'>) =>
  content.length + (published?.content.length ?? 0);

/** A document of the server's that this device has. */
interface TextOnDevice {
  localId: string;
  isSynced: boolean;
  updatedAt: number;
  size: number;
}

/** Keeps copies of the member's own texts on the device, for reading offline, and removes those beyond the limits. */
export class KeptTexts {
  /** localIds of documents that this tab has opened, which are never removed. */
  readonly openHere = new Set<string>();
  private lastRun: Promise<void> = Promise.resolve();
  private isFull = false;
  private nextCheckAt = 0;
  private timer: unknown = null;
  /** Ids of texts beyond the latest that the server still had when asked. */
  private readonly confirmedOnServer = new Set<string>();

  constructor(private readonly deps: KeptTextsDeps) {}

  /** Keeps the latest of all kinds, in the background. */
  keepSoon(): void {
    const { clock, connection } = this.deps;
    clock.clearTimeout(this.timer);
    this.timer = clock.setTimeout(() => {
      if (!connection.isOnline() || clock.now() < this.nextCheckAt) return;
      this.nextCheckAt = clock.now() + checkIntervalMs;
      for (const kind of ['story', 'journal', 'note'] as const)
        void this.keep(kind, []).catch(() => {
          this.nextCheckAt = 0;
        });
    }, afterStartMs);
  }

  /** Rejects if the server can't be reached, or the device can't store. */
  keep(kind: DocumentKind, shown: readonly string[]): Promise<void> {
    const { locks, memberId } = this.deps;
    const work = () => this.keepLatestAndShown(kind, shown);
    // Tabs take turns, so that the next one finds the texts that the first has kept.
    const kept = this.lastRun.then(() => (locks ? locks.request(`keep:${memberId}`, {}, work) : work()));
    this.lastRun = kept.catch(() => {});
    return kept;
  }

  stop(): void {
    this.deps.clock.clearTimeout(this.timer);
  }

  prune(): Promise<void> {
    const { records, locks } = this.deps;
    return pruneDocuments(records.db, this.openHere, locks).catch(() => {});
  }

  /** Removes copies of texts that the server has, to make room for unsent ones. */
  async makeRoom(): Promise<void> {
    this.isFull = true;
    forgetKeptCounts(this.deps.memberId);
    await this.forget(() => true);
  }

  private forget(isDropped: (localId: string) => boolean): Promise<void> {
    const { records, locks } = this.deps;
    return pruneDocuments(records.db, this.openHere, locks, ({ localId }) => isDropped(localId)).catch(
      () => {},
    );
  }

  private mayKeep(): boolean {
    const { isStarted, transport, records } = this.deps;
    return isStarted() && transport.isSignedIn() && records.db.problem() === null && !this.isFull;
  }

  private async keepLatestAndShown(kind: DocumentKind, shown: readonly string[]): Promise<void> {
    if (!this.mayKeep()) return;
    const latest = await this.deps.transport.latest(kind);
    const here = await this.onDevice(kind);
    const listed = new Set(latest.texts.map(({ id }) => id));
    const others = shown.filter((id) => !listed.has(id)).map((id) => ({ id, updatedAt: '' }));
    const wanted = [...latest.texts, ...others];
    const tooMany = await this.keepInOrder(wanted, here, kind);
    const dropped = new Set(tooMany.flatMap(({ id }) => here.get(id)?.localId ?? []));
    if (dropped.size > 0) await this.forget((localId) => dropped.has(localId));
    await this.checkOthers(here, new Set([...listed, ...shown]), latest.isAll, kind);
    this.count(kind, latest, tooMany);
  }

  /** The member's texts on this device, by the server's ids. */
  private async onDevice(kind: DocumentKind): Promise<Map<string, TextOnDevice>> {
    const here = new Map<string, TextOnDevice>();
    for (const entry of await this.deps.records.db.all()) {
      const { document } = entry;
      if (document?.kind !== kind) continue;
      const { id, localId, base, content } = document;
      // The server may have created it under an id that this device doesn't know yet: it would be kept twice.
      if (id === null && document.firstSent) throw new StorageError('unavailable');
      if (id === null) continue;
      const size = sizeOf({ content, published: base?.published });
      here.set(id, {
        localId,
        isSynced: isSynced(entry),
        updatedAt: Date.parse(base?.updatedAt ?? ''),
        size,
      });
    }
    return here;
  }

  /** Keeps the wanted texts in order. Resolves to those for which there is no room. */
  private async keepInOrder(
    wanted: LatestTexts['texts'],
    here: ReadonlyMap<string, TextOnDevice>,
    kind: DocumentKind,
  ) {
    const isMissing = ({ id, updatedAt }: LatestTexts['texts'][number]) => {
      const known = here.get(id);
      return !known || (known.isSynced && Date.parse(updatedAt) > known.updatedAt);
    };
    let charactersLeft = keptOfKind.characters;
    for (let first = 0; first < wanted.length; first += pageSize) {
      const page = wanted.slice(first, first + pageSize);
      const found = await this.read(
        kind,
        page.filter(isMissing).map(({ id }) => id),
      );
      for (const [place, { id }] of page.entries()) {
        const text = found.get(id);
        charactersLeft -= text ? sizeOf(text.copy) : (here.get(id)?.size ?? 0);
        if (charactersLeft < 0) return wanted.slice(first + place);
        if (text) await this.store(here.get(id)?.localId ?? localIdOf(id), text, kind);
      }
    }
    return [];
  }

  /** Asks whether the server still has the other texts of this device; removes those that were deleted elsewhere. */
  private async checkOthers(
    here: ReadonlyMap<string, TextOnDevice>,
    known: ReadonlySet<string>,
    isAll: boolean,
    kind: DocumentKind,
  ) {
    const otherIds = [...here].flatMap(([id, { isSynced }]) =>
      isSynced && !known.has(id) && (isAll || !this.confirmedOnServer.has(id)) ? [id] : [],
    );
    for (let first = 0; first < otherIds.length; first += pageSize)
      for (const [id, text] of await this.read(kind, otherIds.slice(first, first + pageSize))) {
        await this.store(here.get(id)?.localId ?? localIdOf(id), text, kind);
        this.confirmedOnServer.add(id);
      }
  }

  private async read(
    kind: DocumentKind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ServerText | null>> {
    if (ids.length === 0) return new Map();
    if (!this.mayKeep()) throw new StorageError('unavailable');
    return this.deps.transport.texts(kind, ids);
  }

  private async store(localId: string, text: ServerText | null, kind: DocumentKind): Promise<void> {
    const { records, transport, memberId, clock } = this.deps;
    if (!this.mayKeep()) throw new StorageError('unavailable');
    const { copy, ...rest } = text ?? {};
    const fresh = copy ? syncedDocument(memberId, localId, copy, { kind, lastModified: 0, ...rest }) : null;
    try {
      await records.keep(localId, { type: 'kept', fresh, now: clock.now() });
    } catch (error) {
      if (error instanceof StorageError && error.kind === 'full') this.isFull = true;
      throw error;
    }
    // If the author signed out meanwhile, the copy must not stay on the device.
    if (!transport.isSignedIn()) await records.forget(localId);
  }

  /** Notes how many of the latest texts are kept, which lists show offline. */
  private count(kind: DocumentKind, { texts, isAll }: LatestTexts, tooMany: LatestTexts['texts']): void {
    const missing = new Set(tooMany.map(({ id }) => id));
    const kept = texts.filter(({ id }) => !missing.has(id)).length;
    setKeptCount(this.deps.memberId, kind, isAll && kept === texts.length ? keptOfKind.texts : kept);
  }
}
