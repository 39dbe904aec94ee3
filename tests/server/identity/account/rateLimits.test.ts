import { messages } from '../../../../server/contract/messages';
import { accountKey } from '../../../../server/features/identity/account/rateKeys';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildStory, changeStory, type TestMember } from '../../../support/factories';
import { redisUrl } from '../../../support/redis';
import {
  codeOf,
  type GraphQLAnswer,
  refusalOf,
  startTestServer,
  type TestServer,
} from '../../../support/testServer';

const wrongPassword = 'Tuesday7pm';
const count = (answers: GraphQLAnswer[], code: string) =>
  answers.filter((answer) => codeOf(answer) === code).length;

interface SignIn {
  email: string;
  password: string;
  deviceToken?: string;
}

const signInFrom = (on: TestServer, input: SignIn, ip: string): Promise<GraphQLAnswer> =>
  fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({
      query:
        'mutation ($input: SignInInput!) { signIn(input: $input) { deviceToken tokens { accessToken } } }',
      variables: { input },
    }),
  }).then(async (response) => ({
    ...((await response.json()) as GraphQLAnswer),
    status: response.status,
    headers: response.headers,
  }));

const stores: [string, string | undefined][] = [['the database', undefined]];
if (redisUrl) stores.push(['Redis', redisUrl]);

describe.each(stores)('failed sign-ins counted in %s', (_store, store) => {
  let server: TestServer;
  let member: TestMember;
  // A different client for each test, since limits also count by address.
  let address = 0;

  beforeAll(async () => {
    server = await startTestServer({ rateLimits: 1, redisUrl: store, trustProxy: 1 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    member = await buildMember(server, { username: `member-${Math.random().toString(36).slice(2)}` });
    address += 1;
  });

  // A different network for each test.
  const from = (
    on: TestServer,
    input: SignIn,
    ip = `10.${(process.pid % 100) + (store ? 100 : 0)}.${address}.1`,
  ) => signInFrom(on, input, ip);
  const guess = (on = server) => from(on, { email: member.email, password: wrongPassword });
  const rightly = (on = server) => from(on, { email: member.email, password: member.password });

  it('are limited to 10 in 15 minutes for an account and network, in any case and even with the right password; the owner’s sign-ins go on', async () => {
    for (let n = 0; n < 10; n += 1) {
      const email = n % 2 ? member.email.toUpperCase() : member.email;
      expect(codeOf(await from(server, { email, password: wrongPassword }))).toBe('UNAUTHENTICATED');
    }
    const refused = await rightly();
    expect(refused.status).toBe(429);
    const retryAfter = expect.any(Number);
    expect(refusalOf(refused)).toEqual({ message: messages.rateLimited, code: 'RATE_LIMITED', retryAfter });
    const seconds = refused.errors![0]!.extensions.retryAfter;
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(refused.headers.get('retry-after')).toBe(String(seconds));
    const rows = await server.sql<{ key: string }>('SELECT `key` FROM rate_limits');
    expect(JSON.stringify(rows)).not.toContain(member.email);
    const calls = accountCalls(server);
    expect((await calls.whoAmI(member.token)).status).toBe(200);
    expect((await calls.refresh(member.refreshToken)).errors).toBeUndefined();
    const change = { currentPassword: member.password, newPassword: 'Tuesday8pm' };
    expect((await calls.changePassword(change, member.token)).errors).toBeUndefined();
  });

  it('by changing the password on a signed-in device are limited to 10 as well, on two servers; successful changes don’t count', async () => {
    const other = await server.another();
    const change = (n: number, currentPassword: string) =>
      accountCalls(n % 2 ? server : other).changePassword(
        { currentPassword, newPassword: member.password },
        member.token,
      );
    for (let n = 0; n < 12; n += 1) expect((await change(n, member.password)).errors).toBeUndefined();
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => change(n, wrongPassword)));
    expect(count(answers, 'BAD_USER_INPUT')).toBe(10);
    expect(count(answers, 'RATE_LIMITED')).toBe(4);
    await other.close();
  });

  it('are counted by network: /24 of IPv4, /56 of IPv6', async () => {
    const part = address + (store ? 100 : 0);
    const networks = [
      [`10.207.${part}.1`, `10.207.${part}.254`, `10.208.${part}.1`],
      [`2001:db8:${part}:1200::1`, `2001:db8:${part}:12ff::2`, `2001:db8:${part}:1300::1`],
    ] as const;
    for (const [first, near, far] of networks) {
      const rightlyFrom = (ip: string) =>
        from(server, { email: member.email, password: member.password }, ip);
      for (let n = 0; n < 10; n += 1)
        await from(server, { email: member.email, password: wrongPassword }, first);
      expect(codeOf(await rightlyFrom(near))).toBe('RATE_LIMITED');
      expect((await rightlyFrom(far)).errors).toBeUndefined();
    }
  });

  it('do not block a device that has signed in to the account before, which has a limit of 10 of its own', async () => {
    const { deviceToken } = (await rightly()).data.signIn;
    const known = (password: string) => from(server, { email: member.email, password, deviceToken });
    // Use up the limits of this network and this address.
    for (let n = 0; n < 10; n += 1) await guess();
    for (let n = 0; n < 20; n += 1)
      await from(server, { email: `stranger${n}-${address}@example.com`, password: wrongPassword });
    expect(codeOf(await rightly())).toBe('RATE_LIMITED');
    expect((await known(member.password)).errors).toBeUndefined();
    for (let n = 0; n < 10; n += 1) expect(codeOf(await known(wrongPassword))).toBe('UNAUTHENTICATED');
    expect(codeOf(await known(member.password))).toBe('RATE_LIMITED');
  });

  it('treat a device as unknown if its token is invalid or belongs only to another account', async () => {
    const other = await buildMember(server, { username: `other-${Math.random().toString(36).slice(2)}` });
    const others = await from(server, { email: other.email, password: other.password });
    for (let n = 0; n < 10; n += 1) await guess();
    for (const deviceToken of ['x'.repeat(43), '', others.data.signIn.deviceToken as string])
      expect(
        codeOf(await from(server, { email: member.email, password: member.password, deviceToken })),
      ).toBe('RATE_LIMITED');
  });

  it('are limited to 30 for an address, whatever the accounts', async () => {
    const emails = Array.from({ length: 31 }, (_, n) => `nobody${n}-${address}@example.com`);
    const answers = [];
    for (const email of emails) answers.push(await from(server, { email, password: wrongPassword }));
    expect(answers.slice(0, 30).every((answer) => codeOf(answer) === 'UNAUTHENTICATED')).toBe(true);
    expect(codeOf(answers[30]!)).toBe('RATE_LIMITED');
    expect(codeOf(await rightly())).toBe('RATE_LIMITED');
    const elsewhere = await from(server, { email: member.email, password: member.password }, '10.99.99.99');
    expect(elsewhere.errors).toBeUndefined();
  });

  it('are the only ones counted: a successful sign-in gives its attempt back', async () => {
    for (let n = 0; n < 12; n += 1) expect((await rightly()).errors).toBeUndefined();
    for (let n = 0; n < 9; n += 1) await guess();
    expect((await rightly()).errors).toBeUndefined();
  });

  it('are counted correctly if concurrent, and across two servers', async () => {
    const other = await server.another();
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => guess(n % 2 ? server : other)));
    expect(count(answers, 'UNAUTHENTICATED')).toBe(10);
    expect(count(answers, 'RATE_LIMITED')).toBe(14);
  });
});

describe('a counter in the database', () => {
  const refused = { code: 'RATE_LIMITED' };
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ rateLimits: 1 });
  });
  afterAll(() => server.close());

  it('that runs is taken from in one statement, on all servers together up to exactly the limit', async () => {
    const { rateLimits } = server.app.services;
    const other = await server.another();
    const both = [rateLimits, other.app.services.rateLimits];
    await rateLimits.takeOfRunning('dataExport', 'ann');
    const general = both.map((limits) => jest.spyOn(limits, 'take'));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => both[n % 2]?.takeOfRunning('dataExport', 'ann')),
    );
    await other.close();
    // One of ten was taken before. Only refused attempts read when to try again.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    expect(general.flatMap(({ mock }) => mock.calls)).toHaveLength(21);
  });

  it('that has ended starts again, and gives nothing back then', async () => {
    const { rateLimits, db } = server.app.services;
    const limit = rateLimits.pointsOf('dataExport') as number;
    const end = () =>
      db.writeRepeatable('UPDATE rate_limits SET expire = 1 WHERE `key` = ?', ['dataExport:ben']);
    await rateLimits.takeOfRunning('dataExport', 'ben', limit);
    await expect(rateLimits.takeOfRunning('dataExport', 'ben')).rejects.toMatchObject(refused);
    await end();
    await rateLimits.giveBack('dataExport', 'ben', limit);
    await rateLimits.takeOfRunning('dataExport', 'ben', limit);
    await expect(rateLimits.takeOfRunning('dataExport', 'ben')).rejects.toMatchObject(refused);
  });

  it('gives points back, never more than were taken', async () => {
    const { rateLimits } = server.app.services;
    const limit = rateLimits.pointsOf('dataExport') as number;
    await rateLimits.takeOfRunning('dataExport', 'cleo', 2);
    await rateLimits.giveBack('dataExport', 'cleo', 5);
    await rateLimits.takeOfRunning('dataExport', 'cleo', limit);
    await expect(rateLimits.takeOfRunning('dataExport', 'cleo')).rejects.toMatchObject(refused);
  });
});

/** At the same time, since each attempt waits 4 s. */
describe('attempts from unknown devices beyond 100 for an account', () => {
  const servers = new Map<string, TestServer>();
  beforeAll(async () => {
    for (const [name, store] of stores)
      servers.set(name, await startTestServer({ rateLimits: 1, redisUrl: store, trustProxy: 1 }));
  });
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

  let networks = 0;
  /** A member with so many failed sign-ins, as from networks all over the world. */
  async function buildGuessed(store: string) {
    const server = servers.get(store) as TestServer;
    const member = await buildMember(server, { username: `member-${Math.random().toString(36).slice(2)}` });
    networks += 1;
    const ip = `10.${process.pid % 100}.${100 + networks}.1`;
    const known = { email: member.email, password: member.password };
    const { deviceToken } = (await signInFrom(server, known, ip)).data.signIn;
    for (let n = 0; n < 139; n += 1)
      await server.app.services.rateLimits.count('signInAccount', accountKey(member.email));
    return {
      guess: () => signInFrom(server, { email: member.email, password: wrongPassword }, ip),
      fromKnownDevice: () => signInFrom(server, { ...known, deviceToken }, ip),
    };
  }

  it.concurrent.each(stores)('are delayed, and those of known devices are not (%s)', async (store) => {
    const { guess, fromKnownDevice } = await buildGuessed(store);
    const began = Date.now();
    const held = guess().then((answer) => ({ answer, took: Date.now() - began }));
    const known = fromKnownDevice();
    expect(await Promise.race([held, known])).toBe(await known);
    expect((await known).errors).toBeUndefined();
    const { answer, took } = await held;
    expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    expect(took).toBeGreaterThanOrEqual(3_990);
  });

  it.concurrent.each(stores)('wait at most two at a time for one network (%s)', async (store) => {
    const { guess } = await buildGuessed(store);
    const answers = await Promise.all([guess(), guess(), guess()]);
    expect(count(answers, 'UNAUTHENTICATED')).toBe(2);
    expect(count(answers, 'RATE_LIMITED')).toBe(1);
  });
});

describe('while Redis is unavailable', () => {
  const redisUrl = 'redis://127.0.0.1:1';

  it('failed sign-ins are counted in the database, without waiting for it', async () => {
    const server = await startTestServer({ rateLimits: 1, redisUrl });
    try {
      const member = await buildMember(server);
      const calls = accountCalls(server);
      const answers = [];
      for (let n = 0; n < 11; n += 1)
        answers.push(await calls.signIn({ email: member.email, password: wrongPassword }));
      expect(count(answers, 'UNAUTHENTICATED')).toBe(10);
      expect(count(answers, 'RATE_LIMITED')).toBe(1);
    } finally {
      await server.close();
    }
  });

  it('writes succeed, and the log says that events stay on this server', async () => {
    const server = await startTestServer({ redisUrl });
    try {
      const author = await buildMember(server);
      const story = await buildStory(server, author);
      expect(await changeStory(server, author, story, { title: 'Written all the same' })).toMatchObject({
        title: 'Written all the same',
      });
      while (!server.logLines.some((line) => line.includes('redis is away: events stay on this server')))
        await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await server.close();
    }
  });
});
