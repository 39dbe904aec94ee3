import { sortingOf } from '../../../server/db/sortingOf';

test.each([
  ['no order', 'SELECT s.id FROM stories s LIMIT 2', undefined],
  ['a column', 'SELECT s.id FROM stories s ORDER BY s.id DESC LIMIT 2', 'q.`id` DESC'],
  ['columns', 'SELECT s.title, s.id FROM stories s ORDER BY s.title, s.id ASC', 'q.`title`, q.`id` ASC'],
  ['a column with another name', 'SELECT s.id AS title FROM stories s ORDER BY s.id', 'q.`title`'],
  [
    'a column beside a subquery',
    'SELECT (SELECT MAX(n) FROM t ORDER BY n) AS m, id FROM s ORDER BY id',
    'q.`id`',
  ],
  ['the order of a subquery only', 'SELECT id FROM (SELECT id FROM s ORDER BY id) q', undefined],
  ['a column that isn’t selected', 'SELECT s.id FROM stories s ORDER BY s.created_at', null],
  ['an expression', 'SELECT s.id FROM stories s ORDER BY s.id + 1', null],
  ['a function', 'SELECT s.id FROM stories s ORDER BY RAND()', null],
  ['a limit that isn’t known', 'SELECT s.id FROM stories s ORDER BY s.id LIMIT ?', null],
  ['small letters', 'SELECT s.id FROM stories s order by s.id', null],
  ['more than a space', 'SELECT s.id FROM stories s ORDER  BY s.id', null],
  ['a union', 'SELECT id FROM a UNION ALL SELECT id FROM b ORDER BY id', null],
  ['a literal with a parenthesis', "SELECT ')' AS title, id FROM s WHERE a = '(' ORDER BY id", 'q.`id`'],
  ['a column that the result lacks', 'SELECT s.other FROM stories s ORDER BY s.other', null],
])('%s', (_what, sql, sorting) => {
  expect(sortingOf(sql, ['id', 'title', 'm'])).toBe(sorting);
});
