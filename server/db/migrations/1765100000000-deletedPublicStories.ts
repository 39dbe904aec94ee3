import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the ids of deleted stories that were public once. The statement may run again. */
export class DeletedPublicStories1765100000000 implements MigrationInterface {
  name = 'DeletedPublicStories1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS \`deleted_public_stories\` (
        \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        \`deleted_at\` datetime(3) NOT NULL,
        PRIMARY KEY (\`story_id\`)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_public_stories');
  }
}
