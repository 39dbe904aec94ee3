import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drafts of changes of stories that others can read. The new column is nullable, because servers of the previous version
 * still insert stories. Each statement can be repeated.
 */
export class StoryDrafts1765400000000 implements MigrationInterface {
  name = 'StoryDrafts1765400000000';

  async up(runner: QueryRunner): Promise<void> {
    const [column] = await runner.query("SHOW COLUMNS FROM stories LIKE 'draft_changed_at'");
    if (!column) await runner.query('ALTER TABLE stories ADD COLUMN draft_changed_at datetime(3) NULL');
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_drafts\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`title\` varchar(255) NOT NULL,
      \`content\` mediumtext NOT NULL,
      \`tags\` text NOT NULL,
      \`word_count\` int UNSIGNED NOT NULL,
      \`is_conflicting\` tinyint NOT NULL DEFAULT 0,
      \`is_autosaved\` tinyint NOT NULL,
      \`version_kept_at\` datetime(3) NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      CONSTRAINT \`story_drafts_story_fk\` FOREIGN KEY (\`id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `story_drafts`');
    await runner.query('ALTER TABLE stories DROP COLUMN draft_changed_at');
  }
}
