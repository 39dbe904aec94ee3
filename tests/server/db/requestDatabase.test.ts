import { unionPartOf } from '../../../server/db/unionPart';
import { statementsDuring } from '../../support/statements';
import { contextOf, testServer } from '../../support/testServer';

const server = testServer();

const controls = '\u0001'.repeat(500);

/** The rows of two reads of one turn, and the statements that they took after they were often asked. */
async function readTogether(one: string, other: string) {
  const ctx = await contextOf(server);
  ctx.answer.mayCombine = true;
  const ask = () => Promise.all([ctx.db.read(one, [controls]), ctx.db.read(other)]);
  const apart = await ask();
  for (let n = 0; n < 5; n += 1) await ask();
  const { result, sent } = await statementsDuring(server.app.services.db, ask, { combined: true });
  return { apart, together: result, statements: sent.length };
}

it('two reads of one turn take one statement, whose values are those of two', async () => {
  const { apart, together, statements } = await readTogether(
    "SELECT CONCAT(?, '\"\\\\') AS text",
    `SELECT COUNT(*) AS n, SUM(3) AS sum, NOW(3) > 0 AS yes, TIMESTAMP'2026-11-23 19:00:00.123' AS at, NULLIF(1, 1) AS none FROM (SELECT 1) one`,
  );
  expect(statements).toBe(1);
  expect(together).toEqual(apart);
});

describe('rows with long texts keep their order', () => {
  // Rows of very different lengths leave gaps.
  const long = "REPEAT('long ', (s.seq * 7919) MOD 1000)";
  const rows = 'FROM seq_1_to_300 s ORDER BY s.seq DESC LIMIT 200';

  test.each([
    ['sorted by a column that they have', `SELECT s.seq AS n, ${long} AS text ${rows}`, 1],
    ['sorted by another', `SELECT s.seq + 1 AS n, ${long} AS text ${rows}`, 1],
    ['in a subquery', `SELECT s.seq AS n, ${long} AS text ${rows.replace('ORDER', 'HAVING n > 0 ORDER')}`, 2],
    [
      'of an expression that the driver calls short',
      `SELECT s.seq AS n, LEFT('${'long '.repeat(400)}', (s.seq * 7919) MOD 2000) AS text ${rows}`,
      1,
    ],
  ])('%s', async (_rows, sql, count) => {
    const { apart, together, statements } = await readTogether('SELECT ? AS text', sql);
    expect(together).toEqual(apart);
    expect(statements).toBe(count);
  });
});

it('a read that can’t be combined leaves the others together', async () => {
  const ctx = await contextOf(server);
  ctx.answer.mayCombine = true;
  const ask = () =>
    Promise.all(
      ["SELECT DATE'2026-11-23' AS day", 'SELECT 1 AS n', 'SELECT 2 AS n'].map((sql) => ctx.db.read(sql)),
    );
  for (let n = 0; n < 6; n += 1) await ask();
  const { result, sent } = await statementsDuring(server.app.services.db, ask, { combined: true });
  expect(result.slice(1)).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  expect(sent).toHaveLength(2);
});

it('reads whose values JSON would change stay apart', async () => {
  const { apart, together, statements } = await readTogether(
    'SELECT ? AS text',
    "SELECT 1.5 AS part, DATE'2026-11-23' AS day",
  );
  expect(statements).toBe(2);
  expect(together).toEqual(apart);
});

it('a read that fails says why, and the other is answered', async () => {
  const ctx = await contextOf(server);
  ctx.answer.mayCombine = true;
  const both = () =>
    Promise.allSettled([
      ctx.db.read('SELECT id FROM users WHERE id = ?', ['user_1']),
      ctx.db.read('SELECT (SELECT 1 UNION SELECT ?) AS n', [2]),
    ]);
  for (let n = 0; n < 6; n += 1)
    expect(await both()).toMatchObject([
      { status: 'fulfilled', value: [] },
      { status: 'rejected', reason: { errno: 1242 } },
    ]);
});

it('the driver leaves JSON to us, because what it can’t parse would disturb the next statement', async () => {
  const [row] = await server.app.services.db.read<{ list: string }>('SELECT JSON_ARRAY(?) AS list', ['a']);
  expect(row?.list).toBe('["a"]');
});

/** What a part selects, without the conversion of its JSON, which is the same for all. */
const partOf = (sql: string, columns = ['id', 'm'], hasLongTexts = true) =>
  unionPartOf(sql, columns, hasLongTexts)
    ?.replace(/CONVERT\((.*?), CHAR\(16777216\)\) AS content/, '$1')
    .replace('LIMIT 1000000000', 'LIMIT all');

test.each([
  [
    'columns',
    'SELECT s.id, s.title AS m FROM stories s ORDER BY s.id LIMIT 2',
    'JSON_ARRAY(s.id, s.title) FROM stories s ORDER BY s.id LIMIT 2',
  ],
  ['no limit', 'SELECT id, m FROM s ORDER BY m', 'JSON_ARRAY(id, m) FROM s ORDER BY m LIMIT all'],
  [
    'commas and FROM in a subquery',
    'SELECT (SELECT MAX(n, 1) FROM t ORDER BY n) AS id, m FROM s LIMIT 2',
    'JSON_ARRAY((SELECT MAX(n, 1) FROM t ORDER BY n), m) FROM s LIMIT 2',
  ],
  [
    'commas, parentheses and FROM in literals',
    "SELECT ', FROM (' AS id, ')' AS m FROM s WHERE a = '(' LIMIT 2",
    "JSON_ARRAY(', FROM (', ')') FROM s WHERE a = '(' LIMIT 2",
  ],
  [
    'groups by the column of a table that has the name of an alias',
    'SELECT DATE(d.id) AS id, SUM(d.words) AS m FROM days d GROUP BY d.id ORDER BY d.id LIMIT 2',
    'JSON_ARRAY(DATE(d.id), SUM(d.words)) FROM days d GROUP BY d.id ORDER BY d.id LIMIT 2',
  ],
  [
    'small letters, and more than a space',
    'select  id,  m  from s order  by id LIMIT 2',
    'JSON_ARRAY(id, m) from s order  by id LIMIT 2',
  ],
])('a plain statement selects the array itself: %s', (_what, sql, part) => {
  expect(partOf(sql)).toBe(part);
});

test.each([
  ['DISTINCT', 'SELECT DISTINCT id, m FROM s'],
  ['HAVING', 'SELECT id, SUM(n) AS m FROM s GROUP BY id HAVING m > 0'],
  ['groups by an alias', 'SELECT id, LOWER(n) AS m FROM s GROUP BY id, m'],
  ['a union', 'SELECT id, m FROM a UNION ALL SELECT id, m FROM b'],
  ['no table', 'SELECT 1 AS id, 2 AS m'],
  ['all columns', 'SELECT * FROM s'],
])('others are a subquery: %s', (_what, sql) => {
  expect(partOf(sql)).toBe(`JSON_ARRAY(q.\`id\`, q.\`m\`) FROM (${sql} LIMIT all) q`);
});

it('a sorted subquery with long texts, which would lose its order, is no part', () => {
  const sorted = 'SELECT id, LOWER(n) AS m FROM s ORDER BY m';
  expect(partOf(sorted)).toBeUndefined();
  expect(partOf(sorted, ['id', 'm'], false)).toBe(
    `JSON_ARRAY(q.\`id\`, q.\`m\`) FROM (${sorted} LIMIT all) q`,
  );
  expect(partOf('SELECT DISTINCT id, m FROM (SELECT id, m FROM s ORDER BY m) x')).toBeDefined();
});
