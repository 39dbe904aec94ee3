import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Renames the table of persistent installation settings by creating a new one. The old table stays, because
 * servers of the first release still write to it during the upgrade; a later release drops it. Each statement
 * can be repeated.
 */
export class InstallationSettings1764700000000 implements MigrationInterface {
  name = 'InstallationSettings1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS \`installation_settings\` (
        \`name\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        \`value\` varchar(255) NOT NULL,
        PRIMARY KEY (\`name\`)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(
      'INSERT IGNORE INTO installation_settings (name, value) SELECT name, value FROM house_facts',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'REPLACE INTO house_facts (name, value) SELECT name, value FROM installation_settings',
    );
    await runner.query('DROP TABLE installation_settings');
  }
}
