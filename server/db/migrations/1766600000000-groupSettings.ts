import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rows whose locks decide who joins: a row that isn't there can't be locked. An empty value means the configuration's.
 * And the mails that were given up, without their addresses.
 */
export class GroupSettings1766600000000 implements MigrationInterface {
  name = 'GroupSettings1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "INSERT IGNORE INTO installation_settings (name, value) VALUES ('group.joining', ''), ('waiting_since', '')",
    );
    await runner.query(`
      CREATE TABLE IF NOT EXISTS \`mail_failures\` (
        \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        \`kind\` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        \`reason\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        \`failed_at\` datetime(3) NOT NULL,
        PRIMARY KEY (\`id\`),
        KEY \`mail_failures_time\` (\`failed_at\`)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_failures');
    await runner.query(
      "DELETE FROM installation_settings WHERE name LIKE 'group.%' OR name = 'waiting_since'",
    );
  }
}
