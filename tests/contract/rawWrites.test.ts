import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../server/lib/paths';

const rawWrite =
  /\b(INSERT (IGNORE )?INTO|REPLACE INTO|DELETE (\w+ )?FROM)\b|\bUPDATE (\w+|\$\{\w+\})( \w+)?\s+(?:(?:SET|JOIN)\b|\$\{)/;

/** Comments may mention SQL statements. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('docs/decisions/writes-by-typeorm.md', () => {
  test('names every file that writes with raw statements, and no other', () => {
    const server = path.join(projectRoot, 'server');
    const writing = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith(path.join('db', 'migrations')))
      .filter((file) => rawWrite.test(withoutComments(readFileSync(path.join(server, file), 'utf8'))));
    const page = readFileSync(path.join(projectRoot, 'docs/decisions/writes-by-typeorm.md'), 'utf8');
    const named = [...page.matchAll(/^\| `([^`]+\.ts)` \|/gm)].map(([, file = '']) => file);
    expect(named).toEqual(writing.sort());
  });
});
