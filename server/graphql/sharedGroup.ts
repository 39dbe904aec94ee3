import { randomUUID } from 'node:crypto';
import { type ExecutionArgs, execute, type GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import { type Context, createSharedContext, type Services } from '../context';
import { beginWork, endWork } from '../eventLoop';
import type { ChangedIds } from '../events/pubSub';
import { takeUnreadBuffer } from '../unreadBytes';
import type { ViewerIdentity } from '../viewer';
import { tooLongError } from './answerBudget';
import type { Connection } from './connections';
import type { SharedPlan } from './sharedFields';
import { SharedMessage } from './sharedMessage';

export interface SharedDeps {
  services: Services;
  /** An error as it may leave the server. */
  format(error: GraphQLError, requestId: string): GraphQLError;
  /** Closes the socket of a sign-in that has ended. */
  endSocket(socket: WebSocket): void;
}

/** Subscribers whose sign-ins are looked up together, while the ones before are being sent to. */
const chunkSize = 500;
/** Events whose ids are kept for those who are behind. */
const logMost = 100;
const shortestRetryMs = 500;
const longestRetryMs = 10_000;
const done = { done: true as const, value: undefined };

/** One subscriber of a group: to graphql-ws a stream that ends some time, as events go to the socket past it. */
export class GroupSubscriber implements AsyncIterableIterator<never> {
  /** The group's version that was delivered last, or at which it joined. */
  seen = 0;
  /** Has had no event yet. */
  isFresh = true;
  /** The last event is still on its way to the network: what comes meanwhile waits. */
  isSending = false;
  private isOver = false;
  private finish?: (result: typeof done) => void;

  constructor(
    readonly connection: Pick<Connection, 'socket' | 'network' | 'ip'>,
    readonly id: string,
    public viewer: ViewerIdentity,
    private readonly group: SharedGroup,
  ) {}

  get isOpen(): boolean {
    const { socket } = this.connection;
    return socket.readyState === socket.OPEN;
  }

  deliver(bytes: Buffer, version: number): void {
    this.seen = version;
    this.isFresh = false;
    if (!this.isOpen) return;
    const { socket, network, ip } = this.connection;
    const release = takeUnreadBuffer(ip, bytes);
    if (!release) {
      socket.terminate();
      return;
    }
    this.isSending = true;
    // Framed once for all, and past the library, which would frame it anew for each. It writes whole frames, too.
    network.write(bytes, () => {
      release();
      this.isSending = false;
      this.group.drained(this);
    });
  }

  next(): Promise<typeof done> {
    if (this.isOver) return Promise.resolve(done);
    return new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  async return(): Promise<typeof done> {
    this.isOver = true;
    this.group.leave(this);
    this.finish?.(done);
    return done;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * All subscribers of a server who ask for the same, where that is the same for every member. What their topic tells is
 * executed once and sent to each who is still signed in and may hear it; events that come meanwhile become one.
 */
export class SharedGroup {
  private readonly subscribers = new Set<GroupSubscriber>();
  /** Counts the events. */
  private version = 0;
  /** The version that the latest delivery was made at. */
  private delivered = 0;
  private readonly log: ChangedIds[] = [];
  /** From its first event on the topic is heard without a gap. */
  private isHearing = false;
  private isRunning = false;
  private isDue = false;
  private timer: NodeJS.Timeout | undefined;
  private nextRunAt = 0;
  private failures = 0;

  constructor(
    private readonly plan: SharedPlan,
    private readonly args: ExecutionArgs,
    private readonly events: AsyncIterableIterator<ChangedIds>,
    private readonly deps: SharedDeps,
    private readonly onEmpty: () => void,
  ) {
    void this.hear();
  }

  /** Whoever comes hears at once how things stand. */
  add(subscriber: GroupSubscriber): GroupSubscriber {
    subscriber.seen = this.version;
    this.subscribers.add(subscriber);
    this.schedule();
    return subscriber;
  }

  leave(subscriber: GroupSubscriber): void {
    if (!this.subscribers.delete(subscriber) || this.subscribers.size > 0) return;
    clearTimeout(this.timer);
    void this.events.return?.();
    this.onEmpty();
  }

  drained(subscriber: GroupSubscriber): void {
    if (this.isBehind(subscriber)) this.schedule();
  }

  private async hear(): Promise<void> {
    for await (const ids of this.events) {
      if (this.isHearing) this.version += 1;
      this.isHearing = true;
      if (this.plan.tellsOfChanges && this.log.push(ids) > logMost) this.log.shift();
      this.schedule();
    }
  }

  private isBehind({ isFresh, seen }: GroupSubscriber): boolean {
    return isFresh || seen < this.version;
  }

  private waiting(): GroupSubscriber[] {
    return [...this.subscribers].filter((subscriber) => !subscriber.isSending && this.isBehind(subscriber));
  }

  private schedule(): void {
    if (this.isDue || this.isRunning || !this.isHearing || this.subscribers.size === 0) return;
    this.isDue = true;
    const wait = this.nextRunAt - performance.now();
    if (wait > 0) this.timer = setTimeout(() => void this.run(), wait);
    // What comes in the same turn is one.
    else setImmediate(() => void this.run());
  }

  private async run(): Promise<void> {
    this.isDue = false;
    this.isRunning = true;
    this.nextRunAt = performance.now() + this.plan.everyMs;
    const work = beginWork('delivering an event');
    try {
      for (const subscribers of this.batches()) await this.deliver(subscribers);
      this.failures = 0;
    } catch (error) {
      this.deps.services.log.error({ err: error }, 'an event could not be delivered yet');
      const wait = Math.min(longestRetryMs, shortestRetryMs * 2 ** this.failures);
      this.failures += 1;
      this.nextRunAt = performance.now() + wait;
    }
    endWork(work);
    this.isRunning = false;
    if (this.waiting().length > 0) this.schedule();
  }

  /** Those who missed none of what changed, and apart from them those who did, who are told of more. */
  private batches(): GroupSubscriber[][] {
    const waiting = this.waiting();
    const before = this.delivered;
    this.delivered = this.version;
    if (!this.plan.tellsOfChanges) return [waiting];
    return [waiting.filter(({ seen }) => seen >= before), waiting.filter(({ seen }) => seen < before)];
  }

  /** What changed after the version; nothing where that is not known any more. */
  private idsSince(version: number): ChangedIds {
    const count = this.version - version;
    const events = count > 0 ? this.log.slice(-count) : [];
    if (events.length < count || events.some((ids) => ids.length === 0)) return [];
    const ids = [...new Set(events.flat())];
    return ids.length > logMost ? [] : ids;
  }

  private async deliver(subscribers: GroupSubscriber[]): Promise<void> {
    if (subscribers.length === 0) return;
    const { version } = this;
    const oldest = subscribers.reduce((least, { seen }) => Math.min(least, seen), version);
    const context = createSharedContext(this.deps.services, randomUUID());
    const made = Promise.all([this.execute(context, this.idsSince(oldest)), this.plan.mayHear(context)]);
    const check = (from: number) => this.stillSignedIn(subscribers.slice(from, from + chunkSize));
    // Two ahead: a statement leaves the process only after what is being sent meanwhile.
    const checks = [check(0), check(chunkSize)];
    for (let from = 0; from < subscribers.length; from += chunkSize) {
      const [[message, mayHear], viewers = new Map<string, ViewerIdentity>()] = await Promise.all([
        made,
        checks.shift(),
      ]);
      checks.push(check(from + 2 * chunkSize));
      for (const subscriber of subscribers.slice(from, from + chunkSize)) {
        if (!this.subscribers.has(subscriber)) continue;
        const viewer = viewers.get(subscriber.viewer.signInId);
        if (viewer && mayHear(viewer)) {
          subscriber.viewer = viewer;
          subscriber.deliver(message.of(subscriber.id), version);
        } else if (viewer) void subscriber.return();
        else if (subscriber.isOpen) this.deps.endSocket(subscriber.connection.socket);
      }
    }
  }

  private stillSignedIn(subscribers: GroupSubscriber[]): Promise<Map<string, ViewerIdentity>> {
    const found = this.deps.services.authenticator.stillSignedInOf(subscribers.map(({ viewer }) => viewer));
    // Its failure is for whoever waits for it; where an earlier step failed, that is nobody.
    found.catch(() => undefined);
    return found;
  }

  private async execute(context: Context, ids: ChangedIds): Promise<SharedMessage> {
    const { errors, ...result } = await execute({ ...this.args, contextValue: context, rootValue: ids });
    const formatted = errors?.map((error) => this.deps.format(error, context.requestId));
    const tooLong = tooLongError({ data: result.data, errors: formatted });
    if (tooLong) return new SharedMessage({ errors: [tooLong] });
    return new SharedMessage({ ...result, ...(formatted && { errors: formatted }) });
  }
}
