import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { askDocument } from '../../../support/documents';
import {
  buildComment,
  buildFeedback,
  buildMember,
  buildStory,
  changeStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { mailTo } from '../../../support/mails';
import { fieldsOf, startTestServer, type TestServer } from '../../../support/testServer';
import { filesOf } from '../../own-data/dataExport/exportLink';
import { codeOf, reportCalls } from './reportCalls';

const { PRIVATE, PUBLIC } = PrivacyLevel;

const server = {} as TestServer;
let other: TestServer;
beforeAll(async () => {
  Object.assign(server, await startTestServer());
  other = await server.another();
});
afterAll(() => server.close());
const calls = reportCalls(server);
const instructor = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
let author: TestMember;
let member: TestMember;
beforeEach(async () => {
  author = await buildMember(server, { displayName: 'Loud Name', bio: 'A bio' });
  member = await buildMember(server);
});

const auditOf = async (id: string) =>
  (await server.sql('SELECT act FROM audit_log WHERE thing = ? ORDER BY id', [id])).map(({ act }) => act);
const notificationsOf = async ({ token }: TestMember) => {
  // Either server may have begun to send it.
  await Promise.all([server, other].map(({ app }) => app.notifier.drain()));
  const list = '{ viewer { notifications(first: 20) { edges { node { kind text path } } } } }';
  const data = await server.ask(list, token);
  return data.viewer.notifications.edges.map(({ node }: { node: object }) => node);
};

describe('a story that staff hide', () => {
  let id: string;
  const places = (): [string, string][] => [
    ['its page', `/blog/${id}`],
    ['the blog', '/blog'],
    ['a search', `/blog?q=${author.username}`],
    ['the feed', '/feed.atom'],
    ['its author’s page', `/blog/by/${author.username}`],
    ['the sitemap', '/sitemap.xml'],
  ];
  const shownAt = async () => {
    const found: string[] = [];
    for (const on of [server, other])
      for (const [place, path] of places()) {
        const { status, text } = await askDocument(on, path);
        if (status === 200 && text.includes(id)) found.push(place);
      }
    return found;
  };
  beforeEach(async () => {
    ({ id } = await buildStory(server, author, {
      title: `By ${author.username}`,
      content: 'A lamp',
      privacyLevel: PUBLIC,
    }));
  });

  it('is gone from every public place on every server, and back with its release', async () => {
    const before = await shownAt();
    expect(before.length).toBeGreaterThanOrEqual(10);
    await calls.report(id, member.token);
    expect((await calls.hide(id, instructor.token)).data.hideContent).toMatchObject({
      reportCase: { isOpen: false, decision: 'HIDDEN', canRestore: true },
    });
    expect(await shownAt()).toEqual([]);
    expect((await askDocument(other, `/blog/${id}`)).status).toBe(410);
    const query = 'query ($id: ID!) { story(id: $id) { title } }';
    const codes = [member, instructor, admin].map(async ({ token }) =>
      codeOf(await other.graphql(query, { id }, token)),
    );
    expect(await Promise.all(codes)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(codeOf(await other.graphql(query, { id }, author.token))).toBe('ok');
    expect((await calls.restore(id, admin.token)).data.restoreContent.reportCase).toMatchObject({
      canRestore: false,
      decision: 'HIDDEN',
    });
    expect(await shownAt()).toEqual(before);
    expect(await auditOf(id)).toEqual(['content_hidden', 'content_restored']);
  });

  it('notifies its author of the reason with a link to it, and that it is shown again', async () => {
    await calls.hide(id, admin.token, ' Copied from\na book ');
    await calls.restore(id, admin.token);
    expect(await notificationsOf(author)).toEqual([
      {
        kind: 'CONTENT_DECISION',
        path: `/stories/${id}`,
        text: `Your story “By ${author.username}” is shown again`,
      },
      {
        kind: 'CONTENT_DECISION',
        path: `/stories/${id}`,
        text: `Your story “By ${author.username}” was hidden by the organisers: Copied from a book`,
      },
    ]);
    expect(await notificationsOf(member)).toEqual([]);
  });

  it('hiding or restoring it again changes nothing and notifies nobody, also at once on two servers', async () => {
    const hide = (on: TestServer) => reportCalls(on).hide(id, admin.token);
    const answers = await Promise.all([server, other, server, other].map(hide));
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(codeOf(await calls.hide(id, instructor.token))).toBe('ok');
    for (const by of [admin, instructor]) expect(codeOf(await calls.restore(id, by.token))).toBe('ok');
    expect(await auditOf(id)).toEqual(['content_hidden', 'content_restored']);
    expect(await notificationsOf(author)).toHaveLength(2);
  });

  it('stays hidden when its author publishes it again', async () => {
    await calls.hide(id, admin.token);
    await changeStory(server, author, { id } as never, { privacyLevel: PRIVATE });
    await changeStory(server, author, { id } as never, { privacyLevel: PUBLIC });
    expect(await shownAt()).toEqual([]);
  });

  it('is never removed', async () => {
    expect(fieldsOf(await calls.remove(id, admin.token))).toEqual({ id: messages.decision.storiesAreHidden });
    expect(fieldsOf(await calls.hide(id, admin.token, ' \n '))).toEqual({
      reason: messages.decision.reasonNeeded,
    });
  });
});

describe('private texts', () => {
  it('staff neither read nor find a private story, reported or not', async () => {
    const { id } = await buildStory(server, author, { title: 'Secret', privacyLevel: PRIVATE });
    for (const by of [instructor, admin]) {
      expect(codeOf(await calls.hide(id, by.token))).toBe('NOT_FOUND');
      expect(codeOf(await calls.restore(id, by.token))).toBe('NOT_FOUND');
      expect(codeOf(await calls.report(id, by.token))).toBe('NOT_FOUND');
    }
  });

  it('of a story that became private after the report, staff have the copy from that time and no access', async () => {
    const story = await buildStory(server, author, { title: 'Then', content: 'Then', privacyLevel: PUBLIC });
    await calls.report(story.id, member.token);
    await changeStory(server, author, story, { privacyLevel: PRIVATE, title: 'Now', content: 'Now secret' });
    const found = (await calls.cases(admin.token)).find(
      (one: { contentId: string }) => one.contentId === story.id,
    );
    expect(found).toMatchObject({ excerpt: 'Then · Then', path: null, canHide: true });
    expect(codeOf(await calls.hide(story.id, admin.token))).toBe('ok');
    const query = 'query ($id: ID!) { story(id: $id) { title } }';
    expect(codeOf(await server.graphql(query, { id: story.id }, admin.token))).toBe('NOT_FOUND');
    await calls.restore(story.id, admin.token);
    expect(codeOf(await server.graphql(query, { id: story.id }, admin.token))).toBe('NOT_FOUND');
  });
});

describe('what staff remove', () => {
  it('a comment is gone, and its author keeps its words', async () => {
    const story = await buildStory(server, member, { privacyLevel: PUBLIC });
    const { id } = await buildComment(server, author, story.id, 'Rude words');
    await calls.report(id, member.token);
    expect((await calls.remove(id, instructor.token)).data.removeContent.reportCase).toMatchObject({
      isOpen: false,
      decision: 'REMOVED',
    });
    expect((await askDocument(other, `/blog/${story.id}`)).text).not.toContain('Rude words');
    expect(await server.sql('SELECT 1 FROM comments WHERE id = ?', [id])).toEqual([]);
    expect(codeOf(await calls.remove(id, admin.token))).toBe('NOT_FOUND');
    expect(await auditOf(id)).toEqual(['content_removed']);
    expect(await notificationsOf(author)).toEqual([
      {
        kind: 'CONTENT_DECISION',
        path: '/settings?tab=data',
        text: 'Your comment was removed by the organisers (your data export has it): It attacks a member',
      },
    ]);
    await server.sql("UPDATE mails SET send_at = '2026-01-01'");
    server.app.services.mailQueue.wake();
    const { subject, text } = await mailTo(server, author.email);
    expect(subject).toBe(
      'Your comment was removed by the organisers (your data export has it): It attacks a member',
    );
    expect(text).toContain('Rude words');
    expect(text).not.toContain(member.username);
    const files = await filesOf(server, author);
    expect(JSON.parse(files.get('organisers-decisions.json') ?? '')).toMatchObject([
      { about: id, decision: 'removed', reason: 'It attacks a member', removedText: 'Rude words' },
    ]);
    expect(JSON.parse((await filesOf(server, member)).get('reports.json') ?? '')).toMatchObject([
      { reported: id, reason: 'spam' },
    ]);
  });

  it('feedback is gone; it can’t be hidden or restored, as only stories can', async () => {
    const { id } = await buildFeedback(server, author);
    for (const answer of [await calls.hide(id, admin.token), await calls.restore(id, admin.token)])
      expect(fieldsOf(answer)).toEqual({ id: messages.decision.onlyTexts });
    expect(codeOf(await calls.remove(id, admin.token))).toBe('ok');
    expect(codeOf(await server.graphql(`{ feedback(id: "${id}") { title } }`))).toBe('NOT_FOUND');
  });

  it('a profile is emptied, and the account stays', async () => {
    await calls.report(author.id, member.token);
    expect(codeOf(await calls.remove(author.id, admin.token))).toBe('ok');
    const query = '{ viewer { user { displayName bio username } } }';
    expect((await server.ask(query, author.token)).viewer.user).toEqual({
      displayName: null,
      bio: null,
      username: author.username,
    });
    const [row] = await server.sql(
      'SELECT removed_text AS text FROM content_decisions WHERE subject_id = ?',
      [author.id],
    );
    expect(row).toEqual({ text: 'Loud Name\n\nA bio' });
  });
});

it.each(['hide', 'remove'] as const)(
  'staff who %s a comment wait for its story first, as all do who write to it: nobody waits in a circle',
  async (act) => {
    const story = await buildStory(server, author, { privacyLevel: PUBLIC });
    const { id } = await buildComment(server, member, story.id, 'Rude words');
    await calls.report(id, author.token);
    const writer = server.app.services.db.dataSource.createQueryRunner();
    try {
      await writer.startTransaction();
      await writer.query('SELECT id FROM stories WHERE id = ? FOR UPDATE', [story.id]);
      const acting = calls[act](id, admin.token);
      const underWay = `SELECT id FROM information_schema.PROCESSLIST WHERE id <> CONNECTION_ID() AND db = DATABASE()
        AND info LIKE 'SELECT%stories%LOCK IN SHARE MODE'`;
      while ((await server.sql(underWay, [])).length === 0);
      const free = 'WHERE id = ? FOR UPDATE NOWAIT';
      expect(await writer.query(`SELECT id FROM comments ${free}`, [id])).toEqual([{ id }]);
      const open = await writer.query(`SELECT id FROM report_cases ${free.replace('id', 'subject_id')}`, [
        id,
      ]);
      expect(open).toHaveLength(1);
      await writer.commitTransaction();
      expect(codeOf(await acting)).toBe('ok');
    } finally {
      await writer.release();
    }
  },
);
