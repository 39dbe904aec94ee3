import { PrivacyLevel } from '../../../server/contract/enums';
import { newId } from '../../../server/ids';
import { buildMember, type TestMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let author: TestMember;

interface PlanRow {
  id: number;
  table: string;
  type: string;
  key: string | null;
  rows: number;
  Extra: string;
}

beforeAll(async () => {
  server = await startTestServer();
  author = await buildMember(server, { username: 'busy' });
  const others = await Promise.all(Array.from({ length: 9 }, () => buildMember(server)));
  const { dataSource } = server.app.services.db;
  const levels = Object.values(PrivacyLevel);
  const rows = Array.from({ length: 3_000 }, (_, n) => {
    const level = levels[n % 3] as PrivacyLevel;
    const at = new Date(Date.UTC(2026, 0, 5) + n * 60_000);
    return [
      newId('story'),
      [author, ...others][n % 10]!.id,
      `Story ${n}`,
      'Words',
      'Words',
      level,
      1,
      at,
      at,
      level === 'shared' ? at : null,
      level === 'public' ? at : null,
    ];
  });
  await dataSource.query(
    `INSERT INTO stories (id, author_id, title, content, excerpt_text, privacy_level, word_count, created_at, updated_at, shared_at, published_at) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(',')}`,
    rows.flat(),
  );
  await dataSource.query(
    `INSERT INTO story_favorites (user_id, story_id, created_at)
     SELECT u.id, s.id, s.created_at FROM users u JOIN stories s WHERE s.published_at IS NOT NULL`,
  );
  await dataSource.query('ANALYZE TABLE stories, story_favorites, users');
});
afterAll(() => server.close());

/** The plans of the statements that read stories as a list, with the very values they were sent with. */
async function plansOf(query: string): Promise<PlanRow[]> {
  const { db } = server.app.services;
  const sent: { sql: string; params: unknown[] }[] = [];
  const read = db.read.bind(db);
  const spy = jest.spyOn(db, 'read').mockImplementation((sql, params = []) => {
    sent.push({ sql, params });
    return read(sql, params);
  });
  const { errors } = await server.graphql(query, {}, author.token);
  spy.mockRestore();
  expect(errors).toBeUndefined();
  const lists = sent.filter(({ sql }) => /LIMIT \d+$/.test(sql) && sql.includes('stories s'));
  expect(lists).toHaveLength(1);
  return db.dataSource.query(`EXPLAIN ${lists[0]?.sql}`, lists[0]?.params);
}

async function cursorOf(
  list: string,
  from: (data: never) => { pageInfo: { endCursor: string } },
): Promise<string> {
  const { data } = await server.graphql(list, {}, author.token);
  return from(data as never).pageInfo.endCursor;
}

const page = '{ pageInfo { endCursor } edges { node { title } } }';
type Data = { publicStories: never; viewer: Record<string, never>; user: { stories: never } };

const hotLists: [string, string, (args: string) => string, (data: Data) => never][] = [
  [
    'public stories',
    'stories_published',
    (args) => `{ publicStories(${args}) ${page} }`,
    (data) => data.publicStories,
  ],
  [
    "the viewer's own stories",
    'stories_author',
    (args) => `{ viewer { stories(${args}) ${page} } }`,
    (data) => data.viewer.stories!,
  ],
  [
    'favourites',
    'story_favorites_user',
    (args) => `{ viewer { favoriteStories(${args}) ${page} } }`,
    (data) => data.viewer.favoriteStories!,
  ],
];

describe.each(hotLists)('the list of %s', (_name, index, ask, pick) => {
  const check = (plan: PlanRow[]) => {
    expect(plan[0]?.key).toBe(index);
    for (const { type, Extra } of plan) {
      expect(type).not.toBe('ALL');
      expect(Extra).not.toMatch(/filesort|temporary/);
    }
  };

  it(`walks ${index} in its order, without sorting`, async () => {
    check(await plansOf(ask('first: 20')));
    check(await plansOf(ask('last: 20')));
  });

  it('does so at any depth', async () => {
    const cursor = await cursorOf(ask('first: 100'), pick as never);
    check(await plansOf(ask(`first: 20, after: "${cursor}"`)));
    check(await plansOf(ask(`last: 20, before: "${cursor}"`)));
  });
});

describe('lists of several ways in', () => {
  it.each([
    ['shared stories', `{ viewer { sharedStories(first: 20) ${page} } }`],
    ["another member's stories", `{ user(username: "busy") { stories(first: 20) ${page} } }`],
    ['a search', `{ publicStories(search: "story", first: 20) ${page} }`],
  ])('%s scan no whole table of stories', async (_name, query) => {
    for (const { table, type } of await plansOf(query))
      if (!table.startsWith('<')) expect([table, type]).not.toEqual([table, 'ALL']);
  });
});
