import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unseen comments that were approved after later ones were shown. Approved ones of before count as they did. */
export class LateComments1767000002610 implements MigrationInterface {
  name = 'LateComments1767000002610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`late_comments\` (
      \`comment_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (\`comment_id\`),
      INDEX \`late_comments_story\` (\`story_id\`, \`comment_id\`),
      CONSTRAINT \`late_comments_comment_fk\` FOREIGN KEY (\`comment_id\`) REFERENCES \`comments\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `late_comments`');
  }
}
