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

/** Events within one process or, with a Redis, between all servers. */
export function makePubSub(redisUrl: string | undefined, log: Logger) {
  if (!redisUrl) return { pubSub: createPubSub<Topics>(), redis: undefined, close: async () => undefined };
  const connect = (maxRetriesPerRequest: number | null) =>
    new HeardRedis(
      redisUrl,
      { maxRetriesPerRequest, retryStrategy: (times) => Math.min(times * 100, 2_000) },
      log,
    );
  // A subscription waits for Redis to come back; everything else goes on without it.
  const [redis, subscribeClient] = [connect(1), connect(null)];
  const pubSub = createPubSub<Topics>({
    eventTarget: createRedisEventTarget({ publishClient: redis, subscribeClient }),
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
