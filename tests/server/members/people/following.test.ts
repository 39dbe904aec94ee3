import { buildMember, memberOfTest } from '../../../support/factories';
import { makeTombstone, peopleCalls } from '../../../support/peopleCalls';
import { codeOf, fieldsOf, type TestServer, testServer } from '../../../support/testServer';

const server = testServer();
const people = peopleCalls(server);
const ada = memberOfTest(server);
const ben = memberOfTest(server);
const leaver = memberOfTest(server);

const rowsOf = (id: string) =>
  server.sql<{ followerId: string; createdAt: Date }>(
    'SELECT follower_id AS followerId, created_at AS createdAt FROM follows WHERE followed_id = ?',
    [id],
  );

describe('following a member', () => {
  it('returns the member, followed, and the edge among their followers, also again', async () => {
    const { data } = await people.follow(ben.id, ada.token);
    expect(data.followUser).toMatchObject({
      user: { id: ben.id, viewerIsFollowing: true, followers: { totalCount: 1 } },
      followerEdge: { node: { id: ada.id } },
    });
    const list = await server.graphql(
      `{ user(username: "${ben.username}") { followers { edges { cursor node { id } } } } }`,
      {},
      ada.token,
    );
    expect(list.data.user.followers.edges).toEqual([data.followUser.followerEdge]);
    // Again, nothing changes, not even the time.
    const rows = await rowsOf(ben.id);
    expect((await people.follow(ben.id, ada.token)).data).toEqual(data);
    expect(await rowsOf(ben.id)).toEqual(rows);
  });

  it('again succeeds without points, also when those of the hour are used up', async () => {
    const strict = await server.another({ rateLimits: 2 / 60 });
    const { follow } = peopleCalls(strict);
    const eve = await buildMember(server);
    const code = async (id: string) => codeOf(await follow(id, ada.token)) ?? 'ok';
    await follow(ben.id, ada.token);
    for (const again of [ben, ben, ben]) expect(await code(again.id)).toBe('ok');
    expect(await code(eve.id)).toBe('ok');
    expect(await code((await buildMember(server)).id)).toBe('RATE_LIMITED');
    expect(await Promise.all([ben, eve].map(({ id }) => code(id)))).toEqual(['ok', 'ok']);
    await people.unfollow(ben.id, ada.token);
    expect(await code(ben.id)).toBe('RATE_LIMITED');
  });

  it('is refused for oneself', async () => {
    expect(fieldsOf(await people.follow(ada.id, ada.token))).toEqual({ id: 'You cannot follow yourself' });
    expect(await rowsOf(ada.id)).toEqual([]);
  });

  it.each([
    ['nobody', () => 'user_01h455vb4pex5vsknk084sn02q'],
    ['who deleted their account', () => leaver.id],
    ['something else', () => 'story_01h455vb4pex5vsknk084sn02q'],
    ['no id at all', () => 'ÿ'],
  ])('%s is NOT_FOUND, and leaves no row', async (_what, id) => {
    await makeTombstone(server, leaver);
    expect(codeOf(await people.follow(id(), ada.token))).toBe('NOT_FOUND');
    expect(await server.sql('SELECT 1 FROM follows WHERE follower_id = ?', [ada.id])).toEqual([]);
    expect(codeOf(await people.unfollow(id(), ada.token))).toBe('NOT_FOUND');
  });

  it('is not mutual, and can be undone; undoing it again changes nothing', async () => {
    await people.follow(ben.id, ada.token);
    await people.unfollow(ada.id, ben.token);
    expect(await rowsOf(ben.id)).toHaveLength(1);
    for (const _ of [1, 2]) {
      const { data } = await people.unfollow(ben.id, ada.token);
      expect(data.unfollowUser).toEqual({
        removedFollowerId: ada.id,
        user: { id: ben.id, viewerIsFollowing: false, followers: { totalCount: 0 } },
      });
    }
  });
});

describe('on two servers at once', () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await server.another();
  });
  afterAll(() => other.close());

  it('twenty concurrent follows make one row', async () => {
    const [here, there] = [peopleCalls(server), peopleCalls(other)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).follow(ben.id, ada.token)),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    expect(new Set(answers.map(({ data }) => data.followUser.followerEdge.cursor)).size).toBe(1);
    expect(await rowsOf(ben.id)).toHaveLength(1);
  });

  it('a hundred toggles leave counts that equal the rows', async () => {
    const [here, there] = [peopleCalls(server), peopleCalls(other)];
    const followers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const calls = n % 2 ? here : there;
        const { token } = followers[n % 5]!;
        return n % 3 ? calls.follow(ben.id, token) : calls.unfollow(ben.id, token);
      }),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const rows = await rowsOf(ben.id);
    const data = await server.ask(
      'query ($username: String!) { user(username: $username) { followers { totalCount edges { node { id } } } } }',
      ada.token,
      { username: ben.username },
    );
    expect(data.user.followers.totalCount).toBe(rows.length);
    expect(data.user.followers.edges.map(({ node }: { node: { id: string } }) => node.id).sort()).toEqual(
      rows.map(({ followerId }) => followerId).sort(),
    );
  });
});
