import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = (length: number) => `varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin`;
const toMember = (name: string, column: string) =>
  `CONSTRAINT ${name} FOREIGN KEY (${column}) REFERENCES users(id) ON DELETE SET NULL ON UPDATE NO ACTION`;

/** Acts that concern the security of accounts and the rights in the group. */
export class AuditLog1766010000000 implements MigrationInterface {
  name = 'AuditLog1766010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
    CREATE TABLE IF NOT EXISTS audit_log (
      id ${ascii(40)} NOT NULL,
      act ${ascii(40)} NOT NULL,
      actor_kind ${ascii(16)} NOT NULL,
      actor_id ${ascii(40)} NULL,
      subject_id ${ascii(40)} NULL,
      thing ${ascii(40)} NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (id),
      INDEX audit_log_subject (subject_id, id),
      INDEX audit_log_actor (actor_id, id),
      ${toMember('audit_log_actor_fk', 'actor_id')},
      ${toMember('audit_log_subject_fk', 'subject_id')}
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
  }
}
