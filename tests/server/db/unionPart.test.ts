import { unionPartOf } from '../../../server/db/unionPart';

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
