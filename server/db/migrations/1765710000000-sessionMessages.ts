import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chats of sessions. */
export class SessionMessages1765710000000 implements MigrationInterface {
  name = 'SessionMessages1765710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_messages\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`content\` varchar(1000) NOT NULL,
      \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`is_deleted\` tinyint NOT NULL DEFAULT 0,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`session_messages_session\` (\`session_id\`, \`is_deleted\`, \`id\`),
      INDEX \`session_messages_author\` (\`author_id\`, \`id\`),
      UNIQUE INDEX \`session_messages_local_id\` (\`author_id\`, \`session_id\`, \`local_id\`),
      CONSTRAINT \`session_messages_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_messages_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `session_messages`');
  }
}
