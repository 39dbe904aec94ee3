import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countedOneByOne } from '../../markdown/wordCharacters';
import { countWords } from '../../markdown/wordCount';

const tables = ['stories', 'journals', 'notes', 'story_versions'] as const;
const textsAtOnce = 200;

interface Found {
  id: string;
  words: number;
}

/**
 * Recounts texts with letters that count one by one. Writing days don't change, because nobody wrote those
 * words today. Reads texts one at a time, since one may have megabytes. Each statement can be repeated.
 */
export class WordCounts1764500000000 implements MigrationInterface {
  name = 'WordCounts1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      let found: Found[];
      let last = '';
      do {
        found = await runner.query(
          `SELECT id, word_count AS words FROM ${table} WHERE id > ? AND content REGEXP ? ORDER BY id LIMIT ${textsAtOnce}`,
          [last, countedOneByOne],
        );
        for (const { id, words } of found) await recount(runner, table, id, words);
        last = found.at(-1)?.id ?? last;
      } while (found.length === textsAtOnce);
    }
  }

  /** Keeps the new counts: the old ones can't be restored, and nothing else changed. */
  async down(): Promise<void> {}
}

async function recount(runner: QueryRunner, table: (typeof tables)[number], id: string, before: number) {
  const [text]: { content: string }[] = await runner.query(`SELECT content FROM ${table} WHERE id = ?`, [id]);
  const words = countWords(text?.content ?? '');
  if (!text || words === before) return;
  // If the text was saved meanwhile, its count differs; a server of the previous version saved it.
  await runner.query(`UPDATE ${table} SET word_count = ? WHERE id = ? AND word_count = ?`, [
    words,
    id,
    before,
  ]);
}
