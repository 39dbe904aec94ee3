import { messages } from '../../../server/contract/messages';
import { accountCalls } from '../../support/accountCalls';
import { memberOfTest } from '../../support/factories';
import { startLasting } from '../../support/lasting';
import { testServer } from '../../support/testServer';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);

const read = <Row>(sql: string, params: string[] = []) => server.app.services.db.read<Row>(sql, params);
const day = 24 * 60 * 60 * 1000;

describe('signing in', () => {
  it('answers tokens and the member', async () => {
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    expect(data.signIn.viewer.user).toEqual({ id: member.id, username: member.username });
    expect((await calls.whoAmI(data.signIn.tokens.accessToken)).data.viewer.email).toBe(member.email);
  });

  it('takes the address in any case', async () => {
    const { errors } = await calls.signIn({ email: member.email.toUpperCase(), password: member.password });
    expect(errors).toBeUndefined();
  });

  it('answers an unknown address like a wrong password', async () => {
    const [wrong, unknown] = [
      await calls.signIn({ email: member.email, password: 'Tuesday7pm' }),
      await calls.signIn({ email: 'nobody@example.com', password: member.password }),
    ];
    for (const { status, data, errors } of [wrong, unknown]) {
      expect({ status, data }).toEqual({ status: 401, data: null });
      expect(errors).toEqual([
        expect.objectContaining({
          message: messages.signIn.refused,
          extensions: { code: 'UNAUTHENTICATED' },
        }),
      ]);
    }
    expect(unknown.errors).toEqual(wrong.errors);
  });

  it.each([
    [{ email: 'x', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: '"two words"@example.com', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'bell\u0007@example.com', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'half\ud800@example.com', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'x@example.com', password: '' }, { password: 'Password is required' }],
  ])('refuses %j and names the field', async (input, fields) => {
    const { errors } = await calls.signIn(input);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });

  it.each([
    [undefined, 30],
    [true, 30],
    [false, 1],
  ])('with rememberMe %s lasts %i days, and so does each refresh', async (rememberMe, days) => {
    const expectLasting = startLasting();
    const { data } = await calls.signIn({ email: member.email, password: member.password, rememberMe });
    await calls.refresh(data.signIn.tokens.refreshToken);
    const rows = await read<{ expiresAt: Date }>(
      `SELECT t.expires_at AS expiresAt FROM refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id
       WHERE s.user_id = ? ORDER BY s.created_at DESC, t.expires_at DESC LIMIT 2`,
      [member.id],
    );
    for (const { expiresAt } of rows) expectLasting(expiresAt, days * day);
  });

  it('keeps refresh tokens as hashes alone', async () => {
    const rows = await read<Record<string, unknown>>('SELECT * FROM refresh_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(member.refreshToken);
  });

  it('ignores an old, forged or malformed token in the header, and so does refreshing', async () => {
    for (const old of ['nonsense', 'a.b.c']) {
      const { data } = await calls.signIn({ email: member.email, password: member.password }, old);
      expect((await calls.refresh(data.signIn.tokens.refreshToken, old)).errors).toBeUndefined();
    }
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    await calls.signOut(data.signIn.tokens.refreshToken);
    const again = await calls.signIn(
      { email: member.email, password: member.password },
      data.signIn.tokens.accessToken,
    );
    expect(again.errors).toBeUndefined();
  });
});

describe('signing out', () => {
  it('revokes the sign-in on the server: both tokens become invalid', async () => {
    expect((await calls.signOut(member.refreshToken)).data).toEqual({ signOut: { signedOut: true } });
    expect(await calls.whoAmI(member.token)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await calls.refresh(member.refreshToken)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it("leaves the member's other sign-ins alone", async () => {
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    await calls.signOut(member.refreshToken);
    expect((await calls.whoAmI(data.signIn.tokens.accessToken)).errors).toBeUndefined();
  });

  it('with an unknown token returns the same', async () => {
    expect((await calls.signOut('nobody knows this one')).data).toEqual({ signOut: { signedOut: true } });
  });

  it('works with a token that was already exchanged', async () => {
    const { data } = await calls.refresh(member.refreshToken);
    await calls.signOut(member.refreshToken);
    expect((await calls.whoAmI(data.refreshTokens.tokens.accessToken)).status).toBe(401);
  });
});
