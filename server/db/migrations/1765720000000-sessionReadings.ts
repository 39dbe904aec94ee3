import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(40) CHARACTER SET ascii COLLATE ascii_bin';
const options = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** Who reads aloud in a session, in which order and for how long. */
export class SessionReadings1765720000000 implements MigrationInterface {
  name = 'SessionReadings1765720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_readings\` (
      \`session_id\` ${id} NOT NULL,
      \`version\` int UNSIGNED NOT NULL DEFAULT 0,
      \`minutes\` tinyint UNSIGNED NOT NULL DEFAULT 5,
      \`reader_id\` ${id} NULL,
      \`ends_at\` datetime(3) NULL,
      \`left_seconds\` smallint UNSIGNED NULL,
      \`changed_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`session_id\`),
      INDEX \`session_readings_reader\` (\`reader_id\`),
      INDEX \`session_readings_changed\` (\`changed_at\`),
      CONSTRAINT \`session_readings_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_readings_reader_fk\` FOREIGN KEY (\`reader_id\`) REFERENCES \`users\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
    ) ${options}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_readers\` (
      \`session_id\` ${id} NOT NULL,
      \`user_id\` ${id} NOT NULL,
      \`position\` smallint UNSIGNED NOT NULL,
      \`has_read\` tinyint NOT NULL DEFAULT 0,
      \`added_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`session_id\`, \`user_id\`),
      INDEX \`session_readers_user\` (\`user_id\`, \`session_id\`),
      INDEX \`session_readers_added\` (\`added_at\`),
      CONSTRAINT \`session_readers_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_readers_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${options}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `session_readers`');
    await runner.query('DROP TABLE IF EXISTS `session_readings`');
  }
}
