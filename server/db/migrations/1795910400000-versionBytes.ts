import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setIndex } from '../setIndex';

/** Bytes of each version's text. The hourly clean-up measures those that exist, and those of servers of the previous version. */
export class VersionBytes1795910400000 implements MigrationInterface {
  name = 'VersionBytes1795910400000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('story_versions', 'content_bytes')))
      await runner.query('ALTER TABLE story_versions ADD COLUMN content_bytes int unsigned NULL');
    await setIndex(runner, 'story_versions', 'story_versions_bytes', ['story_id', 'content_bytes']);
    await runner.query('UPDATE stored_texts SET counted_at = NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await setIndex(runner, 'story_versions', 'story_versions_bytes', []);
    await runner.query('ALTER TABLE story_versions DROP COLUMN content_bytes');
  }
}
