import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../../../server/contract/messages';
import { startSignIn } from '../../../server/features/account/refreshTokens';
import { findRecipient, mayReceive } from '../../../server/mail/recipients';
import type { MailKind } from '../../../server/model/mail.entity';
import type { MemberState } from '../../../server/model/user.entity';
import { projectRoot } from '../../../server/paths';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildToken, type TestMember } from '../../support/factories';
import { eventually, magicTokenIn, mailTo, resetTokensIn } from '../../support/mails';
import { connectSocket, openSocket } from '../../support/socketClient';
import { contextOf, testServer } from '../../support/testServer';
import { calendarCalls } from '../calendar/calendarCalls';

const server = testServer();
const calls = accountCalls(server);

/** Changes the state alone: what is refused is refused for the state, not because the sign-ins were revoked. */
const become = (state: MemberState, ...members: TestMember[]) =>
  server.app.services.db.dataSource.query('UPDATE users SET state = ? WHERE id IN (?)', [
    state,
    members.map(({ id }) => id),
  ]);

const signInsOf = async ({ id }: TestMember): Promise<number> =>
  (await server.app.services.db.read('SELECT id FROM sign_ins WHERE user_id = ?', [id])).length;

const password = 'Tuesday8pm';

describe.each([
  ['waiting', 'WAITING_FOR_APPROVAL', messages.signIn.waiting],
  ['suspended', 'SUSPENDED', messages.signIn.suspended],
] as const)('a member who is %s', (state, code, message) => {
  const refusal = { errors: [{ message, extensions: { code } }] };
  let member: TestMember;
  beforeEach(async () => {
    member = await buildMember(server);
  });
  // The same step must work before the state and again after it, or the test would pass for another reason.
  afterEach(async () => {
    await become('active', member);
    expect((await calls.whoAmI(member.token)).data.viewer.email).toBe(member.email);
  });

  it('can’t sign in by password, and is told why', async () => {
    await become(state, member);
    const signIns = await signInsOf(member);
    expect(await calls.signIn({ email: member.email, password: member.password })).toMatchObject(refusal);
    expect(await signInsOf(member)).toBe(signIns);
    await become('active', member);
    expect((await calls.signIn({ email: member.email, password: member.password })).errors).toBeUndefined();
  });

  it('isn’t told why without the password', async () => {
    await become(state, member);
    expect(await calls.signIn({ email: member.email, password: 'wrong' })).toMatchObject({
      errors: [{ message: messages.signIn.refused, extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('can’t sign in by a mailed link, which works once they are active', async () => {
    await calls.requestMagicLink(member.email);
    const token = magicTokenIn(await mailTo(server, member.email));
    await become(state, member);
    expect(await calls.signInWithMagicLink(token)).toMatchObject(refusal);
    await become('active', member);
    expect((await calls.signInWithMagicLink(token)).errors).toBeUndefined();
  });

  it('can’t sign in with a new password either', async () => {
    await become(state, member);
    await calls.requestPasswordReset(member.email);
    const tokens = resetTokensIn(await mailTo(server, member.email));
    expect((await calls.resetPassword({ ...tokens, password })).errors).toBeUndefined();
    expect(await calls.signIn({ email: member.email, password })).toMatchObject(refusal);
    await become('active', member);
    const { data } = await calls.signIn({ email: member.email, password });
    member = { ...member, token: data.signIn.tokens.accessToken };
  });

  it('has no access by the tokens of an open sign-in, which the client then ends', async () => {
    await become(state, member);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    const { errors } = await calls.refresh(member.refreshToken);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('has no access by a personal access token', async () => {
    const { token } = await buildToken(server, member);
    const whoAmI = () => server.graphql('{ viewer { user { id } } }', {}, token);
    expect((await whoAmI()).data.viewer.user.id).toBe(member.id);
    await become(state, member);
    expect((await whoAmI()).status).toBe(401);
  });

  it('has no access by the calendar’s address', async () => {
    const { renew, get } = calendarCalls(server);
    const { data } = await renew(null, member.token);
    const { url } = data.renewCalendarFeed.viewer.calendarFeed;
    expect((await get(url)).status).toBe(200);
    await become(state, member);
    expect((await get(url)).status).toBe(404);
  });

  it('has no access by a new or an open socket', async () => {
    const open = await connectSocket(server, member.token);
    await become(state, member);
    open.subscribe('open', '{ viewer { email } }');
    expect((await open.until(({ id }) => id === 'open')).payload.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const refused = await openSocket(server);
    refused.send({ type: 'connection_init', payload: { accessToken: member.token } });
    expect((await refused.closed).code).toBe(4403);
    open.raw.close();
  });

  it('isn’t found, and can’t be followed', async () => {
    const other = await buildMember(server);
    const find = async () => {
      const { data } = await server.graphql(
        'query ($search: String!) { searchMembers(search: $search, first: 20) { id } }',
        { search: member.username },
        other.token,
      );
      return data.searchMembers.map(({ id }: { id: string }) => id);
    };
    const follow = () =>
      server.graphql(
        'mutation ($id: ID!) { followUser(input: { id: $id }) { user { id } } }',
        { id: member.id },
        other.token,
      );
    expect(await find()).toContain(member.id);
    await become(state, member);
    expect(await find()).not.toContain(member.id);
    expect((await follow()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await become('active', member);
    expect((await follow()).errors).toBeUndefined();
  });

  it.each<[MailKind, boolean]>([
    ['password_reset', true],
    ['password_changed', true],
    ['notification', false],
    ['digest', false],
    ['test', false],
  ])('of mails of the kind %s: gets them? %s', async (kind, gets) => {
    const mail = { kind, userId: member.id, email: member.email, topic: null };
    const mayNow = async () => {
      const recipient = await findRecipient(server.app.services.db, mail);
      return recipient && mayReceive(mail, recipient);
    };
    expect(await mayNow()).toBe(true);
    await become(state, member);
    expect(await mayNow()).toBe(gets);
  });
});

it('a sign-in waits for a suspension that isn’t committed yet, and is then refused', async () => {
  const member = await buildMember(server);
  const ctx = await contextOf(server);
  let refused: Promise<unknown> = Promise.resolve();
  await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    await tx.execute("UPDATE users SET state = 'suspended' WHERE id = ?", [member.id]);
    refused = expect(
      ctx.db.transaction((other) => startSignIn(other, ctx, member.id, { remembered: true })),
    ).rejects.toMatchObject({ code: 'SUSPENDED' });
    await eventually('a waiting sign-in', async () => {
      const [waiting] = await ctx.db.read(
        "SELECT id FROM information_schema.processlist WHERE info LIKE 'INSERT INTO sign_ins%'",
      );
      return waiting;
    });
  });
  await refused;
});

describe('in the server’s source', () => {
  const folder = path.join(projectRoot, 'server');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith(path.join('db', 'migrations')))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  const filesWith = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  it.each([
    ['sign-ins', /\binsert\(\s*SignIn\b|INTO `?sign_ins\b/, ['features/account/refreshTokens.ts']],
    // The group's own account is one that nobody can sign in with.
    [
      'accounts',
      /\binsert\(\s*User\b|INTO `?users\b/,
      ['features/account/createAccount.ts', 'features/session/dropIn.service.ts'],
    ],
  ])('one place stores %s', (_what, pattern, files) => {
    expect(filesWith(pattern)).toEqual(files);
  });
});
