import { restoreMember, suspendMember } from '../../../../server/cli/userCommands';
import { Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildToken, memberOfFile, memberOfTest } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { codeOf, testServer } from '../../../support/testServer';
import { membershipCalls, theReason } from './membershipCalls';

const server = testServer();
const staff = membershipCalls(server);
const calls = accountCalls(server);
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
const member = memberOfTest(server);

const house = () => ({ ...server.app.services, close: async () => ({ heard: true }) });
const about = (id: string, more = '') => staff.auditLog(`first: 50, memberId: "${id}"${more}`, admin.token);

const actsOf = (entries: { act: string }[]) => entries.map(({ act }) => act);

/** Suspended and restored, and signed in again. */
async function returned(): Promise<string> {
  await staff.suspend(member.id, admin.token);
  await staff.restore(member.id, admin.token);
  const { data } = await calls.signIn({ email: member.email, password: member.password });
  return data.signIn.tokens.accessToken;
}

it('has actor, act, member, time and reason, newest first', async () => {
  await staff.suspend(member.id, admin.token);
  const [entry] = await staff.auditLog('first: 1', admin.token);
  expect(entry).toEqual({
    act: 'SUSPENDED',
    actorKind: 'ORGANISER',
    thing: null,
    reason: theReason,
    createdAt: expect.any(String),
    actor: expect.objectContaining({ username: admin.username }),
    subject: expect.objectContaining({ username: member.username }),
  });
});

it('has one act, one member, or both', async () => {
  await staff.suspend(member.id, admin.token);
  expect(actsOf(await about(member.id))).toEqual(['SUSPENDED', 'SIGNED_IN']);
  const managedId = member.id.replace('user', 'member');
  expect(actsOf(await about(managedId, ', act: SIGNED_IN'))).toEqual(['SIGNED_IN']);
  // An administrator's own acts are among the entries about them.
  const [own] = await about(admin.id, ', act: SUSPENDED');
  expect(own?.subject?.username).toBe(member.username);
  expect(actsOf(await staff.auditLog('first: 50, act: SUSPENDED', admin.token))).not.toContain('SIGNED_IN');
  expect(await about('nobody')).toEqual([]);
});

it('shows members what happened with their account, without the names of staff', async () => {
  const token = await returned();
  const entries = await staff.accountLog(token);
  expect(entries.map(({ act, actorKind, reason }) => [act, actorKind, reason])).toEqual([
    ['SIGNED_IN', 'MEMBER', null],
    ['RESTORED', 'ORGANISER', theReason],
    ['SUSPENDED', 'ORGANISER', theReason],
    ['SIGNED_IN', 'MEMBER', null],
  ]);
  expect(entries.map(({ actor }) => actor?.username)).toEqual([
    ...[member.username, undefined, undefined, member.username],
  ]);
  const program = await buildToken(server, { ...member, token });
  const query = '{ viewer { accountLog { totalCount } } }';
  expect(codeOf(await server.graphql(query, {}, program.token))).toBe('FORBIDDEN');
});

it('shows no member an entry about another by its id', async () => {
  const [{ id }] = await server.sql('SELECT id FROM audit_log WHERE subject_id = ?', [member.id]);
  const node = async (token: string) => (await server.ask(`{ node(id: "${id}") { id } }`, token)).node;
  const other = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
  expect(await Promise.all([other, member, admin].map(({ token }) => node(token)))).toEqual([
    null,
    { id },
    { id },
  ]);
});

it('is read by as many statements whatever the number of entries', async () => {
  await returned();
  const count = async (first: number) =>
    (await server.countStatements(() => staff.auditLog(`first: ${first}`, admin.token))).statements.length;
  expect(await count(30)).toBe(await count(2));
});

it('keeps what staff did about a deleted account, without its name and the reason', async () => {
  const token = await returned();
  await calls.deleteAccount(member.password, token);
  const entries = await about(member.id);
  expect(entries.map(({ act, reason, subject }) => [act, reason, subject?.name])).toEqual([
    ['RESTORED', null, 'Deleted member'],
    ['SUSPENDED', null, 'Deleted member'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(member.username);
});

it('has an entry of one sign-in that its member ends, or signs out of', async () => {
  const { data } = await calls.signIn({ email: member.email, password: member.password });
  await calls.signOut(data.signIn.tokens.refreshToken);
  const [own] = await calls.signIns(member.token);
  await calls.revokeSignIn(own!.id, member.token);
  const acts = ['SIGN_IN_ENDED', 'SIGN_IN_ENDED', 'SIGNED_IN', 'SIGNED_IN'];
  expect(actsOf(await about(member.id))).toEqual(acts);
});

it('has an entry of a used refresh token that comes again, by whoever has it', async () => {
  await calls.refresh(member.refreshToken);
  await server.sql('UPDATE refresh_tokens SET used_at = used_at - INTERVAL 60 SECOND');
  await calls.refresh(member.refreshToken);
  const [entry] = await about(member.id);
  expect(entry).toMatchObject({ act: 'SIGN_IN_REPLAYED', actorKind: 'VISITOR', actor: null });
});

describe('the command line', () => {
  it('suspends and restores as staff does', async () => {
    const said = [
      await suspendMember(house(), member.username, theReason),
      await suspendMember(house(), member.username, theReason),
    ];
    expect(said).toEqual([`${member.username} is suspended.`, `${member.username} was suspended already.`]);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    expect(await restoreMember(house(), member.email, theReason)).toBe(`${member.username} is restored.`);
    const [entry] = await about(member.id);
    expect(entry).toMatchObject({ act: 'RESTORED', actorKind: 'OPERATOR', actor: null, reason: theReason });
    await eventually('the mails', async () => {
      const [waiting] = await server.sql('SELECT id FROM mails WHERE user_id = ?', [member.id]);
      return waiting === undefined || undefined;
    });
  });

  it('needs a reason, and suspends neither a waiting member nor the only administrator', async () => {
    await expect(suspendMember(house(), member.username, ' ')).rejects.toThrow('Give a reason');
    await expect(suspendMember(house(), admin.username, theReason)).rejects.toThrow(
      `${admin.username} is the only administrator`,
    );
    await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [member.id]);
    await expect(suspendMember(house(), member.username, theReason)).rejects.toThrow('waits for approval');
  });
});
