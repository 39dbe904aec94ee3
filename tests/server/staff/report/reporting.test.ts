import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import {
  buildComment,
  buildFeedback,
  buildJournal,
  buildMember,
  buildSession,
  buildStory,
  changeStory,
  memberOfFile,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { fieldsOf, type TestServer, testServer } from '../../../support/testServer';
import { codeOf, reportCalls } from './reportCalls';

const { PRIVATE, SHARED, PUBLIC } = PrivacyLevel;

const server = testServer();
const calls = reportCalls(server);
const instructor = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
const author = memberOfTest(server, { bio: 'I write at night' });
const member = memberOfTest(server);

const message = async (by: TestMember, content: string): Promise<string> => {
  const { id: sessionId } = await buildSession(server, instructor, { joined: [by, member] });
  return (await server.perform('sendSessionMessage', { sessionId, content }, by.token, 'message { id }'))
    .message.id;
};
const published = (given: object = {}) => buildStory(server, author, { privacyLevel: PUBLIC, ...given });
const casesOf = async (id: string, token = admin.token, state?: string) =>
  (await calls.cases(token, state)).filter(({ contentId }: { contentId: string }) => contentId === id);

it.each<[string, () => Promise<string>, string, RegExp]>([
  [
    'a story',
    async () => (await published({ title: 'Mine', content: 'Once *upon*' })).id,
    'STORY',
    /^Mine · Once upon$/,
  ],
  [
    'a comment',
    async () => (await buildComment(server, author, (await published()).id, 'Rude')).id,
    'COMMENT',
    /^Rude$/,
  ],
  ['a profile', async () => author.id, 'PROFILE', / · I write at night$/],
  ['feedback', async () => (await buildFeedback(server, author)).id, 'FEEDBACK', /./],
  ['a chat message', () => message(author, 'Buy this'), 'MESSAGE', /^Buy this$/],
])('a member reports %s, and staff read what, who, why and a part of it', async (_, build, kind, excerpt) => {
  const id = await build();
  const { data } = await calls.report(id, member.token, { reason: 'HARASSMENT', note: ' Look here ' });
  expect(data).toEqual({ reportContent: { reportedId: id } });
  for (const { token } of [instructor, admin])
    expect(await casesOf(id, token)).toMatchObject([
      {
        kind,
        excerpt: expect.stringMatching(excerpt),
        isOpen: true,
        decision: null,
        contentAuthor: { username: author.username },
        reports: {
          totalCount: 1,
          edges: [
            { node: { reason: 'HARASSMENT', note: 'Look here', reporter: { username: member.username } } },
          ],
        },
      },
    ]);
});

describe('what cannot be reported', () => {
  it.each<[string, () => Promise<{ id: string }>]>([
    ['a private story', () => buildStory(server, author, { privacyLevel: PRIVATE })],
    ['a story shared with somebody else', () => buildStory(server, author, { sharedWith: [instructor] })],
    [
      'a comment on a story that they can’t read',
      async () =>
        buildComment(server, author, (await buildStory(server, author, { privacyLevel: PRIVATE })).id),
    ],
    ['a journal', () => buildJournal(server, author, {} as never)],
    ['nothing', async () => ({ id: 'story_01h455vb4pex5vsknk084sn02q' })],
    ['no id', async () => ({ id: 'constructor' })],
  ])('%s is not there for a member', async (_, build) => {
    const { id } = await build();
    expect(codeOf(await calls.report(id, member.token))).toBe('NOT_FOUND');
    expect(await casesOf(id)).toEqual([]);
  });

  it('one’s own is refused with a word about it', async () => {
    const { id } = await buildStory(server, member, { privacyLevel: PUBLIC });
    expect(fieldsOf(await calls.report(id, member.token))).toEqual({ id: messages.report.own });
    expect(codeOf(await calls.report(member.id, member.token))).toBe('BAD_USER_INPUT');
  });

  it('a message of a chat in which the member takes no part', async () => {
    const stranger = await buildMember(server);
    expect(codeOf(await calls.report(await message(author, 'Hello'), stranger.token))).toBe('NOT_FOUND');
  });

  it('a note of more than 500 characters is refused by its field', async () => {
    expect(fieldsOf(await calls.report(author.id, member.token, { note: 'x'.repeat(501) }))).toEqual({
      note: messages.report.noteTooLong,
    });
  });

  it('staff can’t read a draft of changes', async () => {
    const story = await published({ content: 'Published' });
    await changeStory(server, author, story, { asDraft: true, content: 'Secret draft' });
    await calls.report(story.id, member.token);
    expect(JSON.stringify(await casesOf(story.id))).not.toContain('Secret draft');
  });
});

it('members find no report by its id', async () => {
  const { id } = await published();
  await calls.report(id, member.token);
  const [found] = await casesOf(id);
  for (const { token } of [member, author])
    expect((await server.ask(`{ node(id: "${found.id}") { id } }`, token)).node).toBeNull();
});

it('20 reports an hour are a member’s budget, and repeated ones don’t count', async () => {
  const strict = await server.another({ rateLimits: 1 });
  const strictly = reportCalls(strict);
  const others = await Promise.all(Array.from({ length: 21 }, () => buildMember(server)));
  const codes: string[] = [];
  for (const { id } of others) {
    codes.push(codeOf(await strictly.report(id, member.token)));
    await strictly.report(others[0]?.id ?? '', member.token);
  }
  expect(codes).toEqual([...new Array(20).fill('ok'), 'RATE_LIMITED']);
});

it('of concurrent reports on two servers each member has one, in one case; reporting again changes nothing', async () => {
  const other: TestServer = await server.another();
  try {
    await calls.report(author.id, member.token, { note: 'first' });
    const members = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
    const answers = await Promise.all(
      [member, ...members].flatMap(({ token }) =>
        [server, other, server].map((on) => reportCalls(on).report(author.id, token, { note: 'again' })),
      ),
    );
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'ok'));
    expect(await casesOf(author.id)).toMatchObject([{ reports: { totalCount: 6 } }]);
    const kept = 'SELECT note FROM reports WHERE reporter_id = ?';
    expect(await server.sql(kept, [member.id])).toEqual([{ note: 'first' }]);
  } finally {
    await other.close();
  }
});

describe('dismissing', () => {
  it('settles the reports once, names who did it, and allows new reports', async () => {
    const { id } = await buildFeedback(server, author);
    await calls.report(id, member.token);
    const [{ id: caseId }] = await casesOf(id);
    const settled = { dismissReport: { reportCase: { isOpen: false, decision: 'DISMISSED' } } };
    expect((await calls.dismiss(caseId, instructor.token, 'It is fine')).data).toEqual(settled);
    expect((await calls.dismiss(caseId, admin.token, 'Me too')).data).toEqual(settled);
    expect(await casesOf(id)).toEqual([]);
    expect(await casesOf(id, admin.token, 'SETTLED')).toMatchObject([
      { decision: 'DISMISSED', decisionNote: 'It is fine', settledBy: { username: instructor.username } },
    ]);
    const log = await server.sql('SELECT act, actor_id AS by_ FROM audit_log WHERE thing = ?', [id]);
    expect(log).toEqual([{ act: 'report_dismissed', by_: instructor.id }]);
    await calls.report(id, member.token);
    expect(await casesOf(id)).toMatchObject([{ reports: { totalCount: 1 } }]);
  });

  it('a case that was decided otherwise can’t be dismissed', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: SHARED });
    await calls.report(id, member.token);
    const [{ id: caseId }] = await casesOf(id);
    await calls.hide(id, admin.token);
    expect(codeOf(await calls.dismiss(caseId, admin.token))).toBe('CONFLICT');
    expect(codeOf(await calls.dismiss('case_01h455vb4pex5vsknk084sn02q', admin.token))).toBe('NOT_FOUND');
  });
});
