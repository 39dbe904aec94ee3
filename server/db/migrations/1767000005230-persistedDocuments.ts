import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of our client's builds, which servers of other versions run as well. */
export class PersistedDocuments1767000005230 implements MigrationInterface {
  name = 'PersistedDocuments1767000005230';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`persisted_documents\` (
      \`hash\` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`text\` mediumtext NOT NULL,
      \`registered_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`hash\`),
      INDEX \`persisted_documents_time\` (\`registered_at\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `persisted_documents`');
  }
}
