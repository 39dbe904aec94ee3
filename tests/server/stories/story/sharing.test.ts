import { PrivacyLevel } from '../../../../server/contract/enums';
import {
  buildComment,
  buildMember,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
const author = memberOfFile(server, { username: 'author_of_it' });
const friend = memberOfFile(server);
const other = memberOfFile(server);

const ask = async (query: string, variables: Record<string, unknown>, token?: string) =>
  (await server.graphql(query, variables, token)).data;
const share = (id: string, members: TestMember[], canComment?: boolean) =>
  calls.share({ id, userIds: members.map((member) => member.id), canComment }, author.token);

describe('the named readers of a story', () => {
  const named = async (id: string, { token }: TestMember) =>
    (
      await ask('query ($id: ID!) { story(id: $id) { sharedWith { username } } }', { id }, token)
    ).story.sharedWith?.map(({ username }: { username: string }) => username);

  it('are visible to its author only, with each change', async () => {
    const { id } = await buildStory(server, author, {});
    expect(await named(id, author)).toBeUndefined();
    await share(id, [friend, other]);
    expect((await named(id, author)).sort()).toEqual([friend.username, other.username].sort());
    expect(await named(id, friend)).toBeUndefined();
    await share(id, [other]);
    expect(await named(id, author)).toEqual([other.username]);
    await share(id, []);
    expect(await named(id, author)).toBeUndefined();
  });

  it('know that the story is shared with them, and see no other names', async () => {
    const forAll = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
    const everyones = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const byName = await buildStory(server, author, { sharedWith: [friend] });
    const isForThem = async (id: string, token?: string) =>
      (await ask('query ($id: ID!) { story(id: $id) { isSharedWithViewer } }', { id }, token)).story
        ?.isSharedWithViewer;
    const isShared = (id: string) =>
      Promise.all([author.token, friend.token, other.token, undefined].map((token) => isForThem(id, token)));
    expect(await isShared(byName.id)).toEqual([false, true, undefined, undefined]);
    expect(await isShared(forAll.id)).toEqual([false, false, false, undefined]);
    expect(await isShared(everyones.id)).toEqual([false, false, false, false]);
  });

  it('are few, which the author sees without reading who they are', async () => {
    const isByName = async (id: string) =>
      (await ask('query ($id: ID!) { story(id: $id) { isSharedByName } }', { id }, author.token)).story
        ?.isSharedByName;
    const stories = [
      await buildStory(server, author, { sharedWith: [friend] }),
      await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED }),
      await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC }),
      await buildStory(server, author),
    ];
    expect(await Promise.all(stories.map(({ id }) => isByName(id)))).toEqual([true, false, false, false]);
  });

  it('are named at most 60 times an hour by an author, since they are notified; ending it has no limit', async () => {
    const busy = await buildMember(server);
    const { id } = await buildStory(server, busy, {});
    const strict = await server.another({ rateLimits: 1 });
    const name = (members: TestMember[]) =>
      storyCalls(strict).share({ id, userIds: members.map((member) => member.id) }, busy.token);
    const answers = [];
    // Two at once: each waits for the row, and a loaded machine refuses who waits for too long.
    for (let n = 0; n < 62; n += 2)
      answers.push(...(await Promise.all([name([friend]), name([friend, other])])));
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    expect((await name([])).errors).toBeUndefined();
  });

  it('remain a restriction after all of them have left: nobody does not mean everyone', async () => {
    const leaver = await buildMember(server);
    const { id } = await buildStory(server, author, { sharedWith: [leaver] });
    await ask(
      'mutation { deleteAccount(input: { password: "Monday7pm" }) { deletedUserId } }',
      {},
      leaver.token,
    );
    expect(await named(id, author)).toEqual([]);
    const { story } = await ask('query ($id: ID!) { story(id: $id) { id } }', { id }, friend.token);
    expect(story).toBeNull();
  });

  it('are current after each of several changes in one document', async () => {
    const { id } = await buildStory(server, author, {});
    const data = await ask(
      `mutation ($id: ID!, $friend: [ID!], $other: [ID!]) {
         one: shareStory(input: { id: $id, userIds: $friend }) { story { sharedWith { id } } }
         two: shareStory(input: { id: $id, userIds: $other }) { story { sharedWith { id } } }
         three: updateStory(input: { id: $id, privacyLevel: PRIVATE }) { story { sharedWith { id } } }
       }`,
      { id, friend: [friend.id], other: [other.id] },
      author.token,
    );
    const readers = ['one', 'two', 'three'].map((name) => data[name].story.sharedWith);
    expect(readers).toEqual([[{ id: friend.id }], [{ id: other.id }], null]);
  });

  it('of a page of stories are read in two statements, however many they are', async () => {
    for (let n = 0; n < 3; n += 1) await buildStory(server, author, { sharedWith: [friend, other] });
    const { statements } = await server.countStatements(() =>
      ask('{ viewer { stories(first: 50) { edges { node { sharedWith { name } } } } } }', {}, author.token),
    );
    expect(statements.filter((sql) => sql.includes('FROM story_shares'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  it('lose all access when they are removed', async () => {
    const { id } = await buildStory(server, author, { sharedWith: [friend] });
    await calls.favorite({ id }, friend.token);
    await share(id, [other]);
    const data = await ask(
      '{ viewer { sharedStories { edges { node { id } } } favoriteStories { totalCount } } }',
      {},
      friend.token,
    );
    expect(JSON.stringify(data)).not.toContain(id);
    expect(data.viewer.favoriteStories.totalCount).toBe(0);
  });
});

describe('whether readers may comment', () => {
  const may = async (id: string) =>
    (
      await ask(
        'query ($id: ID!) { story(id: $id) { readersMayComment viewerCanComment } }',
        { id },
        friend.token,
      )
    ).story;

  it('stays as the author set it when the story is published, and can be changed by sharing again', async () => {
    const { id } = await buildStory(server, author, {});
    await share(id, [], false);
    await calls.update({ id, privacyLevel: 'PUBLIC' }, author.token);
    expect(await may(id)).toEqual({ readersMayComment: false, viewerCanComment: false });
    const before = (await calls.read(id, author.token)).data.story;
    const { data } = await share(id, [], true);
    expect(data.shareStory.story).toMatchObject({ privacyLevel: 'PUBLIC' });
    expect(data.shareStory.story.updatedAt > before.updatedAt).toBe(true);
    expect(await may(id)).toEqual({ readersMayComment: true, viewerCanComment: true });
    await buildComment(server, friend, id);
    await share(id, [], false);
    expect(await may(id)).toEqual({ readersMayComment: false, viewerCanComment: false });
  });

  it('is current for visitors, also in cached answers', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const query = 'query ($id: ID!) { story(id: $id) { readersMayComment } }';
    expect(await ask(query, { id })).toEqual({ story: { readersMayComment: true } });
    await share(id, [], false);
    expect(await ask(query, { id })).toEqual({ story: { readersMayComment: false } });
  });

  it('of a public story does not change if it is omitted, or repeated', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const before = (await calls.read(id, author.token)).data.story;
    await share(id, [friend]);
    await share(id, [], true);
    expect((await calls.read(id, author.token)).data.story).toEqual(before);
  });
});

describe('a story that is made private', () => {
  const lists = `query ($id: ID!, $author: String!) {
    node(id: $id) { id }
    publicStories(search: "withdrawn") { totalCount edges { node { id } } }
    user(username: $author) { stories(first: 100) { edges { node { id } } } }
    viewer {
      sharedStories { edges { node { id } } }
      favoriteStories { edges { node { id } } }
      found: favoriteStories(search: "withdrawn") { edges { node { id } } }
    }
  }`;
  const paths = (id: string) => [
    ...[
      '/stories/favorites',
      '/stories/my-favorites',
      '/stories/favorites?search=withdrawn',
      '/stories/shared',
    ],
    ...[`/stories?author_id=${author.id}`, `/users/${author.id}/stories`, '/public/stories'],
    ...[`/stories/${id}`, `/public/stories/${id}`, `/stories/${id}/comments`],
  ];

  it.each([
    [
      'public',
      async () => buildStory(server, author, { title: 'Withdrawn', privacyLevel: PrivacyLevel.PUBLIC }),
    ],
    [
      'shared',
      async () => buildStory(server, author, { title: 'Withdrawn', privacyLevel: PrivacyLevel.SHARED }),
    ],
    ['shared by name', async () => buildStory(server, author, { title: 'Withdrawn', sharedWith: [friend] })],
  ])(
    'having been %s, is in no list of others any more, favourites included, and named to nobody',
    async (_how, build) => {
      const { id } = await build();
      await calls.favorite({ id }, friend.token);
      const comment = await buildComment(server, friend, id, 'Seen');
      const rest = async () => {
        const answers = await Promise.all(
          paths(id).map((path) =>
            fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${friend.token}` } }).then(
              (response) => response.text(),
            ),
          ),
        );
        return answers.filter((text) => text.includes(id)).length;
      };
      const graphql = async () =>
        JSON.stringify(await ask(lists, { id, author: author.username }, friend.token)).split(id).length - 1;
      expect(await graphql()).toBeGreaterThan(3);
      expect(await rest()).toBeGreaterThan(3);

      await calls.update({ id, privacyLevel: 'PRIVATE' }, author.token);
      expect([await graphql(), await rest()]).toEqual([0, 0]);
      expect(
        await ask('query ($id: ID!) { node(id: $id) { id } }', { id: comment.id }, friend.token),
      ).toEqual({
        node: null,
      });
      expect(await server.sql('SELECT * FROM story_shares WHERE story_id = ?', [id])).toEqual([]);
    },
  );
});

it('each decision about who may read it counts once, for its author alone, and a conflict includes the count', async () => {
  const { id, updatedAt } = await buildStory(server, author, {});
  const counted = async ({ token }: TestMember) =>
    (await ask('query ($id: ID!) { story(id: $id) { audienceRevision } }', { id }, token)).story
      ?.audienceRevision;
  expect(await counted(author)).toBe(1);
  await calls.update({ id, privacyLevel: 'SHARED' }, author.token);
  await calls.update({ id, privacyLevel: 'SHARED', content: 'Another text' }, author.token);
  expect([await counted(author), await counted(friend)]).toEqual([2, null]);
  await share(id, [friend]);
  await share(id, [friend]);
  expect([await counted(author), await counted(friend)]).toEqual([3, null]);
  const late = { id, privacyLevel: 'PUBLIC', content: 'Late', baseUpdatedAt: updatedAt };
  expect(refusalOf(await calls.update(late, author.token))).toMatchObject({
    code: 'CONFLICT',
    story: { audienceRevision: 3, isSharedByName: true },
  });
  await calls.update({ id, privacyLevel: 'PRIVATE' }, author.token);
  expect(await counted(author)).toBe(4);
});
