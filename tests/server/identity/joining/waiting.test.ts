import { JoiningMode, Role } from '../../../../server/contract/enums';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { endLongWaits } from '../../../../server/features/identity/joining/longWaits';
import { newIdAt } from '../../../../server/lib/ids';
import { accountCalls } from '../../../support/accountCalls';
import { buildFeedback, buildMember, buildStory, type TestMember } from '../../../support/factories';
import { eventually, outboxOf } from '../../../support/mails';
import { codeOf, fieldsOf, type TestServer, testServer } from '../../../support/testServer';
import { joiningCalls, newcomer, stateOf } from './joiningCalls';

const server = testServer({ joining: JoiningMode.APPROVAL });
let other: TestServer;
let member: TestMember;
let instructor: TestMember;
beforeAll(async () => {
  other = await server.another();
  [member, instructor] = await Promise.all([
    buildMember(server),
    buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] }),
  ]);
});
afterAll(() => other.close());

async function ask(on = server) {
  const input = newcomer();
  const { errors } = await accountCalls(on).signUp(input);
  const [row] = await server.sql<{ id: string }>('SELECT id FROM users WHERE email = ?', [input.email]);
  return { ...input, id: row?.id ?? '', error: errors?.[0] };
}

it('a waiting member has no profile, is no node for members, and can’t be named in a share', async () => {
  const { id, username } = await ask();
  const profile = await server.graphql(`{ user(username: "${username}") { id } }`, {}, member.token);
  expect(codeOf(profile)).toBe('NOT_FOUND');
  const node = 'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }';
  expect(await server.ask(node, member.token, { id })).toEqual({ node: null, nodes: [null] });
  expect((await server.ask(node, instructor.token, { id })).node).toEqual({ id });
  const story = await buildStory(server, member);
  const shared = await server.mutate('shareStory', { id: story.id, userIds: [id] }, member.token);
  expect(fieldsOf(shared)).toEqual({ userIds: expect.any(String) as string });
  const found = await server.graphql(`{ searchMembers(search: "${username}") { id } }`, {}, member.token);
  expect(found.data.searchMembers).toEqual([]);
});

it('no call of a member finds a waiting member by id', async () => {
  const { id } = await ask();
  const calls = ['blockMember', 'unblockMember', 'muteMember', 'unmuteMember', 'followUser', 'unfollowUser'];
  for (const call of calls)
    expect([call, codeOf(await server.mutate(call, { id }, member.token))]).toEqual([call, 'NOT_FOUND']);
  expect(codeOf(await server.mutate('reportContent', { id, reason: 'SPAM' }, member.token))).toBe(
    'NOT_FOUND',
  );
});

it('feedback, which everyone reads, can’t be assigned to waiting or suspended members', async () => {
  const { id } = await ask();
  const [admin, suspended, feedback] = await Promise.all([
    buildMember(server, { roles: [Role.USER, Role.ADMIN] }),
    buildMember(server),
    buildFeedback(server, member),
  ]);
  await server.sql("UPDATE users SET state = 'suspended' WHERE id = ?", [suspended.id]);
  for (const assignedToId of [id, suspended.id]) {
    const refused = await server.mutate('assignFeedback', { id: feedback.id, assignedToId }, admin.token);
    expect(fieldsOf(refused)).toEqual({ assignedToId: messages.feedback.assigneeNotFound });
  }
});

it('organisers see whether the address of a member who waits is confirmed', async () => {
  const { id } = await ask();
  const seen = async () =>
    (await joiningCalls(server).waiting(instructor.token)).find((one) => one.id === id)?.isConfirmed;
  expect(await seen()).toBe(false);
  await server.sql('UPDATE users SET email_confirmed_at = NOW(3) WHERE id = ?', [id]);
  expect(await seen()).toBe(true);
});

it('after 30 days the account is deleted, once, and its address gets a mail', async () => {
  const [old, young] = [await ask(), await ask()];
  const long = new Date(Date.now() - (limits.waitingMembers.days * 24 + 1) * 60 * 60 * 1000);
  const oldId = newIdAt('user', long);
  await server.sql('DELETE FROM audit_log WHERE subject_id = ?', [old.id]);
  await server.sql('UPDATE users SET id = ?, created_at = ? WHERE id = ?', [oldId, long, old.id]);
  await Promise.all([endLongWaits(server.app.services), endLongWaits(other.app.services)]);
  expect(await stateOf(server, old.email)).toBeUndefined();
  expect(await stateOf(server, young.email)).toBe('waiting');
  const unsent = () => server.sql<{ kind: string }>('SELECT kind FROM mails WHERE email = ?', [old.email]);
  await eventually('all mails to be sent', async () => (await unsent()).length === 0 || undefined);
  const subjects = (await outboxOf(server, old.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your request to join Monday Writers')).toHaveLength(1);
});

it('concurrent requests on two servers don’t exceed the limit of waiting members', async () => {
  const [row] = await server.sql<{ n: number }>("SELECT COUNT(*) AS n FROM users WHERE state = 'waiting'");
  const room = 3;
  const spy = jest.replaceProperty(limits, 'waitingMembers', {
    ...limits.waitingMembers,
    most: Number(row?.n) + room,
  } as never);
  try {
    const asked = await Promise.all(Array.from({ length: 20 }, (_, turn) => ask(turn % 2 ? other : server)));
    const waiting = asked.filter(({ error }) => error?.extensions.code === 'WAITING_FOR_APPROVAL');
    const refused = asked.filter(({ error }) => error?.message === messages.joining.waitingFull);
    expect([waiting.length, refused.length]).toEqual([room, 20 - room]);
    expect(refused[0]?.error?.extensions.code).toBe('JOINING_CLOSED');
  } finally {
    spy.restore();
  }
});
