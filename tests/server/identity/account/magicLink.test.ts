import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { linkIn, magicTokenIn, mailTo } from '../../../support/mails';
import { startTestServer, type TestServer } from '../../../support/testServer';

let server: TestServer;
let other: TestServer;
let calls: ReturnType<typeof accountCalls>;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://writers.example' });
  other = await server.another();
  calls = accountCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await buildMember(server);
});

const refusal = {
  status: 401,
  errors: [{ message: messages.recovery.magicLinkRefused, extensions: { code: 'UNAUTHENTICATED' } }],
};

async function mailedToken(count = 1) {
  await calls.requestMagicLink(member.email);
  return magicTokenIn(await mailTo(server, member.email, count));
}

describe('a magic link', () => {
  it('leads to the app, and signs in as signing in by password does, for 30 days; it sets no password, and ends nothing', async () => {
    await calls.requestMagicLink(member.email);
    const mail = await mailTo(server, member.email);
    expect(linkIn(mail).href).toMatch(/^https:\/\/writers\.example\/auth\/magic-link\?token=[\w-]{43}$/);
    const token = magicTokenIn(mail);
    const reset = { accessToken: token, refreshToken: '', password: 'Tuesday8am' };
    expect((await calls.resetPassword(reset)).status).toBe(401);
    // The app may send an access token that has ended.
    const { data } = await calls.signInWithMagicLink(token, 'worn out');
    expect((await calls.whoAmI(member.token)).status).toBe(200);
    const { tokens, viewer } = data.signInWithMagicLink;
    expect(viewer).toEqual({
      email: member.email,
      roles: ['USER'],
      user: { id: member.id, username: member.username },
    });
    expect((await calls.whoAmI(tokens.accessToken)).data.viewer.user.id).toBe(member.id);
    expect((await calls.refresh(tokens.refreshToken)).errors).toBeUndefined();
    const [signIn] = await server.sql<{ remembered: number }>(
      'SELECT remembered FROM sign_ins WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT 1',
      [member.id],
    );
    expect(signIn?.remembered).toBe(1);
  });

  it('is looked up without being used, with the id of its request, which members and strangers alike get', async () => {
    const ask = async (email: string) =>
      (await server.mutate('requestMagicLink', { email }, undefined, 'requestId')).data.requestMagicLink
        .requestId;
    const requestId = await ask(member.email);
    expect(await ask('nobody@example.com')).toHaveLength(requestId.length);
    const token = magicTokenIn(await mailTo(server, member.email));
    const looked = await server.mutate(
      'lookUpAccountLink',
      { purpose: 'MAGIC_LINK', tokens: [token] },
      undefined,
      'requestId username',
    );
    expect(looked.data.lookUpAccountLink).toEqual({ requestId, username: member.username });
    expect((await calls.signInWithMagicLink(token)).errors).toBeUndefined();
  });

  it('works once under 50 parallel tries on two servers', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => accountCalls(n % 2 ? server : other).signInWithMagicLink(token)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    const signIns = await server.sql('SELECT 1 FROM sign_ins WHERE user_id = ?', [member.id]);
    // The sign-in of the setup, and the one created by the link.
    expect(signIns).toHaveLength(2);
  });

  it('lasts 15 minutes; one that was used, has expired or never existed is refused with the same message', async () => {
    const used = await mailedToken();
    await calls.signInWithMagicLink(used);
    const expectLasting = startLasting();
    const ended = await mailedToken(2);
    const [link] = await server.sql('SELECT expires_at AS ends FROM account_links WHERE user_id = ?', [
      member.id,
    ]);
    expectLasting(link.ends, 15 * 60_000);
    await server.sql(
      'UPDATE account_links SET expires_at = expires_at - INTERVAL 901 SECOND WHERE user_id = ?',
      [member.id],
    );
    for (const token of [used, ended, 'a'.repeat(43), ''])
      expect(await calls.signInWithMagicLink(token)).toMatchObject(refusal);
  });

  it('does not sign in a member who has left since', async () => {
    const token = await mailedToken();
    await server.sql('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [member.id]);
    expect(await calls.signInWithMagicLink(token)).toMatchObject(refusal);
  });
});
