import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = (type: string) => `${type} CHARACTER SET ascii COLLATE ascii_bin`;
const toMember = (name: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION`;
const engine = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** Authenticator apps as a second factor, their recovery codes, and when a sign-in last proved who it is. */
export class SecondFactors1766300000000 implements MigrationInterface {
  name = 'SecondFactors1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS totp_secrets (
      user_id ${ascii('varchar(40)')} NOT NULL,
      secret ${ascii('varchar(255)')} NOT NULL,
      last_step int unsigned NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      confirmed_at datetime(3) NULL,
      PRIMARY KEY (user_id),
      ${toMember('totp_secrets_user_fk')}
    ) ${engine}
    `);
    await runner.query(`
    CREATE TABLE IF NOT EXISTS recovery_codes (
      code_hash ${ascii('char(64)')} NOT NULL,
      user_id ${ascii('varchar(40)')} NOT NULL,
      PRIMARY KEY (code_hash),
      INDEX recovery_codes_user (user_id),
      ${toMember('recovery_codes_user_fk')}
    ) ${engine}
    `);
    if (!(await runner.hasColumn('sign_ins', 'verified_at')))
      await runner.query('ALTER TABLE `sign_ins` ADD COLUMN `verified_at` datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `sign_ins` DROP COLUMN `verified_at`');
    await runner.query('DROP TABLE recovery_codes');
    await runner.query('DROP TABLE totp_secrets');
  }
}
