import { randomUUID } from 'node:crypto';
import type { ExecutionArgs, GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import type { ChangedIds } from '../events/pubSub';
import { reserveUnread } from '../http/unreadBytes';
import { beginWork, endWork } from '../lib/eventLoop';
import { type Context, createSharedContext, type Services } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { tooLongError } from './answerBudget';
import type { SharedPlan } from './sharedFields';
import { SharedMessage } from './sharedMessage';
import type { SocketConnection } from './socketConnections';

export interface SharedDeps {
  services: Services;
  /** Formats an error for clients. */
  format(error: GraphQLError, requestId: string): GraphQLError;
  /** Closes the socket of an ended sign-in. */
  endSocket(socket: WebSocket): void;
}

/** Subscribers checked per statement while the previous chunk is being sent. */
const chunkSize = 500;
/** Events whose ids are kept for subscribers that lag behind. */
const recentMax = 100;
const shortestRetryMs = 500;
const longestRetryMs = 10_000;
const done = { done: true as const, value: undefined };

/**
 * A subscriber of a group. graphql-ws keeps it as it keeps any stream, and ends it when the client completes
 * or disconnects; but nobody reads it: events are written to the socket directly.
 */
export class GroupSubscriber implements AsyncIterableIterator<never> {
  /** The group's version last delivered to this subscriber, or at which it joined. */
  seenVersion = 0;
  /** No event delivered yet. */
  isFresh = true;
  /** The last event is still being written; later ones wait. */
  isSending = false;

  constructor(
    readonly connection: Pick<SocketConnection, 'socket' | 'network' | 'ip'> &
      Partial<Pick<SocketConnection, 'complete'>>,
    readonly id: string,
    public viewer: ViewerIdentity,
    private readonly group: SharedGroup,
  ) {}

  get isOpen(): boolean {
    const { socket } = this.connection;
    return socket.readyState === socket.OPEN;
  }

  deliver(bytes: Buffer, version: number): void {
    this.seenVersion = version;
    this.isFresh = false;
    if (!this.isOpen) {
      // Its socket closed without ending it.
      this.group.leave(this);
      return;
    }
    const { socket, network, ip } = this.connection;
    const release = reserveUnread(ip, bytes);
    if (!release) {
      socket.terminate();
      return;
    }
    this.isSending = true;
    // Framed once for all sockets, bypassing ws, which would frame it for each. This is safe because ws also
    // writes complete frames.
    network.write(bytes, () => {
      release();
      this.isSending = false;
      this.group.onWritten(this);
    });
  }

  async next(): Promise<typeof done> {
    return done;
  }

  async return(): Promise<typeof done> {
    this.group.leave(this);
    return done;
  }

  /** Ends the subscription from our side, and notifies the client. */
  end(): void {
    this.group.leave(this);
    this.connection.complete?.(this.id);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * All subscribers on this server with the same document and variables. An event is executed once and sent to
 * each subscriber that is still signed in and authorised; events in between are combined.
 */
export class SharedGroup {
  private readonly subscribers = new Set<GroupSubscriber>();
  /** Number of events. */
  private version = 0;
  /** The version at the latest delivery. */
  private deliveredVersion = 0;
  private readonly recentIds: ChangedIds[] = [];
  /** True once the topic's subscription is active, so that no event is missed. */
  private isSubscribed = false;
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
    void this.consumeEvents();
  }

  /** A new subscriber gets the current state immediately. */
  add(subscriber: GroupSubscriber): GroupSubscriber {
    subscriber.seenVersion = this.version;
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

  onWritten(subscriber: GroupSubscriber): void {
    if (this.isBehind(subscriber)) this.schedule();
  }

  private async consumeEvents(): Promise<void> {
    for await (const ids of this.events) {
      if (this.isSubscribed) this.version += 1;
      this.isSubscribed = true;
      if (this.plan.sendsChanges && this.recentIds.push(ids) > recentMax) this.recentIds.shift();
      this.schedule();
    }
  }

  private isBehind({ isFresh, seenVersion }: GroupSubscriber): boolean {
    return isFresh || seenVersion < this.version;
  }

  private waiting(): GroupSubscriber[] {
    return [...this.subscribers].filter((subscriber) => !subscriber.isSending && this.isBehind(subscriber));
  }

  private schedule(): void {
    if (this.isDue || this.isRunning || !this.isSubscribed || this.subscribers.size === 0) return;
    this.isDue = true;
    const wait = this.nextRunAt - performance.now();
    if (wait > 0) this.timer = setTimeout(() => void this.run(), wait);
    // Combine events of the same event-loop turn.
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

  /** New subscribers, those that missed nothing, and those that lag behind and need more ids. */
  private batches(): GroupSubscriber[][] {
    const waiting = this.waiting();
    const before = this.deliveredVersion;
    this.deliveredVersion = this.version;
    if (!this.plan.sendsChanges) return [waiting];
    const known = waiting.filter(({ isFresh }) => !isFresh);
    return [
      waiting.filter(({ isFresh }) => isFresh),
      known.filter(({ seenVersion }) => seenVersion >= before),
      known.filter(({ seenVersion }) => seenVersion < before),
    ];
  }

  /** Ids changed since a version; empty if they are no longer known. */
  private idsSince(version: number): ChangedIds {
    const count = this.version - version;
    const events = count > 0 ? this.recentIds.slice(-count) : [];
    if (events.length < count || events.some((ids) => ids.length === 0)) return [];
    const ids = [...new Set(events.flat())];
    return ids.length > recentMax ? [] : ids;
  }

  private async deliver(subscribers: GroupSubscriber[]): Promise<void> {
    if (subscribers.length === 0) return;
    const { version } = this;
    const oldest = subscribers.reduce((least, { seenVersion }) => Math.min(least, seenVersion), version);
    const context = createSharedContext(this.deps.services, randomUUID());
    // A new subscriber starts with an empty event instead of ids, because it knows no earlier state.
    const ids = subscribers.some(({ isFresh }) => isFresh) ? [] : this.idsSince(oldest);
    const result = Promise.all([this.execute(context, ids), this.plan.mayReceive(context)]);
    const checkChunk = (from: number) => this.findSignedIn(subscribers.slice(from, from + chunkSize));
    // Check two chunks ahead: while a chunk is being sent, the process can't send the next statement.
    const checks = [checkChunk(0), checkChunk(chunkSize)];
    for (let from = 0; from < subscribers.length; from += chunkSize) {
      const [[message, mayReceive], viewers = new Map<string, ViewerIdentity>()] = await Promise.all([
        result,
        checks.shift(),
      ]);
      checks.push(checkChunk(from + 2 * chunkSize));
      for (const subscriber of subscribers.slice(from, from + chunkSize)) {
        if (!this.subscribers.has(subscriber)) continue;
        const viewer = viewers.get(subscriber.viewer.signInId);
        if (viewer && mayReceive(viewer)) {
          subscriber.viewer = viewer;
          subscriber.deliver(message.of(subscriber.id), version);
        } else if (viewer) subscriber.end();
        else if (subscriber.isOpen) this.deps.endSocket(subscriber.connection.socket);
      }
    }
  }

  private findSignedIn(subscribers: GroupSubscriber[]): Promise<Map<string, ViewerIdentity>> {
    const found = this.deps.services.authenticator.stillSignedInOf(subscribers.map(({ viewer }) => viewer));
    // Prevent an unhandled rejection if an earlier step fails and nobody awaits this one.
    found.catch(() => undefined);
    return found;
  }

  private async execute(context: Context, ids: ChangedIds): Promise<SharedMessage> {
    const args = { ...this.args, contextValue: context, rootValue: ids };
    const { errors, ...result } = await this.plan.execute(args);
    const formatted = errors?.map((error) => this.deps.format(error, context.requestId));
    const tooLong = tooLongError({ data: result.data, errors: formatted });
    if (tooLong) return new SharedMessage({ errors: [tooLong] });
    return new SharedMessage({ ...result, ...(formatted && { errors: formatted }) });
  }
}
