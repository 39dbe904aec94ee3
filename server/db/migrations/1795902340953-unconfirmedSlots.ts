import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to an unconfirmed address are counted by a row for each that may go in a day; earlier versions use the row without a slot. */
export class UnconfirmedSlots1795902340953 implements MigrationInterface {
  name = 'UnconfirmedSlots1795902340953';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('unconfirmed_mails', 'slot')))
      await runner.query(
        `ALTER TABLE unconfirmed_mails
           ADD COLUMN slot varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
           DROP PRIMARY KEY, ADD PRIMARY KEY (address_hash, slot)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM unconfirmed_mails WHERE slot <> ''");
    await runner.query(
      'ALTER TABLE unconfirmed_mails DROP PRIMARY KEY, ADD PRIMARY KEY (address_hash), DROP COLUMN slot',
    );
  }
}
