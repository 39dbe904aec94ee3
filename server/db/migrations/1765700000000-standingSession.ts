import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Kinds of sessions, and who started a sprint. Servers of the previous version still insert sessions, so the kind has a
 * default and the starter is nullable.
 */
export class StandingSession1765700000000 implements MigrationInterface {
  name = 'StandingSession1765700000000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('sessions', 'kind')) return;
    // Columns, index and key in one statement, so that it is atomic.
    await runner.query(`
    ALTER TABLE \`sessions\`
      ADD COLUMN \`kind\` enum ('scheduled', 'drop_in') NOT NULL DEFAULT 'scheduled',
      ADD COLUMN \`sprint_starter_id\` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
      ADD INDEX \`sessions_sprint_starter\` (\`sprint_starter_id\`),
      ADD CONSTRAINT \`sessions_sprint_starter_fk\` FOREIGN KEY (\`sprint_starter_id\`) REFERENCES \`users\`(\`id\`) ON DELETE SET NULL ON UPDATE NO ACTION
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
    ALTER TABLE \`sessions\`
      DROP FOREIGN KEY \`sessions_sprint_starter_fk\`,
      DROP INDEX \`sessions_sprint_starter\`,
      DROP COLUMN \`sprint_starter_id\`,
      DROP COLUMN \`kind\`
    `);
  }
}
