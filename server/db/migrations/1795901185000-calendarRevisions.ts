import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number that grows with each change of a session in calendars, and what they say of deleted sessions. */
export class CalendarRevisions1795901185000 implements MigrationInterface {
  name = 'CalendarRevisions1795901185000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of [
      ['sessions', 'revision', 'int unsigned NOT NULL DEFAULT 0'],
      ['deleted_session_members', 'ends_at', 'datetime(3) NULL'],
      ['deleted_session_members', 'revision', 'int unsigned NOT NULL DEFAULT 0'],
    ] as const)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(`ALTER TABLE \`${table}\` ADD COLUMN \`${column}\` ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `sessions` DROP COLUMN `revision`');
    await runner.query('ALTER TABLE `deleted_session_members` DROP COLUMN `ends_at`, DROP COLUMN `revision`');
  }
}
