import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { PrivacyLevel } from '../../../server/contract/enums';
import { ObservedRedis, silentMs } from '../../../server/events/observedRedis';
import { commentCalls } from '../../support/commentCalls';
import { buildMember, buildStory, type TestMember } from '../../support/factories';
import { describeWithRedis } from '../../support/redis';
import { startTestRedis, type TestRedis } from '../../support/testRedis';
import { startTestServer, type TestServer } from '../../support/testServer';

describeWithRedis('while Redis is frozen', () => {
  let redis: TestRedis;
  let here: TestServer;
  let there: TestServer;
  let member: TestMember;

  beforeAll(async () => {
    redis = (await startTestRedis()) as TestRedis;
    here = await startTestServer({ redisUrl: redis.url, rateLimits: 1, logLevel: 'info' });
    there = await here.another();
    member = await buildMember(here);
  });
  afterAll(async () => {
    redis.thaw();
    await there.close();
    await here.close();
    await redis.stop();
  });

  const logged = (words: string) => here.logLines.filter((line) => line.includes(words));
  const eventually = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 25));
  };
  const signIn = () => here.mutate('signIn', { email: member.email, password: member.password });
  const timed = async <T>(work: () => Promise<T>) => {
    const begun = performance.now();
    const result = await work();
    return { result, seconds: (performance.now() - begun) / 1000 };
  };

  it('signing in and commenting work, limits hold, no event is lost, and the log reports it once', async () => {
    const { rateLimits, pubSub } = here.app.services;
    const story = await buildStory(here, member, { privacyLevel: PrivacyLevel.PUBLIC });
    // Use Redis for rate limits and subscriptions first.
    await rateLimits.take('memberSearch', 'warm');
    const heard = there.app.services.pubSub.follow('storyChanged', story.id);
    await heard.next();

    redis.freeze();
    const first = await timed(signIn);
    expect(first.result.errors).toBeUndefined();
    expect(first.seconds).toBeLessThan(5);
    const comment = await timed(() =>
      commentCalls(here).add({ storyId: story.id, content: 'Well told.' }, member.token),
    );
    expect(comment.result.errors).toBeUndefined();
    expect(comment.seconds).toBeLessThan(5);
    // Each call alone would wait 0.9 s; only the first does.
    const many = await timed(async () => {
      for (let time = 0; time < 30; time += 1) await rateLimits.take('memberSearch', 'many');
    });
    expect(many.seconds).toBeLessThan(13);
    process.stderr.write(
      `  first sign-in ${first.seconds.toFixed(1)} s, comment ${comment.seconds.toFixed(1)} s, 30 limits ${many.seconds.toFixed(1)} s\n`,
    );
    await rateLimits.take('confirmPassword', 'someone', 10);
    await expect(rateLimits.take('confirmPassword', 'someone')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    pubSub.publish('storyChanged', story.id, { id: story.id });
    await eventually(() => logged('redis is away').length > 0);

    redis.thaw();
    await eventually(() => logged('redis is back').length > 0);
    expect((await heard.next()).done).toBe(false);
    expect(logged('redis is away')).toHaveLength(1);
    expect(logged('redis is back')).toHaveLength(1);
    expect(here.logLines.filter((line) => line.includes('stack'))).toEqual([]);
    await heard.return?.();
  });

  it('a stalled event loop is not taken for a silent Redis', async () => {
    const lost = jest.fn();
    const client = new ObservedRedis(redis.url, {}, { lost, refused: jest.fn(), unpublished: jest.fn() });
    await client.ping();
    const response = client.ping();
    for (const until = performance.now() + 2 * silentMs; performance.now() < until; );
    const said = await response;
    client.disconnect();
    expect(said).toBe('PONG');
    expect(lost).not.toHaveBeenCalled();
  });
});

test('a connection that follows a lost one at once, and is never answered, is replaced, too', async () => {
  const silent = createServer();
  const opened: Socket[] = [];
  const third = new Promise<void>((resolve) => {
    // The first is lost while a command waits, the others stay silent.
    silent.on('connection', (socket) => {
      if (opened.push(socket) === 1) socket.once('data', () => socket.destroy());
      socket.on('error', () => undefined).resume();
      if (opened.length === 3) resolve();
    });
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const nothing = () => undefined;
  const { port } = silent.address() as AddressInfo;
  const client = new ObservedRedis(
    `redis://127.0.0.1:${port}`,
    {},
    { lost: nothing, refused: nothing, unpublished: nothing },
  );
  await third;
  client.disconnect();
  for (const socket of opened) socket.destroy();
  silent.close();
});
