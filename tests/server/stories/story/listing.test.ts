import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildMember, buildStory, changeStory, memberOfTest } from '../../../support/factories';
import { emptiedServer, fieldsOf } from '../../../support/testServer';

const server = emptiedServer();
const author = memberOfTest(server, { username: 'nora', displayName: 'Nora Vale' });
const reader = memberOfTest(server);

type Edge = { cursor: string; node: { id: string; title: string } };

async function page(field: string, args: string, token?: string) {
  const selection = `${field}${args} { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id title } } }`;
  const query = field === 'publicStories' ? `{ ${selection} }` : `{ viewer { ${selection} } }`;
  const data = await server.ask(query, token);
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
      for (const [title, content] of [
        ['The lighthouse keeper', 'Every evening the lamp wants oil.'],
        ['It', 'Nothing much.'],
        ['守燈人', '每晚燈塔都要油。'],
      ] as const)
        await buildStory(server, author, { title, content, privacyLevel: PrivacyLevel.PUBLIC });
      await buildStory(server, author, { title: 'A secret lighthouse' });
    });

    it.each([
      ['lighth', 'the beginning of a word in the title', ['The lighthouse keeper']],
      ['LAMP oil', 'words in the text, in any case', ['The lighthouse keeper']],
      ['the oil of the lamp', 'words among common ones, which no index keeps', ['The lighthouse keeper']],
      ['the', 'a word that no index keeps', ['The lighthouse keeper']],
      ['by', 'no part of a word', []],
      ['燈塔', 'letters of a text without spaces', ['守燈人']],
      ['塔', 'one of them', ['守燈人']],
    ])('finds %j: %s', async (search, _what, found) => {
      expect(titles(await page('publicStories', `(search: "${search}")`))).toEqual(found);
    });

    it('finds a title too short for a full-text index', async () => {
      expect(titles(await page('publicStories', '(search: "It")'))).toContain('It');
    });

    it('finds no wildcard, and refuses a search without a word', async () => {
      expect(fieldsOf(await server.graphql('{ publicStories(search: "%_*") { edges { cursor } } }'))).toEqual(
        { search: 'Search for letters or digits' },
      );
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

  it("a member's profile lists what the viewer may read of theirs", async () => {
    const writer = await buildMember(server, { username: 'quill' });
    await buildStory(server, writer, { title: 'open', privacyLevel: PrivacyLevel.PUBLIC });
    await buildStory(server, writer, { title: 'closed' });
    await buildStory(server, writer, { title: 'members', privacyLevel: PrivacyLevel.SHARED });
    await buildStory(server, writer, { title: 'for one', sharedWith: [reader] });
    const query = '{ user(username: "quill") { stories { totalCount edges { node { title } } } } }';
    const seenBy = async (token: string) => {
      const data = await server.ask(query, token);
      expect(data.user.stories.totalCount).toBe(data.user.stories.edges.length);
      return titles(data.user.stories);
    };
    expect(await seenBy(writer.token)).toEqual(['for one', 'members', 'closed', 'open']);
    expect(await seenBy(reader.token)).toEqual(['for one', 'members', 'open']);
    expect(await seenBy(author.token)).toEqual(['members', 'open']);
  });
});
