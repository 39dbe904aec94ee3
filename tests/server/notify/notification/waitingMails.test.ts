import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { limits } from '../../../../server/contract/limits';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildComment,
  buildFeedback,
  buildMember,
  buildStory,
  type TestMember,
} from '../../../support/factories';
import { mailTo, outboxOf } from '../../../support/mails';
import { mailsSent } from '../../../support/readerCalls';
import { testServer } from '../../../support/testServer';
import { deliveriesOf } from './deliveriesOf';

const server = testServer();
const { people, run, notificationsOf } = deliveriesOf(server);

/** The mail to the member, as if everything that waits were due now. */
async function mailOfNow(member: TestMember) {
  await server.app.notifier.drain();
  await server.sql("UPDATE mails SET send_at = '2026-01-01'");
  await mailsSent(server);
  return mailTo(server, member.email);
}

it('a removed text comes back with its lines; the link leads to a tab of the settings, and marks the notification as read', async () => {
  const [author, admin] = [await buildMember(server), await buildMember(server, { roles: [Role.ADMIN] })];
  const description = 'First <line>\nsecond line\n\nlast www.evil.example';
  const { id } = await buildFeedback(server, author, { title: 'A poem', description });
  await run(admin, `removeContent(input: { id: "${id}", reason: "Not about us" })`);
  const { text, html } = await mailOfNow(author);
  expect(text).toMatch(/^> First <line>\n> second line\n> ?\n> last www\.\u2060evil/m);
  expect(html).toMatch(/First &lt;line&gt;<br>second line<br><br>last www\.\u2060evil/);
  const [row] = (await notificationsOf(author)).rows;
  expect(text).toMatch(new RegExp(`/settings\\?tab=data&notification=${row.id}$`, 'm'));
});

it('a name that looks like an encoded word stays unchanged in a subject', async () => {
  const [author, [follower]] = [await buildMember(server), await people('=?utf-8?q?Your=20bank?=')];
  await run(follower!, `followUser(input: { id: "${author.id}" })`);
  const { subject = '' } = await mailOfNow(author);
  expect(subject.replaceAll('\u2060', '')).toBe('This week: =?utf-8?q?Your=20bank?= started following you');
});

it('a digest leaves out what its member has read in the app since', async () => {
  const [[reader, other], [ana, bea]] = [await people('Vera', 'Sol'), await people('Ana', 'Bea')];
  for (const { id } of [reader!, other!]) await run(ana!, `followUser(input: { id: "${id}" })`);
  await server.app.notifier.drain();
  for (const member of [reader!, other!]) await run(member, 'markNotificationsRead(input: { all: true })');
  await run(bea!, `followUser(input: { id: "${reader!.id}" })`);
  const { subject, text = '' } = await mailOfNow(reader!);
  expect(subject).toBe('This week: Bea started following you');
  expect(text).not.toContain('Ana');
  // Members who have read everything get none.
  expect(await outboxOf(server, other!.email)).toEqual([]);
});

it('it also leaves out comments beyond a notification’s maximum, once that was read in the app', async () => {
  const [reader, ana, bea] = await people('Vera', 'Ana', 'Bea');
  const { id: storyId } = await buildStory(server, reader!, { privacyLevel: PrivacyLevel.PUBLIC });
  await run(
    reader!,
    'setNotificationPreferences(input: { preferences: [{ kind: STORY_COMMENT, ways: [APP, DIGEST] }] })',
  );
  const comment = async () => {
    await commentCalls(server).add({ storyId, content: 'I see you.' }, ana!.token);
    await server.app.notifier.drain();
  };
  await comment();
  for (let n = 1; n < limits.notification.itemsMax; n += 1)
    await server.sql(
      `INSERT INTO notification_items (notification_id, item_id, actor_id, created_at)
       SELECT id, 'comment_${n}', ?, NOW(3) FROM notifications WHERE user_id = ?`,
      [ana!.id, reader!.id],
    );
  await comment();
  await run(reader!, 'markNotificationsRead(input: { all: true })');
  await run(bea!, `followUser(input: { id: "${reader!.id}" })`);
  const { text = '' } = await mailOfNow(reader!);
  expect(text).toContain('Bea');
  expect(text).not.toContain('Ana');
});

describe('a digest that waits', () => {
  let reader: TestMember;
  let writer: TestMember;
  beforeEach(async () => {
    [reader, writer] = [await buildMember(server), await buildMember(server, { displayName: 'Vera' })];
    const kinds = ['STORY_COMMENT', 'NEW_FOLLOWER', 'NEW_STORY'];
    const preferences = kinds.map((kind) => `{ kind: ${kind}, ways: [DIGEST] }`).join();
    await run(reader, `setNotificationPreferences(input: { preferences: [${preferences}] })`);
    const { id } = await buildStory(server, reader, { title: 'Mine', privacyLevel: PrivacyLevel.PUBLIC });
    await run(reader, `followUser(input: { id: "${writer.id}" })`);
    await run(writer, `followUser(input: { id: "${reader.id}" })`);
    await buildStory(server, writer, { title: 'Theirs', privacyLevel: PrivacyLevel.PUBLIC });
    await commentCalls(server).add({ storyId: id, content: 'I see you.' }, writer.token);
    // Acts of others notify the member in any case.
    const [ana] = await people('Ana');
    await run(ana!, `followUser(input: { id: "${reader.id}" })`);
    await server.app.notifier.drain();
  });

  const all = ['Vera commented on “Mine”', 'Vera published “Theirs”', 'Vera started following you'];
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['that nobody was muted', async () => undefined, all],
    ['that the member muted another', () => run(reader, `muteMember(input: { id: "${writer.id}" })`), []],
    ['that the member blocked another', () => run(reader, `blockMember(input: { id: "${writer.id}" })`), []],
    [
      'that the other was suspended',
      () => server.sql("UPDATE users SET state = 'suspended' WHERE id = ?", [writer.id]),
      [],
    ],
    [
      'that the member no longer follows another',
      () => run(reader, `unfollowUser(input: { id: "${writer.id}" })`),
      all.filter((line) => !line.includes('published')),
    ],
    [
      'that the other no longer follows',
      () => run(writer, `unfollowUser(input: { id: "${reader.id}" })`),
      all.filter((line) => !line.includes('following')),
    ],
  ])('knows at noon %s since', async (_what, change, expected) => {
    await change();
    const text = (await mailOfNow(reader)).text ?? '';
    expect(text).toContain('Ana');
    const lines = text.replace('Ana and Vera', 'Vera').split('\n');
    expect(lines.filter((line) => line.startsWith('Vera') && !line.includes(':')).sort()).toEqual(expected);
  });
});

const mailsOnly = ({ token }: TestMember, kind: string) =>
  server.perform('setNotificationPreferences', { preferences: [{ kind, ways: ['MAIL'] }] }, token);

/** How many mails wait for the member; afterwards none, as if they had been sent. */
async function takeMails({ id }: TestMember): Promise<number> {
  await server.app.notifier.drain();
  return server.app.services.db.transaction(async (tx) => {
    await tx.execute('DELETE FROM notices WHERE user_id = ?', [id]);
    return (await tx.execute('DELETE FROM mails WHERE user_id = ?', [id])).affectedRows;
  });
}

it('a mentioned member gets one mail, however often the comment is edited', async () => {
  const [author, ana, ben] = await people('Author', 'Ana', 'Ben');
  await mailsOnly(ana!, 'MENTION');
  const { id: storyId } = await buildStory(server, author!, { privacyLevel: PrivacyLevel.PUBLIC });
  const { add, update } = commentCalls(server);
  const { data } = await add({ storyId, content: `Hi @${ana!.username}` }, author!.token);
  expect(await takeMails(ana!)).toBe(1);
  const { id } = data.addComment.comment;
  for (const content of [`Hi again @${ana!.username}`, `Hi @${ana!.username} and @${ben!.username}`])
    expect((await update({ id, content }, author!.token)).errors).toBeUndefined();
  expect(await takeMails(ana!)).toBe(0);
  expect(await takeMails(ben!)).toBe(1);
});

it('a member gets one mail of a shared story, however often it is shared and withdrawn', async () => {
  const [author, ana, ben] = await people('Author', 'Ana', 'Ben');
  await mailsOnly(ana!, 'STORY_SHARED');
  const { id } = await buildStory(server, author!, { privacyLevel: PrivacyLevel.PRIVATE });
  const share = (...userIds: string[]) => server.perform('shareStory', { id, userIds }, author!.token);
  await share(ana!.id);
  expect(await takeMails(ana!)).toBe(1);
  await share();
  await share(ana!.id, ben!.id);
  expect(await takeMails(ana!)).toBe(0);
  expect(await takeMails(ben!)).toBe(1);
});

it('only the author gets the members with whom a story is shared as suggestions; others get the author and commenters', async () => {
  const [author, ana, ben, cleo] = await people('Author', 'Ana', 'Ben', 'Cleo');
  const { id } = await buildStory(server, author!, { sharedWith: [ana!, ben!, cleo!] });
  await buildComment(server, cleo!, id, 'I like it.');
  const suggested = async ({ token }: TestMember) => {
    const data = await server.ask(`{ story(id: "${id}") { mentionableMembers(search: "") { id } } }`, token);
    return data.story.mentionableMembers.map((member: { id: string }) => member.id).sort();
  };
  expect(await suggested(author!)).toEqual([ana!.id, ben!.id, cleo!.id].sort());
  expect(await suggested(ana!)).toEqual([author!.id, cleo!.id].sort());
});
