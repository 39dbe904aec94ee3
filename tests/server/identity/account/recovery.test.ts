import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { magicTokenIn, mailTo, outboxOf, resetTokensIn } from '../../../support/mails';
import { refusalOf, startTestServer, type TestServer } from '../../../support/testServer';

let server: TestServer;
let other: TestServer;
let calls: ReturnType<typeof accountCalls>;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.another();
  calls = accountCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await buildMember(server);
});

const password = 'Tuesday8am';
const refusal = {
  status: 401,
  errors: [{ message: messages.recovery.resetLinkRefused, extensions: { code: 'UNAUTHENTICATED' } }],
};
const links = () =>
  server.sql<Record<string, unknown>>('SELECT * FROM account_links WHERE user_id = ?', [member.id]);

async function mailedTokens(count = 1) {
  // Addresses are found in any case.
  await calls.requestPasswordReset(member.email.toUpperCase());
  return resetTokensIn(await mailTo(server, member.email, count));
}

describe('a reset link', () => {
  it('sets a new password in place of the old one, ends all sign-ins of the member, and notifies them by mail', async () => {
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    const { data } = await calls.resetPassword({ ...(await mailedTokens()), password });
    expect(data).toEqual({ resetPassword: { message: messages.recovery.resetDone } });
    for (const token of [member.token, elsewhere.data.signIn.tokens.accessToken])
      expect((await calls.whoAmI(token)).status).toBe(401);
    expect((await calls.refresh(member.refreshToken)).status).toBe(401);
    expect((await calls.signIn({ email: member.email, password })).errors).toBeUndefined();
    expect((await calls.signIn({ email: member.email, password: member.password })).status).toBe(401);
    const news = await mailTo(server, member.email, 2);
    expect(news.subject).toBe('Your Monday Writers password was changed');
    expect(news.text).toContain(`${server.config.appUrl}/forgot-password`);
    const log = server.logLines.join('');
    for (const secret of [member.email, password]) expect(log).not.toContain(secret);
  });

  it('works once under 50 parallel tries on two servers', async () => {
    const tokens = await mailedTokens();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        accountCalls(n % 2 ? server : other).resetPassword({ ...tokens, password: `${password}${n}` }),
      ),
    );
    const winners = answers.flatMap(({ errors }, n) => (errors ? [] : [n]));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    const signIn = await calls.signIn({ email: member.email, password: `${password}${winners[0]}` });
    expect(signIn.errors).toBeUndefined();
  });

  it('that was used, has expired or never existed is refused with the same message', async () => {
    const used = await mailedTokens();
    await calls.resetPassword({ ...used, password });
    // The second mail announced the change.
    const ended = await mailedTokens(3);
    await server.sql(
      'UPDATE account_links SET expires_at = expires_at - INTERVAL 3601 SECOND WHERE user_id = ?',
      [member.id],
    );
    const unknown = { accessToken: 'a'.repeat(43), refreshToken: 'b'.repeat(43) };
    for (const tokens of [used, ended, unknown])
      expect(await calls.resetPassword({ ...tokens, password: 'Wednesday9am' })).toMatchObject(refusal);
    expect((await calls.signIn({ email: member.email, password })).errors).toBeUndefined();
  });

  it('lasts an hour, needs both of its tokens, each of 128 bits or more, and is stored only as a hash', async () => {
    const expectLasting = startLasting();
    const tokens = await mailedTokens();
    expectLasting((await links())[0]?.expires_at as Date, 60 * 60_000);
    for (const token of Object.values(tokens))
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = JSON.stringify(await links()) + server.logLines.join('');
    expect(rows).not.toContain(tokens.accessToken);
    expect(rows).not.toContain(tokens.refreshToken);
    for (const wrong of [
      { ...tokens, refreshToken: '' },
      { ...tokens, refreshToken: tokens.accessToken },
      { accessToken: tokens.refreshToken, refreshToken: tokens.accessToken },
    ])
      expect(await calls.resetPassword({ ...wrong, password })).toMatchObject(refusal);
    // The app may send an access token that has ended.
    expect((await calls.resetPassword({ ...tokens, password }, 'worn out')).errors).toBeUndefined();
  });

  it('is no Bearer token, and its tokens sign nobody in', async () => {
    const tokens = await mailedTokens();
    expect((await calls.whoAmI(tokens.accessToken)).status).toBe(401);
    expect((await calls.refresh(tokens.refreshToken)).status).toBe(401);
    expect((await calls.signInWithMagicLink(tokens.accessToken)).status).toBe(401);
  });

  it('ends with every change of the password, as do magic links', async () => {
    const first = await mailedTokens();
    const second = await mailedTokens(2);
    await calls.requestMagicLink(member.email);
    const magic = magicTokenIn(await mailTo(server, member.email, 3));
    await calls.resetPassword({ ...second, password });
    expect(await calls.resetPassword({ ...first, password })).toMatchObject(refusal);
    expect((await calls.signInWithMagicLink(magic)).status).toBe(401);
    expect(await links()).toEqual([]);
  });

  it('is not used up by a password that is refused', async () => {
    const tokens = await mailedTokens();
    for (const [wrong, message] of [
      ['Short1', messages.password.tooShort],
      ['alllowercase1', messages.password.weak],
      [`Aa1${'x'.repeat(limits.password.max)}`, messages.password.tooLong],
    ] as const)
      expect(refusalOf(await calls.resetPassword({ ...tokens, password: wrong }))).toMatchObject({
        message,
        code: 'BAD_USER_INPUT',
        fields: { password: message },
      });
    expect((await calls.resetPassword({ ...tokens, password })).errors).toBeUndefined();
  });
});

describe('asking for a link', () => {
  it('has the same response for every address, mails members only, not those who left, and stores nothing for others', async () => {
    const left = await buildMember(server);
    await server.sql('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [left.id]);
    const answers = [];
    for (const email of [left.email, 'stranger@example.com', member.email])
      answers.push(await calls.requestPasswordReset(email));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    await mailTo(server, member.email);
    for (const email of [left.email, 'stranger@example.com']) {
      expect(await outboxOf(server, email)).toEqual([]);
      expect(await server.sql('SELECT 1 FROM mails WHERE email = ?', [email])).toEqual([]);
    }
  });

  it.each(['nobody', '', `${'a'.repeat(60)}@${'b.'.repeat(110)}example.com`])(
    'refuses %j as an address',
    async (email) => {
      for (const ask of [calls.requestPasswordReset, calls.requestMagicLink])
        expect(refusalOf(await ask(email))).toMatchObject({
          message: messages.email.invalid,
          code: 'BAD_USER_INPUT',
          fields: { email: messages.email.invalid },
        });
    },
  );

  it('is limited to 5 an hour for each requested address, known or not, on all servers together', async () => {
    const limited = await server.another({ rateLimits: 1 });
    const limitedToo = await server.another({ rateLimits: 1 });
    for (const email of [member.email, 'nobody@example.com']) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          accountCalls(n % 2 ? limited : limitedToo)[n % 3 ? 'requestMagicLink' : 'requestPasswordReset'](
            email,
          ),
        ),
      );
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    }
  });

  it('lets the owner sign in with the new password, even if others tried to guess the old one', async () => {
    const limited = await server.another({ rateLimits: 1 });
    const here = accountCalls(limited);
    for (let n = 0; n < 10; n += 1) await here.signIn({ email: member.email, password: `guess ${n}` });
    expect((await here.signIn({ email: member.email, password: member.password })).status).toBe(429);
    await here.resetPassword({ ...(await mailedTokens()), password });
    expect((await here.signIn({ email: member.email, password })).errors).toBeUndefined();
  });

  it('is limited to 30 in 15 minutes for each client, as are tries of links', async () => {
    const limited = await startTestServer({ rateLimits: 1 });
    const here = accountCalls(limited);
    const tries = <T>(count: number, call: (n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, n) => call(n)));
    try {
      const asked = await tries(31, (n) => here.requestPasswordReset(`nobody${n}@example.com`));
      expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
      const tried = await tries(31, (n) =>
        n % 2
          ? here.signInWithMagicLink(`guess ${n}`)
          : here.resetPassword({ accessToken: `guess ${n}`, refreshToken: '', password }),
      );
      expect(tried.filter(({ status }) => status === 401)).toHaveLength(30);
      expect(tried.filter(({ status }) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });
});
