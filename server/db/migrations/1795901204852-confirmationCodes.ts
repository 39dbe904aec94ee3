import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** The code that confirms an account's address, by the mail that carries it. */
export class ConfirmationCodes1795901204852 implements MigrationInterface {
  name = 'ConfirmationCodes1795901204852';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS confirmation_codes (
      user_id varchar(40) ${ascii} NOT NULL,
      mail_id varchar(40) ${ascii} NOT NULL,
      tries tinyint unsigned NOT NULL DEFAULT 0,
      expires_at datetime(3) NOT NULL,
      PRIMARY KEY (user_id),
      INDEX confirmation_codes_expiry (expires_at),
      CONSTRAINT confirmation_codes_user_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE confirmation_codes');
  }
}
