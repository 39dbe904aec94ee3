import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of public stories for link previews. The statement can be repeated, as in the first migration. */
export class StoryCards1765150000000 implements MigrationInterface {
  name = 'StoryCards1765150000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_cards\` (
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`drawn_from\` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`picture\` mediumblob NOT NULL,
      PRIMARY KEY (\`story_id\`),
      CONSTRAINT \`story_cards_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `story_cards`');
  }
}
