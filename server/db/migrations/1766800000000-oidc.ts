import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const exact = (type: string) => `${type} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`;
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** Signing in with a provider by OpenID Connect. */
export class Oidc1766800000000 implements MigrationInterface {
  name = 'Oidc1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS provider_identities (
      identity_hash ${ascii('char(64)')} NOT NULL,
      user_id ${ascii('varchar(40)')} NOT NULL,
      issuer ${exact('varchar(255)')} NOT NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      unlinked_at datetime(3) NULL,
      PRIMARY KEY (identity_hash),
      UNIQUE INDEX provider_identities_user (user_id, issuer),
      CONSTRAINT provider_identities_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS provider_flows (
      state_hash ${ascii('char(64)')} NOT NULL,
      browser_hash ${ascii('char(64)')} NOT NULL,
      verifier ${ascii('varchar(128)')} NOT NULL,
      nonce ${ascii('varchar(128)')} NOT NULL,
      purpose enum('sign_in','link') NOT NULL,
      is_again tinyint NOT NULL DEFAULT 0,
      return_to varchar(500) NULL,
      invitation varchar(200) NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (state_hash),
      INDEX provider_flows_expiry (expires_at)
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS provider_codes (
      code_hash ${ascii('char(64)')} NOT NULL,
      browser_hash ${ascii('char(64)')} NOT NULL,
      purpose enum('sign_in','link') NOT NULL,
      is_again tinyint NOT NULL DEFAULT 0,
      issuer ${exact('varchar(255)')} NOT NULL,
      identity_hash ${ascii('char(64)')} NOT NULL,
      email ${exact('varchar(254)')} NULL,
      name varchar(100) NULL,
      return_to varchar(500) NULL,
      invitation varchar(200) NULL,
      opened_at datetime(3) NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (code_hash),
      INDEX provider_codes_expiry (expires_at)
    ) ${engine}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_codes');
    await runner.query('DROP TABLE provider_flows');
    await runner.query('DROP TABLE provider_identities');
  }
}
