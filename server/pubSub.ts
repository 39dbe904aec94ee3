import { setMaxListeners } from 'node:events';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub, type PubSub } from '@graphql-yoga/subscription';
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

/** Where services tell of changes and subscriptions hear of them. */
export interface Events {
  publish: PubSub<Topics>['publish'];
  /**
   * Yields after a topic's events, as long as its reader goes on. Events carry ids alone and the reader loads anew, so
   * those that come while it is busy are one: a reader that stalls holds nothing up and gathers nothing.
   */
  watch(topic: keyof Topics, key: string): AsyncIterableIterator<true>;
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

function eventsOn(eventTarget: EventTarget): Events {
  const pubSub = createPubSub<Topics>({ eventTarget: eventTarget as never });
  return {
    publish: pubSub.publish,
    // The name that the library gives a topic with a key.
    watch: (topic, key) => watchOn(eventTarget, `${topic}:${key}`),
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
