import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declareLimit, limitedIn } from '../../../server/db/statementLimits';
import { projectRoot } from '../../../server/lib/paths';

const files = readdirSync(path.join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(projectRoot, 'server', file), 'utf8') }));
const inMigrations = ({ file }: { file: string }) => file.startsWith(path.join('db', 'migrations'));
const sources = files.filter((file) => !inMigrations(file));
const migrations = files.filter(inMigrations);

const filesWith = (form: RegExp, among = sources) =>
  among.filter(({ text }) => form.test(text)).map(({ file }) => file);

/** docs/decisions/portable-sql.md lists what is used although a database lacks it, and why. */
describe('the SQL of MariaDB, MySQL 8.4 and TiDB', () => {
  it.each([
    ['deprecated by MySQL: the values of an insert', /UPDATE[^`]*=\s*VALUES\s*\(/],
    ['deprecated by MySQL: counting rows beyond a limit', /SQL_CALC_FOUND_ROWS|FOUND_ROWS\s*\(/],
    ['deprecated by MySQL: BINARY as an operator', /\bBINARY\s+(?:\w+\.)?\w+\s*(?:=|LIKE|,)/],
    ['deprecated by MySQL: variables set in an expression', /@\w+\s*:=/],
    ['deprecated by MySQL: character sets of three bytes', /\butf8mb3\b|CHARACTER SET utf8\b/],
    ['missing in MySQL and TiDB: the rows of a write', /\bRETURNING\b/],
    ['missing in MySQL and TiDB: sequences', /\bNEXT VALUE FOR\b|\bNEXTVAL\s*\(/],
    ['missing in MySQL and TiDB: columns of type UUID or INET6', /`\w+`\s+(?:uuid|inet6)\b/i],
    ['missing in MariaDB: FOR SHARE', /\bFOR SHARE\b/],
    ['missing in TiDB: FOR UPDATE that skips rows', /\bSKIP LOCKED\b/],
    ['missing in TiDB: tables from JSON, and lateral ones', /\bJSON_TABLE\s*\(|\bLATERAL\b/],
    [
      'missing in TiDB: triggers, procedures and events',
      /\bCREATE (?:OR REPLACE )?(?:TRIGGER|PROCEDURE|FUNCTION|EVENT)\b/,
    ],
    ['on one node of a cluster only: named locks', /\b(?:GET|RELEASE|IS_FREE)_LOCK\s*\(/],
    ['on one node of a cluster only: locks of tables', /\bLOCK TABLES\b/],
    ['on one connection only: the last id', /LAST_INSERT_ID\s*\(/],
  ])('has nothing that is %s', (_, form) => {
    expect([...filesWith(form), ...filesWith(form, migrations)]).toEqual([]);
  });

  it('limits a statement in the words of the database', () => {
    const sql = declareLimit(4, 'SELECT id FROM (SELECT id FROM stories) s');
    expect(limitedIn('mariadb', sql, 4)).toBe(
      '/* within 4 s */ SET STATEMENT max_statement_time = 4 FOR SELECT id FROM (SELECT id FROM stories) s',
    );
    expect(limitedIn('mysql', sql, 4)).toBe(
      '/* within 4 s */ SELECT /*+ MAX_EXECUTION_TIME(4000) */ id FROM (SELECT id FROM stories) s',
    );
  });

  it('has full-text search, which TiDB lacks, in one file', () => {
    expect(filesWith(/\bMATCH\s*\(/)).toEqual([path.join('db', 'fullText.ts')]);
  });

  it('names MariaDB’s lock of rows that are read, which TiDB lacks, in one form', () => {
    expect(filesWith(/\bSHARE MODE\b/).length).toBeGreaterThan(0);
    for (const { text } of sources)
      expect(text.replaceAll('LOCK IN SHARE MODE', '')).not.toMatch(/\bSHARE MODE\b/);
  });

  it.each([
    [
      'add no column that servers of the previous version, which don’t know it, must fill',
      /ADD (?:COLUMN )?[^,;]*NOT NULL(?![^,;]*DEFAULT)/,
    ],
    [
      'drop and rename nothing that those use',
      /\bDROP (?:TABLE|COLUMN)\b|\bRENAME (?:TABLE|COLUMN)\b|\bCHANGE COLUMN\b/,
    ],
  ])('migrations after the baseline %s', (_, form) => {
    const later = migrations
      .filter(({ file }) => /^\d/.test(path.basename(file)) && !file.endsWith('-baseline.ts'))
      .map(({ file, text }) => ({ file, text: text.split(/\basync down\b/)[0] ?? '' }));
    expect(filesWith(form, later)).toEqual([]);
  });
});
