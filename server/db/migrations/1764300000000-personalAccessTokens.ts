import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal access tokens. */
export class PersonalAccessTokens1764300000000 implements MigrationInterface {
  name = 'PersonalAccessTokens1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS \`personal_access_tokens\` (
      \`id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`user_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`slot\` tinyint UNSIGNED NULL,
      \`name\` varchar(100) NOT NULL,
      \`scope\` enum ('read', 'write') NOT NULL,
      \`token_hash\` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`last_four\` char(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      \`created_at\` datetime(3) NOT NULL,
      \`expires_at\` datetime(3) NULL,
      \`last_used_at\` datetime(3) NULL,
      \`revoked_at\` datetime(3) NULL,
      PRIMARY KEY (\`id\`),
      UNIQUE INDEX \`personal_access_tokens_hash\` (\`token_hash\`),
      UNIQUE INDEX \`personal_access_tokens_slot\` (\`user_id\`, \`slot\`),
      INDEX \`personal_access_tokens_user\` (\`user_id\`, \`id\`),
      INDEX \`personal_access_tokens_expiry\` (\`expires_at\`),
      INDEX \`personal_access_tokens_revocation\` (\`revoked_at\`),
      CONSTRAINT \`personal_access_tokens_user_fk\` FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS `personal_access_tokens`');
  }
}
