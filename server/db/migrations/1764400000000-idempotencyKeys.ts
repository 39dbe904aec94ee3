import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys = [
  ['comments', ['author_id', 'story_id']],
  ['sessions', ['leader_id']],
  ['exercises', ['creator_id']],
  ['feedback', ['author_id']],
] as const;

/** Idempotency keys of comments, sessions, exercises and feedback. Each statement can be repeated. */
export class IdempotencyKeys1764400000000 implements MigrationInterface {
  name = 'IdempotencyKeys1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, owner] of keys)
      if (!(await runner.hasColumn(table, 'local_id')))
        await runner.query(`
        ALTER TABLE \`${table}\`
          ADD COLUMN \`local_id\` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
          ADD UNIQUE INDEX \`${table}_local_id\` (${[...owner, 'local_id'].map((column) => `\`${column}\``).join(', ')})
        `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of keys)
      await runner.query(
        `ALTER TABLE \`${table}\` DROP INDEX \`${table}_local_id\`, DROP COLUMN \`local_id\``,
      );
  }
}
