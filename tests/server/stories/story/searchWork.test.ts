import { newIdAt } from '../../../../server/lib/ids';
import { buildMember } from '../../../support/factories';
import { rowsReadBy, statementsSentBy } from '../../../support/statements';
import { testServer } from '../../../support/testServer';

const count = 4_000;

/** 'rain' is in every story, 'heron' in one of 5, 'gale' in one of 100, 'wind' in one of 5, once with a heron, 'bell' in the 5 oldest, 'zébu' in one old story. */
const contentOf = (n: number) =>
  [
    'Rain',
    n % 5 === 0 && '“heron',
    n % 100 === 7 && 'gale',
    (n % 5 === 1 || n === 5) && 'wind',
    n < 5 && 'and a bell',
    n === 2 && '(zébu)',
  ]
    .filter(Boolean)
    .join(' ');

const server = testServer();
beforeAll(async () => {
  const author = await buildMember(server, { username: 'weather' });
  const rows = Array.from({ length: count }, (_, n) => {
    const at = new Date(Date.UTC(2026, 0, 5) + n * 60_000);
    return [newIdAt('story', at), author.id, `Story ${n}`, contentOf(n), '', 'public', 1, at, at, at];
  });
  await server.sql(
    `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, published_at)
     VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(',')}`,
    rows.flat(),
  );
});

type Page = { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { title: string } }[] };
const query = (args: string, fields = '') =>
  `{ publicStories(${args}) { ${fields} pageInfo { hasNextPage endCursor } edges { node { title } } } }`;

/** Every title, page by page. */
async function all(search: string, size = 100): Promise<string[]> {
  const titles: string[] = [];
  for (let after = ''; ; ) {
    const data = await server.ask(query(`first: ${size}, search: "${search}"${after}`));
    const { edges, pageInfo } = (data as { publicStories: Page }).publicStories;
    titles.push(...edges.map(({ node }) => node.title));
    if (!pageInfo.hasNextPage) return titles;
    after = `, after: "${pageInfo.endCursor}"`;
  }
}

const titlesWith = (word: string) =>
  Array.from({ length: count }, (_, n) => n)
    .filter((n) => contentOf(n).includes(word))
    .map((n) => `Story ${n}`)
    .reverse();

const searchesOf = async (search: string, fields?: string) =>
  (await statementsSentBy(server, query(`search: "${search}"`, fields)))
    .filter(({ sql }) => /REGEXP|MATCH/.test(sql))
    .map(({ sql, params }) => ({ sql, params: params as unknown[] }));

describe('a search of public stories', () => {
  it.each(['rain', 'heron', 'rain heron'])(
    'finds %j among the latest stories without the full-text index',
    async (search) => {
      for (const { sql } of await searchesOf(search, 'totalCount')) {
        expect(sql).not.toContain('MATCH');
        expect(sql).toMatch(
          /FORCE INDEX \(stories_published\) .* LIMIT 1000\) nearby\) sized STRAIGHT_JOIN .* scanned STRAIGHT_JOIN/s,
        );
      }
    },
  );

  it.each(['gale', 'rain gale'])(
    'looks for %j among more stories, because they are short, before it asks the index',
    async (search) => {
      const sent = (await searchesOf(search)).map(({ sql }) => sql);
      expect(sent.some((sql) => sql.includes('MATCH'))).toBe(false);
      expect(sent.at(-1)).toMatch(/FORCE INDEX \(stories_published\) .* LIMIT 5000\) nearby\) sized/s);
    },
  );

  it.each([
    ['bell', '+bell*'],
    ['rain bell', '+bell*'],
    ['heron bell rain', '+bell*'],
    ['zebu', '+zebu*'],
    ['heron wind', '+heron* +wind*'],
  ])('asks the full-text index for %j only what is rare: %s', async (search, asked) => {
    const indexed = (await searchesOf(search)).filter(({ sql }) => sql.includes('MATCH'));
    expect(indexed).toHaveLength(1);
    expect(indexed[0]?.params).toContain(asked);
  });

  it('reads a limited number of rows, however many stories contain a word', async () => {
    let read = 0;
    for (const statement of await searchesOf('rain')) read += (await rowsReadBy(server, statement)).read;
    // Each of the 1,000 candidates is read 15 times: in the index, by two running sums with their intermediate tables,
    // and for its text. The first sum, of words, keeps the sizes of novels from being read, which are only known by that.
    expect(read).toBeLessThan(15_500);
  });

  it('finds the same stories by either plan, each once, at any depth', async () => {
    expect(await all('heron')).toEqual(titlesWith('heron'));
    expect(await all('RAIN hero', 70)).toEqual(titlesWith('heron'));
    expect(await all('gale', 20)).toEqual(titlesWith('gale'));
    expect(await all('bell', 2)).toEqual(titlesWith('bell'));
    expect(await all('heron wind')).toEqual(['Story 5']);
    expect(await all('zebu rain')).toEqual(['Story 2']);
    expect(await all('ain')).toEqual([]);
  });

  it('counts all matches of rare words, and of common ones those among the latest 1,000', async () => {
    const totalOf = async (search: string) => {
      const data = await server.ask(query(`search: "${search}"`, 'totalCount'));
      return (data as { publicStories: { totalCount: number } }).publicStories.totalCount;
    };
    expect(await totalOf('bell')).toBe(5);
    expect(await totalOf('gale')).toBe(40);
    expect(await totalOf('heron')).toBe(200);
  });
});
