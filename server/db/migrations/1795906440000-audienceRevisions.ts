import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often it was decided who may read a story. Servers of the previous version leave it as it is. */
export class AudienceRevisions1795906440000 implements MigrationInterface {
  name = 'AudienceRevisions1795906440000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'audience_revision')))
      await runner.query(
        'ALTER TABLE stories ADD COLUMN audience_revision int unsigned NOT NULL DEFAULT 1 AFTER shown_version_number',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN audience_revision');
  }
}
