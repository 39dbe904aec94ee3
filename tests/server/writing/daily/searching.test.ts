import { buildJournal, buildMember, buildNote, memberOfFile } from '../../../support/factories';
import { codeOf, dataOf, testServer } from '../../../support/testServer';
import { walkBackward, walkForward } from '../../../support/walkPages';

const server = testServer();
const author = memberOfFile(server);
const texts: [title: string, content: string][] = [
  ['Éclair', 'Sugar, and 100% butter.'],
  ['Harbour', 'The boats came in late.'],
  ['Attic', 'Dust and a trunk of letters. A boathouse.'],
  ['Ferry', 'A boat of snake_case.'],
  ['Roof', 'Rain, and no sailboat.'],
];

beforeAll(async () => {
  const other = await buildMember(server);
  for (const [title, content] of texts) {
    await buildJournal(server, author, { title, content });
    await buildNote(server, author, { title, content });
  }
  await buildNote(server, author, { content: 'Without a title: heron.' });
  await buildJournal(server, other, { title: 'Boats of another', content: 'The boats.' });
  await buildNote(server, other, { title: 'Boats of another', content: 'The boats.' });
});

describe.each(['journals', 'notes'])('a member finds their %s', (list) => {
  const ask = (args: string, token = author.token) =>
    server.graphql(
      `{ viewer { ${list}(${args}) { totalCount edges { cursor node { title content } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
      {},
      token,
    );
  const page = async (args: string, token = author.token) => {
    const data = await dataOf(ask(args, token));
    return data.viewer[list];
  };
  const titlesOf = (nodes: { title: string }[]) => nodes.map(({ title }) => title);
  const found = async (search: string, token = author.token) => {
    const { edges, totalCount } = await page(`first: 10, search: ${JSON.stringify(search)}`, token);
    expect(totalCount).toBe(edges.length);
    return titlesOf(edges.map(({ node }: { node: { title: string } }) => node));
  };

  it.each([
    ['words of the title, whatever the accents', 'eclair', ['Éclair']],
    ['words of the text, in any order', 'late boats', ['Harbour']],
    ['the beginnings of words', 'boat', ['Ferry', 'Attic', 'Harbour']],
    ['words of title and text', 'attic dust', ['Attic']],
    ['a number, of which a wildcard makes no other', '100%', ['Éclair']],
    ['words, between which a wildcard matches nothing else', 'sug%butter', ['Éclair']],
    ['an underscore, which is no other letter', 'b_ats', []],
    ['nothing that they wrote', 'whale', []],
  ])('by %s', async (_by, search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('and nobody finds those of others', async () => {
    const stranger = await buildMember(server);
    expect(await found('boat', stranger.token)).toEqual([]);
    expect(await page(`search: "boat", authorId: "${author.id}"`, stranger.token)).toMatchObject({
      totalCount: 0,
      edges: [],
    });
  });

  it('in pages, forward and backward', async () => {
    const within = (args: string) => page(`search: "boat", ${args}`);
    expect(titlesOf(await walkForward(within, 2))).toEqual(['Ferry', 'Attic', 'Harbour']);
    expect(titlesOf(await walkBackward(within, 2))).toEqual(['Ferry', 'Attic', 'Harbour']);
  });

  it('and an empty search is none, one of signs or of more than 100 characters is refused', async () => {
    expect(await found(' ')).toHaveLength(list === 'notes' ? 6 : 5);
    for (const search of ['%', 'a'.repeat(101)]) {
      expect(codeOf(await ask(`search: "${search}"`))).toBe('BAD_USER_INPUT');
    }
  });
});

it('a note without a title is found by its text', async () => {
  const data = await server.ask(
    '{ viewer { notes(search: "heron") { edges { node { title content } } } } }',
    author.token,
  );
  expect(data.viewer.notes.edges).toEqual([{ node: { title: null, content: 'Without a title: heron.' } }]);
});
