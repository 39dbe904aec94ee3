import { randomUUID } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import { type ChangedIds, mergeIds } from '../events/pubSub';
import { beginWork, endWork } from '../lib/eventLoop';
import { type Context, createSharedContext, type Services } from '../request/context';
import type { ViewerIdentity } from '../request/viewer';
import { tooLongError } from './answerBudget';
import { endSocket } from './memberSockets';
import type { SharedPlan } from './sharedFields';
import type { SocketConnection } from './socketConnections';

interface Deps {
  services: Services;
  /** Formats an error for clients. */
  format(error: GraphQLError, requestId: string): GraphQLError;
}

/** Subscribers checked per statement while the previous chunk is being sent. */
const chunkSize = 500;
const retryMs = 2_000;

export interface Subscriber {
  connection: Pick<SocketConnection, 'socket' | 'sendBytes' | 'complete'>;
  /** The operation's id. */
  id: string;
  viewer: ViewerIdentity;
}

/** Who doesn't read is sent nothing more, and later one event for all that was missed. */
const isReading = ({ connection: { socket } }: Subscriber): boolean => socket.bufferedAmount === 0;

/** An event's result as the bytes of a message per operation id. Our client numbers its operations, so many subscribers share an id. */
function messageOf(payload: object): (id: string) => Buffer {
  const end = `,"type":"next","payload":${JSON.stringify(payload)}}`;
  const messages = new Map<string, Buffer>();
  return (id) => {
    const message = messages.get(id) ?? Buffer.from(`{"id":${JSON.stringify(id)}${end}`);
    messages.set(id, message);
    return message;
  };
}

/**
 * All subscribers on this server with the same document and variables. An event is executed once and sent to
 * each subscriber that is still signed in and authorised; events in between are combined.
 */
class SharedGroup {
  /** Each subscriber with the version that it was sent last; 0 before the first. */
  private readonly seen = new Map<Subscriber, number>();
  /** Number of events. The first says that the topic is being followed, so that no later one is missed. */
  private version = 0;
  private deliveredVersion = 0;
  /** What changed between these versions. */
  private changedIds: ChangedIds = [];
  private isScheduled = false;
  private nextRunAt = 0;

  constructor(
    private readonly plan: SharedPlan,
    private readonly events: AsyncIterableIterator<ChangedIds>,
    private readonly deps: Deps,
    private readonly onEmpty: () => void,
  ) {
    void this.consumeEvents();
  }

  /** A new subscriber gets the current state immediately. */
  add(subscriber: Subscriber): void {
    this.seen.set(subscriber, 0);
    this.schedule();
  }

  remove(subscriber: Subscriber): void {
    if (!this.seen.delete(subscriber) || this.seen.size > 0) return;
    void this.events.return?.();
    this.onEmpty();
  }

  private async consumeEvents(): Promise<void> {
    for await (const ids of this.events) {
      this.changedIds = this.version === this.deliveredVersion ? ids : mergeIds(this.changedIds, ids);
      this.version += 1;
      this.schedule();
    }
  }

  private schedule(): void {
    if (this.isScheduled || ![...this.seen.values()].some((seen) => seen < this.version)) return;
    this.isScheduled = true;
    const wait = this.nextRunAt - performance.now();
    if (wait > 0) setTimeout(() => void this.run(), wait);
    // Combine events of the same event-loop turn.
    else setImmediate(() => void this.run());
  }

  private async run(): Promise<void> {
    this.nextRunAt = performance.now() + this.plan.everyMs;
    const { version, deliveredVersion: before, changedIds } = this;
    this.deliveredVersion = version;
    // Who is new, or missed an event because of not reading, gets one without ids: anything may have changed.
    const [outdated, current]: [Subscriber[], Subscriber[]] = [[], []];
    for (const [subscriber, seen] of this.seen)
      if (seen < version && isReading(subscriber))
        (this.plan.sendsChanges && seen === before ? current : outdated).push(subscriber);
    const work = beginWork('delivering an event');
    try {
      await this.deliver(outdated, version, []);
      await this.deliver(current, version, changedIds);
    } catch (error) {
      this.deps.services.log.error({ err: error }, 'an event could not be delivered yet');
      this.nextRunAt = performance.now() + retryMs;
    }
    endWork(work);
    this.isScheduled = false;
    this.schedule();
  }

  private async deliver(subscribers: Subscriber[], version: number, ids: ChangedIds): Promise<void> {
    if (subscribers.length === 0) return;
    const { services } = this.deps;
    const context = createSharedContext(services, randomUUID());
    const result = Promise.all([this.execute(context, ids), this.plan.mayReceive(context)]);
    const check = (from: number) => {
      const chunk = subscribers.slice(from, from + chunkSize);
      const found = services.authenticator.stillSignedInOf(chunk.map(({ viewer }) => viewer));
      // If another step fails before, nobody awaits this one.
      found.catch(() => undefined);
      return { chunk, found };
    };
    // Two ahead: while a chunk is being sent, the process can't send the next statement.
    const checks = [check(0), check(chunkSize)];
    for (let from = 0; from < subscribers.length; from += chunkSize) {
      const { chunk, found } = checks.shift() as ReturnType<typeof check>;
      const [[messageFor, mayReceive], viewers] = await Promise.all([result, found]);
      checks.push(check(from + 2 * chunkSize));
      for (const subscriber of chunk) {
        const { connection, id } = subscriber;
        if (!this.seen.has(subscriber) || !isReading(subscriber)) continue;
        const viewer = viewers.get(subscriber.viewer.signInId);
        if (!viewer) endSocket(connection.socket);
        else if (!mayReceive(viewer)) connection.complete(id);
        else {
          subscriber.viewer = viewer;
          this.seen.set(subscriber, version);
          connection.sendBytes(messageFor(id));
        }
      }
    }
  }

  private async execute(context: Context, ids: ChangedIds): Promise<(id: string) => Buffer> {
    const { errors, ...result } = await this.plan.execute(context, ids);
    const formatted = errors?.map((error) => this.deps.format(error, context.requestId));
    const tooLong = tooLongError({ data: result.data, errors: formatted });
    if (tooLong) return messageOf({ errors: [tooLong] });
    return messageOf({ ...result, ...(formatted && { errors: formatted }) });
  }
}

/**
 * This server's subscriptions whose events are executed once for all members with the same document and
 * variables. All others run per subscriber, as graphql-ws does it. See docs/decisions/shared-events.md.
 */
export class SharedEvents {
  private readonly groups = new Map<string, SharedGroup>();

  constructor(private readonly deps: Deps) {}

  /** The group of the plan. Authorised events of a new subscriber become the group's, or are closed. */
  groupOf(plan: SharedPlan, events: AsyncIterableIterator<ChangedIds>): SharedGroup {
    const known = this.groups.get(plan.key);
    const group = known ?? new SharedGroup(plan, events, this.deps, () => this.groups.delete(plan.key));
    if (known) void events.return?.();
    else this.groups.set(plan.key, group);
    return group;
  }
}
