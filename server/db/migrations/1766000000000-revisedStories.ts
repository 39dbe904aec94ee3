import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

const listed = (time: string) => ['privacy_level', 'published_at', 'id', time, 'listed'];

/**
 * When what readers see of a story last changed; `updated_at` also changes with what only its author sees. The list of
 * public stories has it in its index, for sitemaps. Servers of the previous version leave it as it was until the next
 * change. Each statement can be repeated.
 */
export class RevisedStories1766000000000 implements MigrationInterface {
  name = 'RevisedStories1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'revised_at')))
      await runner.query(
        'ALTER TABLE stories ADD COLUMN revised_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)',
      );
    await runner.query('UPDATE stories SET revised_at = updated_at');
    await setIndex(runner, 'stories', 'stories_published', listed('revised_at'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'stories', 'stories_published', listed('updated_at'));
    await runner.query('ALTER TABLE stories DROP COLUMN revised_at');
  }
}
