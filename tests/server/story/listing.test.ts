import { PrivacyLevel } from '../../../server/contract/enums';
import { buildMember, buildStory, changeStory, memberOfTest } from '../../support/factories';
import { emptiedServer } from '../../support/testServer';

const server = emptiedServer();
const author = memberOfTest(server, { username: 'nora', displayName: 'Nora Vale' });
const reader = memberOfTest(server);

type Edge = { cursor: string; node: { id: string; title: string } };

async function page(field: string, args: string, token?: string) {
  const selection = `${field}${args} { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id title } } }`;
  const query = field === 'publicStories' ? `{ ${selection} }` : `{ viewer { ${selection} } }`;
  const { data, errors } = await server.graphql(query, {}, token);
  expect(errors).toBeUndefined();
  return field === 'publicStories' ? data.publicStories : data.viewer[field];
}

const titles = (list: { edges: Edge[] }) => list.edges.map(({ node }) => node.title);

describe('the blog', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 7; n += 1)
      await buildStory(server, author, { title: `Public ${n}`, privacyLevel: PrivacyLevel.PUBLIC });
    await buildStory(server, author, { title: 'Private thing' });
    await buildStory(server, author, { title: 'Shared thing', privacyLevel: PrivacyLevel.SHARED });
  });

  it('lists public stories to a visitor, the latest published first, and nothing else', async () => {
    const list = await page('publicStories', '(first: 10)');
    expect(titles(list)).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Public ${n}`));
    expect(list.totalCount).toBe(7);
  });

  it('keeps the first publication date when a story is unpublished and published again', async () => {
    const story = await buildStory(server, author, { title: 'Twice', privacyLevel: PrivacyLevel.PUBLIC });
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    const again = await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PUBLIC });
    expect(again.publishedAt).toEqual(story.publishedAt);
  });

  describe('its search', () => {
    beforeEach(async () => {
      await buildStory(server, author, {
        title: 'The lighthouse keeper',
        content: 'Every evening the lamp wants oil.',
        privacyLevel: PrivacyLevel.PUBLIC,
      });
      await buildStory(server, author, { title: 'A secret lighthouse', privacyLevel: PrivacyLevel.PRIVATE });
      await buildStory(server, author, {
        title: 'It',
        content: 'Nothing much.',
        privacyLevel: PrivacyLevel.PUBLIC,
      });
    });

    it.each([
      ['lighth', 'the beginning of a word in the title'],
      ['LAMP oil', 'words in the text, in any case'],
      ['the oil of the lamp', 'words among common ones, which no index keeps'],
    ])('finds %j: %s', async (search) => {
      expect(titles(await page('publicStories', `(search: "${search}")`))).toEqual(['The lighthouse keeper']);
    });

    it('finds a title too short for a full-text index', async () => {
      expect(titles(await page('publicStories', '(search: "It")'))).toContain('It');
    });

    it.each([
      ['the', ['The lighthouse keeper']],
      ['by', []],
      ['燈塔', ['守燈人']],
      ['塔', ['守燈人']],
    ])('finds %j, which no index keeps, in titles and texts', async (search, found) => {
      await buildStory(server, author, {
        title: '守燈人',
        content: '每晚燈塔都要油。',
        privacyLevel: PrivacyLevel.PUBLIC,
      });
      expect(titles(await page('publicStories', `(search: "${search}")`))).toEqual(found);
    });

    it("finds all that an author published by the author's name", async () => {
      expect((await page('publicStories', '(search: "nora v")')).totalCount).toBe(9);
    });

    it('finds no wildcard, and refuses a search without a word', async () => {
      const { errors } = await server.graphql('{ publicStories(search: "%_*") { edges { cursor } } }');
      expect(errors?.[0]?.extensions.fields).toEqual({ search: 'Search for letters or digits' });
    });
  });
});

describe('the lists of a member', () => {
  it('My Stories has all of their own, the newest first', async () => {
    const writer = await buildMember(server);
    for (const privacyLevel of Object.values(PrivacyLevel))
      await buildStory(server, writer, { title: privacyLevel, privacyLevel });
    await buildStory(server, author, { title: "somebody else's", privacyLevel: PrivacyLevel.PUBLIC });
    expect(titles(await page('stories', '', writer.token))).toEqual(['public', 'shared', 'private']);
  });

  it('Shared Stories has what is shared with everyone, with the viewer by name, and by the viewer; once each', async () => {
    await buildStory(server, author, { title: 'For all', privacyLevel: PrivacyLevel.SHARED });
    const [me, friend, stranger] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    await buildStory(server, friend, { title: 'For me', sharedWith: [me] });
    await buildStory(server, me, { title: 'My own', sharedWith: [friend] });
    await buildStory(server, friend, { title: 'Not for me', sharedWith: [stranger] });
    expect(titles(await page('sharedStories', '', me.token))).toEqual(['My own', 'For me', 'For all']);
    expect((await page('sharedStories', '', me.token)).totalCount).toBe(3);
    expect(titles(await page('sharedStories', '', reader.token))).toEqual(['For all']);
  });

  it('pages through shared stories without repeating one that is listed for two reasons', async () => {
    const me = await buildMember(server);
    for (let n = 0; n < 5; n += 1)
      await buildStory(server, me, { title: `Mine ${n}`, sharedWith: [me, reader] });
    const first = await page('sharedStories', '(first: 4)', me.token);
    const rest = await page('sharedStories', `(first: 4, after: "${first.pageInfo.endCursor}")`, me.token);
    expect(new Set([...titles(first), ...titles(rest)]).size).toBe(5);
    expect(titles(rest)).toHaveLength(1);
    expect([first.totalCount, rest.totalCount]).toEqual([5, 5]);
  });

  it("a member's profile lists what the viewer may read of theirs", async () => {
    const writer = await buildMember(server, { username: 'quill' });
    await buildStory(server, writer, { title: 'open', privacyLevel: PrivacyLevel.PUBLIC });
    await buildStory(server, writer, { title: 'closed' });
    await buildStory(server, writer, { title: 'members', privacyLevel: PrivacyLevel.SHARED });
    await buildStory(server, writer, { title: 'for one', sharedWith: [reader] });
    const query = '{ user(username: "quill") { stories { totalCount edges { node { title } } } } }';
    const seenBy = async (token: string) => {
      const { data } = await server.graphql(query, {}, token);
      expect(data.user.stories.totalCount).toBe(data.user.stories.edges.length);
      return titles(data.user.stories);
    };
    expect(await seenBy(writer.token)).toEqual(['for one', 'members', 'closed', 'open']);
    expect(await seenBy(reader.token)).toEqual(['for one', 'members', 'open']);
    expect(await seenBy(author.token)).toEqual(['members', 'open']);
  });

  it('favourites show the latest first, without stories that are private now', async () => {
    const me = await buildMember(server);
    const stories = [];
    for (const title of ['one', 'two', 'three'])
      stories.push(await buildStory(server, author, { title, privacyLevel: PrivacyLevel.PUBLIC }));
    for (const { id } of stories)
      await server.graphql(
        'mutation ($id: ID!) { favoriteStory(input: { id: $id }) { story { isFavorited } } }',
        { id },
        me.token,
      );
    expect(titles(await page('favoriteStories', '', me.token))).toEqual(['three', 'two', 'one']);
    await changeStory(server, author, stories[1]!, { privacyLevel: PrivacyLevel.PRIVATE });
    const left = await page('favoriteStories', '', me.token);
    expect(titles(left)).toEqual(['three', 'one']);
    expect(left.totalCount).toBe(2);
  });
});

describe('the cost of a list', () => {
  it.each([10, 100])(
    'a page of %i stories with authors, tags and favourites takes at most 8 statements',
    async (first) => {
      const me = await buildMember(server);
      for (let n = 0; n < 30; n += 1)
        await buildStory(server, author, {
          privacyLevel: PrivacyLevel.PUBLIC,
          tags: ['shared tag', `tag ${n}`],
        });
      const { statements, result } = await server.countStatements(() =>
        server.graphql(
          `{ publicStories(first: ${first}) { totalCount edges { node { title excerpt content isFavorited viewerCanEdit author { name } tags { name } } } } }`,
          {},
          me.token,
        ),
      );
      expect(result.data.publicStories.edges).toHaveLength(Math.min(first, 30));
      expect(statements.length).toBeGreaterThan(3);
      expect(statements.length).toBeLessThanOrEqual(8);
    },
  );
});
