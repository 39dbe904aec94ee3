import { JoiningMode, PrivacyLevel, Role } from '../../../server/contract/enums';
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
    const mails = () =>
      server.app.services.db.read<{ n: number }>(
        'SELECT joined_count AS n FROM mails WHERE user_id = ? AND topic = ?',
        [admin.id, topic],
      );
    const before = await mails();
    expect(before).toHaveLength(1);
    await happen();
    expect((await calls.told(instructor)).map(({ text }) => text)).toContain(both);
    expect(await mails()).toEqual(before);
  },
);

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
