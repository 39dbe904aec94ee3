import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes that members' texts take. Those of existing members are added up by the hourly clean-up. */
export class StoredTexts1795901413203 implements MigrationInterface {
  name = 'StoredTexts1795901413203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`stored_texts\` (
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`bytes\` bigint NOT NULL DEFAULT '0',
      \`hour\` int UNSIGNED NOT NULL DEFAULT '0',
      \`hour_bytes\` bigint NOT NULL DEFAULT '0',
      \`changed_at\` datetime(3) NOT NULL,
      \`counted_at\` datetime(3) NULL,
      PRIMARY KEY (\`user_id\`),
      CONSTRAINT \`stored_texts_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    INSERT IGNORE INTO stored_texts (user_id, changed_at)
      SELECT id, created_at FROM users WHERE deleted_at IS NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `stored_texts`');
  }
}
