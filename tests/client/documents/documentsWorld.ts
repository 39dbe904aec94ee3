import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import type { DocumentKind, LocalDocument } from '../../../client/documents/model/model';
import { createDatabase, type OfflineDatabase } from '../../../client/documents/storage/database';
import type { Channel, Clock, TabMessage } from '../../../client/documents/sync/browserPorts';
import type { DocumentStore, DocumentStoreDeps } from '../../../client/documents/sync/documentStore';
import { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import type { SyncRequest, SyncResponse } from '../../../client/documents/sync/syncRequest';
import { SimulatedServer } from './simulatedServer';

/** A clock that only advances by calls; `jump` changes the wall clock without running timers. */
class FakeClock implements Clock {
  private wall = Date.UTC(2026, 5, 1);
  private passed = 0;
  private timers = new Map<number, { at: number; run: () => void }>();
  private last = 0;

  now = () => this.wall + this.passed;
  jump = (ms: number) => {
    this.wall += ms;
  };
  setTimeout = (run: () => void, ms: number) => {
    this.last += 1;
    this.timers.set(this.last, { at: this.passed + ms, run });
    return this.last;
  };
  clearTimeout = (timer: unknown) => {
    this.timers.delete(timer as number);
  };
  pass(ms: number) {
    this.passed += ms;
    for (const [id, { at, run }] of [...this.timers]) if (at <= this.passed && this.timers.delete(id)) run();
  }
}

/** A fake of Web Locks, with the parts that the app uses. */
export class FakeLocks {
  private held = new Map<string, { steal: () => void }>();
  private waiting: { name: string; start: () => void }[] = [];

  request = (async (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ) => {
    const { ifAvailable, steal, signal } = options as LockOptions;
    const run = callback ?? (options as LockGrantedCallback<unknown>);
    await Promise.resolve();
    if (steal) {
      this.held.get(name)?.steal();
      this.held.delete(name);
    }
    if (this.held.has(name)) {
      if (ifAvailable) return run(null);
      await new Promise<void>((start, refuse) => {
        const entry = { name, start };
        this.waiting.push(entry);
        signal?.addEventListener('abort', () => {
          this.waiting = this.waiting.filter((other) => other !== entry);
          refuse(new DOMException('aborted', 'AbortError'));
        });
      });
    }
    return new Promise<unknown>((resolve, reject) => {
      const mine = { steal: () => reject(new DOMException('stolen', 'AbortError')) };
      this.held.set(name, mine);
      Promise.resolve(run({ name, mode: 'exclusive' }))
        .then(resolve, reject)
        .finally(() => {
          if (this.held.get(name) !== mine) return;
          this.held.delete(name);
          const next = this.waiting.find((entry) => entry.name === name);
          this.waiting = this.waiting.filter((entry) => entry !== next);
          next?.start();
        });
    });
  }) as LockManager['request'];

  query = async () => ({ held: [...this.held.keys()].map((name) => ({ name })), pending: [] });
}

const mended: DocumentsWorld['network'] = (_request, take) => take();

export const turn = () => new Promise<void>((proceed) => void setImmediate(proceed));

/** A simulated browser with its database, locks, clock and tabs, and a server behind a network. */
export class DocumentsWorld {
  readonly server = new SimulatedServer();
  readonly clock = new FakeClock();
  readonly locks = new FakeLocks();
  readonly notices: string[] = [];
  /** The document kinds of the notices. */
  readonly noticed: DocumentKind[] = [];
  readonly sent: { request: SyncRequest; memberId: string }[] = [];
  /** The ids of texts that were read to be kept. */
  readonly read: string[] = [];
  isOnline = true;
  signedIn: string | null = 'user_ann';
  /** Simulates the network for one call; by default the call arrives and is answered. */
  network: (request: SyncRequest, take: () => SyncResponse) => SyncResponse | Promise<SyncResponse> = mended;
  /** Messages between tabs. */
  readonly posted: TabMessage[] = [];
  private channels = new Set<Channel>();
  private desks: LocalDocumentStore[] = [];
  private static names = 0;
  readonly databaseName: string;

  constructor() {
    DocumentsWorld.names += 1;
    this.databaseName = `world-${DocumentsWorld.names}`;
  }

  /** Opens a tab of the browser. */
  open(memberId = 'user_ann', overrides: Partial<DocumentStoreDeps> = {}): LocalDocumentStore {
    const documents = new LocalDocumentStore(memberId, {
      transport: {
        isSignedIn: () => this.signedIn === memberId,
        send: async (request) => {
          this.sent.push({ request, memberId });
          return this.network(request, () => this.server.take(request, memberId));
        },
        read: async (id) => this.server.copy(id),
        latest: async (kind) => this.server.latest(kind, memberId),
        texts: async (_kind, ids) => {
          this.read.push(...ids);
          return new Map(ids.map((id) => [id, this.ownText(id, memberId)]));
        },
      },
      database: this.database(),
      clock: this.clock,
      random: () => 0.5,
      locks: this.locks as unknown as LockManager,
      openChannel: () => this.channel(),
      connection: {
        isOnline: () => this.isOnline,
        subscribe: (listener) => {
          this.connectionListeners.add(listener);
          return () => this.connectionListeners.delete(listener);
        },
      },
      onNotice: (notice, kind) => {
        this.notices.push(notice);
        this.noticed.push(kind);
      },
      storagePatienceMs: 25_000,
      ...overrides,
    });
    documents.start();
    this.desks.push(documents);
    return documents;
  }

  /** A member's own text, with what a device keeps beside it. */
  private ownText(id: string, memberId: string) {
    const copy = this.server.rows.get(id)?.memberId === memberId ? this.server.copy(id) : null;
    if (!copy) return null;
    const lastModified = Date.parse(copy.updatedAt);
    return { copy, createdAt: 0, lastModified, sessionId: 'session_1', exerciseId: 'exercise_1' };
  }

  readonly connectionListeners = new Set<() => void>();

  database = (): OfflineDatabase => createDatabase(this.databaseName);

  goOnline(isOnline: boolean) {
    this.isOnline = isOnline;
    for (const listener of [...this.connectionListeners]) listener();
  }

  private channel(): Channel {
    const all = this.channels;
    const channel: Channel = {
      onmessage: null,
      postMessage: (message: TabMessage) => {
        this.posted.push(message);
        for (const other of all)
          if (other !== channel) other.onmessage?.({ data: message } as MessageEvent<TabMessage>);
      },
      close: () => all.delete(channel),
    };
    all.add(channel);
    return channel;
  }

  /** From now on requests arrive, and their answers are lost. */
  loseAnswers() {
    this.network = (_request, take) => {
      take();
      return { kind: 'offline' };
    };
  }

  /** From now on answers wait; the returned function lets the last of them come. */
  holdAnswers(): () => void {
    let come = () => {};
    this.network = (_request, take) =>
      new Promise((resolve) => {
        come = () => resolve(take());
      });
    return () => come();
  }

  mend() {
    this.network = mended;
  }

  /** Advances the clock until the condition is true. Returns the time that passed, in milliseconds. */
  async until(isSo: () => boolean | Promise<boolean>, atMostMs = 60_000, stepMs = 100): Promise<number> {
    for (let passed = 0; passed <= atMostMs; passed += stepMs) {
      // The store works asynchronously; these turns give it time, independent of the machine's speed.
      for (let n = 0; n < 40; n += 1) {
        if (await isSo()) return passed;
        await turn();
      }
      this.clock.pass(stepMs);
    }
    throw new Error(`Not so within ${atMostMs} ms`);
  }

  end() {
    for (const documents of this.desks) documents.close();
  }
}

export const origin = {
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  privacyLevel: 'PRIVATE',
} as const;

/** Whether everything has been sent. */
export const isSynced = async (documents: LocalDocumentStore) =>
  (await documents.list()).every(
    ({ syncStatus, versionsToKeep }) => syncStatus === 'synced' && versionsToKeep.length === 0,
  );

export const started = (
  documents: DocumentStore,
  content = 'It fell.',
  title = 'Dusk',
): Promise<LocalDocument> => documents.write(documents.begin(origin), { title, content });

/** A story that is saved on the server and on this device. */
export async function syncedStory(
  world: DocumentsWorld,
  documents: LocalDocumentStore,
  content = 'One.\n\nTwo.',
) {
  const { localId } = await started(documents, content);
  const saved = documents.save(localId, null);
  await world.until(() => isSynced(documents));
  await saved;
  world.notices.length = 0;
  return (await documents.read({ localId })) as LocalDocument;
}
