import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { memberOfTest } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);

const day = 24 * 60 * 60 * 1000;

describe('signing in', () => {
  it('returns tokens and the member', async () => {
    // Addresses are taken in any case.
    const { data } = await calls.signIn({ email: member.email.toUpperCase(), password: member.password });
    expect(data.signIn.viewer.user).toEqual({ id: member.id, username: member.username });
    expect((await calls.whoAmI(data.signIn.tokens.accessToken)).data.viewer.email).toBe(member.email);
  });

  it('has the same response for an unknown address as for a wrong password', async () => {
    const wrong = await calls.signIn({ email: member.email, password: 'Tuesday7pm' });
    const unknown = await calls.signIn({ email: 'nobody@example.com', password: member.password });
    expect(wrong).toMatchObject({ status: 401, data: null });
    expect(refusalOf(wrong)).toEqual({ message: messages.signIn.refused, code: 'UNAUTHENTICATED' });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  it.each([
    [{ email: 'x', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'half\ud800@example.com', password: 'x' }, { email: 'Invalid email address' }],
    [{ email: 'x@example.com', password: '' }, { password: 'Password is required' }],
  ])('refuses %j and names the field', async (input, fields) => {
    const { errors } = await calls.signIn(input);
    expect(fieldsOf({ errors })).toEqual(fields);
  });

  it.each([
    [undefined, 30],
    [true, 30],
    [false, 1],
  ])('with rememberMe %s lasts %i days, and so does each refresh', async (rememberMe, days) => {
    const expectLasting = startLasting();
    const { data } = await calls.signIn({ email: member.email, password: member.password, rememberMe });
    await calls.refresh(data.signIn.tokens.refreshToken);
    const rows = await server.sql<{ expiresAt: Date }>(
      `SELECT t.expires_at AS expiresAt FROM refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id
       WHERE s.user_id = ? ORDER BY s.created_at DESC, t.expires_at DESC LIMIT 2`,
      [member.id],
    );
    for (const { expiresAt } of rows) expectLasting(expiresAt, days * day);
  });

  it('stores refresh tokens only as hashes', async () => {
    const rows = await server.sql<Record<string, unknown>>('SELECT * FROM refresh_tokens');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(member.refreshToken);
  });

  it('ignores an old, forged or malformed token in the header, and so does refreshing', async () => {
    for (const old of ['nonsense', 'a.b.c']) {
      const { data } = await calls.signIn({ email: member.email, password: member.password }, old);
      expect((await calls.refresh(data.signIn.tokens.refreshToken, old)).errors).toBeUndefined();
    }
    const known = { email: member.email, password: member.password };
    const { data } = await calls.signIn(known);
    await calls.signOut(data.signIn.tokens.refreshToken);
    const again = await calls.signIn(known, data.signIn.tokens.accessToken);
    expect(again.errors).toBeUndefined();
  });
});

describe('signing out', () => {
  it('revokes the sign-in on the server, so that its two tokens, and no others, become invalid; an unknown token has the same response', async () => {
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    for (const token of [member.refreshToken, 'nobody knows this one'])
      expect((await calls.signOut(token)).data).toEqual({ signOut: { signedOut: true } });
    const mine = await calls.whoAmI(member.token);
    expect([mine.status, codeOf(mine)]).toEqual([401, 'UNAUTHENTICATED']);
    expect(codeOf(await calls.refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await calls.whoAmI(data.signIn.tokens.accessToken)).errors).toBeUndefined();
  });

  it('works with a token that was already exchanged', async () => {
    const { data } = await calls.refresh(member.refreshToken);
    await calls.signOut(member.refreshToken);
    expect((await calls.whoAmI(data.refreshTokens.tokens.accessToken)).status).toBe(401);
  });
});
