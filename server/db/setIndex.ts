import type { QueryRunner } from 'typeorm';

/**
 * Gives a migration's table an index with these columns, or none if there are no columns. Replaces one with fewer or more
 * columns in one statement, because the running version reads it meanwhile. Can be repeated.
 */
export async function setIndex(
  runner: QueryRunner,
  table: string,
  name: string,
  columns: readonly string[],
): Promise<void> {
  const found: { Column_name: string }[] = await runner.query(
    `SHOW INDEX FROM ${table} WHERE Key_name = '${name}'`,
  );
  const isSame =
    found.length === columns.length && found.every(({ Column_name }, n) => Column_name === columns[n]);
  if (isSame) return;
  const changes = [
    ...(found.length > 0 ? [`DROP INDEX ${name}`] : []),
    ...(columns.length > 0 ? [`ADD INDEX ${name} (${columns.join(', ')})`] : []),
  ];
  await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
}
