import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of the rows that clients get by answers and by events. Servers of the version before don't raise them. */
export class RowVersions1796074200000 implements MigrationInterface {
  name = 'RowVersions1796074200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, initial] of [
      ['sessions', 'row_version', 1],
      ['stories', 'row_version', 1],
      ['stories', 'unnoticed_writes', 0],
    ] as const)
      if (!(await runner.hasColumn(table, column)))
        await runner.query(
          `ALTER TABLE ${table} ADD COLUMN ${column} int UNSIGNED NOT NULL DEFAULT ${initial}`,
        );
  }

  async down(): Promise<void> {
    throw new Error('Versions are not dropped.');
  }
}
