import { PrivacyLevel } from '../../../server/contract/enums';
import { commentCalls } from '../../support/commentCalls';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfTest,
  type TestMember,
} from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const author = memberOfTest(server);
const ana = memberOfTest(server);
const ben = memberOfTest(server);

const ask = async (query: string, member: TestMember) => {
  const { data, errors } = await server.graphql(query, {}, member.token);
  expect(errors).toBeUndefined();
  return data;
};
const mailsOnly = (kind: string) =>
  ask(
    `mutation { setNotificationPreferences(input: { preferences: [{ kind: ${kind}, ways: [MAIL] }] }) { __typename } }`,
    ana,
  );

/** How many mails wait for the member; afterwards none, as if they had been sent. */
async function takeMails({ id }: TestMember): Promise<number> {
  await server.app.notifier.drain();
  return server.app.services.db.transaction(async (tx) => {
    await tx.execute('DELETE FROM notices WHERE user_id = ?', [id]);
    return (await tx.execute('DELETE FROM mails WHERE user_id = ?', [id])).affectedRows;
  });
}

it('who is mentioned gets one mail, however often the comment is edited', async () => {
  await mailsOnly('MENTION');
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const { data } = await commentCalls(server).add(
    { storyId: story.id, content: `Hi @${ana.username}` },
    author.token,
  );
  expect(await takeMails(ana)).toBe(1);
  const { id } = data.addComment.comment;
  const edit = (content: string) =>
    ask(`mutation { updateComment(input: { id: "${id}", content: "${content}" }) { __typename } }`, author);
  await edit(`Hi again @${ana.username}`);
  await edit(`Hi @${ana.username} and @${ben.username}`);
  expect(await takeMails(ana)).toBe(0);
  expect(await takeMails(ben)).toBe(1);
});

it('who a story is shared with gets one mail, however often it is shared and withdrawn', async () => {
  await mailsOnly('STORY_SHARED');
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PRIVATE });
  const share = (ids: readonly string[]) =>
    ask(
      `mutation { shareStory(input: { id: "${story.id}", userIds: ${JSON.stringify(ids)} }) { __typename } }`,
      author,
    );
  await share([ana.id]);
  expect(await takeMails(ana)).toBe(1);
  await share([]);
  await share([ana.id, ben.id]);
  expect(await takeMails(ana)).toBe(0);
  expect(await takeMails(ben)).toBe(1);
});

it('with whom a story is shared is suggested to its author alone; others get the author and who commented', async () => {
  const cleo = await buildMember(server);
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PRIVATE });
  await ask(
    `mutation { shareStory(input: { id: "${story.id}", userIds: ["${ana.id}", "${ben.id}", "${cleo.id}"] }) { __typename } }`,
    author,
  );
  await buildComment(server, cleo, story.id, 'I like it.');
  const suggested = async (member: TestMember) => {
    const { story: read } = await ask(
      `{ story(id: "${story.id}") { mentionableMembers(search: "") { id } } }`,
      member,
    );
    return read.mentionableMembers.map(({ id }: { id: string }) => id).sort();
  };
  expect(await suggested(author)).toEqual([ana.id, ben.id, cleo.id].sort());
  expect(await suggested(ana)).toEqual([author.id, cleo.id].sort());
});
