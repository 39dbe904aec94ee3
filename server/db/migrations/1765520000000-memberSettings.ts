import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings of the app that follow their member. The statement can be repeated. */
export class MemberSettings1765520000000 implements MigrationInterface {
  name = 'MemberSettings1765520000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`member_settings\` (
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`name\` varchar(50) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`value\` varchar(100) NOT NULL,
      \`changed_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`user_id\`, \`name\`),
      CONSTRAINT \`member_settings_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `member_settings`');
  }
}
