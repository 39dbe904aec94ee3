import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why staff did something, and the indexes of the lists of members and acts. */
export class Membership1766200000000 implements MigrationInterface {
  name = 'Membership1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('audit_log', 'reason')))
      await runner.query(
        'ALTER TABLE audit_log ADD COLUMN reason varchar(500) NULL AFTER thing, ADD INDEX audit_log_act (act, id)',
      );
    const [indexed] = await runner.query("SHOW INDEX FROM users WHERE Key_name = 'users_roles'");
    if (!indexed) await runner.query('ALTER TABLE users ADD INDEX users_roles (roles, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP INDEX users_roles');
    await runner.query('ALTER TABLE audit_log DROP INDEX audit_log_act, DROP COLUMN reason');
  }
}
