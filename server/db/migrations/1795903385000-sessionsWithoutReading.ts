import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether members can read aloud in a session. */
export class SessionsWithoutReading1795903385000 implements MigrationInterface {
  name = 'SessionsWithoutReading1795903385000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('sessions', 'has_reading')))
      await runner.query('ALTER TABLE `sessions` ADD COLUMN `has_reading` tinyint NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `sessions` DROP COLUMN `has_reading`');
  }
}
