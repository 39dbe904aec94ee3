import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from '@graphql-yoga/subscription';
import Redis, { type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import type { Topics } from './topics';

/** The event target lets go of its commands' promises: a rejection that nobody hears would end the process. */
class HeardRedis extends Redis {
  constructor(
    url: string,
    options: RedisOptions,
    private readonly log: Logger,
  ) {
    super(url, options);
    this.on('error', (error) => log.warn({ err: error }, 'redis'));
  }

  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...sent);
    Promise.resolve(answer).catch((error: unknown) =>
      this.log.warn({ err: error }, 'redis refused a command'),
    );
    return answer;
  }
}

/** Topics that have a key to watch, and those that every server hears as a whole. */
type KeyedTopic = { [T in keyof Topics]: Topics[T] extends [unknown, unknown] ? T : never }[keyof Topics];
type WholeTopic = Exclude<keyof Topics, KeyedTopic>;

/** Where services tell of changes and subscriptions hear of them. */
export interface Events {
  publish<T extends keyof Topics>(topic: T, ...event: Topics[T]): void;
  /**
   * Yields after a topic's events, as long as its reader goes on. Events carry ids alone and the reader loads anew, so
   * those that come while it is busy are one: a reader that stalls holds nothing up and gathers nothing.
   */
  watch(topic: KeyedTopic, key: string): AsyncIterableIterator<true>;
  /**
   * Hears all of a topic as long as the server runs, maybe more than once: this server's own events at once, Redis or not,
   * and those of the others. `missed` is called each time that some of these may have gone by while Redis was away.
   */
  listen<T extends WholeTopic>(
    topic: T,
    listener: { heard(payload: Topics[T][0]): void; missed(): void },
  ): void;
}

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function watchOn(target: Target, type: string): AsyncIterableIterator<true> {
  let news = false;
  let over = false;
  let wake = () => {};
  const listener = () => {
    news = true;
    wake();
  };
  target.addEventListener(type, listener);
  const end = async () => {
    over = true;
    target.removeEventListener(type, listener);
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
      return { done: false, value: true };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function eventsOn(target: Target & Pick<EventTarget, 'dispatchEvent'>, subscribeClient?: Redis): Events {
  const pubSub = createPubSub<Topics>({ eventTarget: target as never });
  const own = new EventTarget();
  return {
    publish(topic, ...event) {
      // What a server does itself it hears even while Redis is away.
      own.dispatchEvent(new CustomEvent(topic, { detail: event.at(-1) }));
      pubSub.publish(topic, ...event);
    },
    // The name that the library gives a topic with a key.
    watch: (topic, key) => watchOn(target, `${topic}:${key}`),
    listen(topic, { heard, missed }) {
      own.addEventListener(topic, (event) => heard((event as CustomEvent).detail));
      if (!subscribeClient) return;
      target.addEventListener(topic, (event) => heard((event as CustomEvent).detail));
      // Subscribing again changes nothing, and its answer says that from here on every event comes.
      subscribeClient.on('ready', () => {
        subscribeClient.subscribe(topic).then(missed, () => {});
      });
    },
  };
}

/** Events within one process or, with a Redis, between all servers. */
export function makePubSub(redisUrl: string | undefined, log: Logger) {
  if (!redisUrl) {
    const eventTarget = new EventTarget();
    // Every open page of a story listens.
    setMaxListeners(0, eventTarget);
    return { pubSub: eventsOn(eventTarget), redis: undefined, close: async () => undefined };
  }
  const connect = (maxRetriesPerRequest: number | null) =>
    new HeardRedis(
      redisUrl,
      { maxRetriesPerRequest, retryStrategy: (times) => Math.min(times * 100, 2_000) },
      log,
    );
  // A subscription waits for Redis to come back; everything else goes on without it.
  const [redis, subscribeClient] = [connect(1), connect(null)];
  const pubSub = eventsOn(
    createRedisEventTarget({ publishClient: redis, subscribeClient }) as unknown as EventTarget,
    subscribeClient,
  );
  return {
    pubSub,
    redis,
    close: async () => {
      redis.disconnect();
      subscribeClient.disconnect();
    },
  };
}
