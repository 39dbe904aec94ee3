import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { createPubSub } from '@graphql-yoga/subscription';
import Redis from 'ioredis';
import type { Logger } from 'pino';
import type { Topics } from './topics';

/** Events within one process or, with a Redis, between all servers. */
export function makePubSub(redisUrl: string | undefined, log: Logger) {
  if (!redisUrl) return { pubSub: createPubSub<Topics>(), redis: undefined, close: async () => undefined };
  const connect = () => {
    const client = new Redis(redisUrl, {
      maxRetriesPerRequest: 1,
      retryStrategy: (times) => Math.min(times * 100, 2_000),
    });
    client.on('error', (error) => log.warn({ err: error }, 'redis'));
    return client;
  };
  const [redis, subscribeClient] = [connect(), connect()];
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
