import { dropInSessionId } from '../../../../server/contract/dropIn';
import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildComment,
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { testServer } from '../../../support/testServer';
import { codeOf, reportCalls } from '../../staff/report/reportCalls';

const server = testServer();
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const instructor = memberOfFile(server, { roles: [Role.INSTRUCTOR, Role.USER] });
const reader = memberOfFile(server);
const writer = memberOfTest(server);
const calls = { ...commentCalls(server), ...reportCalls(server) };
const feedback = feedbackCalls(server);

/** What the log has about the writer, but for signing up: what, by whom, on what. */
const logged = async () =>
  (
    await server.sql<{ act: string; actorId: string; thing: string }>(
      `SELECT act, actor_id AS actorId, thing FROM audit_log
       WHERE subject_id = ? AND act LIKE 'content%' ORDER BY id`,
      [writer.id],
    )
  ).map(({ act, actorId, thing }) => [act, actorId, thing]);
const kept = () =>
  server.sql<{ reason: string; text: string }>(
    'SELECT reason, removed_text AS text FROM content_decisions WHERE author_id = ? ORDER BY id',
    [writer.id],
  );
async function told(): Promise<string[]> {
  await server.app.notifier.drain();
  const list = '{ viewer { notifications(first: 20) { edges { node { kind text } } } } }';
  const data = await server.ask(list, writer.token);
  return data.viewer.notifications.edges
    .map(({ node }: { node: { kind: string; text: string } }) => node)
    .filter(({ kind }: { kind: string }) => kind === 'CONTENT_DECISION')
    .map(({ text }: { text: string }) => text);
}
const isTold = (what: string) =>
  `Your ${what} was removed by the organisers (your data export has it): No reason was given`;
const nothing = async () => {
  expect(await logged()).toEqual([]);
  expect(await kept()).toEqual([]);
  expect(await told()).toEqual([]);
};
const run = async (mutation: string, id: string, { token }: TestMember) =>
  codeOf(await server.mutate(mutation, { id }, token));
describe('a comment that an administrator deletes', () => {
  const onStoryOf = async (author: TestMember) => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    return (await buildComment(server, writer, story.id, 'Kept words')).id;
  };

  it('is in the log, kept for its author, and told to them', async () => {
    const id = await onStoryOf(reader);
    expect(await run('deleteComment', id, admin)).toBe('ok');
    expect(await logged()).toEqual([['content_removed', admin.id, id]]);
    expect(await kept()).toEqual([{ reason: 'No reason was given', text: 'Kept words' }]);
    expect(await told()).toEqual([isTold('comment')]);
  });

  it('settles its reports as removed', async () => {
    const id = await onStoryOf(reader);
    await calls.report(id, reader.token);
    expect(await run('deleteComment', id, admin)).toBe('ok');
    const found = (await calls.cases(admin.token, 'SETTLED')).find(
      ({ contentId, decision }: { contentId: string | null; decision: string }) =>
        decision === 'REMOVED' && (contentId === id || contentId === null),
    );
    expect(found).toMatchObject({ isOpen: false, decisionNote: 'No reason was given' });
    expect(await server.sql('SELECT 1 FROM report_cases WHERE subject_id = ? AND open = 1', [id])).toEqual(
      [],
    );
  });

  it('is no act of staff on their own story, nor if its author or the story’s deletes it', async () => {
    for (const [author, by] of [
      [admin, admin],
      [reader, reader],
      [reader, writer],
    ] as const)
      expect(await run('deleteComment', await onStoryOf(author), by)).toBe('ok');
    await nothing();
  });

  it('once, if two delete it at the same time', async () => {
    const id = await onStoryOf(reader);
    const done = await Promise.all([1, 2].map(() => run('deleteComment', id, admin)));
    expect(done.sort()).toEqual(['NOT_FOUND', 'ok']);
    expect(await logged()).toHaveLength(1);
  });
});

describe('feedback of another member', () => {
  const words = { title: 'A dark mode', description: 'For the night.' };

  it('that an administrator deletes is in the log, kept and told', async () => {
    const { id } = await buildFeedback(server, writer, words);
    expect(await run('deleteFeedback', id, admin)).toBe('ok');
    expect(await logged()).toEqual([['content_removed', admin.id, id]]);
    expect(await kept()).toEqual([{ reason: 'No reason was given', text: 'A dark mode\n\nFor the night.' }]);
    expect(await told()).toEqual([isTold('feedback')]);
  });

  it('that an administrator rewords is in the log, with its earlier words kept for its author, who is told', async () => {
    const { id } = await buildFeedback(server, writer, words);
    await feedback.update({ id, title: 'A light mode' }, admin.token);
    await feedback.update({ id, description: 'For the day.' }, admin.token);
    const entry = ['content_edited', admin.id, id];
    expect(await logged()).toEqual([entry, entry]);
    const reason = 'No reason was given';
    expect(await kept()).toEqual([
      { reason, text: 'A dark mode\n\nFor the night.' },
      { reason, text: 'A light mode\n\nFor the night.' },
    ]);
    const text =
      'Your feedback was reworded by the organisers (your data export has your words): No reason was given';
    expect(await told()).toEqual([text, text]);
    const log = '{ viewer { accountLog(first: 1) { edges { node { act actorKind } } } } }';
    const data = await server.ask(log, writer.token);
    expect(data.viewer.accountLog.edges[0].node).toEqual({ act: 'CONTENT_EDITED', actorKind: 'ORGANISER' });
  });

  it('is sorted, moved on and assigned by administrators as their daily work', async () => {
    const { id } = await buildFeedback(server, writer, words);
    await feedback.update({ id, ...words, category: 'OTHER', priority: 'HIGH' }, admin.token);
    await feedback.setStatus({ id, status: 'PLANNED' }, admin.token);
    await feedback.assign({ id, assignedToId: admin.id }, admin.token);
    await nothing();
  });

  it('is no matter of staff while its author rewords or deletes it', async () => {
    const { id } = await buildFeedback(server, writer, words);
    await feedback.update({ id, title: 'A light mode' }, writer.token);
    expect(await run('deleteFeedback', id, writer)).toBe('ok');
    await nothing();
  });
});

describe('what was said in a session that somebody else leads', () => {
  const say = async (sessionId: string, content: string, { token } = writer as TestMember): Promise<string> =>
    (await server.perform('sendSessionMessage', { sessionId, content }, token, 'message { id }')).message.id;
  const ledBy = async (leader: TestMember) => (await buildSession(server, leader, { joined: [writer] })).id;

  it('is kept and told if an administrator deletes it, once', async () => {
    const id = await say(await ledBy(instructor), 'Kept words');
    for (const _ of [1, 2]) expect(await run('deleteSessionMessage', id, admin)).toBe('ok');
    expect(await logged()).toEqual([['content_removed', admin.id, id]]);
    expect(await kept()).toEqual([{ reason: 'No reason was given', text: 'Kept words' }]);
    expect(await told()).toEqual([isTold('chat message')]);
  });

  it('is kept and told to each who said it if staff clear the chat, once and without their own', async () => {
    const other = await buildMember(server);
    // The first member who asks for it opens it.
    await server.graphql('{ dropInSession { id } }', {}, other.token);
    await say(dropInSessionId, 'One');
    await say(dropInSessionId, 'Theirs', other);
    const last = await say(dropInSessionId, 'Two');
    await say(dropInSessionId, 'Mine', instructor);
    await calls.report(last, reader.token);
    expect(await run('clearSessionChat', dropInSessionId, instructor)).toBe('ok');
    expect(await run('clearSessionChat', dropInSessionId, instructor)).toBe('ok');
    expect(await logged()).toEqual([['content_removed', instructor.id, dropInSessionId]]);
    expect(await kept()).toEqual([{ reason: 'No reason was given', text: 'One\n\nTwo' }]);
    expect(await told()).toEqual([isTold('part in a session’s chat')]);
    const byOthers = 'SELECT removed_text AS text FROM content_decisions WHERE author_id = ?';
    expect(await server.sql(byOthers, [other.id])).toEqual([{ text: 'Theirs' }]);
    expect(await server.sql(byOthers, [instructor.id])).toEqual([]);
    expect(await server.sql('SELECT decision FROM report_cases WHERE subject_id = ?', [last])).toEqual([
      { decision: 'removed' },
    ]);
    const left = `SELECT 1 FROM session_messages WHERE session_id = ? AND content <> ''`;
    expect(await server.sql(left, [dropInSessionId])).toEqual([]);
  });

  it('is no matter of staff if its leader keeps order, or its author deletes it', async () => {
    const session = await ledBy(instructor);
    expect(await run('deleteSessionMessage', await say(session, 'One'), writer)).toBe('ok');
    expect(await run('deleteSessionMessage', await say(session, 'Two'), instructor)).toBe('ok');
    await say(session, 'Three');
    expect(await run('clearSessionChat', session, instructor)).toBe('ok');
    await nothing();
  });
});
