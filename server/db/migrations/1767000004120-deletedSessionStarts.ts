import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a deleted session was to start, for those who are told of it. Unknown for those deleted before. */
export class DeletedSessionStarts1767000004120 implements MigrationInterface {
  name = 'DeletedSessionStarts1767000004120';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('deleted_session_members', 'date_time')))
      await runner.query('ALTER TABLE `deleted_session_members` ADD COLUMN `date_time` datetime(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `deleted_session_members` DROP COLUMN `date_time`');
  }
}
