import { startTestServer, type TestServer } from './testServer';

/**
 * The run's Redis. Where a machine has none, the run leaves out what needs it, and says so; CI does not begin without one:
 * see globalSetup.
 */
export const redisUrl = process.env.TEST_REDIS_URL;

export const describeWithRedis = redisUrl ? describe : describe.skip;

/** Where what happens here is looked at from there: in one process, and on two servers over Redis. */
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
