import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of stories. Each statement can be repeated, as in the first migration. */
export class WritingDesk1764000000000 implements MigrationInterface {
  name = 'WritingDesk1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_versions\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`version_number\` int UNSIGNED NOT NULL,
      \`title\` varchar(255) NOT NULL,
      \`content\` mediumtext NOT NULL,
      \`word_count\` int UNSIGNED NOT NULL DEFAULT '0',
      \`kind\` enum ('saved', 'autosaved', 'named', 'not_chosen') NOT NULL,
      \`name\` varchar(100) NULL,
      \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`story_versions_number\` (\`story_id\`, \`version_number\`),
      UNIQUE INDEX \`story_versions_local_id\` (\`story_id\`, \`local_id\`),
      CONSTRAINT \`story_versions_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    if (!(await runner.hasColumn('stories', 'is_autosaved')))
      await runner.query(
        'ALTER TABLE `stories` ADD COLUMN `is_autosaved` tinyint NOT NULL DEFAULT 0, ADD COLUMN `version_kept_at` datetime(3) NULL',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `stories` DROP COLUMN `is_autosaved`, DROP COLUMN `version_kept_at`');
    await runner.query('DROP TABLE IF EXISTS story_versions');
  }
}
