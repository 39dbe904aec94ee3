import { PrivacyLevel } from '../../../../server/contract/enums';
import { buildMember, buildStory, changeStory } from '../../../support/factories';
import { statementsSentBy } from '../../../support/statements';
import { refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

interface Beside {
  nextByAuthor: { title: string } | null;
  previousByAuthor: { title: string } | null;
}

/** The titles before and after a story, as read by the member, or else a visitor. */
async function beside(id: string, token?: string) {
  const data = await server.ask(
    'query ($id: ID!) { story(id: $id) { previousByAuthor { title } nextByAuthor { title } } }',
    token,
    { id },
  );
  const { previousByAuthor, nextByAuthor } = data.story as Beside;
  return [previousByAuthor?.title ?? null, nextByAuthor?.title ?? null];
}

describe("an author's stories beside one", () => {
  it('are the public ones published directly before and after it, to everyone', async () => {
    const [author, other] = [await buildMember(server), await buildMember(server)];
    const early = await buildStory(server, author, { title: 'Written first, published last' });
    const one = await buildStory(server, author, { title: 'One', ...isPublic });
    await buildStory(server, other, { title: "Another's", ...isPublic });
    await buildStory(server, author, { title: 'Private' });
    await buildStory(server, author, { title: 'Shared', privacyLevel: PrivacyLevel.SHARED });
    const two = await buildStory(server, author, { title: 'Two', ...isPublic });
    await changeStory(server, author, early, isPublic);
    for (const token of [undefined, author.token, other.token]) {
      expect(await beside(one.id, token)).toEqual([null, 'Two']);
      expect(await beside(two.id, token)).toEqual(['One', 'Written first, published last']);
      expect(await beside(early.id, token)).toEqual(['Two', null]);
    }
  });

  it('skip one that was withdrawn or deleted', async () => {
    const author = await buildMember(server);
    const [first, second] = [
      await buildStory(server, author, { title: 'First', ...isPublic }),
      await buildStory(server, author, { title: 'Second', ...isPublic }),
    ];
    const third = await buildStory(server, author, { title: 'Third', ...isPublic });
    await changeStory(server, author, second, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await beside(first.id)).toEqual([null, 'Third']);
    expect(await beside(third.id)).toEqual(['First', null]);
  });

  it('are none beside a story that is not public, even one that was', async () => {
    const author = await buildMember(server);
    const withdrawn = await buildStory(server, author, { title: 'Withdrawn', ...isPublic });
    await buildStory(server, author, { title: 'Public', ...isPublic });
    const shared = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
    await changeStory(server, author, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
    for (const { id } of [withdrawn, shared]) expect(await beside(id, author.token)).toEqual([null, null]);
  });

  it('follow the order of the list if they were published at the same time', async () => {
    const author = await buildMember(server, { username: 'prompt' });
    for (let n = 0; n < 5; n += 1) await buildStory(server, author, { title: `Same ${n}`, ...isPublic });
    await server.sql("UPDATE stories SET published_at = '2026-01-05 19:00:00' WHERE author_id = ?", [
      author.id,
    ]);
    const data = await server.ask(
      '{ publicStories(author: "prompt") { edges { node { title nextByAuthor { title } previousByAuthor { title } } } } }',
    );
    const nodes: (Beside & { title: string })[] = data.publicStories.edges.map(
      ({ node }: { node: object }) => node,
    );
    const titles = nodes.map(({ title }) => title);
    expect(titles).toHaveLength(5);
    expect(nodes.map(({ nextByAuthor }) => nextByAuthor?.title)).toEqual([undefined, ...titles.slice(0, -1)]);
    expect(nodes.map(({ previousByAuthor }) => previousByAuthor?.title)).toEqual([
      ...titles.slice(1),
      undefined,
    ]);
  });

  it('take one more statement, for one story as for fifty', async () => {
    const author = await buildMember(server, { username: 'prolific' });
    for (let n = 0; n < 60; n += 1) await buildStory(server, author, isPublic);
    const fields = 'edges { node { title nextByAuthor { title } previousByAuthor { title } } }';
    for (const first of [1, 2, 50])
      expect(
        await statementsSentBy(
          server,
          `{ publicStories(author: "prolific", first: ${first}) { ${fields} } }`,
        ),
      ).toHaveLength(2);
  });

  it('beside others beside others are refused before they run', async () => {
    const chain = (depth: number): string => (depth === 0 ? 'title' : `nextByAuthor { ${chain(depth - 1)} }`);
    expect(
      refusalOf(await server.graphql(`{ publicStories(first: 1) { edges { node { ${chain(20)} } } } }`)),
    ).toMatchObject({ code: 'BAD_USER_INPUT', limit: { name: 'cost' } });
  });
});
