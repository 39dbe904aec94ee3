import { PrivacyLevel } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { peopleCalls } from '../../../support/peopleCalls';
import { codeOf, fieldsOf, type GraphQLAnswer, testServer } from '../../../support/testServer';

const server = testServer();
const people = peopleCalls(server);
const comments = commentCalls(server);
const ada = memberOfTest(server);
const ben = memberOfTest(server);

const seenOfMember = 'user { id viewerMutes viewerBlocks viewerIsFollowing }';
const act = (name: string, other: { id: string }, by = ada) =>
  server.mutate(name, { id: other.id }, by.token, seenOfMember);
const idsOf = (edges: { node: { id: string } }[]) => edges.map(({ node }) => node.id);
const reads = async (id: string, by: TestMember) =>
  codeOf(await server.graphql('query ($id: ID!) { story(id: $id) { title } }', { id }, by.token)) ?? 'ok';
const readsOverRest = async (id: string, by: TestMember) =>
  (await fetch(`${server.url}/api/stories/${id}`, { headers: { authorization: `Bearer ${by.token}` } }))
    .status;

/** Makes Ada mute or block the others. */
const addRows = (table: 'mutes' | 'blocks', others: readonly { id: string }[]) =>
  server.sql(
    `INSERT INTO ${table} (member_id, other_id, created_at) VALUES ${others.map(({ id }) => `('${ada.id}', '${id}', NOW(3))`).join(', ')}`,
  );

async function kindsNotified({ id }: TestMember): Promise<string[]> {
  await server.app.notifier.drain();
  const rows = await server.sql<{ kind: string }>('SELECT kind FROM notifications WHERE user_id = ?', [id]);
  return rows.map(({ kind }) => kind);
}

describe('a muted member', () => {
  it('causes no notifications for the member who muted them, and sees no difference', async () => {
    const story = await buildStory(server, ada, { privacyLevel: PrivacyLevel.PUBLIC });
    expect((await act('muteMember', ben)).data.muteMember.user.viewerMutes).toBe(true);
    await buildComment(server, ben, story.id, `Hello @${ada.username}`);
    expect((await people.follow(ada.id, ben.token)).errors).toBeUndefined();
    expect(await kindsNotified(ada)).toEqual([]);
    const seen = (by: TestMember) =>
      server.graphql(
        `query ($id: ID!) { story(id: $id) { viewerCanComment
           comments { edges { node { content author { viewerMutes viewerBlocks } } } } } }`,
        { id: story.id },
        by.token,
      );
    const author = (answer: GraphQLAnswer) => answer.data.story.comments.edges[0].node.author;
    expect(author(await seen(ada))).toEqual({ viewerMutes: true, viewerBlocks: false });
    expect(author(await seen(ben))).toEqual({ viewerMutes: false, viewerBlocks: false });
    expect((await seen(ben)).data.story.viewerCanComment).toBe(true);
    expect((await act('unmuteMember', ben)).data.unmuteMember.user.viewerMutes).toBe(false);
    await buildComment(server, ben, story.id, 'Again');
    expect(await kindsNotified(ada)).toEqual(['story_comment']);
  });
});

it.each(['mute', 'block'])(
  'a comment by a member that the author %ss isn’t shown as new on their dashboard',
  async (verb) => {
    const story = await buildStory(server, ada, { privacyLevel: PrivacyLevel.PUBLIC });
    const waiting = '{ viewer { waitingStories { story { id } newComments } } }';
    const news = async () => (await server.ask(waiting, ada.token)).viewer.waitingStories;
    await buildComment(server, ben, story.id, 'Hello');
    expect(await news()).toEqual([{ story: { id: story.id }, newComments: 1 }]);
    await act(`${verb}Member`, ben);
    expect(await news()).toEqual([]);
    await buildComment(server, await buildMember(server), story.id, 'Good evening');
    expect(await news()).toEqual([{ story: { id: story.id }, newComments: 1 }]);
    await act(`un${verb}Member`, ben);
    expect(await news()).toEqual([{ story: { id: story.id }, newComments: 2 }]);
  },
);

it('the viewer gets the ids of all members that they muted or blocked, beyond a page', async () => {
  const others = await Promise.all(Array.from({ length: 102 }, () => buildMember(server)));
  await addRows('mutes', others);
  await act('blockMember', ben);
  const data = await server.ask('{ viewer { mutedMemberIds blockedMemberIds } }', ada.token);
  expect([...data.viewer.mutedMemberIds].sort()).toEqual(others.map(({ id }) => id).sort());
  expect(data.viewer.blockedMemberIds).toEqual([ben.id]);
});

describe('a blocked member', () => {
  it('can no longer read stories shared with them by name, over GraphQL and REST, and they can’t be shared again', async () => {
    const named = await buildStory(server, ada, { sharedWith: [ben] });
    const shared = await buildStory(server, ada, { privacyLevel: PrivacyLevel.SHARED });
    const open = await buildStory(server, ada, { privacyLevel: PrivacyLevel.PUBLIC });
    expect(await reads(named.id, ben)).toBe('ok');
    await act('blockMember', ben);
    expect(await reads(named.id, ben)).toBe('NOT_FOUND');
    expect(await readsOverRest(named.id, ben)).toBe(404);
    expect([await reads(shared.id, ben), await reads(open.id, ben)]).toEqual(['ok', 'ok']);
    expect(await kindsNotified(ben)).toEqual([]);
    await expect(buildStory(server, ada, { sharedWith: [ben] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('can’t add to the list of the member who blocked them by sharing by name, and sees no difference', async () => {
    const cy = await buildMember(server);
    // Others may have shared stories with everyone.
    const others = (await server.sql('SELECT id FROM stories')).map(({ id }) => id);
    const shared = '{ viewer { sharedStories(first: 100) { totalCount edges { node { id } } } } }';
    const lists = async () => {
      const { totalCount, edges } = (await server.ask(shared, ada.token)).viewer.sharedStories;
      expect(totalCount).toBe(edges.length);
      return idsOf(edges).filter((id) => !others.includes(id));
    };
    await act('blockMember', ben);
    const byCy = await buildStory(server, cy, { sharedWith: [ada] });
    const byBen = await buildStory(server, ben, { sharedWith: [ada, cy] });
    expect(await lists()).toEqual([byCy.id]);
    const data = await server.ask('query ($id: ID!) { story(id: $id) { sharedWith { id } } }', ben.token, {
      id: byBen.id,
    });
    expect(data.story.sharedWith.map(({ id }: { id: string }) => id).sort()).toEqual([ada.id, cy.id].sort());
    await act('unblockMember', ben);
    expect(await lists()).toEqual([byBen.id, byCy.id]);
  });

  it("can't comment on the other's stories, which look closed to comments, and their mentions notify nobody", async () => {
    const story = await buildStory(server, ada, { privacyLevel: PrivacyLevel.PUBLIC });
    const elsewhere = await buildStory(server, ben, { privacyLevel: PrivacyLevel.PUBLIC });
    await act('blockMember', ben);
    const refused = await comments.add({ storyId: story.id, content: 'Hello' }, ben.token);
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(JSON.stringify(refused)).not.toMatch(/block/i);
    expect((await comments.list(story.id, ben.token)).data.story.viewerCanComment).toBe(false);
    await buildComment(server, ben, elsewhere.id, `Hello @${ada.username}`);
    expect(await kindsNotified(ada)).toEqual([]);
    await act('unblockMember', ben);
    expect((await comments.add({ storyId: story.id, content: 'Hello' }, ben.token)).errors).toBeUndefined();
  });

  it("can't distinguish the other's stories from those that are closed to comments", async () => {
    const [theirs, closed] = [await buildMember(server), await buildMember(server)];
    const looksOf = async (author: TestMember) => {
      const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
      const { data } = await comments.add({ storyId: id, content: 'Hello' }, ben.token);
      const end = async () => {
        if (author === theirs) return act('blockMember', ben, theirs);
        const mutation =
          'mutation ($input: SetCommentsModeInput!) { setCommentsMode(input: $input) { __typename } }';
        return server.graphql(mutation, { input: { storyId: id, mode: 'CLOSED' } }, author.token);
      };
      const looks = async () =>
        await server.ask(
          `query ($id: ID!, $comment: ID!, $name: String!) {
              story(id: $id) { viewerCanComment commentsMode mentionableMembers(search: $name) { username } }
              node(id: $comment) { ... on Comment { viewerCanEdit viewerCanDelete } } }`,
          ben.token,
          { id, comment: data.addComment.comment.id, name: author.username },
        );
      const before = await looks();
      expect(before.story.mentionableMembers).toEqual([{ username: author.username }]);
      expect((await end()).errors).toBeUndefined();
      return looks();
    };
    const looks = await looksOf(theirs);
    expect(looks).toEqual({
      story: { viewerCanComment: false, commentsMode: 'CLOSED', mentionableMembers: [] },
      node: { viewerCanEdit: false, viewerCanDelete: true },
    });
    expect(looks).toEqual(await looksOf(closed));
  });

  it("can't follow, and both follows end", async () => {
    await people.follow(ada.id, ben.token);
    await people.follow(ben.id, ada.token);
    await act('blockMember', ben);
    const [row] = await server.sql<{ n: number }>(
      'SELECT COUNT(*) AS n FROM follows WHERE follower_id IN (?, ?)',
      [ada.id, ben.id],
    );
    expect(Number(row?.n)).toBe(0);
    const refused = await people.follow(ada.id, ben.token);
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(JSON.stringify(refused)).not.toMatch(/block/i);
    expect(codeOf(await people.follow(ben.id, ada.token))).toBe('FORBIDDEN');
    await act('unblockMember', ben);
    expect((await people.follow(ada.id, ben.token)).errors).toBeUndefined();
  });
});

it('both lists are the viewer’s own, latest first', async () => {
  const cy = await buildMember(server);
  for (const name of ['muteMember', 'blockMember'])
    for (const other of [ben, cy, cy]) expect((await act(name, other)).errors).toBeUndefined();
  const lists =
    '{ viewer { mutedMembers { totalCount edges { node { id } } } blockedMembers { edges { node { id } } } } }';
  const mine = (await server.ask(lists, ada.token)).viewer;
  expect(mine.mutedMembers.totalCount).toBe(2);
  expect(idsOf(mine.blockedMembers.edges).sort()).toEqual([ben.id, cy.id].sort());
  expect((await server.ask(lists, ben.token)).viewer.blockedMembers.edges).toEqual([]);
});

it.each(['muteMember', 'blockMember'])(
  '%s refuses oneself, unknown members, and the 1,001st',
  async (name) => {
    expect(fieldsOf(await act(name, ada))).toEqual({ id: expect.any(String) });
    expect(codeOf(await act(name, { id: 'user_00000000000000000000000001' }))).toBe('NOT_FOUND');
    const rows = Array.from(
      { length: 1_000 },
      (_, n) => `user_${String(n).padStart(20, '0')}${name.slice(0, 4).padEnd(6, '0')}`,
    );
    await server.sql(
      `INSERT INTO users (id, username, email, roles, created_at, updated_at) VALUES ${rows
        .map((id) => `('${id}', '${id.slice(5)}', '${id}', 'user', NOW(3), NOW(3))`)
        .join(', ')}`,
    );
    await addRows(
      name === 'muteMember' ? 'mutes' : 'blocks',
      rows.map((id) => ({ id })),
    );
    expect(fieldsOf(await act(name, ben))).toEqual({
      id: expect.stringMatching(/1,000/),
    });
  },
);

it('the ids of all muted members cost as much as a long page, so that one document can’t request them hundreds of times', async () => {
  const asked = Array.from({ length: 100 }, (_, n) => `a${n}: mutedMemberIds`).join(' ');
  const { errors } = await server.graphql(`{ viewer { ${asked} } }`, {}, ada.token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', limit: { name: 'cost' } });
});
