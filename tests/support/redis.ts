import { startTestServer, type TestServer } from './testServer';

/**
 * The run's Redis. Without it, the tests that need it are skipped, and the run says so; CI fails instead: see
 * globalSetup.
 */
export const redisUrl = process.env.TEST_REDIS_URL;

export const describeWithRedis = redisUrl ? describe : describe.skip;
export const testWithRedis = redisUrl ? it : it.skip;

/** Pairs of servers between which events must travel: the same process, and two servers over Redis. */
export const hereAndThere: [string, () => Promise<[TestServer, TestServer]>][] = [
  [
    'one server',
    async () => {
      const server = await startTestServer();
      return [server, server];
    },
  ],
];
if (redisUrl)
  hereAndThere.push([
    'two servers with a Redis between them',
    async () => {
      const server = await startTestServer({ redisUrl });
      return [server, await server.another()];
    },
  ]);
