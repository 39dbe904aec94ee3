import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import type { Redis, RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { HeardRedis, pingMs, redisLog, silentMs } from './heardRedis';
import type { Topics } from './topics';

/** Topics that have a key to watch, and those that every server hears as a whole. */
type KeyedTopic = { [T in keyof Topics]: Topics[T] extends [unknown, unknown] ? T : never }[keyof Topics];
type WholeTopic = Exclude<keyof Topics, KeyedTopic>;

/** Ids of what changed, each once; none where anything may have changed. */
export type ChangedIds = readonly string[];

/** Where services tell of changes and subscriptions hear of them. */
export interface Events {
  publish<T extends keyof Topics>(topic: T, ...event: Topics[T]): void;
  /**
   * Yields after a topic's events, as long as its reader goes on. Events carry ids alone and the reader loads anew, so
   * those that come while it is busy are one: a reader that stalls holds nothing up and gathers nothing. Where some may
   * have gone by, while Redis was away, it yields, too.
   */
  watch(topic: KeyedTopic, key: string): AsyncIterableIterator<true>;
  /**
   * The same with the ids that the events named, and beginning with an event of none: what its reader loads after that one
   * is as new as all that came before, and from there on nothing goes by unheard.
   */
  follow(topic: KeyedTopic, key: string): AsyncIterableIterator<ChangedIds>;
  /**
   * Hears all of a topic as long as the server runs, maybe more than once: this server's own events at once, Redis or not,
   * and those of the others. `missed` is called each time that some of these may have gone by while Redis was away.
   */
  listen<T extends WholeTopic>(
    topic: T,
    listener: { heard(payload: Topics[T][0]): void; missed(): void },
  ): void;
}

/** More than these at once are told as anything. */
const idsMost = 100;
/** How long a beginning waits for Redis to say that it passes events on. */
const liveWithinMs = 1_000;
/** Subscribing to it again changes nothing, and its answer says that from here on every event comes. */
const liveChannel = 'live';
/** Where a server says that some of its events did not reach Redis. */
const missedChannel = 'missed';

/** What its reader has not taken yet. */
interface Gathering<T> {
  /** Without an id where anything may have happened. */
  add(id?: string): void;
  take(): T;
}

function iterate<T>(
  { add, take }: Gathering<T>,
  hear: (heard: (id?: string) => void) => () => void,
): AsyncIterableIterator<T> {
  let news = false;
  let over = false;
  let wake = () => {};
  const stop = hear((id) => {
    add(id);
    news = true;
    wake();
  });
  const end = async () => {
    over = true;
    stop();
    wake();
    return { done: true as const, value: undefined };
  };
  return {
    async next() {
      while (!news && !over)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (over) return { done: true, value: undefined };
      news = false;
      return { done: false, value: take() };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function gatherIds(): Gathering<ChangedIds> {
  let ids = new Set<string>();
  let anything = false;
  return {
    add(id) {
      if (id === undefined || (ids.size === idsMost && !ids.has(id))) anything = true;
      else ids.add(id);
    },
    take() {
      const taken = anything ? [] : [...ids];
      ids = new Set();
      anything = false;
      return taken;
    },
  };
}

interface Remote {
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
  subscribeClient: Redis;
  /** Calls the listener when Redis takes events again of which it refused some. */
  onPublishedAgain(listener: () => void): void;
}

type HeardEvent = Event & { detail: { id?: string; by?: string } };

function makeEvents(remote?: Remote): Events {
  // What a server does itself it hears at once, even while Redis is away, and not once more through it.
  const own = new EventTarget();
  // Every open page of a story listens.
  setMaxListeners(0, own);
  const me = randomUUID();
  const live = async () => {
    await remote?.subscribeClient.subscribe(liveChannel);
  };
  /** Those who must hear that events may have gone by. */
  const told = new Set<() => void>();
  const tellAll = () => {
    for (const tell of [...told]) tell();
  };
  remote?.subscribeClient.on('ready', () => {
    live().then(tellAll, () => {});
  });
  remote?.onPublishedAgain(() =>
    remote.target.dispatchEvent(new CustomEvent(missedChannel, { detail: { by: me } })),
  );
  remote?.target.addEventListener(missedChannel, (event) => {
    if ((event as HeardEvent).detail.by !== me) tellAll();
  });

  function hear(
    type: string,
    heard: (payload: HeardEvent['detail']) => void,
    missed: () => void,
  ): () => void {
    const fromHere = (event: Event) => heard((event as HeardEvent).detail);
    const fromElsewhere = (event: Event) => {
      if ((event as HeardEvent).detail.by !== me) fromHere(event);
    };
    own.addEventListener(type, fromHere);
    remote?.target.addEventListener(type, fromElsewhere);
    told.add(missed);
    return () => {
      own.removeEventListener(type, fromHere);
      remote?.target.removeEventListener(type, fromElsewhere);
      told.delete(missed);
    };
  }

  const hearIds = (type: string) => (heard: (id?: string) => void) =>
    hear(
      type,
      ({ id }) => heard(id),
      () => heard(),
    );

  return {
    publish(topic, ...event) {
      const type = event.length === 2 ? `${topic}:${event[0]}` : topic;
      const payload = event.at(-1) as object;
      own.dispatchEvent(new CustomEvent(type, { detail: payload }));
      remote?.target.dispatchEvent(new CustomEvent(type, { detail: { ...payload, by: me } }));
    },
    watch: (topic, key) =>
      iterate({ add: () => undefined, take: () => true as const }, hearIds(`${topic}:${key}`)),
    follow: (topic, key) =>
      iterate(gatherIds(), (heard) => {
        const stop = hearIds(`${topic}:${key}`)(heard);
        // Where Redis is away, its coming back is told.
        if (remote?.subscribeClient.status !== 'ready') heard();
        else
          void Promise.race([
            live().catch(() => undefined),
            sleep(liveWithinMs, undefined, { ref: false }),
          ]).then(() => heard());
        return stop;
      }),
    listen(topic, { heard, missed }) {
      hear(topic, (payload) => heard(payload as never), missed);
    },
  };
}

/** Events within one process or, with a Redis, between all servers. */
export function makePubSub(redisUrl: string | undefined, log: Logger) {
  if (!redisUrl) return { pubSub: makeEvents(), redis: undefined, close: async () => undefined };
  let unpublished = false;
  const says = redisLog(log);
  const connect = (options: RedisOptions) =>
    new HeardRedis(redisUrl, options, {
      ...says,
      unpublished: () => {
        unpublished = true;
      },
    });
  // A subscription waits for Redis to come back; everything else goes on without it.
  const redis = connect({ maxRetriesPerRequest: 1, commandTimeout: silentMs });
  const subscribeClient = connect({ maxRetriesPerRequest: null });
  for (const client of [redis, subscribeClient])
    client.on('ready', () => {
      if (redis.status === 'ready' && subscribeClient.status === 'ready') says.back();
    });
  // Who only listens would never learn that nobody is there any more.
  const pings = setInterval(() => {
    for (const client of [redis, subscribeClient])
      if (client.status === 'ready') void client.ping().catch(() => undefined);
  }, pingMs);
  pings.unref();
  const target = createRedisEventTarget({ publishClient: redis, subscribeClient });
  const pubSub = makeEvents({
    target: target as unknown as EventTarget,
    subscribeClient,
    onPublishedAgain: (listener) =>
      redis.on('ready', () => {
        if (!unpublished) return;
        unpublished = false;
        listener();
      }),
  });
  return {
    pubSub,
    redis,
    close: async () => {
      clearInterval(pings);
      redis.disconnect();
      subscribeClient.disconnect();
    },
  };
}
