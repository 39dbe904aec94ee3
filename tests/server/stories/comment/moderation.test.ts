import { PrivacyLevel } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { codeOf, dataOf, testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfFile(server);
const reader = memberOfFile(server);
const other = memberOfFile(server);
const calls = commentCalls(server);

const setMode = (storyId: string, mode: string, token = author.token) =>
  server.mutate(
    'setCommentsMode',
    { storyId, mode },
    token,
    'story { commentsMode updatedAt viewerCanComment }',
  );
const approve = (id: string, token = author.token) =>
  server.mutate('approveComment', { id }, token, 'comment { id isWaiting viewerCanApprove }');
const api = restClient(server);

async function storyWith(mode: string) {
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  if (mode !== 'OPEN') expect((await setMode(story.id, mode)).errors).toBeUndefined();
  return story;
}

async function seen(storyId: string, member?: TestMember) {
  const data = await server.ask(
    `query ($id: ID!) { story(id: $id) { comments { totalCount edges { node { content } } }
       waitingComments { content isWaiting viewerCanApprove viewerCanDelete } } }`,
    member?.token ?? '',
    { id: storyId },
  );
  return {
    shown: data.story.comments.edges.map(({ node }: { node: { content: string } }) => node.content),
    count: data.story.comments.totalCount,
    waiting: data.story.waitingComments.map(({ content }: { content: string }) => content),
    all: data.story.waitingComments,
  };
}

async function mayEdit(id: string, { token }: TestMember): Promise<boolean> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on Comment { viewerCanEdit } } }';
  return (await server.ask(query, token, { id })).node.viewerCanEdit;
}

/** The kinds of a member's notifications about the story. */
async function notificationsOf(member: TestMember) {
  await server.app.notifier.drain();
  const rows = await server.sql<{ kind: string; subjectId: string }>(
    'SELECT kind, subject_id AS subjectId FROM notifications WHERE user_id = ?',
    [member.id],
  );
  return (storyId: string) => rows.filter(({ subjectId }) => subjectId === storyId).map(({ kind }) => kind);
}

describe('a story that its author has closed to comments', () => {
  it('refuses readers with a reason, takes its author, and keeps earlier comments', async () => {
    const story = await storyWith('OPEN');
    await buildComment(server, reader, story.id, 'Earlier');
    await setMode(story.id, 'CLOSED');
    const refused = await calls.add({ storyId: story.id, content: 'Later' }, reader.token);
    expect(refused.errors?.[0]?.message).toBe('The author has closed this story to comments');
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect((await calls.add({ storyId: story.id, content: 'Mine' }, author.token)).errors).toBeUndefined();
    expect((await seen(story.id)).shown).toEqual(['Earlier', 'Mine']);
    expect((await calls.list(story.id, reader.token)).data.story.viewerCanComment).toBe(false);
  });

  it('refuses changes of an earlier comment without notifying anybody, and lets it be deleted', async () => {
    const story = await storyWith('OPEN');
    const { id } = await buildComment(server, reader, story.id, 'Earlier');
    const mine = await buildComment(server, author, story.id, 'Mine');
    const mentioned = await buildMember(server);
    await setMode(story.id, 'CLOSED');
    const refused = await calls.update({ id, content: `Later, @${mentioned.username}` }, reader.token);
    expect(refused.errors?.[0]?.message).toBe('The author has closed this story to comments');
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect((await api.put(`/comments/${id}`, { content: 'Later' }, { token: reader.token })).status).toBe(
      403,
    );
    expect((await seen(story.id)).shown).toEqual(['Earlier', 'Mine']);
    expect((await notificationsOf(mentioned))(story.id)).toEqual([]);
    expect(await mayEdit(id, reader)).toBe(false);
    expect(await mayEdit(mine.id, author)).toBe(true);
    expect((await calls.update({ id: mine.id, content: 'My own' }, author.token)).errors).toBeUndefined();
    await setMode(story.id, 'OPEN');
    expect(await mayEdit(id, reader)).toBe(true);
    await setMode(story.id, 'CLOSED');
    expect((await calls.remove({ id }, reader.token)).errors).toBeUndefined();
  });

  it('refuses changes where it was shared again without comments', async () => {
    const story = await buildStory(server, author, { sharedWith: [reader] });
    const { id } = await buildComment(server, reader, story.id, 'Earlier');
    const again = { user_ids: [reader.id], can_comment: false };
    expect((await api.post(`/stories/${story.id}/share`, again, { token: author.token })).status).toBe(200);
    expect(codeOf(await calls.update({ id, content: 'Later' }, reader.token))).toBe('FORBIDDEN');
    expect(await mayEdit(id, reader)).toBe(false);
  });

  it('is not opened by a comment that was on its way', async () => {
    const story = await storyWith('CLOSED');
    await expect(buildComment(server, reader, story.id, 'In a race')).rejects.toThrow(/closed/);
    expect((await seen(story.id)).count).toBe(0);
  });
});

describe('a story whose comments its author approves first', () => {
  it("shows a new comment to its author and the story's author alone, and counts it for nobody", async () => {
    const story = await storyWith('APPROVAL');
    const added = await calls.add({ storyId: story.id, content: 'Waits' }, reader.token);
    const { id } = added.data.addComment.comment;
    for (const member of [author, reader, other, undefined])
      expect(await seen(story.id, member)).toMatchObject({ shown: [], count: 0 });
    expect((await seen(story.id, author)).all).toEqual([
      { content: 'Waits', isWaiting: true, viewerCanApprove: true, viewerCanDelete: true },
    ]);
    expect((await seen(story.id, reader)).all).toEqual([
      { content: 'Waits', isWaiting: true, viewerCanApprove: false, viewerCanDelete: true },
    ]);
    expect((await seen(story.id, other)).waiting).toEqual([]);
    expect((await seen(story.id)).waiting).toEqual([]);
    const node = async (token?: string) => (await server.ask(`{ node(id: "${id}") { id } }`, token)).node;
    for (const { token } of [author, reader]) expect(await node(token)).toEqual({ id });
    for (const token of [other.token, undefined]) expect(await node(token)).toBeNull();
    const answer = await api.get(`/stories/${story.id}/comments`, { token: author.token });
    expect(JSON.stringify(answer.body)).not.toContain('Waits');
  });

  it('notifies only its author, and others once it is approved, each once', async () => {
    const story = await storyWith('OPEN');
    await buildComment(server, other, story.id, 'First');
    const mentioned = await buildMember(server);
    await setMode(story.id, 'APPROVAL');
    const { id } = await buildComment(server, reader, story.id, `Ask @${mentioned.username}`);
    await calls.update({ id, content: `Ask @${mentioned.username} again` }, reader.token);
    expect((await notificationsOf(mentioned))(story.id)).toEqual([]);
    expect((await notificationsOf(other))(story.id)).toEqual([]);
    expect((await notificationsOf(author))(story.id)).toEqual(['story_comment']);
    expect((await approve(id)).data.approveComment.comment).toEqual({
      id,
      isWaiting: false,
      viewerCanApprove: false,
    });
    await approve(id);
    expect((await notificationsOf(mentioned))(story.id)).toEqual(['mention']);
    expect((await notificationsOf(other))(story.id)).toEqual(['later_comment']);
    expect((await notificationsOf(author))(story.id)).toEqual(['story_comment']);
    expect((await seen(story.id)).shown).toEqual(['First', `Ask @${mentioned.username} again`]);
  });

  it('takes comments of its author at once, and keeps those that were shown before', async () => {
    const story = await storyWith('OPEN');
    await buildComment(server, reader, story.id, 'Earlier');
    await setMode(story.id, 'APPROVAL');
    await buildComment(server, author, story.id, 'Mine');
    expect((await seen(story.id)).shown).toEqual(['Earlier', 'Mine']);
  });

  it('lets its author remove a comment, and nobody else approve it', async () => {
    const story = await storyWith('APPROVAL');
    const { id } = await buildComment(server, reader, story.id);
    expect(codeOf(await approve(id, other.token))).toBe('NOT_FOUND');
    expect(codeOf(await calls.remove({ id }, other.token))).toBe('NOT_FOUND');
    expect((await calls.remove({ id }, author.token)).errors).toBeUndefined();
    expect((await seen(story.id, author)).waiting).toEqual([]);
  });

  it('lists at most 20 that wait, the oldest first', async () => {
    const story = await storyWith('APPROVAL');
    for (let n = 0; n < 21; n += 1) await buildComment(server, reader, story.id, `${n}`);
    expect((await seen(story.id, author)).waiting).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`));
  });
});

it('a change of the mode leaves the time of the story as it is', async () => {
  const story = await storyWith('OPEN');
  const { data } = await setMode(story.id, 'CLOSED');
  expect(data.setCommentsMode.story).toEqual({
    commentsMode: 'CLOSED',
    updatedAt: story.updatedAt.toISOString(),
    viewerCanComment: true,
  });
});

it('deleting an account deletes its waiting comments', async () => {
  const leaver = await buildMember(server);
  const story = await storyWith('OPEN');
  await buildComment(server, leaver, story.id, 'Stays');
  await setMode(story.id, 'APPROVAL');
  await buildComment(server, leaver, story.id, 'Goes');
  await dataOf(server.mutate('deleteAccount', { password: leaver.password }, leaver.token));
  expect(await seen(story.id, author)).toMatchObject({ shown: ['Stays'], waiting: [] });
});
