import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = 'varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';

const table = (name: string) => `
    CREATE TABLE IF NOT EXISTS ${name} (
      member_id ${id},
      other_id ${id},
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (member_id, other_id),
      INDEX ${name}_since (member_id, created_at, other_id),
      INDEX ${name}_other (other_id),
      CONSTRAINT ${name}_member_fk FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION,
      CONSTRAINT ${name}_other_fk FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci
    `;

/** Whom members muted and blocked. */
export class MemberBlocks1766500200000 implements MigrationInterface {
  name = 'MemberBlocks1766500200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table('mutes'));
    await runner.query(table('blocks'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocks');
    await runner.query('DROP TABLE mutes');
  }
}
