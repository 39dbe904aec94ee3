import { accountCalls } from '../../../support/accountCalls';
import { memberOfTest } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { testServer } from '../../../support/testServer';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);

const ended = { status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
/** Simulates that time passes for the member's tokens, by changing times in the database. */
const sinceUse = (seconds: number) =>
  server.sql(
    `UPDATE refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id
     SET t.used_at = t.used_at - INTERVAL ? SECOND WHERE s.user_id = ?`,
    [seconds, member.id],
  );

describe('refreshing', () => {
  it('returns another pair of tokens, each valid for its purpose', async () => {
    const expectLasting = startLasting();
    const { data } = await calls.refresh(member.refreshToken);
    const { accessToken, refreshToken, accessTokenExpiresAt } = data.refreshTokens.tokens;
    expect(refreshToken).not.toBe(member.refreshToken);
    expect((await calls.whoAmI(accessToken)).data.viewer.email).toBe(member.email);
    expectLasting(new Date(accessTokenExpiresAt), 15 * 60_000);
    expect(Buffer.from(refreshToken, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await calls.refresh(refreshToken)).errors).toBeUndefined();
  });

  it('from 20 tabs at once signs nobody out, on two servers', async () => {
    const others = accountCalls(await server.another());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? calls : others).refresh(member.refreshToken)),
    );
    for (const { data, errors } of answers) {
      expect(errors).toBeUndefined();
      const { accessToken, refreshToken } = data.refreshTokens.tokens;
      expect((await calls.whoAmI(accessToken)).status).toBe(200);
      expect((await calls.refresh(refreshToken)).errors).toBeUndefined();
    }
  });

  it('with a used token after 30 seconds revokes the sign-in and all of its tokens at once, and no other', async () => {
    const elsewhere = await calls.signIn({ email: member.email, password: member.password });
    const { data } = await calls.refresh(member.refreshToken);
    const next = data.refreshTokens.tokens;
    await sinceUse(31);
    expect(await calls.refresh(member.refreshToken)).toMatchObject(ended);
    expect(await calls.refresh(next.refreshToken)).toMatchObject(ended);
    expect(await calls.whoAmI(next.accessToken)).toMatchObject(ended);
    expect(await calls.whoAmI(member.token)).toMatchObject(ended);
    expect(server.logLines.join('')).toContain('a used refresh token came again');
    expect((await calls.whoAmI(elsewhere.data.signIn.tokens.accessToken)).status).toBe(200);
  });

  it('with a used token works within 30 seconds of its first use, in case the response was lost', async () => {
    await calls.refresh(member.refreshToken);
    await sinceUse(25);
    expect((await calls.refresh(member.refreshToken)).errors).toBeUndefined();
    await sinceUse(25);
    expect(await calls.refresh(member.refreshToken)).toMatchObject(ended);
  });

  it.each([
    ['that nobody was given', () => 'a'.repeat(43)],
    ['that is empty', () => ''],
    ['that is an access token', () => member.token.slice(0, 190)],
  ])('refuses a token %s', async (_what, token) => {
    expect(await calls.refresh(token())).toMatchObject(ended);
  });

  it('refuses an expired token', async () => {
    await server.sql(
      `UPDATE refresh_tokens t JOIN sign_ins s ON s.id = t.sign_in_id
       SET t.expires_at = t.expires_at - INTERVAL 31 DAY WHERE s.user_id = ?`,
      [member.id],
    );
    expect(await calls.refresh(member.refreshToken)).toMatchObject(ended);
  });
});
