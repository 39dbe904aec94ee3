import type { Pool } from 'mysql2/promise';

type Value = string | number | Date | null;

/** Characters per statement, well below the maximum packet size. */
const statementSize = 1_000_000;
const statementRows = 2_000;
const statementsInTransaction = 10;

/** Inserts many rows per statement and many statements per transaction. */
export async function bulkInsert(
  pool: Pool,
  table: string,
  columns: string[],
  rows: Iterable<Value[]>,
): Promise<void> {
  const connection = await pool.getConnection();
  try {
    await connection.query('SET unique_checks = 0, foreign_key_checks = 0');
    let batch: Value[][] = [];
    let size = 0;
    let statements = 0;
    const flush = async () => {
      if (batch.length === 0) return;
      if (statements % statementsInTransaction === 0) await connection.query('START TRANSACTION');
      await connection.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [batch]);
      statements += 1;
      if (statements % statementsInTransaction === 0) await connection.query('COMMIT');
      batch = [];
      size = 0;
    };
    for (const row of rows) {
      batch.push(row);
      for (const value of row) size += typeof value === 'string' ? value.length : 8;
      if (size > statementSize || batch.length >= statementRows) await flush();
    }
    await flush();
    await connection.query('COMMIT');
  } finally {
    // Not returned to the pool, because its checks are off.
    connection.destroy();
  }
}
