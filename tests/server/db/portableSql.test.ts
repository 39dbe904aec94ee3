import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../server/paths';

const sources = readdirSync(path.join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(path.join('db', 'migrations')))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, 'server', file), 'utf8') }));

const filesWith = (form: RegExp) => sources.filter(({ text }) => form.test(text)).map(({ file }) => file);

describe('the SQL of MariaDB, MySQL 8.4 and TiDB', () => {
  it.each([
    ['deprecated by MySQL: the values of an insert', /UPDATE[^`]*=\s*VALUES\s*\(/],
    ['deprecated by MySQL: counting rows beyond a limit', /SQL_CALC_FOUND_ROWS|FOUND_ROWS\s*\(/],
    ['missing in MySQL and TiDB: the rows of a write', /\bRETURNING\b/],
    ['on one node of a cluster only: named locks', /\b(?:GET|RELEASE|IS_FREE)_LOCK\s*\(/],
    ['on one connection only: the last id', /LAST_INSERT_ID\s*\(/],
  ])('has nothing that is %s', (_, form) => {
    expect(filesWith(form)).toEqual([]);
  });

  it('has full-text search, which TiDB lacks, in one file', () => {
    expect(filesWith(/\bMATCH\s*\(/)).toEqual([path.join('db', 'fullText.ts')]);
  });
});
