import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * E-mail confirmation, accounts without a password, and known devices. Existing accounts start unconfirmed.
 * Each statement can be repeated, as in the first migration.
 */
export class ProvedAddresses1764200000000 implements MigrationInterface {
  name = 'ProvedAddresses1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('users', 'email_confirmed_at')))
      await runner.query(`
      ALTER TABLE \`users\`
        ADD COLUMN \`email_confirmed_at\` datetime(3) NULL,
        MODIFY COLUMN \`password_hash\` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NULL
      `);
    if (!(await runner.hasColumn('sign_ins', 'device_hash')))
      await runner.query(`
      ALTER TABLE \`sign_ins\`
        ADD COLUMN \`device_hash\` char(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD INDEX \`sign_ins_device\` (\`user_id\`, \`device_hash\`)
      `);
    await runner.query(
      "ALTER TABLE `mails` MODIFY COLUMN `kind` enum ('password_reset', 'magic_link', 'password_changed', 'email_confirmation') NOT NULL",
    );
    await runner.query(
      "ALTER TABLE `account_links` MODIFY COLUMN `purpose` enum ('password_reset', 'magic_link', 'email_confirmation') NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM `account_links` WHERE `purpose` = 'email_confirmation'");
    await runner.query("DELETE FROM `mails` WHERE `kind` = 'email_confirmation'");
    await runner.query(
      "ALTER TABLE `account_links` MODIFY COLUMN `purpose` enum ('password_reset', 'magic_link') NOT NULL",
    );
    await runner.query(
      "ALTER TABLE `mails` MODIFY COLUMN `kind` enum ('password_reset', 'magic_link', 'password_changed') NOT NULL",
    );
    await runner.query('ALTER TABLE `sign_ins` DROP INDEX `sign_ins_device`, DROP COLUMN `device_hash`');
    // No password has an empty hash, so these accounts still sign in by mailed links only.
    await runner.query("UPDATE `users` SET `password_hash` = '' WHERE `password_hash` IS NULL");
    await runner.query(`
    ALTER TABLE \`users\`
      DROP COLUMN \`email_confirmed_at\`,
      MODIFY COLUMN \`password_hash\` varchar(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    `);
  }
}
