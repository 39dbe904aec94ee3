import { PrivacyLevel } from '../../../server/contract/enums';
import { commentCalls } from '../../support/commentCalls';
import { draftCalls } from '../../support/draftCalls';
import { buildMember, buildStory, memberOfTest, type TestMember } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const author = memberOfTest(server);
const reader = memberOfTest(server);
const { add, remove } = commentCalls(server);
const drafts = draftCalls(server);

const shared = (title: string) =>
  buildStory(server, author, { title, content: 'Text', privacyLevel: PrivacyLevel.SHARED });

const waiting = async ({ token }: TestMember = author) => {
  const { data } = await server.graphql(
    '{ viewer { waitingStories { story { title } newComments } } }',
    {},
    token,
  );
  return data.viewer.waitingStories.map((one: { story: { title: string }; newComments: number }) => [
    one.story.title,
    one.newComments,
  ]);
};

const commentOn = async (storyId: string, by: TestMember = reader): Promise<string> =>
  (await add({ storyId, content: 'Lovely.' }, by.token)).data.addComment.comment.id;

const markSeen = async (storyId: string, lastId: string, by: TestMember = author) => {
  const mutation =
    'mutation ($input: MarkCommentsSeenInput!) { markCommentsSeen(input: $input) { seenStoryId } }';
  return (await server.graphql(mutation, { input: { storyId, lastId } }, by.token)).errors?.[0]?.extensions
    .code;
};

it('are stories with unpublished changes, until they are published or discarded', async () => {
  const [one, other, untouched] = [await shared('One'), await shared('Other'), await shared('Untouched')];
  for (const { id } of [one, other])
    await drafts.update({ id, content: 'Changed', asDraft: true }, author.token);
  expect(await waiting()).toEqual([
    ['Other', 0],
    ['One', 0],
  ]);
  await drafts.publish({ id: one.id }, author.token);
  await drafts.discard({ id: other.id }, author.token);
  expect(await waiting()).toEqual([]);
  expect(untouched.title).toBe('Untouched');
});

it('are stories with comments by others, until their author has seen them', async () => {
  const { id } = await shared('Commented');
  await commentOn(id, author);
  expect(await waiting()).toEqual([]);
  await commentOn(id);
  const seen = await commentOn(id);
  expect(await waiting()).toEqual([['Commented', 2]]);
  expect(await waiting(reader)).toEqual([]);
  // Added before the author's page has shown it.
  await commentOn(id);
  await markSeen(id, seen);
  expect(await waiting()).toEqual([['Commented', 1]]);
  const last = await commentOn(id);
  await markSeen(id, last);
  expect(await waiting()).toEqual([]);
  await commentOn(id);
  expect(await waiting()).toEqual([['Commented', 1]]);
});

it('are not stories whose new comments were deleted', async () => {
  const { id } = await shared('Quiet');
  await remove({ id: await commentOn(id) }, reader.token);
  expect(await waiting()).toEqual([]);
});

it('are not crowded out by stories whose new comments were deleted', async () => {
  await commentOn((await shared('Commented')).id);
  for (let n = 0; n < 6; n += 1)
    await remove({ id: await commentOn((await shared(`Quiet ${n}`)).id) }, reader.token);
  expect(await waiting()).toEqual([['Commented', 1]]);
});

it('stay as they are when another than the author says that they have seen them', async () => {
  const { id } = await shared('Mine');
  const last = await commentOn(id);
  expect(await markSeen(id, last, reader)).toBe('FORBIDDEN');
  expect(await waiting()).toEqual([['Mine', 1]]);
});

it('count every comment of members who comment at once', async () => {
  const { id } = await shared('Loved');
  const readers = await Promise.all(Array.from({ length: 8 }, () => buildMember(server)));
  await Promise.all(readers.map((one) => commentOn(id, one)));
  expect(await waiting()).toEqual([['Loved', 8]]);
});

it('are at most five of each kind', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id } = await shared(`Story ${n}`);
    await commentOn(id);
    await drafts.update({ id, content: 'Changed', asDraft: true }, author.token);
  }
  expect(await waiting()).toHaveLength(10);
});
