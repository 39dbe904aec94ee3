import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '../../../../server/contract/messages';
import { startSignIn } from '../../../../server/features/identity/account/refreshTokens';
import { findRecipient, mayReceive } from '../../../../server/features/notify/mail/recipients';
import { projectRoot } from '../../../../server/lib/paths';
import type { MailKind } from '../../../../server/model/mail.entity';
import type { MemberState } from '../../../../server/model/user.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { eventually, magicTokenIn, mailTo, resetTokensIn } from '../../../support/mails';
import { connectSocket } from '../../../support/socketClient';
import { codeOf, contextOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = accountCalls(server);

/** Changes the state only, so that refusals are due to it, and not to revoked sign-ins. */
const become = (state: MemberState, ...members: TestMember[]) =>
  server.sql('UPDATE users SET state = ? WHERE id IN (?)', [state, members.map(({ id }) => id)]);

const signInsOf = async ({ id }: TestMember): Promise<number> =>
  (await server.sql('SELECT id FROM sign_ins WHERE user_id = ?', [id])).length;

const password = 'Tuesday8pm';

describe.each([
  ['waiting', 'WAITING_FOR_APPROVAL', messages.signIn.waiting],
  ['suspended', 'SUSPENDED', messages.signIn.suspended],
] as const)('a member who is %s', (state, code, message) => {
  let member: TestMember;
  beforeEach(async () => {
    member = await buildMember(server);
  });
  // The same step must work before the state and again after it, or the test would pass for another reason.
  afterEach(async () => {
    await become('active', member);
    expect((await calls.whoAmI(member.token)).data.viewer.email).toBe(member.email);
  });

  it('can’t sign in by password, by a mailed link or with a new password, and gets the reason; all work once they are active', async () => {
    await calls.requestMagicLink(member.email);
    const link = magicTokenIn(await mailTo(server, member.email));
    await become(state, member);
    await calls.requestPasswordReset(member.email);
    const tokens = resetTokensIn(await mailTo(server, member.email, 2));
    const signIns = await signInsOf(member);
    const byPassword = () => calls.signIn({ email: member.email, password: member.password });
    for (const answer of [await byPassword(), await calls.signInWithMagicLink(link)])
      expect(refusalOf(answer)).toEqual({ message, code });
    expect(await signInsOf(member)).toBe(signIns);
    await become('active', member);
    for (const answer of [await byPassword(), await calls.signInWithMagicLink(link)])
      expect(answer.errors).toBeUndefined();
    await become(state, member);
    expect((await calls.resetPassword({ ...tokens, password })).errors).toBeUndefined();
    expect(codeOf(await calls.signIn({ email: member.email, password }))).toBe(code);
    await become('active', member);
    const { data } = await calls.signIn({ email: member.email, password });
    member = { ...member, token: data.signIn.tokens.accessToken };
  });

  it('has no access by an open socket', async () => {
    const open = await connectSocket(server, member.token);
    await become(state, member);
    open.subscribe('open', '{ viewer { email } }');
    const { payload } = await open.until(({ id }) => id === 'open');
    expect(codeOf(payload)).toBe('UNAUTHENTICATED');
    open.raw.close();
  });

  it('isn’t found, and can’t be followed', async () => {
    const other = await buildMember(server);
    const find = async () => {
      const search = `{ searchMembers(search: "${member.username}", first: 20) { id } }`;
      return (await server.ask(search, other.token)).searchMembers;
    };
    const follow = () => server.mutate('followUser', { id: member.id }, other.token, 'user { id }');
    expect(await find()).toContainEqual({ id: member.id });
    await become(state, member);
    expect(await find()).not.toContainEqual({ id: member.id });
    expect(codeOf(await follow())).toBe('NOT_FOUND');
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
    ['sign-ins', /\binsert\(\s*SignIn\b|INTO `?sign_ins\b/, ['features/identity/account/refreshTokens.ts']],
    // The group's own account is one that nobody can sign in with.
    [
      'accounts',
      /\binsert\(\s*User\b|INTO `?users\b/,
      ['features/identity/account/createAccount.ts', 'features/members/user/memberRows.ts'],
    ],
  ])('one place stores %s', (_what, pattern, files) => {
    expect(filesWith(pattern)).toEqual(files);
  });
});
