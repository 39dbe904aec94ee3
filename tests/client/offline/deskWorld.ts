import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { createDatabase, type OfflineDatabase } from '../../../client/offline/database';
import type { Desk } from '../../../client/offline/desk';
import type { DeskDeps, StartedDesk } from '../../../client/offline/deskDeps';
import type { LocalStory, TextKind } from '../../../client/offline/model';
import { openDesk } from '../../../client/offline/openDesk';
import type { Channel, TabMessage } from '../../../client/offline/surroundings';
import type { Clock } from '../../../client/offline/syncEngine';
import type { SyncAnswer, SyncRequest } from '../../../client/offline/syncRequest';
import { SimulatedServer } from './simulatedServer';

/** Time that stands still until it is told to go on; `jump` puts the clock on the wall without time passing. */
export class FakeClock implements Clock {
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

/** Web Locks of one browser, as far as the app asks them. */
export class FakeLocks {
  private held = new Map<string, { steal: () => void }>();
  private waiting: { name: string; start: () => void }[] = [];

  request = (async (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ) => {
    const { ifAvailable, steal, signal } = options as LockOptions;
    const run = callback as LockGrantedCallback<unknown>;
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

export const turn = () => new Promise<void>((proceed) => void setImmediate(proceed));

/** What one browser has: its database, its locks, its clock, its tabs; and a server beyond the network. */
export class DeskWorld {
  readonly server = new SimulatedServer();
  readonly clock = new FakeClock();
  readonly locks = new FakeLocks();
  readonly notices: string[] = [];
  /** What these were about. */
  readonly noticed: TextKind[] = [];
  readonly sent: { request: SyncRequest; memberId: string }[] = [];
  isOnline = true;
  signedIn: string | null = 'user_ann';
  /** What the network does with a call; by default it arrives and is answered. */
  network: (request: SyncRequest, take: () => SyncAnswer) => SyncAnswer | Promise<SyncAnswer> = (
    _request,
    take,
  ) => take();
  private channels = new Set<Channel>();
  private desks: StartedDesk[] = [];
  private static names = 0;
  readonly databaseName: string;

  constructor() {
    DeskWorld.names += 1;
    this.databaseName = `world-${DeskWorld.names}`;
  }

  /** A tab of the browser. */
  open(memberId = 'user_ann', overrides: Partial<DeskDeps> = {}): StartedDesk {
    const desk = openDesk(memberId, {
      transport: {
        isReady: () => this.signedIn === memberId,
        send: async (request) => {
          this.sent.push({ request, memberId });
          return this.network(request, () => this.server.take(request, memberId));
        },
        read: async (id) => this.server.copy(id),
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
    desk.start();
    this.desks.push(desk);
    return desk;
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
      postMessage(message: TabMessage) {
        for (const other of all)
          if (other !== channel) other.onmessage?.({ data: message } as MessageEvent<TabMessage>);
      },
      close: () => all.delete(channel),
    };
    all.add(channel);
    return channel;
  }

  /** Lets time pass until something is so; tells how much had to. */
  async until(isSo: () => boolean | Promise<boolean>, atMostMs = 60_000, stepMs = 100): Promise<number> {
    for (let passed = 0; passed <= atMostMs; passed += stepMs) {
      // The store answers in turns of its own, however fast or slow the machine is.
      for (let n = 0; n < 40; n += 1) {
        if (await isSo()) return passed;
        await turn();
      }
      this.clock.pass(stepMs);
    }
    throw new Error(`Not so within ${atMostMs} ms`);
  }

  end() {
    for (const desk of this.desks) desk.close();
  }
}

export const origin = {
  sessionId: null,
  exerciseId: null,
  exerciseTitle: null,
  privacyLevel: 'PRIVATE',
} as const;

/** Everything that waits has been sent. */
export const isInStep = async (desk: StartedDesk) =>
  (await desk.list()).every(
    ({ syncStatus, versionsToKeep }) => syncStatus === 'synced' && versionsToKeep.length === 0,
  );

export const started = (desk: Desk, content = 'It fell.', title = 'Dusk'): Promise<LocalStory> =>
  desk.write(desk.begin(origin), { title, content });

/** A story that the server has, and this device as well. */
export async function inStepIn(world: DeskWorld, desk: StartedDesk, content = 'One.\n\nTwo.') {
  const { localId } = await started(desk, content);
  const saved = desk.save(localId, null);
  await world.until(() => isInStep(desk));
  await saved;
  world.notices.length = 0;
  return (await desk.read({ localId })) as LocalStory;
}
