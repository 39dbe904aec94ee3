import type { TestMember } from '../../support/factories';
import { rowsReadBy, statementsSentBy } from '../../support/statements';
import { testServer } from '../../support/testServer';
import { fillDatabase } from './busyDatabase';

let author: TestMember;
let notedId: string;

interface PlanRow {
  id: number;
  table: string;
  type: string;
  key: string | null;
  rows: number;
  Extra: string;
}

const server = testServer();
beforeAll(async () => {
  ({ author, notedId } = await fillDatabase(server));
});

type Statement = { sql: string; params: unknown[] };

/** The statements that read a list, with their values, without the one that adds up its texts' sizes before a search. */
async function listStatements(query: string, table: string): Promise<Statement[]> {
  const sent = await statementsSentBy(server, query, author.token);
  return sent.filter(
    ({ sql }) => /LIMIT \d+\)?$/.test(sql) && sql.includes(table) && !sql.includes('AS bytes'),
  );
}

const explain = ({ sql, params }: Statement): Promise<PlanRow[]> =>
  server.app.services.db.dataSource.query(`EXPLAIN ${sql}`, params);

async function statementOf(query: string, table: string): Promise<Statement> {
  const statements = await listStatements(query, table);
  expect(statements).toHaveLength(1);
  return statements[0]!;
}

/** The plans of the statement that reads a list. */
const plansOf = async (query: string, table = 'stories s') => explain(await statementOf(query, table));

const page = '{ pageInfo { endCursor } edges { node { title } } }';
const inPublic = (limit: string) => (args: string) => `{ publicStories(${limit}${args}) ${page} }`;
const own = (list: string) => (args: string) => `{ viewer { ${list}${args}) ${page} } }`;

/** Lists whose order an index provides, with their tables. */
const orderedLists: [string, string, string, (args: string) => string][] = [
  ['public stories', 'stories s', 'stories_published', inPublic('')],
  ["an author's public stories", 'stories s', 'stories_author_published', inPublic('author: "busy", ')],
  ['public stories with a tag', 'stories s', 'story_tags_tag', inPublic('tag: "half", ')],
  ['public stories with a rare tag', 'stories s', 'story_tags_tag', inPublic('tag: "rare", ')],
  [
    "an author's public stories with a tag",
    'stories s',
    'stories_author_published',
    inPublic('author: "busy", tag: "half", '),
  ],
  ['own stories', 'stories s', 'stories_author', own('stories(orderBy: CREATED, ')],
  [
    'own stories with a draft of changes',
    'stories s',
    'stories_author_edited',
    own('stories(orderBy: EDITED, status: UNPUBLISHED_CHANGES, '),
  ],
  [
    'own stories with a tag by words',
    'stories s',
    'stories_author_words',
    own('stories(orderBy: WORDS, tag: "half", '),
  ],
  [
    'own stories with a word by title',
    'stories s',
    'stories_author_title_key',
    own('stories(orderBy: TITLE, search: "story", '),
  ],
  ['favourites', 'stories s', 'story_favorites_user', own('favoriteStories(')],
  ['all sessions', 'sessions s', 'sessions_time', (args) => `{ sessions(${args}) ${page} }`],
  [
    'sessions of one status',
    'sessions s',
    'sessions_status',
    (args) => `{ sessions(status: [SCHEDULED], ${args}) ${page} }`,
  ],
  [
    "one leader's sessions",
    'sessions s',
    'sessions_leader',
    (args) => `{ sessions(leaderId: "${author.id}", ${args}) ${page} }`,
  ],
  ['all exercises', 'exercises e', 'PRIMARY', (args) => `{ exercises(${args}) ${page} }`],
  [
    'exercises of one difficulty',
    'exercises e',
    'exercises_difficulty',
    (args) => `{ exercises(difficulty: BEGINNER, ${args}) ${page} }`,
  ],
  [
    'exercises of one category and difficulty',
    'exercises e',
    'exercises_category',
    (args) => `{ exercises(category: PLOT, difficulty: BEGINNER, ${args}) ${page} }`,
  ],
  ['own journals', 'journals j', 'journals_date', own('journals(')],
  ['own notes', 'notes n', 'notes_pinned', own('notes(')],
  ['own journals with a word', 'journals j', 'journals_date', own('journals(search: "rain", ')],
  ['own notes with a word', 'notes n', 'notes_pinned', own('notes(search: "bell", ')],
  [
    "a journal's notes",
    'notes n',
    'notes_journal',
    (args) => `{ journal(id: "${notedId}") { notes(${args}) ${page} } }`,
  ],
];

it.each(orderedLists)(
  'the list of %s reads its table (%s) by %s in order, at any depth, without sorting',
  async (_name, table, index, ask) => {
    type Page = { pageInfo: { endCursor: string } };
    const pageIn = (data: object): Page =>
      'pageInfo' in data ? (data as Page) : pageIn(Object.values(data)[0]);
    const { data } = await server.graphql(ask('first: 100'), {}, author.token);
    const { endCursor } = pageIn(data).pageInfo;
    for (const args of [
      'first: 20',
      'last: 20',
      `first: 20, after: "${endCursor}"`,
      `last: 20, before: "${endCursor}"`,
    ]) {
      const plan = await plansOf(ask(args), table);
      expect(plan[0]?.key).toBe(index);
      for (const { type, Extra } of plan) {
        expect(type).not.toBe('ALL');
        expect(Extra).not.toMatch(/filesort|temporary/);
      }
    }
  },
);

it('a search in favourites reads the favourites in order and checks each', async () => {
  for (const search of ['story', 'busy', 'be']) {
    const plan = await plansOf(`{ viewer { favoriteStories(search: "${search}", first: 20) ${page} } }`);
    expect(plan[0]?.key).toBe('story_favorites_user');
    for (const { type, Extra } of plan) {
      expect(['ALL', 'fulltext']).not.toContain(type);
      expect(Extra).not.toMatch(/filesort|temporary/);
    }
  }
});

describe('lists with several index ranges', () => {
  it.each([
    ['shared stories', `{ viewer { sharedStories(first: 20) ${page} } }`],
    ["another member's stories", `{ user(username: "busy") { stories(first: 20) ${page} } }`],
    ['a search', `{ publicStories(search: "story", first: 20) ${page} }`],
  ])('%s scan no whole table of stories', async (_name, query) => {
    const statements = await listStatements(query, 'stories s');
    expect(statements.length).toBeGreaterThan(0);
    const plans = await Promise.all(statements.map(explain));
    for (const { table, type } of plans.flat())
      if (!table.startsWith('<')) expect([table, type]).not.toEqual([table, 'ALL']);
  });
});

it('shared stories read those of the viewer in order, without sorting', async () => {
  const plan = await plansOf(`{ viewer { sharedStories(first: 20) ${page} } }`);
  const own = plan.filter(({ key }) => key === 'stories_author_shared');
  expect(own).toHaveLength(1);
  expect(own[0]?.Extra).not.toMatch(/filesort|temporary/);
});

it('public stories with a tag are counted from indexes alone', async () => {
  const sent = await statementsSentBy(server, '{ publicStories(tag: "half", first: 0) { totalCount } }');
  expect(sent).toHaveLength(1);
  for (const { table, Extra } of await explain(sent[0]!))
    expect([table, Extra]).toEqual([table, expect.stringMatching(/Using index(?! condition)/)]);
});

it.each([
  [
    'in a list',
    () => '{ publicStories(first: 1) { edges { node { nextByAuthor { id } previousByAuthor { id } } } } }',
  ],
  ['by itself', (id: string) => `{ story(id: "${id}") { nextByAuthor { id } previousByAuthor { id } } }`],
])('the neighbours of a story %s are found by ranges of an index', async (_where, query) => {
  const { data } = await server.graphql('{ publicStories(first: 1) { edges { node { id } } } }');
  const sent = await statementsSentBy(server, query(data.publicStories.edges[0].node.id));
  const plan = await explain(sent.at(-1)!);
  const read = plan.filter(({ table, type }) => table === 's' && type !== 'const');
  expect(read.map(({ key, type }) => [key, type])).toEqual([
    ['stories_author_published', 'range'],
    ['stories_author_published', 'range'],
  ]);
  for (const { Extra } of read) expect(Extra).not.toMatch(/filesort|temporary/);
});

it("a member's figures are summed from indexes alone", async () => {
  const sent = await statementsSentBy(
    server,
    '{ viewer { user { stats { totalWordCount followersCount } } } }',
    author.token,
  );
  const sums = sent.filter(({ sql }) => sql.includes('SUM(word_count)'));
  expect(sums).toHaveLength(1);
  const plan = (await explain(sums[0]!)).filter(({ table }) => table && !table.startsWith('<'));
  // Each follower's state, by their id.
  expect(plan.filter(({ table }) => table === 'su').map(({ type }) => type)).toEqual(['eq_ref']);
  const read = plan.filter(({ table }) => table !== 'su');
  expect(read.map(({ key, Extra }) => [key, /Using index(?! condition)/.test(Extra)]).sort()).toEqual([
    ['follows_followed', true],
    ['journals_author', true],
    ['notes_author', true],
    ['stories_author_level', true],
  ]);
});

it('the list of sessions of several statuses reads the index for each, and sorts at most one page of each', async () => {
  const plan = await plansOf(
    `{ sessions(status: [SCHEDULED, IN_PROGRESS], first: 20) ${page} }`,
    'sessions s',
  );
  const walked = plan.filter(({ key }) => key === 'sessions_status');
  expect(walked).toHaveLength(2);
  for (const { Extra } of walked) expect(Extra).not.toMatch(/filesort|temporary/);
  for (const { table, type } of plan)
    if (!table?.startsWith('<')) expect([table, type]).not.toEqual([table, 'ALL']);
});

it('the entry of a day is found by the indexes of both times', async () => {
  const plan = await plansOf(
    '{ viewer { journalOfDay(from: "2026-01-05T00:00:00Z", to: "2026-01-06T00:00:00Z") { title } } }',
    'journals j',
  );
  const walked = plan.filter(({ table }) => table === 'j');
  expect(walked.map(({ key }) => key)).toEqual(['journals_date', 'journals_made']);
  for (const { type, Extra } of walked) expect([type, /filesort/.test(Extra)]).toEqual(['range', false]);
});

it('a page of notes after the pinned ones is found by the index without reading earlier rows', async () => {
  const { db } = server.app.services;
  const ids: { id: string }[] = await db.read(
    'SELECT id FROM notes WHERE author_id = ? AND is_pinned = 0 ORDER BY id LIMIT 60',
    [author.id],
  );
  const after = Buffer.from(`0:${ids.at(-1)?.id}`).toString('base64url');
  const statement = await statementOf(
    `{ viewer { notes(first: 20, after: "${after}") ${page} } }`,
    'notes n',
  );
  const { result, read } = await rowsReadBy(server, statement);
  expect(result[0].id).toBe(ids.at(-2)?.id);
  // Of about 1,500 rows.
  expect(read).toBeLessThan(60);
});

it('a tag of many public stories is found by the first of them', async () => {
  const statements = await statementsSentBy(server, '{ publicTag(name: "half") { name } }');
  const [statement] = statements.filter(({ sql }) => sql.includes('FROM tags t'));
  const { result, read } = await rowsReadBy(server, statement!);
  expect(result).toEqual([expect.objectContaining({ name: 'half' })]);
  expect(read).toBeLessThan(30);
});
