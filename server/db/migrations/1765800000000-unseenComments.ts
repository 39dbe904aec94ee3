import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stories with comments that their author has not seen, and an index of an author's stories by their unpublished changes.
 * What was commented on before counts as seen. Each statement can be repeated.
 */
export class UnseenComments1765800000000 implements MigrationInterface {
  name = 'UnseenComments1765800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`unseen_comments\` (
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`first_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`last_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (\`story_id\`),
      INDEX \`unseen_comments_user\` (\`user_id\`, \`last_id\`),
      CONSTRAINT \`unseen_comments_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`unseen_comments_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    const [index] = await runner.query("SHOW INDEX FROM stories WHERE Key_name = 'stories_author_draft'");
    if (!index)
      await runner.query(
        'ALTER TABLE stories ADD INDEX stories_author_draft (author_id, draft_changed_at, id)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE stories DROP INDEX stories_author_draft');
    await runner.query('DROP TABLE IF EXISTS `unseen_comments`');
  }
}
