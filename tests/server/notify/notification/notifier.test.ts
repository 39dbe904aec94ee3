import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import type { Story } from '../../../../server/model/story.entity';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildFeedback,
  buildMember,
  buildStory,
  changeStory,
  type TestMember,
} from '../../../support/factories';
import { connectSocket } from '../../../support/socketClient';
import { testServer } from '../../../support/testServer';
import { deliveriesOf } from './deliveriesOf';

const server = testServer();
const { notificationsOf, texts, run, people } = deliveriesOf(server);
const { SHARED } = PrivacyLevel;
const publish = (author: TestMember, title: string) =>
  buildStory(server, author, { title, privacyLevel: PrivacyLevel.PUBLIC });
const comment = (member: TestMember, storyId: string, content = 'Well said.') =>
  commentCalls(server).add({ storyId, content }, member.token);

describe('comments', () => {
  it('notify the author, joined in one notification while it is unread', async () => {
    const [author, ana, ben, cleo, dan] = await people('Author', 'Ana', 'Ben', 'Cleo', 'Dan');
    const { id } = await publish(author!, 'The Heron');
    await comment(author!, id);
    expect(await texts(author!)).toEqual([]);
    for (const member of [dan, cleo, ben, ana]) await comment(member!, id);
    const { unreadCount, rows } = await notificationsOf(author!);
    expect(unreadCount).toBe(1);
    expect(rows).toMatchObject([
      {
        kind: 'STORY_COMMENT',
        text: 'Ana and 3 others commented on “The Heron”',
        path: `/stories/${id}#comments`,
        actorCount: 4,
        comment: { content: 'Well said.' },
      },
    ]);
    await run(author!, 'markNotificationsRead(input: { all: true })');
    await comment(ben!, id);
    expect(await texts(author!)).toEqual([
      'Ben commented on “The Heron”',
      'Ana and 3 others commented on “The Heron”',
    ]);
    expect((await notificationsOf(author!)).unreadCount).toBe(1);
  });

  it('notify earlier commenters and mentioned members, once each', async () => {
    const [author, ana, ben, cleo] = await people('Author', 'Ana', 'Ben', 'Cleo');
    const { id } = await publish(author!, 'The Heron');
    await comment(ana!, id);
    await comment(ben!, id, `As @${cleo!.username} and @${ana!.username} said, @${ben!.username} too.`);
    expect(await texts(cleo!)).toEqual(['Ben mentioned you in a comment on “The Heron”']);
    expect(await texts(ana!)).toEqual(['Ben mentioned you in a comment on “The Heron”']);
    // Ana was first: Ben's comment is the only one after hers.
    expect(await texts(ben!)).toEqual([]);
    await comment(ana!, id, 'And again.');
    expect(await texts(ben!)).toEqual(['Ana also commented on “The Heron”']);
  });

  it('lose their notifications when they are deleted, or their story is withdrawn', async () => {
    const [author, ana, ben] = await people('Author', 'Ana', 'Ben');
    const story = await publish(author!, 'The Heron');
    const { data } = await comment(ana!, story.id);
    await comment(ben!, story.id);
    await commentCalls(server).remove({ id: data.addComment.comment.id }, ana!.token);
    expect(await texts(author!)).toEqual(['Ben commented on “The Heron”']);
    await comment(ana!, story.id);
    expect(await texts(ben!)).toEqual(['Ana also commented on “The Heron”']);
    await changeStory(server, author!, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await texts(ben!)).toEqual([]);
    expect((await texts(author!)).length).toBe(1);
  });
});

describe('stories', () => {
  it('shared by name notify the named members, once each', async () => {
    const [author, ana, ben] = await people('Author', 'Ana', 'Ben');
    const { id } = await buildStory(server, author!, { title: 'Ours', sharedWith: [ana!] });
    expect(await texts(ana!)).toEqual(['Author shared “Ours” with you']);
    await run(author!, `shareStory(input: { id: "${id}", userIds: ["${ana!.id}", "${ben!.id}"] })`);
    expect(await texts(ana!)).toHaveLength(1);
    expect(await texts(ben!)).toEqual(['Author shared “Ours” with you']);
    await run(author!, `shareStory(input: { id: "${id}", userIds: ["${ben!.id}"] })`);
    expect(await texts(ana!)).toEqual([]);
  });

  it('notify followers when they are first published, and not when they are imported or saved again', async () => {
    const [author, ana] = await people('Author', 'Ana');
    await run(ana!, `followUser(input: { id: "${author!.id}" })`);
    const story = await buildStory(server, author!, { title: 'The Heron' });
    await changeStory(server, author!, story, { privacyLevel: PrivacyLevel.PUBLIC });
    await changeStory(server, author!, story, { content: 'Another text.' });
    expect(await texts(ana!)).toEqual(['Author published “The Heron”']);
    await publish(author!, 'The Owl');
    expect(await texts(ana!)).toEqual(['2 new stories by Author']);
    expect((await notificationsOf(ana!)).rows[0]).toMatchObject({ path: `/u/${author!.username}` });
  });

  it.each<[string, (author: TestMember, story: Story) => Promise<unknown>]>([
    ['shared', (author, { id }) => run(author, `shareStory(input: { id: "${id}" })`)],
    ['saved as shared', (author, story) => changeStory(server, author, story, { privacyLevel: SHARED })],
    ['created as shared', async () => undefined],
  ])('notify followers when they are %s with the group, until they are withdrawn', async (how, share) => {
    const [author, ana, ben] = await people('Author', 'Ana', 'Ben');
    await run(ana!, `followUser(input: { id: "${author!.id}" })`);
    const privacyLevel = how === 'created as shared' ? SHARED : PrivacyLevel.PRIVATE;
    const story = await buildStory(server, author!, { title: 'Ours', privacyLevel });
    await share(author!, story);
    const { rows } = await notificationsOf(ana!);
    expect(rows).toMatchObject([
      { text: 'Author shared “Ours” with the group', path: `/stories/${story.id}` },
    ]);
    expect(await texts(ben!)).toEqual([]);
    await run(author!, `shareStory(input: { id: "${story.id}", userIds: ["${ben!.id}"] })`);
    expect(await texts(ana!)).toEqual([]);
    await run(author!, `shareStory(input: { id: "${story.id}" })`);
    await changeStory(server, author!, story, { privacyLevel: PrivacyLevel.PUBLIC });
    expect(await texts(ana!)).toEqual(['Author published “Ours”']);
    await changeStory(server, author!, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await texts(ana!)).toEqual([]);
  });
});

it('a new status of feedback notifies its author, and changes of the account notify its member', async () => {
  const admin = await buildMember(server, { roles: [Role.ADMIN] });
  const [ana] = await people('Ana');
  const { id } = await buildFeedback(server, ana!, { title: 'More lamps' });
  await run(admin, `setFeedbackStatus(input: { id: "${id}", status: UNDER_REVIEW })`);
  await run(ana!, 'createPersonalAccessToken(input: { name: "Script", scope: READ, expiresInDays: 30 })');
  expect(await texts(ana!)).toEqual([
    'A personal access token was created',
    'Your feedback “More lamps” is now under review',
  ]);
});

it('the chosen ways are respected: not in the app, or not at all for a kind', async () => {
  const [author, ana] = await people('Author', 'Ana');
  const { id } = await publish(author!, 'The Heron');
  const choose = (...ways: string[]) => {
    const preferences = [{ kind: 'STORY_COMMENT', ways }];
    return server.perform('setNotificationPreferences', { preferences }, author!.token);
  };
  await choose('DIGEST');
  await comment(ana!, id);
  expect(await texts(author!)).toEqual([]);
  expect(await server.sql('SELECT way, kind FROM notices WHERE user_id = ?', [author!.id])).toEqual([
    { way: 'digest', kind: 'story_comment' },
  ]);
  await choose();
  await comment(ana!, id, 'Again.');
  expect(await texts(author!)).toEqual([]);
  expect(await server.sql('SELECT id FROM notices WHERE user_id = ?', [author!.id])).toHaveLength(1);
});

it('another server finishes notifying where one stopped, once for each receiver', async () => {
  const [author] = await people('Author');
  const followers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
  for (const { token } of followers) await server.perform('followUser', { id: author!.id }, token);
  await server.app.notifier.drain();
  await publish(author!, 'The Heron');
  await server.app.notifier.drain();
  // A server that died had claimed the event, and notified two of the five.
  const [first, second] = [...followers].map(({ id }) => id).sort();
  await server.sql('DELETE FROM notifications WHERE user_id NOT IN (?, ?) AND kind = ?', [
    first,
    second,
    'new_story',
  ]);
  await server.sql(
    `INSERT INTO notification_events (id, act, actor_id, subject_id, item_id, created_at, due_at, claim, attempts, after_id)
     SELECT 'event_of_the_dead', 'story_published', ?, ?, s.id, NOW(3), NOW(3), 'dead', 1, ? FROM stories s
     WHERE s.author_id = ? LIMIT 1`,
    [author!.id, author!.id, second, author!.id],
  );
  for (const follower of followers) expect(await texts(follower)).toEqual(['Author published “The Heron”']);
  expect(await server.sql('SELECT id FROM notification_events')).toEqual([]);
});

it('open pages get an event', async () => {
  const [author, ana] = await people('Author', 'Ana');
  const { id } = await publish(author!, 'The Heron');
  const socket = await connectSocket(server, author!.token);
  socket.subscribe('bell', 'subscription { notificationsChanged { unreadCount notification { text } } }');
  await socket.until(({ payload }) => payload?.data?.notificationsChanged.unreadCount === 0);
  await comment(ana!, id);
  const { payload } = await socket.until(
    ({ payload }) => payload?.data?.notificationsChanged.unreadCount === 1,
  );
  expect(payload.data.notificationsChanged.notification.text).toBe('Ana commented on “The Heron”');
  socket.raw.close();
});
