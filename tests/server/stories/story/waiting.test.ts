import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import { draftCalls } from '../../../support/draftCalls';
import { buildMember, buildStory, memberOfTest, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfTest(server);
const reader = memberOfTest(server);
const { add, remove } = commentCalls(server);
const drafts = draftCalls(server);

const shared = (title: string) =>
  buildStory(server, author, { title, content: 'Text', privacyLevel: PrivacyLevel.SHARED });

const waiting = async ({ token }: TestMember = author) => {
  const data = await server.ask('{ viewer { waitingStories { story { title } newComments } } }', token);
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

it('are not crowded out by stories whose new comments were deleted', async () => {
  await commentOn((await shared('Commented')).id);
  for (let n = 0; n < 6; n += 1)
    await remove({ id: await commentOn((await shared(`Quiet ${n}`)).id) }, reader.token);
  expect(await waiting()).toEqual([['Commented', 1]]);
});

it('stay as they are when somebody but the author reports to have seen them', async () => {
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

describe('new in the group', () => {
  const newInGroup = async ({ token }: TestMember = reader): Promise<string[]> =>
    (await server.ask('{ viewer { newInGroup { title } } }', token)).viewer.newInGroup.map(
      ({ title }: { title: string }) => title,
    );
  const ask = (mutation: string, { token }: TestMember) =>
    server.graphql(`mutation { ${mutation} }`, {}, token);

  it('are the latest five that others shared with the group or published', async () => {
    const early = await buildStory(server, author, { title: 'Early' });
    await buildStory(server, author, { title: 'Public', privacyLevel: PrivacyLevel.PUBLIC });
    for (const n of [1, 2, 3]) await shared(`Shared ${n}`);
    await buildStory(server, author, { title: 'Named', sharedWith: [await buildMember(server)] });
    await buildStory(server, reader, { title: 'Own', privacyLevel: PrivacyLevel.SHARED });
    await ask(`shareStory(input: { id: "${early.id}", userIds: ["${reader.id}"] }) { __typename }`, author);
    expect(await newInGroup()).not.toContain('Early');
    await ask(`shareStory(input: { id: "${early.id}" }) { __typename }`, author);
    expect(await newInGroup()).toEqual(['Early', 'Shared 3', 'Shared 2', 'Shared 1', 'Public']);
  });

  it('are found behind many of one’s own', async () => {
    const writer = await buildMember(server);
    for (let n = 0; n < 21; n += 1) await buildStory(server, writer, { privacyLevel: PrivacyLevel.SHARED });
    await buildStory(server, author, { title: 'The latest', privacyLevel: PrivacyLevel.PUBLIC });
    const before = await newInGroup(writer);
    expect(before).toHaveLength(5);
    for (let n = 0; n < 21; n += 1) await buildStory(server, writer, { privacyLevel: PrivacyLevel.PUBLIC });
    expect(await newInGroup(writer)).toEqual(before);
  });

  it('exclude those by members that the viewer muted', async () => {
    await shared('Loud');
    await ask(`muteMember(input: { id: "${author.id}" }) { __typename }`, reader);
    expect(await newInGroup()).not.toContain('Loud');
  });
});

it('the number of waiting reports is shown to staff, but not to programs or anybody else', async () => {
  const { id } = await shared('Reported');
  await server.graphql(
    `mutation { reportContent(input: { id: "${id}", reason: SPAM }) { reportedId } }`,
    {},
    reader.token,
  );
  const count = async (token: string) =>
    (await server.ask('{ viewer { reportsWaiting } }', token)).viewer.reportsWaiting;
  const staff = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  expect(await count(staff.token)).toBeGreaterThan(0);
  expect(await count(reader.token)).toBe(0);
  const data = await server.ask(
    'mutation { createPersonalAccessToken(input: { name: "Script", scope: READ, expiresInDays: 30 }) { token } }',
    staff.token,
  );
  expect(await count(data.createPersonalAccessToken.token)).toBe(0);
});
