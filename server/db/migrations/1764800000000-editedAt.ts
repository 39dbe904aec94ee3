import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['sessions', 'feedback'] as const;

/**
 * Adds the time of the last edit to sessions and feedback. `updated_at` also changes with the status and the assignee.
 * Nullable, because servers of the previous version still insert rows. Each statement may run again.
 */
export class EditedAt1764800000000 implements MigrationInterface {
  name = 'EditedAt1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      const [column] = await runner.query(`SHOW COLUMNS FROM ${table} LIKE 'edited_at'`);
      if (!column) await runner.query(`ALTER TABLE ${table} ADD COLUMN edited_at datetime(3) NULL`);
      await runner.query(
        `UPDATE ${table} SET edited_at = updated_at WHERE edited_at IS NULL AND updated_at > created_at`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN edited_at`);
  }
}
