import { JoiningMode, NotificationKind, PrivacyLevel, Role } from '../../../../server/contract/enums';
import { detailsOfDeliveries } from '../../../../server/features/notify/notification/deliveryDetails';
import type { Delivery } from '../../../../server/model/notification.entity';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true, joining: JoiningMode.APPROVAL });
const member = memberOfFile(server);
const calls = spamCalls(server);
const comments = commentCalls(server);
const { NEW_REPORT, CONTENT_WAITS } = NotificationKind;

let admin: TestMember;
let instructor: TestMember;
beforeEach(async () => {
  // Remove the roles of earlier tests' staff.
  await server.sql("UPDATE users SET roles = 'user'");
  admin = await buildMember(server, { roles: [Role.ADMIN, Role.USER], confirmed: true });
  instructor = await buildMember(server, { roles: [Role.INSTRUCTOR, Role.USER], confirmed: true });
});

let asked = 0;
async function ask() {
  asked += 1;
  const { errors } = await server.mutate('signUp', {
    username: `asks${asked}`,
    email: `asks${asked}@example.com`,
    password: 'Seagulls-77',
  });
  expect(errors?.[0]?.extensions.code).toBe('WAITING_FOR_APPROVAL');
}
const reported = async (author = member, reporter?: TestMember) => {
  const { id } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
  const comment = await buildComment(server, author, id, 'Rude.');
  await calls.report(comment.id, (reporter ?? (await buildMember(server))).token);
};
const held = async () =>
  buildStory(server, await buildMember(server), { privacyLevel: PrivacyLevel.PUBLIC, content: link });

/** The queued mails to the administrator, with their number of deliveries. */
const mailed = async (topic: string) => {
  const rows = await server.sql<{ deliveries: number }>(
    `SELECT (SELECT COUNT(*) FROM notices n WHERE n.user_id = m.user_id AND n.way = 'mail' AND n.kind = m.topic) AS deliveries
     FROM mails m WHERE m.user_id = ? AND m.topic = ?`,
    [admin.id, topic],
  );
  return rows.map(({ deliveries }) => ({ deliveries: Number(deliveries) }));
};
/** Removes mails and deliveries, as if the mails had been sent or dropped as empty. */
async function leave() {
  await server.app.notifier.drain();
  for (const table of ['mails', 'notices'])
    await server.sql(`DELETE FROM ${table} WHERE user_id = ?`, [admin.id]);
}

const rowOf = ({ text, path }: { text: string; path: string }) => ({ text, path });

it.each([
  {
    what: 'a request to join',
    happen: ask,
    first: { text: 'Someone asks to join', path: '/admin/approvals' },
    both: '2 people ask to join',
    topic: 'join_request',
  },
  {
    what: 'a report',
    happen: () => reported(),
    first: { text: 'There is a new report', path: '/admin/reports' },
    both: 'There are 2 new reports',
    topic: 'new_report',
  },
  {
    what: 'what waits',
    happen: held,
    first: { text: 'A text waits for an organiser', path: '/admin/reports' },
    both: '2 texts wait for an organiser',
    topic: 'content_waits',
  },
])(
  '$what is announced to all staff in one notification and one mail, until they look',
  async ({ happen, first, both, topic }) => {
    await happen();
    for (const one of [admin, instructor])
      expect((await calls.notificationsOf(one)).map(rowOf)).toContainEqual(first);
    expect(await calls.notificationsOf(member)).toEqual([]);
    expect(await mailed(topic)).toEqual([{ deliveries: 1 }]);
    await happen();
    expect((await calls.notificationsOf(instructor)).map(({ text }) => text)).toContain(both);
    // One mail reports both.
    expect(await mailed(topic)).toEqual([{ deliveries: 2 }]);
    await leave();
    await happen();
    await server.app.notifier.drain();
    expect(await mailed(topic)).toEqual([]);
  },
);

it('a mail that became empty before it was sent does not suppress the next one', async () => {
  const { id } = await held();
  await server.app.notifier.drain();
  expect(await mailed('content_waits')).toEqual([{ deliveries: 1 }]);
  await calls.approve(id, instructor.token);
  await leave();
  await held();
  await server.app.notifier.drain();
  expect(await mailed('content_waits')).toEqual([{ deliveries: 1 }]);
});

it('decided cases disappear from the notifications of all staff', async () => {
  const texts = async () =>
    (await Promise.all([admin, instructor].map(calls.notificationsOf))).map((sent) =>
      sent.map(({ text }) => text),
    );
  const [{ id: first }, { id: second }] = [await held(), await held()];
  expect(await texts()).toEqual([['2 texts wait for an organiser'], ['2 texts wait for an organiser']]);
  await server.perform('markNotificationsRead', { all: true }, instructor.token, 'unreadCount');
  await calls.approve(first, admin.token);
  expect(await texts()).toEqual([['A text waits for an organiser'], ['A text waits for an organiser']]);
  await calls.hide(second, admin.token);
  expect(await texts()).toEqual([[], []]);

  await ask();
  const name = `asks${asked}`;
  expect(await texts()).toEqual([['Someone asks to join'], ['Someone asks to join']]);
  const [waiting] = await server.sql<{ id: string }>('SELECT id FROM users WHERE username = ?', [name]);
  await server.mutate('declineMember', { id: waiting?.id }, admin.token);
  expect(await texts()).toEqual([[], []]);
});

it.each<[string, (story: { id: string }, author: TestMember) => [string, object]]>([
  ['deletes', ({ id }) => ['deleteStory', { id }]],
  ['makes private', ({ id }) => ['updateStory', { id, privacyLevel: 'PRIVATE' }]],
  ['takes along when leaving', (_, { password }) => ['deleteAccount', { password }]],
])('a text that its author %s no longer waits, either', async (_, act) => {
  const author = await buildMember(server);
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC, content: link });
  expect((await calls.notificationsOf(admin)).map(({ text }) => text)).toEqual([
    'A text waits for an organiser',
  ]);
  await server.perform(...act(story, author), author.token);
  expect(await calls.notificationsOf(admin)).toEqual([]);
});

it('a reported text that no longer waits is mailed as a report, not as waiting', async () => {
  const writer = await buildMember(server);
  const { id: storyId } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
  const { id } = await buildComment(server, writer, storyId, 'Rude.');
  await calls.report(id, member.token);
  await comments.update({ id, content: link }, writer.token);
  const mails = async () => {
    await server.app.notifier.drain();
    const deliveries = await server.sql<Delivery>(
      `SELECT id, kind, subject_id AS subjectId, item_id AS itemId FROM notices WHERE user_id = ? AND way = 'mail'
       ORDER BY id`,
      [admin.id],
    );
    const due = await detailsOfDeliveries(server.app.services.db, admin.id, deliveries, new Date());
    return due.map(({ details }) => details.kind);
  };
  expect(await mails()).toEqual([NEW_REPORT, CONTENT_WAITS]);
  await comments.remove({ id }, writer.token);
  expect(await mails()).toEqual([NEW_REPORT]);
});

it('neither the reporter nor the reported member is notified of the report; muting somebody doesn’t hide their reports', async () => {
  const kindsFor = async (member: TestMember) =>
    (await calls.notificationsOf(member)).map(({ kind }) => kind);
  await reported(instructor, admin);
  for (const one of [admin, instructor]) expect(await kindsFor(one)).not.toContain('NEW_REPORT');
  const reporter = await buildMember(server);
  await server.perform('muteMember', { id: reporter.id }, admin.token);
  await reported(member, reporter);
  expect(await kindsFor(admin)).toContain('NEW_REPORT');
});

it('former staff see none of it in the bell, and see it again once they are staff', async () => {
  await reported();
  await server.app.notifier.drain();
  const bell = async () => {
    const page = '{ unreadCount totalCount edges { node { id kind } } }';
    const data = await server.ask(
      `{ viewer { notifications ${page} unread: notifications(unread: true) ${page}
         reports: notifications(kinds: [NEW_REPORT]) ${page} } }`,
      admin.token,
    );
    const { notifications, unread, reports } = data.viewer;
    return [notifications, unread, reports].map(({ edges, unreadCount, totalCount }) => ({
      kinds: edges.map(({ node }: { node: { kind: string } }) => node.kind).sort(),
      unreadCount,
      totalCount,
    }));
  };
  const become = (roles: string) => server.sql('UPDATE users SET roles = ? WHERE id = ?', [roles, admin.id]);
  const all = { kinds: ['NEW_REPORT', 'STORY_COMMENT'], unreadCount: 2, totalCount: 2 };
  expect(await bell()).toEqual([all, all, { ...all, kinds: ['NEW_REPORT'], totalCount: 1 }]);
  const [report] = await server.sql<{ id: string }>(
    'SELECT id FROM notifications WHERE user_id = ? AND kind = ?',
    [admin.id, NEW_REPORT],
  );
  const openOne = async () =>
    (await server.ask('query ($id: ID!) { node(id: $id) { id } }', admin.token, report)).node;
  expect(await openOne()).toEqual({ id: report?.id });
  await become('user');
  const others = { kinds: ['STORY_COMMENT'], unreadCount: 1, totalCount: 1 };
  expect(await bell()).toEqual([others, others, { kinds: [], unreadCount: 1, totalCount: 0 }]);
  expect(await openOne()).toBeNull();
  await become('instructor,user');
  expect(await bell()).toEqual([all, all, { ...all, kinds: ['NEW_REPORT'], totalCount: 1 }]);
});

it('staff choose mail and push for it, and others are not asked', async () => {
  const settings = '{ viewer { notificationSettings { preferences { kind ways availableWays } } } }';
  const kinds = async ({ token }: TestMember) => {
    const { viewer } = await server.ask(settings, token);
    const all: { kind: string }[] = viewer.notificationSettings.preferences;
    return all.filter(({ kind }) => kind === 'NEW_REPORT');
  };
  expect(await kinds(member)).toEqual([]);
  expect(await kinds(admin)).toEqual([
    { kind: 'NEW_REPORT', ways: ['MAIL'], availableWays: ['MAIL', 'PUSH', 'DIGEST'] },
  ]);
  const preferences = [{ kind: 'NEW_REPORT', ways: [] }];
  await server.perform('setNotificationPreferences', { preferences }, admin.token);
  await reported();
  expect((await calls.notificationsOf(admin)).map(({ kind }) => kind)).toContain('NEW_REPORT');
  const mailed = await server.sql("SELECT 1 FROM mails WHERE user_id = ? AND topic = 'new_report'", [
    admin.id,
  ]);
  expect(mailed).toEqual([]);
});
