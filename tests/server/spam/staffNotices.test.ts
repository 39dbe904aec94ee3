import { JoiningMode, NotificationKind, PrivacyLevel, Role } from '../../../server/contract/enums';
import type { Notice } from '../../../server/model/notification.entity';
import { factsOfNotices } from '../../../server/notifications/noticeFacts';
import { commentCalls } from '../../support/commentCalls';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../support/factories';
import { testServer } from '../../support/testServer';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true, joining: JoiningMode.APPROVAL });
const member = memberOfFile(server);
const calls = spamCalls(server);
const comments = commentCalls(server);
const { NEW_REPORT, CONTENT_WAITS } = NotificationKind;

let admin: TestMember;
let instructor: TestMember;
beforeEach(async () => {
  // Those of earlier tests are no staff any more.
  await server.app.services.db.dataSource.query("UPDATE users SET roles = 'user'");
  admin = await buildMember(server, { roles: [Role.ADMIN, Role.USER], confirmed: true });
  instructor = await buildMember(server, { roles: [Role.INSTRUCTOR, Role.USER], confirmed: true });
});

let asked = 0;
async function ask() {
  asked += 1;
  const { errors } = await server.graphql(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }',
    { input: { username: `asks${asked}`, email: `asks${asked}@example.com`, password: 'Seagulls-77' } },
  );
  expect(errors?.[0]?.extensions.code).toBe('WAITING_FOR_APPROVAL');
}
const reported = async (author = member, reporter?: TestMember) => {
  const { id } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
  const comment = await buildComment(server, author, id, 'Rude.');
  await calls.report(comment.id, (reporter ?? (await buildMember(server))).token);
};
const held = async () =>
  buildStory(server, await buildMember(server), { privacyLevel: PrivacyLevel.PUBLIC, content: link });

/** The mails to the administrator that are to leave, with how much they tell. */
const mailed = async (topic: string) => {
  const rows = await server.app.services.db.read<{ notices: number }>(
    `SELECT (SELECT COUNT(*) FROM notices n WHERE n.user_id = m.user_id AND n.way = 'mail' AND n.kind = m.topic) AS notices
     FROM mails m WHERE m.user_id = ? AND m.topic = ?`,
    [admin.id, topic],
  );
  return rows.map(({ notices }) => ({ notices: Number(notices) }));
};
/** What is left of mails and notices when the mails have left, or had nothing to tell. */
async function leave() {
  await server.app.notifier.drain();
  for (const table of ['mails', 'notices'])
    await server.app.services.db.dataSource.query(`DELETE FROM ${table} WHERE user_id = ?`, [admin.id]);
}

const rowOf = ({ text, path }: { text: string; path: string }) => ({ text, path });

it.each<[string, () => Promise<unknown>, { text: string; path: string }, string, string]>([
  [
    ...(['a request to join', ask, { text: 'Someone asks to join', path: '/admin/approvals' }] as const),
    ...(['2 people ask to join', 'join_request'] as const),
  ],
  [
    ...(['a report', () => reported(), { text: 'There is a new report', path: '/admin/reports' }] as const),
    ...(['There are 2 new reports', 'new_report'] as const),
  ],
  [
    ...(['what waits', held, { text: 'A text waits for an organiser', path: '/admin/reports' }] as const),
    ...(['2 texts wait for an organiser', 'content_waits'] as const),
  ],
])(
  '%s is told to all staff in one notification and one mail, until they look',
  async (_, happen, first, both, topic) => {
    await happen();
    for (const one of [admin, instructor]) expect((await calls.told(one)).map(rowOf)).toContainEqual(first);
    expect(await calls.told(member)).toEqual([]);
    expect(await mailed(topic)).toEqual([{ notices: 1 }]);
    await happen();
    expect((await calls.told(instructor)).map(({ text }) => text)).toContain(both);
    // One mail tells of both.
    expect(await mailed(topic)).toEqual([{ notices: 2 }]);
    await leave();
    await happen();
    await server.app.notifier.drain();
    expect(await mailed(topic)).toEqual([]);
  },
);

it('a mail that had nothing to tell any more keeps nobody from being told of the next', async () => {
  const { id } = await held();
  await server.app.notifier.drain();
  expect(await mailed('content_waits')).toEqual([{ notices: 1 }]);
  await calls.approve(id, instructor.token);
  await leave();
  await held();
  await server.app.notifier.drain();
  expect(await mailed('content_waits')).toEqual([{ notices: 1 }]);
});

it('what was decided leaves the notifications of all staff', async () => {
  const texts = async () =>
    (await Promise.all([admin, instructor].map(calls.told))).map((told) => told.map(({ text }) => text));
  const [{ id: first }, { id: second }] = [await held(), await held()];
  expect(await texts()).toEqual([['2 texts wait for an organiser'], ['2 texts wait for an organiser']]);
  await server.graphql(
    'mutation { markNotificationsRead(input: { all: true }) { unreadCount } }',
    {},
    instructor.token,
  );
  await calls.approve(first, admin.token);
  expect(await texts()).toEqual([['A text waits for an organiser'], ['A text waits for an organiser']]);
  await calls.hide(second, admin.token);
  expect(await texts()).toEqual([[], []]);

  await ask();
  const name = `asks${asked}`;
  expect(await texts()).toEqual([['Someone asks to join'], ['Someone asks to join']]);
  const [waiting] = await server.app.services.db.read<{ id: string }>(
    'SELECT id FROM users WHERE username = ?',
    [name],
  );
  await server.graphql(
    'mutation ($id: ID!) { declineMember(input: { id: $id }) { __typename } }',
    { id: waiting?.id },
    admin.token,
  );
  expect(await texts()).toEqual([[], []]);
});

it.each<[string, (story: { id: string }, author: TestMember) => [string, object]]>([
  ['deletes', ({ id }) => ['deleteStory', { id }]],
  ['makes private', ({ id }) => ['updateStory', { id, privacyLevel: 'PRIVATE' }]],
  ['takes along when leaving', (_, { password }) => ['deleteAccount', { password }]],
])('what its author %s waits no longer, either', async (_, act) => {
  const author = await buildMember(server);
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC, content: link });
  expect((await calls.told(admin)).map(({ text }) => text)).toEqual(['A text waits for an organiser']);
  const [mutation, input] = act(story, author);
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { errors } = await server.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    author.token,
  );
  expect(errors).toBeUndefined();
  expect(await calls.told(admin)).toEqual([]);
});

it('what was reported and waits no longer is mailed as a report, not as what waits', async () => {
  const writer = await buildMember(server);
  const { id: storyId } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
  const { id } = await buildComment(server, writer, storyId, 'Rude.');
  await calls.report(id, member.token);
  await comments.update({ id, content: link }, writer.token);
  const mails = async () => {
    await server.app.notifier.drain();
    const notices = await server.app.services.db.read<Notice>(
      `SELECT id, kind, subject_id AS subjectId, item_id AS itemId FROM notices WHERE user_id = ? AND way = 'mail'
       ORDER BY id`,
      [admin.id],
    );
    const told = await factsOfNotices(server.app.services.db, admin.id, notices, new Date());
    return told.map(({ facts }) => facts.kind);
  };
  expect(await mails()).toEqual([NEW_REPORT, CONTENT_WAITS]);
  await comments.remove({ id }, writer.token);
  expect(await mails()).toEqual([NEW_REPORT]);
});

it('whoever reported something, and whom it is about, is not told of the report', async () => {
  await reported(instructor, admin);
  for (const one of [admin, instructor])
    expect((await calls.told(one)).map(({ kind }) => kind)).not.toContain('NEW_REPORT');
});

it('muting somebody doesn’t hide what they report', async () => {
  const reporter = await buildMember(server);
  await server.graphql(
    'mutation ($id: ID!) { muteMember(input: { id: $id }) { __typename } }',
    { id: reporter.id },
    admin.token,
  );
  await reported(member, reporter);
  expect((await calls.told(admin)).map(({ kind }) => kind)).toContain('NEW_REPORT');
});

it('who is no longer staff has none of it in the bell, and does again when they are', async () => {
  await reported();
  await server.app.notifier.drain();
  const bell = async () => {
    const page = '{ unreadCount totalCount edges { node { id kind } } }';
    const { data } = await server.graphql(
      `{ viewer { notifications ${page} unread: notifications(unread: true) ${page}
         reports: notifications(kinds: [NEW_REPORT]) ${page} } }`,
      {},
      admin.token,
    );
    const { notifications, unread, reports } = data.viewer;
    return [notifications, unread, reports].map(({ edges, unreadCount, totalCount }) => ({
      kinds: edges.map(({ node }: { node: { kind: string } }) => node.kind).sort(),
      unreadCount,
      totalCount,
    }));
  };
  const become = (roles: string) =>
    server.app.services.db.dataSource.query('UPDATE users SET roles = ? WHERE id = ?', [roles, admin.id]);
  const all = { kinds: ['NEW_REPORT', 'STORY_COMMENT'], unreadCount: 2, totalCount: 2 };
  expect(await bell()).toEqual([all, all, { ...all, kinds: ['NEW_REPORT'], totalCount: 1 }]);
  const [report] = await server.app.services.db.read<{ id: string }>(
    'SELECT id FROM notifications WHERE user_id = ? AND kind = ?',
    [admin.id, NEW_REPORT],
  );
  const openOne = async () =>
    (await server.graphql('query ($id: ID!) { node(id: $id) { id } }', report, admin.token)).data.node;
  expect(await openOne()).toEqual({ id: report?.id });
  await become('user');
  const others = { kinds: ['STORY_COMMENT'], unreadCount: 1, totalCount: 1 };
  expect(await bell()).toEqual([others, others, { kinds: [], unreadCount: 1, totalCount: 0 }]);
  expect(await openOne()).toBeNull();
  await become('instructor,user');
  expect(await bell()).toEqual([all, all, { ...all, kinds: ['NEW_REPORT'], totalCount: 1 }]);
});

it('staff choose mail and push for it, and others are not asked', async () => {
  const kinds = async ({ token }: TestMember) =>
    (
      await server.graphql(
        '{ viewer { notificationSettings { preferences { kind ways availableWays } } } }',
        {},
        token,
      )
    ).data.viewer.notificationSettings.preferences.filter(
      ({ kind }: { kind: string }) => kind === 'NEW_REPORT',
    );
  expect(await kinds(member)).toEqual([]);
  expect(await kinds(admin)).toEqual([
    { kind: 'NEW_REPORT', ways: ['MAIL'], availableWays: ['MAIL', 'PUSH', 'DIGEST'] },
  ]);
  await server.graphql(
    'mutation { setNotificationPreferences(input: { preferences: [{ kind: NEW_REPORT, ways: [] }] }) { __typename } }',
    {},
    admin.token,
  );
  await reported();
  expect((await calls.told(admin)).map(({ kind }) => kind)).toContain('NEW_REPORT');
  const mailed = await server.app.services.db.read(
    "SELECT 1 FROM mails WHERE user_id = ? AND topic = 'new_report'",
    [admin.id],
  );
  expect(mailed).toEqual([]);
});
