import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sortKeyOf } from '../../normalizeText';
import { setIndex } from '../setIndex';

const storiesAtOnce = 500;
const index = 'stories_author_title_key';

/**
 * What titles are sorted by, with numbers by their values. Servers of the previous version give new stories the title itself,
 * and leave the key of a story that they rename as it was until its title is next saved. They still use
 * stories_author_title. Each statement can be repeated.
 */
export class TitleKeys1795906435217 implements MigrationInterface {
  name = 'TitleKeys1795906435217';

  async up(runner: QueryRunner): Promise<void> {
    // With its own default at once, the table would be copied.
    if (!(await runner.hasColumn('stories', 'title_key')))
      await runner.query("ALTER TABLE stories ADD COLUMN title_key varchar(383) NOT NULL DEFAULT ''");
    await runner.query('ALTER TABLE stories ALTER COLUMN title_key SET DEFAULT (title)');
    let found: { id: string; title: string }[];
    let last = '';
    do {
      found = await runner.query(
        `SELECT id, title FROM stories WHERE id > ? ORDER BY id LIMIT ${storiesAtOnce}`,
        [last],
      );
      if (found.length > 0)
        await runner.query(
          `UPDATE stories SET title_key = CASE id ${found.map(() => 'WHEN ? THEN ?').join(' ')} END
           WHERE id IN (${found.map(() => '?').join(', ')})`,
          [...found.flatMap(({ id, title }) => [id, sortKeyOf(title)]), ...found.map(({ id }) => id)],
        );
      last = found.at(-1)?.id ?? last;
    } while (found.length === storiesAtOnce);
    await setIndex(runner, 'stories', index, ['author_id', 'title_key', 'id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'stories', index, []);
    await runner.query('ALTER TABLE stories DROP COLUMN title_key');
  }
}
