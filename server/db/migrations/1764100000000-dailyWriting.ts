import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Idempotency keys of journals and notes, tags of notes, writing days, and feedback with votes. Each
 * statement can be repeated, as in the first migration.
 */
export class DailyWriting1764100000000 implements MigrationInterface {
  name = 'DailyWriting1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('journals', 'local_id')))
      await runner.query(`
      ALTER TABLE \`journals\`
        ADD COLUMN \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN \`excerpt_text\` varchar(340) NOT NULL DEFAULT '',
        ADD UNIQUE INDEX \`journals_local_id\` (\`author_id\`, \`local_id\`),
        ADD INDEX \`journals_date\` (\`author_id\`, \`journal_date\`, \`id\`),
        ADD INDEX \`journals_made\` (\`author_id\`, \`created_at\`, \`id\`)
      `);
    if (!(await runner.hasColumn('notes', 'local_id')))
      await runner.query(`
      ALTER TABLE \`notes\`
        ADD COLUMN \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD COLUMN \`tags\` text NULL,
        ADD COLUMN \`excerpt_text\` varchar(340) NOT NULL DEFAULT '',
        ADD UNIQUE INDEX \`notes_local_id\` (\`author_id\`, \`local_id\`),
        ADD INDEX \`notes_pinned\` (\`author_id\`, \`is_pinned\`, \`id\`),
        DROP INDEX \`notes_journal\`,
        ADD INDEX \`notes_journal\` (\`journal_id\`, \`is_pinned\`, \`id\`)
      `);
    if (!(await runner.hasTable('writing_days'))) await this.makeWritingDays(runner);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`feedback\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`title\` varchar(200) NOT NULL,
      \`description\` varchar(2000) NOT NULL,
      \`category\` enum ('feature', 'bug', 'improvement', 'other') NOT NULL,
      \`status\` enum ('open', 'under_review', 'accepted', 'implemented', 'rejected', 'closed') NOT NULL DEFAULT 'open',
      \`priority\` enum ('low', 'medium', 'high', 'critical') NULL,
      \`assigned_to_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`assigned_by_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`feedback_author\` (\`author_id\`, \`id\`),
      INDEX \`feedback_status\` (\`status\`, \`id\`),
      INDEX \`feedback_category\` (\`category\`, \`id\`),
      INDEX \`feedback_category_status\` (\`category\`, \`status\`, \`id\`),
      INDEX \`feedback_assigned_to\` (\`assigned_to_id\`),
      INDEX \`feedback_assigned_by\` (\`assigned_by_id\`),
      FULLTEXT INDEX \`feedback_text\` (\`title\`, \`description\`),
      CONSTRAINT \`feedback_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`feedback_assigned_to_fk\` FOREIGN KEY (\`assigned_to_id\`) REFERENCES \`users\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION,
      CONSTRAINT \`feedback_assigned_by_fk\` FOREIGN KEY (\`assigned_by_id\`) REFERENCES \`users\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`feedback_votes\` (
      \`feedback_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`vote_type\` enum ('upvote', 'downvote') NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`feedback_id\`, \`user_id\`),
      INDEX \`feedback_votes_user\` (\`user_id\`),
      INDEX \`feedback_votes_type\` (\`feedback_id\`, \`vote_type\`),
      CONSTRAINT \`feedback_votes_feedback_fk\` FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`feedback_votes_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  /**
   * Fills the writing days from existing texts. The table is renamed only when it is full: if a start is
   * killed in between, the next one completes it, and nothing is added to a table in use.
   */
  private async makeWritingDays(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`writing_days_begun\` (
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`day\` date NOT NULL,
      \`text_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`words_before\` int UNSIGNED NOT NULL,
      \`words_now\` int UNSIGNED NOT NULL,
      PRIMARY KEY (\`user_id\`, \`day\`, \`text_id\`),
      CONSTRAINT \`writing_days_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    for (const texts of ['stories', 'journals', 'notes'])
      await runner.query(`
      INSERT IGNORE INTO \`writing_days_begun\` (\`user_id\`, \`day\`, \`text_id\`, \`words_before\`, \`words_now\`)
      SELECT \`author_id\`, DATE(\`created_at\`), \`id\`, 0, \`word_count\` FROM \`${texts}\` WHERE \`word_count\` > 0
      `);
    await runner.query('RENAME TABLE `writing_days_begun` TO `writing_days`');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['feedback_votes', 'feedback', 'writing_days'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    await runner.query(`
    ALTER TABLE \`notes\`
      DROP INDEX \`notes_local_id\`, DROP INDEX \`notes_pinned\`,
      DROP INDEX \`notes_journal\`, ADD INDEX \`notes_journal\` (\`journal_id\`),
      DROP COLUMN \`local_id\`, DROP COLUMN \`tags\`, DROP COLUMN \`excerpt_text\`
    `);
    await runner.query(`
    ALTER TABLE \`journals\`
      DROP INDEX \`journals_local_id\`, DROP INDEX \`journals_date\`, DROP INDEX \`journals_made\`,
      DROP COLUMN \`local_id\`, DROP COLUMN \`excerpt_text\`
    `);
  }
}
