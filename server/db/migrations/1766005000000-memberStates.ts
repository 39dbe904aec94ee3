import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether members may use their accounts. Existing ones may. */
export class MemberStates1766005000000 implements MigrationInterface {
  name = 'MemberStates1766005000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('users', 'state')))
      await runner.query(
        "ALTER TABLE `users` ADD COLUMN `state` enum ('active', 'waiting', 'suspended') NOT NULL DEFAULT 'active'",
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE `users` DROP COLUMN `state`');
  }
}
