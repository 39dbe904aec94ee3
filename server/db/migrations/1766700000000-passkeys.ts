import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const toMember = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`;
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** Passkeys, the challenges that they answer, and which sign-ins proved a second factor. */
export class Passkeys1766700000000 implements MigrationInterface {
  name = 'Passkeys1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS passkeys (
      id ${ascii('varchar(40)')} NOT NULL,
      user_id ${ascii('varchar(40)')} NOT NULL,
      rp_id ${ascii('varchar(255)')} NOT NULL,
      name varchar(100) NOT NULL,
      credential_hash ${ascii('char(64)')} NOT NULL,
      credential_id ${ascii('varchar(1364)')} NOT NULL,
      public_key ${ascii('varchar(1400)')} NOT NULL,
      transports ${ascii('varchar(100)')} NOT NULL DEFAULT '',
      counter int unsigned NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX passkeys_credential (credential_hash),
      INDEX passkeys_user (user_id, id),
      ${toMember('passkeys_user_fk')}
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS passkey_challenges (
      challenge_hash ${ascii('char(64)')} NOT NULL,
      user_id ${ascii('varchar(40)')} NULL,
      purpose ${ascii('varchar(16)')} NOT NULL,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (challenge_hash),
      INDEX passkey_challenges_expiry (expires_at),
      INDEX passkey_challenges_user (user_id),
      ${toMember('passkey_challenges_user_fk')}
    ) ${engine}
    `);
    if (!(await runner.hasColumn('sign_ins', 'second_factor')))
      await runner.query('ALTER TABLE `sign_ins` ADD COLUMN `second_factor` tinyint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `sign_ins` DROP COLUMN `second_factor`');
    await runner.query('DROP TABLE passkey_challenges');
    await runner.query('DROP TABLE passkeys');
  }
}
