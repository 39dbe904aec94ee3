import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The version number that readers are told. It was that of all versions until now, so it begins with that. Servers of the
 * previous version leave it as it was until the text changes next.
 */
export class ShownVersionNumbers1767000001030 implements MigrationInterface {
  name = 'ShownVersionNumbers1767000001030';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('stories', 'shown_version_number')))
      await runner.query(
        'ALTER TABLE stories ADD COLUMN shown_version_number int unsigned NOT NULL DEFAULT 1 AFTER version_number',
      );
    await runner.query('UPDATE stories SET shown_version_number = version_number');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP COLUMN shown_version_number');
  }
}
