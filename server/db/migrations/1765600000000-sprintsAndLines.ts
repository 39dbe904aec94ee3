import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each session's sprints with the words written in them, and what members say they intend and did. */
export class SprintsAndLines1765600000000 implements MigrationInterface {
  name = 'SprintsAndLines1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_sprints\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`started_at\` datetime(3) NOT NULL,
      \`ends_at\` datetime(3) NOT NULL,
      INDEX \`session_sprints_time\` (\`started_at\`),
      PRIMARY KEY (\`session_id\`, \`started_at\`),
      CONSTRAINT \`session_sprints_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_sprint_words\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`started_at\` datetime(3) NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`words_before\` int UNSIGNED NOT NULL,
      \`words_now\` int UNSIGNED NOT NULL,
      INDEX \`session_sprint_words_user\` (\`user_id\`),
      INDEX \`session_sprint_words_time\` (\`started_at\`),
      PRIMARY KEY (\`session_id\`, \`started_at\`, \`user_id\`, \`story_id\`),
      CONSTRAINT \`session_sprint_words_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_sprint_words_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`session_lines\` (
      \`session_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`intention\` varchar(200) NULL,
      \`closing\` varchar(200) NULL,
      \`updated_at\` datetime(3) NOT NULL,
      INDEX \`session_lines_user\` (\`user_id\`),
      INDEX \`session_lines_time\` (\`updated_at\`),
      PRIMARY KEY (\`session_id\`, \`user_id\`),
      CONSTRAINT \`session_lines_session_fk\` FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`session_lines_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['session_lines', 'session_sprint_words', 'session_sprints'])
      await runner.query(`DROP TABLE IF EXISTS \`${table}\``);
  }
}
