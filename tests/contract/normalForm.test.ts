import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { normalForm } from '../../server/contract/normalForm';
import { projectRoot } from '../../server/lib/paths';

describe('a normal form', () => {
  it.each([
    ['an accent', 'NFC', 'Ine\u0301s', 'Inés'],
    ['letters that look the same', 'NFKC', 'ﬁ①', 'fi1'],
    ['a letter with several marks', 'NFC', 'a\u0301\u0316', 'a\u0316\u0301'.normalize('NFC')],
    ['Hangul', 'NFD', '한', '한'.normalize('NFD')],
  ] as const)('is Unicode’s: %s', (_what, form, text, expected) => {
    expect(normalForm(form, text)).toBe(expected);
  });

  it('has no more than 30 marks in a row, however many a letter was given', () => {
    const rows = normalForm('NFC', `x${'\u0316\u0301'.repeat(50)}y`).split('\u034f');
    expect(rows.map(({ length }) => length)).toEqual([31, 30, 30, 11]);
  });

  it.each(['\u0301\u0316', '\uff9e\u0301'])(
    'of a million marks is found at once, which would take minutes otherwise (%j)',
    (pair) => {
      expect(normalForm('NFKC', `x${pair.repeat(500_000)}`).length).toBeGreaterThan(1_000_000);
    },
  );

  it('is asked for in this way everywhere, but for the passphrase of a backup', () => {
    const server = path.join(projectRoot, 'server');
    const normalizing = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => readFileSync(path.join(server, file), 'utf8').includes('.normalize('));
    expect(normalizing.sort()).toEqual(['contract/normalForm.ts', 'db/backup/seal.ts']);
  });
});
