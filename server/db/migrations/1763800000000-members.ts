import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails and links, follows, comments, journals and notes. Each statement can be repeated, as in the first
 * migration.
 */
export class Members1763800000000 implements MigrationInterface {
  name = 'Members1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.changeUsersAndSignIns(runner);
    await this.createMails(runner);
    await this.createFollowsAndComments(runner);
    await this.createJournals(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['notes', 'journals', 'comments', 'follows', 'account_links', 'mails'])
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
    await runner.query(
      'ALTER TABLE `sign_ins` DROP INDEX `sign_ins_user`, ADD INDEX `sign_ins_user` (`user_id`)',
    );
    await runner.query('ALTER TABLE `users` DROP COLUMN `deleted_at`');
  }

  private async changeUsersAndSignIns(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('users', 'deleted_at')))
      await runner.query('ALTER TABLE `users` ADD COLUMN `deleted_at` datetime(3) NULL');
    // In one statement, so that it is atomic: the foreign key needs one of the two indexes at any time.
    if ((await columnsOfIndex(runner, 'sign_ins', 'sign_ins_user')) === 1)
      await runner.query(
        'ALTER TABLE `sign_ins` DROP INDEX `sign_ins_user`, ADD INDEX `sign_ins_user` (`user_id`, `last_used_at`, `id`)',
      );
  }

  private async createMails(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`mails\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`kind\` enum ('password_reset', 'magic_link', 'password_changed') NOT NULL,
      \`email\` varchar(254) COLLATE utf8mb4_bin NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`due_at\` datetime(3) NOT NULL,
      \`attempts\` tinyint UNSIGNED NOT NULL DEFAULT '0',
      \`claim\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`mails_due\` (\`due_at\`),
      INDEX \`mails_claim\` (\`claim\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`account_links\` (
      \`token_hash\` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`purpose\` enum ('password_reset', 'magic_link') NOT NULL,
      \`mail_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`expires_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`token_hash\`),
      UNIQUE INDEX \`account_links_mail\` (\`mail_id\`),
      INDEX \`account_links_user\` (\`user_id\`),
      INDEX \`account_links_expiry\` (\`expires_at\`),
      CONSTRAINT \`account_links_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createFollowsAndComments(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`follows\` (
      \`follower_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`followed_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`follower_id\`, \`followed_id\`),
      INDEX \`follows_follower\` (\`follower_id\`, \`created_at\`, \`followed_id\`),
      INDEX \`follows_followed\` (\`followed_id\`, \`created_at\`, \`follower_id\`),
      CONSTRAINT \`follows_follower_fk\` FOREIGN KEY (\`follower_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`follows_followed_fk\` FOREIGN KEY (\`followed_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`comments\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`content\` text NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`comments_story\` (\`story_id\`, \`id\`),
      INDEX \`comments_author\` (\`author_id\`, \`id\`),
      CONSTRAINT \`comments_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`comments_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createJournals(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`journals\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`title\` varchar(255) NOT NULL,
      \`content\` mediumtext NOT NULL,
      \`journal_date\` datetime(3) NOT NULL,
      \`mood\` varchar(100) NULL,
      \`prompt\` varchar(2000) NULL,
      \`word_count\` int UNSIGNED NOT NULL DEFAULT '0',
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`journals_author\` (\`author_id\`, \`id\`),
      CONSTRAINT \`journals_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`notes\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`journal_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`title\` varchar(255) NULL,
      \`content\` mediumtext NOT NULL,
      \`category\` varchar(100) NULL,
      \`is_pinned\` tinyint NOT NULL DEFAULT 0,
      \`word_count\` int UNSIGNED NOT NULL DEFAULT '0',
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`notes_journal\` (\`journal_id\`),
      INDEX \`notes_author\` (\`author_id\`, \`id\`),
      CONSTRAINT \`notes_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`notes_journal_fk\` FOREIGN KEY (\`journal_id\`) REFERENCES \`journals\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }
}

async function columnsOfIndex(runner: QueryRunner, table: string, index: string): Promise<number> {
  const [{ n }] = await runner.query(
    `SELECT COUNT(*) AS n FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = ? AND index_name = ?`,
    [table, index],
  );
  return Number(n);
}
