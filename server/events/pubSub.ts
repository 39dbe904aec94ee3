import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { makeOutageLog, ObservedRedis } from './observedRedis';
import type { Topics } from './topics';

/** Topics that are watched by key, and topics that every server receives entirely. */
type KeyedTopic = { [T in keyof Topics]: Topics[T] extends [unknown, unknown] ? T : never }[keyof Topics];
type WholeTopic = Exclude<keyof Topics, KeyedTopic>;

/** Distinct ids that changed; empty if anything may have changed. */
export type ChangedIds = readonly string[];

/** More ids than this are reported as 'anything may have changed'. */
const idsMax = 100;

/** The ids of both changes. */
export function mergeIds(one: ChangedIds, other: ChangedIds): ChangedIds {
  const ids = new Set([...one, ...other]);
  return one.length === 0 || other.length === 0 || ids.size > idsMax ? [] : [...ids];
}

/** Publishes and subscribes to events. */
export interface Events {
  publish<T extends keyof Topics>(topic: T, ...event: Topics[T]): void;
  /**
   * Yields the ids of events of topics, each with its key, until the caller stops. The caller loads the data, so
   * events during its work are combined: a slow caller delays nothing and accumulates nothing. Also yields, without
   * ids, after a Redis outage, because events may have been lost.
   */
  watch(
    ...watched: readonly (readonly [topic: KeyedTopic, key: string])[]
  ): AsyncIterableIterator<ChangedIds>;
  /**
   * Like watch(). Starts with an event without ids: what the caller loads after it includes all earlier changes, and
   * later ones cause further events.
   */
  follow(topic: KeyedTopic, key: string): AsyncIterableIterator<ChangedIds>;
  /**
   * Calls `heard` for all events of a topic for the server's lifetime, possibly more than once: this server's
   * own directly, others' through Redis. Calls `missed` after a Redis outage, when events may have been lost.
   */
  listen<T extends WholeTopic>(
    topic: T,
    listener: { heard(payload: Topics[T][0]): void; missed(): void },
  ): void;
}

/** Time for Redis to confirm the subscription before the first event is sent anyway. */
const confirmedWithinMs = 1_000;
/**
 * Subscribing to this channel again changes nothing; its response confirms that events are being received.
 */
const confirmingChannel = 'live';
/** Servers announce here that some of their events didn't reach Redis. */
const missedChannel = 'missed';

/**
 * Iterates over the ids of events; those that the caller hasn't consumed yet are combined. Not a generator, whose return() would wait
 * for the pending next().
 */
function makeIterator(
  addListeners: (heard: (id?: string) => void) => () => void,
): AsyncIterableIterator<ChangedIds> {
  let unread: ChangedIds | undefined;
  let isOver = false;
  let wake = () => {};
  const stop = addListeners((id) => {
    const ids = id === undefined ? [] : [id];
    unread = unread ? mergeIds(unread, ids) : ids;
    wake();
  });
  const end = async () => {
    isOver = true;
    stop();
    wake();
    return { done: true as const, value: undefined };
  };
  return {
    async next() {
      while (!unread && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (!unread || isOver) return { done: true, value: undefined };
      const value = unread;
      unread = undefined;
      return { done: false, value };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

interface Remote {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
  subscribeClient: Redis;
  /** Calls the listener when Redis accepts events again after refusing some. */
  onPublishedAgain(listener: () => void): void;
}

type ServerEvent = Event & { detail: { id?: string; by?: string } };

function makeEvents(remote?: Remote): Events {
  // A server's own events are delivered directly, even during a Redis outage, and not again through Redis.
  const localTarget = new EventTarget();
  // Every open page of a story is a listener.
  setMaxListeners(0, localTarget);
  const ownId = randomUUID();
  const confirmSubscribed = async () => {
    await remote?.subscribeClient.subscribe(confirmingChannel);
  };
  /** Listeners to notify when events may have been lost. */
  const missedListeners = new Set<() => void>();
  const notifyAll = () => {
    for (const notify of [...missedListeners]) notify();
  };
  remote?.subscribeClient.on('ready', () => {
    confirmSubscribed().then(notifyAll, () => {});
  });
  remote?.onPublishedAgain(() =>
    remote.target.dispatchEvent(new CustomEvent(missedChannel, { detail: { by: ownId } })),
  );
  remote?.target.addEventListener(missedChannel, (event) => {
    if ((event as ServerEvent).detail.by !== ownId) notifyAll();
  });

  function addListeners(
    type: string,
    heard: (payload: ServerEvent['detail']) => void,
    missed: () => void,
  ): () => void {
    const fromHere = (event: Event) => heard((event as ServerEvent).detail);
    const fromElsewhere = (event: Event) => {
      if ((event as ServerEvent).detail.by !== ownId) fromHere(event);
    };
    localTarget.addEventListener(type, fromHere);
    remote?.target.addEventListener(type, fromElsewhere);
    missedListeners.add(missed);
    return () => {
      localTarget.removeEventListener(type, fromHere);
      remote?.target.removeEventListener(type, fromElsewhere);
      missedListeners.delete(missed);
    };
  }

  /** Calls `heard` with the id of each event, and without one when events may have been lost. */
  const listenForIds = (type: string, heard: (id?: string) => void) =>
    addListeners(
      type,
      ({ id }) => heard(id),
      () => heard(),
    );

  return {
    publish(topic, ...event) {
      const type = event.length === 2 ? `${topic}:${event[0]}` : topic;
      const payload = event.at(-1) as object;
      localTarget.dispatchEvent(new CustomEvent(type, { detail: payload }));
      remote?.target.dispatchEvent(new CustomEvent(type, { detail: { ...payload, by: ownId } }));
    },
    watch: (...watched) =>
      makeIterator((heard) => {
        const stops = watched.map(([topic, key]) => listenForIds(`${topic}:${key}`, heard));
        return () => void stops.map((stop) => stop());
      }),
    follow: (topic, key) =>
      makeIterator((heard) => {
        const stop = listenForIds(`${topic}:${key}`, heard);
        // If Redis is unavailable, its recovery causes another event.
        if (remote?.subscribeClient.status !== 'ready') heard();
        else
          void Promise.race([
            confirmSubscribed().catch(() => undefined),
            sleep(confirmedWithinMs, undefined, { ref: false }),
          ]).then(() => heard());
        return stop;
      }),
    listen(topic, { heard, missed }) {
      addListeners(topic, (payload) => heard(payload as never), missed);
    },
  };
}

/** Events within one process or, with Redis, between all servers. */
export function makePubSub(redisUrl: string | undefined, log: Logger) {
  if (!redisUrl) return { pubSub: makeEvents(), redis: undefined, close: async () => undefined };
  let hasUnpublished = false;
  const outageLog = makeOutageLog(log);
  const connect = (options: RedisOptions) =>
    new ObservedRedis(redisUrl, options, {
      ...outageLog,
      unpublished: () => {
        hasUnpublished = true;
      },
    });
  // Subscriptions wait for Redis to recover; everything else continues without it.
  const redis = connect({ maxRetriesPerRequest: 0 });
  const subscribeClient = connect({ maxRetriesPerRequest: null });
  for (const client of [redis, subscribeClient])
    client.on('ready', () => {
      if (redis.status === 'ready' && subscribeClient.status === 'ready') outageLog.back();
    });
  const target = createRedisEventTarget({ publishClient: redis, subscribeClient });
  const pubSub = makeEvents({
    target: target as unknown as EventTarget,
    subscribeClient,
    onPublishedAgain: (listener) =>
      redis.on('ready', () => {
        if (!hasUnpublished) return;
        hasUnpublished = false;
        listener();
      }),
  });
  return {
    pubSub,
    redis,
    close: async () => {
      redis.disconnect();
      subscribeClient.disconnect();
    },
  };
}
