import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/**
 * How far each version of a story was thinned. The default makes all of them due, and those that servers of the
 * previous version store. Each statement can be repeated.
 */
export class ThinnedVersions1765500000000 implements MigrationInterface {
  name = 'ThinnedVersions1765500000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('story_versions', 'thinned')))
      await runner.query(
        "ALTER TABLE story_versions ADD COLUMN thinned tinyint UNSIGNED NOT NULL DEFAULT '0'",
      );
    const due = ['thinned', 'created_at', 'story_id'];
    await setIndex(runner, 'story_versions', 'story_versions_thinning', due);
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'story_versions', 'story_versions_thinning', []);
    await runner.query('ALTER TABLE story_versions DROP COLUMN thinned');
  }
}
