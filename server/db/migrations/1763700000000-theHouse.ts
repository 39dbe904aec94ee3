import type { MigrationInterface, QueryRunner } from 'typeorm';
import { epochSlots } from '../database';

/**
 * Members, sign-ins, stories with tags, shares and favourites, and the installation's own tables. Each
 * statement can be repeated: the database commits every CREATE TABLE, and a start can be killed in between.
 * For the same reason foreign keys are inside CREATE TABLE, and a table comes after those it refers to.
 */
export class TheHouse1763700000000 implements MigrationInterface {
  name = 'TheHouse1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.createAccounts(runner);
    await this.createStories(runner);
    await this.createInstallationTables(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'users',
      'sign_ins',
      'refresh_tokens',
      'stories',
      'tags',
      'story_shares',
      'story_tags',
      'story_favorites',
      'public_epoch',
      'rate_limits',
      'house_facts',
    ].reverse())
      await runner.query(`DROP TABLE IF EXISTS ${table}`);
  }

  private async createAccounts(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`users\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`username\` varchar(50) CHARACTER SET ascii COLLATE ascii_general_ci NOT NULL,
      \`email\` varchar(254) COLLATE utf8mb4_bin NOT NULL,
      \`password_hash\` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`roles\` set ('admin', 'instructor', 'user') NOT NULL DEFAULT 'user',
      \`display_name\` varchar(100) NULL,
      \`bio\` varchar(500) NULL,
      \`website_url\` varchar(2048) NULL,
      \`profile_image_url\` varchar(2048) NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`users_email\` (\`email\`),
      UNIQUE INDEX \`users_username\` (\`username\`),
      INDEX \`users_display_name\` (\`display_name\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`sign_ins\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`remembered\` tinyint NOT NULL,
      \`user_agent\` varchar(255) NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`last_used_at\` datetime(3) NOT NULL,
      \`revoked_at\` datetime(3) NULL,
      PRIMARY KEY (\`id\`),
      INDEX \`sign_ins_user\` (\`user_id\`),
      INDEX \`sign_ins_last_used\` (\`last_used_at\`),
      CONSTRAINT \`sign_ins_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`refresh_tokens\` (
      \`token_hash\` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`sign_in_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`expires_at\` datetime(3) NOT NULL,
      \`used_at\` datetime(3) NULL,
      PRIMARY KEY (\`token_hash\`),
      INDEX \`refresh_tokens_expiry\` (\`expires_at\`),
      INDEX \`refresh_tokens_sign_in\` (\`sign_in_id\`),
      CONSTRAINT \`refresh_tokens_sign_in_fk\` FOREIGN KEY (\`sign_in_id\`) REFERENCES \`sign_ins\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createStories(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`stories\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`author_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`title\` varchar(255) NOT NULL,
      \`content\` mediumtext NOT NULL,
      \`excerpt_text\` varchar(340) NOT NULL,
      \`privacy_level\` enum ('private', 'shared', 'public') NOT NULL DEFAULT 'private',
      \`shared_with_all\` tinyint NOT NULL DEFAULT 1,
      \`readers_may_comment\` tinyint NOT NULL DEFAULT 1,
      \`author_notes\` mediumtext NULL,
      \`is_collaborative\` tinyint NOT NULL DEFAULT 0,
      \`version_number\` int UNSIGNED NOT NULL DEFAULT '1',
      \`word_count\` int UNSIGNED NOT NULL DEFAULT '0',
      \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`updated_at\` datetime(3) NOT NULL,
      \`shared_at\` datetime(3) NULL,
      \`published_at\` datetime(3) NULL,
      PRIMARY KEY (\`id\`),
      FULLTEXT INDEX \`stories_text\` (\`title\`, \`content\`),
      UNIQUE INDEX \`stories_local_id\` (\`author_id\`, \`local_id\`),
      INDEX \`stories_shared\` (\`privacy_level\`, \`shared_with_all\`, \`shared_at\`, \`id\`),
      INDEX \`stories_published\` (\`privacy_level\`, \`published_at\`, \`id\`),
      INDEX \`stories_author_level\` (\`author_id\`, \`privacy_level\`, \`id\`),
      INDEX \`stories_author\` (\`author_id\`, \`id\`),
      CONSTRAINT \`stories_author_fk\` FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`tags\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`name\` varchar(20) COLLATE utf8mb4_bin NOT NULL,
      \`description\` varchar(255) NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`tags_name\` (\`name\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_shares\` (
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (\`story_id\`, \`user_id\`),
      INDEX \`story_shares_user\` (\`user_id\`, \`story_id\`),
      CONSTRAINT \`story_shares_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`story_shares_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_tags\` (
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`tag_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`position\` tinyint UNSIGNED NOT NULL,
      PRIMARY KEY (\`story_id\`, \`tag_id\`),
      INDEX \`story_tags_tag\` (\`tag_id\`, \`story_id\`),
      CONSTRAINT \`story_tags_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`story_tags_tag_fk\` FOREIGN KEY (\`tag_id\`) REFERENCES \`tags\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`story_favorites\` (
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`story_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      PRIMARY KEY (\`user_id\`, \`story_id\`),
      INDEX \`story_favorites_user\` (\`user_id\`, \`created_at\`, \`story_id\`),
      INDEX \`story_favorites_story\` (\`story_id\`),
      CONSTRAINT \`story_favorites_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT \`story_favorites_story_fk\` FOREIGN KEY (\`story_id\`) REFERENCES \`stories\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  private async createInstallationTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`public_epoch\` (
      \`slot\` tinyint UNSIGNED NOT NULL,
      \`n\` bigint UNSIGNED NOT NULL DEFAULT '0',
      PRIMARY KEY (\`slot\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`rate_limits\` (
      \`key\` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`points\` int NOT NULL DEFAULT '0',
      \`expire\` bigint UNSIGNED NULL,
      PRIMARY KEY (\`key\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`house_facts\` (
      \`name\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`value\` varchar(255) NOT NULL,
      PRIMARY KEY (\`name\`)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
    const slots = Array.from({ length: epochSlots }, (_, slot) => `(${slot}, 0)`);
    await runner.query(`INSERT IGNORE INTO public_epoch (slot, n) VALUES ${slots.join(', ')}`);
  }
}
