import { type AccountCalls, accountCalls } from '../../support/accountCalls';
import { buildMember } from '../../support/factories';
import { redisUrl } from '../../support/redis';
import { connectSocket } from '../../support/socketClient';
import { type GraphQLAnswer, startTestServer, type TestServer } from '../../support/testServer';

const newPassword = 'Tuesday8pm';
const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;
const count = (answers: GraphQLAnswer[], code: string) =>
  answers.filter((answer) => codeOf(answer) === code).length;

const houses: [string, string | undefined][] = [['two servers with the database between them', undefined]];
if (redisUrl) houses.push(['two servers with a Redis between them', redisUrl]);

describe.each(houses)('on %s', (_house, redis) => {
  let one: TestServer;
  let two: TestServer;
  let calls: AccountCalls[];
  beforeAll(async () => {
    one = await startTestServer({ rateLimits: 1, redisUrl: redis });
    two = await one.another();
    calls = [accountCalls(one), accountCalls(two)];
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });
  const on = (n: number) => calls[n % 2] as AccountCalls;
  const newcomer = () => buildMember(one, { username: `member-${Math.random().toString(36).slice(2)}` });

  it('somebody with a signed-in device may try the password 10 times in 15 minutes, at once or one by one', async () => {
    const { token } = await newcomer();
    const guess = (n: number) => on(n).changePassword({ currentPassword: `Guess${n}`, newPassword }, token);
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n)));
    expect(count(answers, 'BAD_USER_INPUT')).toBe(10);
    expect(count(answers, 'RATE_LIMITED')).toBe(4);
    expect(codeOf(await guess(14))).toBe('RATE_LIMITED');
  });

  it('failed sign-ins by strangers prevent the owner neither from reading nor from changing the password', async () => {
    const member = await newcomer();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => on(n).signIn({ email: member.email, password: 'Guess7pm' })),
    );
    expect(count(guesses, 'RATE_LIMITED')).toBeGreaterThan(0);
    expect((await on(0).whoAmI(member.token)).status).toBe(200);
    expect((await on(1).refresh(member.refreshToken)).errors).toBeUndefined();
    const changed = await on(1).changePassword(
      { currentPassword: member.password, newPassword },
      member.token,
    );
    expect(changed.errors).toBeUndefined();
  });

  it('successful changes do not count as attempts', async () => {
    const { token, password } = await newcomer();
    for (let n = 0; n < 12; n += 1)
      expect(
        (await on(n).changePassword({ currentPassword: password, newPassword: password }, token)).errors,
      ).toBeUndefined();
  });

  it('20 tabs that refresh at once sign nobody out', async () => {
    const member = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => on(n).refresh(member.refreshToken)),
    );
    for (const [n, { data, errors }] of answers.entries()) {
      expect(errors).toBeUndefined();
      const { accessToken, refreshToken } = data.refreshTokens.tokens;
      expect((await on(n + 1).whoAmI(accessToken)).status).toBe(200);
      expect((await on(n + 1).refresh(refreshToken)).errors).toBeUndefined();
    }
  });

  it('a token that is reused after the grace period ends its whole family, and closes all pages', async () => {
    const member = await newcomer();
    const family = [member.refreshToken];
    const accessTokens = [member.token];
    for (let n = 0; n < 3; n += 1) {
      const { data } = await on(n).refresh(family.at(-1) as string);
      family.push(data.refreshTokens.tokens.refreshToken);
      accessTokens.push(data.refreshTokens.tokens.accessToken);
    }
    const page = await connectSocket(one, accessTokens.at(-1));
    await one.app.services.db.dataSource.query(
      `UPDATE refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id
       SET t.used_at = t.used_at - INTERVAL 60 SECOND WHERE s.user_id = ?`,
      [member.id],
    );
    // The thief of the first token uses it on the other server.
    expect(codeOf(await (redis ? on(1) : on(0)).refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await page.closed).code).toBe(4403);
    for (const [n, token] of family.entries())
      expect(codeOf(await on(n).refresh(token))).toBe('UNAUTHENTICATED');
    for (const [n, token] of accessTokens.entries()) expect((await on(n).whoAmI(token)).status).toBe(401);
  });

  it('a changed password ends all other devices on both servers', async () => {
    const member = await newcomer();
    const others = await Promise.all(
      [0, 1, 2, 3].map(async (n) => {
        const { data } = await on(n).signIn({ email: member.email, password: member.password });
        return data.signIn.tokens as { accessToken: string; refreshToken: string };
      }),
    );
    // Without Redis, events stay on one server.
    const servers = redis ? [one, two] : [one];
    const pages = await Promise.all(
      servers.flatMap((server) => others.map(({ accessToken }) => connectSocket(server, accessToken))),
    );
    const changed = await on(0).changePassword(
      { currentPassword: member.password, newPassword },
      member.token,
    );
    expect(changed.errors).toBeUndefined();
    // Tokens are refused from the answer on; open subscriptions are ended by an event.
    for (const { accessToken, refreshToken } of others)
      for (const n of [0, 1]) {
        expect((await on(n).whoAmI(accessToken)).status).toBe(401);
        expect(codeOf(await on(n).refresh(refreshToken))).toBe('UNAUTHENTICATED');
      }
    for (const { closed } of pages) expect((await closed).code).toBe(4403);
    expect((await on(1).whoAmI(member.token)).status).toBe(200);
  });
});
