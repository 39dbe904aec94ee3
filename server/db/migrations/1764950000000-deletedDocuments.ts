import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of deleted stories, journals and notes. The statement can be repeated, as in the first migration. */
export class DeletedDocuments1764950000000 implements MigrationInterface {
  name = 'DeletedDocuments1764950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`deleted_documents\` (
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`kind\` enum ('story', 'journal', 'note') NOT NULL,
      \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`deleted_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`author_id\`, \`kind\`, \`local_id\`),
      INDEX \`deleted_documents_time\` (\`deleted_at\`),
      CONSTRAINT \`deleted_documents_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `deleted_documents`');
  }
}
