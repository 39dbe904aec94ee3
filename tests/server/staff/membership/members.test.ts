import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import {
  buildInvitation,
  buildMember,
  buildStory,
  memberOfFile,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { mailTo, resetTokensIn } from '../../../support/mails';
import { statementsSentBy } from '../../../support/statements';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';
import { walkForward } from '../../../support/walkPages';
import { membershipCalls, theReason } from './membershipCalls';

const server = testServer();
const staff = membershipCalls(server);
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
const instructor = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ben' });
const member = memberOfTest(server);
const ask = (query: string, token = admin.token) => server.graphql(`{ ${query} }`, {}, token);

const run = (sql: string, params: string[]) => server.sql(sql, params);

async function found(args: string, token: string) {
  const { data } = await staff.members(args, token);
  return data.managedMembers.edges.map(({ node }: { node: { user: { username: string } } }) => node);
}
const names = async (args: string, token = admin.token): Promise<string[]> =>
  (await found(args, token)).map(({ user }: { user: { username: string } }) => user.username);

describe('the list of members', () => {
  it('has the newest first, with addresses for administrators alone', async () => {
    const later = await buildMember(server, { confirmed: false });
    const [first, second] = await found('first: 2', admin.token);
    expect(first).toMatchObject({
      user: { username: later.username },
      email: later.email,
      isConfirmed: false,
      state: 'ACTIVE',
      roles: ['USER'],
      viewerCanSuspend: true,
    });
    expect(second).toMatchObject({ user: { username: member.username }, isConfirmed: true });
    const [seen] = await found('first: 1', instructor.token);
    expect(seen).toMatchObject({ email: null, viewerCanSuspend: false, user: { username: later.username } });
  });

  it('says when they were last seen', async () => {
    await run("UPDATE sign_ins SET last_used_at = '2026-01-05 19:00:00.000' WHERE user_id = ?", [member.id]);
    const [seen] = await found('first: 1', admin.token);
    expect(seen.lastSeenAt).toBe('2026-01-05T19:00:00.000Z');
    await run('DELETE FROM sign_ins WHERE user_id = ?', [member.id]);
    expect((await found('first: 1', admin.token))[0].lastSeenAt).toBeNull();
  });

  it('is searched by the beginning of name, username and, for administrators, address', async () => {
    const one = await buildMember(server, {
      username: 'ottilie',
      displayName: 'Frau Öhm',
      email: 'elsewhere@example.com',
    });
    for (const search of ['otti', '@Otti', 'frau ö', 'frau o\u0308', 'elsewhere@'])
      expect(await names(`search: "${search}"`)).toEqual([one.username]);
    for (const search of ['tilie', 'Öhm', '%', 'é']) expect(await names(`search: "${search}"`)).toEqual([]);
    expect(await names('search: "elsewhere@"', instructor.token)).toEqual([]);
    expect(await names('search: "otti", role: ADMIN')).toEqual([]);
    expect(await names('search: "otti", role: USER, state: ACTIVE')).toEqual(['ottilie']);
    const answer = await staff.members(`search: "${'x'.repeat(101)}"`, admin.token);
    expect(fieldsOf(answer)).toHaveProperty('search');
  });

  it('has those of a role, of a state, and of both', async () => {
    const both = await buildMember(server, { roles: [Role.USER, Role.ADMIN, Role.INSTRUCTOR] });
    expect(await names('role: INSTRUCTOR')).toEqual([both.username, instructor.username]);
    expect(await names('role: ADMIN')).toEqual([both.username, admin.username]);
    expect(await names('first: 2, role: USER')).toEqual([both.username, member.username]);
    await staff.suspend(both.id, admin.token);
    expect(await names('state: SUSPENDED')).toEqual([both.username]);
    expect(await names('role: ADMIN, state: SUSPENDED')).toEqual([both.username]);
    expect(await names('role: ADMIN, state: ACTIVE')).toEqual([admin.username]);
    expect(await names('state: WAITING')).toEqual([]);
    await staff.setRoles(both.id, [], admin.token);
  });

  it.each(['', 'role: USER, ', 'state: ACTIVE, ', 'search: "member", '])(
    'pages without a gap: %j',
    async (filter) => {
      for (let more = 0; more < 3; more += 1) await buildMember(server);
      const page = async (args: string) =>
        (await staff.members(filter + args, admin.token)).data.managedMembers;
      const paged = await walkForward<{ user: { username: string } }>(page, 2);
      expect(paged.map(({ user }) => user.username)).toEqual(await names(`${filter}first: 100`));
    },
  );

  it('takes as many statements for many members as for one', async () => {
    for (let more = 0; more < 5; more += 1) await buildMember(server);
    const count = async (first: number) =>
      (await server.countStatements(() => staff.members(`first: ${first}`, admin.token))).statements.length;
    expect(await count(5)).toBe(await count(1));
  });

  it('has no deleted accounts, and neither has the page of one', async () => {
    await accountCalls(server).deleteAccount(member.password, member.token);
    expect(await names('first: 100')).not.toContainEqual(expect.stringMatching(/^deleted/));
    for (const id of [member.id, 'user_none', 'x'])
      expect(codeOf(await ask(`managedMember(id: "${id}") { state }`))).toBe('NOT_FOUND');
  });

  it('is found by the id of the ManagedMember, too', async () => {
    const [{ id }] = await found('first: 1', admin.token);
    for (const given of [id, member.id])
      expect((await ask(`managedMember(id: "${given}") { id user { username } }`)).data).toEqual({
        managedMember: { id, user: { username: member.username } },
      });
    const { data } = await staff.suspend(id, admin.token);
    expect(data.suspendMember.managedMember).toMatchObject({
      id,
      state: 'SUSPENDED',
      viewerCanSuspend: false,
      viewerCanRestore: true,
    });
  });
});

describe('the roles of a member', () => {
  it('are set, with an entry for each and a mail', async () => {
    await staff.setRoles(member.id, ['INSTRUCTOR'], admin.token);
    const { data } = await staff.setRoles(member.id, ['ADMIN', 'ADMIN'], admin.token);
    expect(data.setMemberRoles.managedMember.roles).toEqual(['ADMIN', 'USER']);
    await staff.setRoles(member.id, ['ADMIN', 'USER'], admin.token);
    const entries = await staff.auditLog(`first: 9, memberId: "${member.id}"`, admin.token);
    const changes = entries.filter(({ act }) => act.startsWith('ROLE'));
    expect(changes.map(({ act, thing, reason }) => [act, thing, reason]).sort()).toEqual([
      ['ROLE_GIVEN', 'admin', theReason],
      ['ROLE_GIVEN', 'instructor', theReason],
      ['ROLE_TAKEN', 'instructor', theReason],
    ]);
    const mail = await mailTo(server, member.email, 2);
    expect(mail.text).toContain(theReason);
    await staff.setRoles(member.id, [], admin.token);
  });

  it('an administrator can’t take that role from themselves', async () => {
    const answer = await staff.setRoles(admin.id, ['INSTRUCTOR'], admin.token);
    expect(fieldsOf(answer)).toHaveProperty('roles');
    expect((await staff.setRoles(admin.id, ['ADMIN', 'INSTRUCTOR'], admin.token)).errors).toBeUndefined();
    await staff.setRoles(admin.id, ['ADMIN'], admin.token);
  });

  it.each(['setRoles', 'suspend'] as const)(
    'of two administrators who %s each other one stays',
    async (how) => {
      for (let round = 0; round < 3; round += 1) {
        const pair = await Promise.all(
          [0, 1].map(() => buildMember(server, { roles: [Role.USER, Role.ADMIN] })),
        );
        const [one, two] = pair as [TestMember, TestMember];
        const against = (victim: TestMember, by: TestMember) =>
          how === 'suspend' ? staff.suspend(victim.id, by.token) : staff.setRoles(victim.id, [], by.token);
        const answers = await Promise.all([against(two, one), against(one, two)]);
        expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
        const left = await server.sql(
          "SELECT id FROM users WHERE id IN (?, ?) AND FIND_IN_SET('admin', roles) AND state = 'active'",
          [one.id, two.id],
        );
        expect(left).toHaveLength(1);
        await run("UPDATE users SET roles = 'user' WHERE id IN (?, ?)", [one.id, two.id]);
      }
    },
  );

  it('a suspended administrator doesn’t count as one who stays', async () => {
    const other = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    await staff.suspend(other.id, admin.token);
    const { errors } = await accountCalls(server).deleteAccount(admin.password, admin.token);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await staff.setRoles(other.id, [], admin.token);
  });
});

describe('an administrator', () => {
  it('ends all sign-ins of a member, who is notified and can sign in again', async () => {
    const calls = accountCalls(server);
    await staff.endSignIns(member.id, admin.token);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    expect((await mailTo(server, member.email)).text).toContain(theReason);
    expect((await calls.signIn({ email: member.email, password: member.password })).errors).toBeUndefined();
    await staff.endSignIns(member.id, admin.token);
    await staff.endSignIns(member.id, admin.token);
    const entries = await staff.auditLog(
      `first: 9, act: SIGN_INS_ENDED, memberId: "${member.id}"`,
      admin.token,
    );
    expect(entries).toHaveLength(2);
  });

  it('sends a member the mail to choose a new password', async () => {
    expect((await staff.sendRecovery(member.id, admin.token)).errors).toBeUndefined();
    const tokens = resetTokensIn(await mailTo(server, member.email));
    const { errors } = await accountCalls(server).resetPassword({ ...tokens, password: 'Tuesday8pm' });
    expect(errors).toBeUndefined();
  });
});

const detailsOf = async (id: string, token: string) => {
  const { data, errors } = await ask(
    `managedMember(id: "${id}") { user { username } publicStoryCount
       invitation { note invitedBy { name } } auditLog(first: 5) { edges { node { act reason } } } }`,
    token,
  );
  expect(errors).toBeUndefined();
  return data.managedMember;
};

it('a member’s page says by whose invitation they joined, and counts what everyone can read', async () => {
  const invited = await buildInvitation(server, instructor, { note: 'From the library' });
  const lucy = { username: 'lucy', email: 'lucy@example.com', password: 'Monday7pm' };
  const { data } = await accountCalls(server).signUp({ ...lucy, invitation: invited.token });
  const { id } = data.signUp.viewer.user;
  for (const privacyLevel of Object.values(PrivacyLevel))
    await buildStory(server, { ...member, id, token: data.signUp.tokens.accessToken }, { privacyLevel });
  expect(await detailsOf(id, admin.token)).toMatchObject({
    user: { username: 'lucy' },
    publicStoryCount: 1,
    invitation: { note: 'From the library', invitedBy: { name: 'Ben' } },
  });
  await staff.suspend(id, admin.token);
  expect(await detailsOf(id, admin.token)).toMatchObject({ publicStoryCount: 0 });
});

it('a member’s part of the audit log is for administrators; without an invitation there is none to name', async () => {
  await staff.suspend(member.id, admin.token);
  const theirs = await detailsOf(member.id, admin.token);
  expect(theirs.invitation).toBeNull();
  expect(theirs.auditLog.edges[0].node).toEqual({ act: 'SUSPENDED', reason: theReason });
  expect((await detailsOf(member.id, instructor.token)).auditLog).toBeNull();
});

it('staff reads no private text of a member, by whatever name it asks', async () => {
  const story = await buildStory(server, member, { title: 'Mine alone', content: 'A secret' });
  const { data } = await ask(
    `managedMember(id: "${member.id}") { user { id publicStories(first: 5) { edges { node { title } } } } }
     node(id: "${story.id}") { id }`,
  );
  expect(JSON.stringify(data)).not.toMatch(/Mine alone|A secret/);
  expect(data.node).toBeNull();
});

describe('with 30 more members', () => {
  beforeAll(async () => {
    for (let more = 0; more < 30; more += 1) await buildMember(server);
    await server.sql('ANALYZE TABLE users, audit_log');
  });

  const list = (filter: string) => `{ managedMembers(first: 5${filter}) { edges { node { id } } } }`;
  const acts = (filter: string) => `{ auditLog(first: 5${filter}) { edges { node { id } } } }`;

  it.each<[string, () => string, string]>([
    ['all members', () => list(''), 'PRIMARY'],
    ['members of a state', () => list(', state: SUSPENDED'), 'users_state'],
    ['members of a role', () => list(', role: INSTRUCTOR'), 'users_roles'],
    ['active members of a role', () => list(', role: ADMIN, state: ACTIVE'), 'users_roles'],
    ['all acts', () => acts(''), 'PRIMARY'],
    ['one act', () => acts(', act: SIGNED_IN'), 'audit_log_act'],
    ['acts about a member', () => acts(`, memberId: "${admin.id}"`), 'audit_log_subject'],
    ['acts by a member', () => acts(`, memberId: "${admin.id}"`), 'audit_log_actor'],
  ])('%s are read in the order of an index, not sorted', async (_list, query, key) => {
    const sent = await statementsSentBy(server, query(), admin.token);
    const [list] = sent.filter(({ sql }) => /LIMIT 6\)?$/.test(sql));
    const plans: { key: string | null; Extra: string }[] = await server.sql(
      `EXPLAIN ${list?.sql}`,
      list?.params,
    );
    const reading = plans.filter((plan) => plan.key === key);
    expect(reading.length).toBeGreaterThan(0);
    for (const { Extra } of reading) expect(Extra).not.toContain('filesort');
  });
});
