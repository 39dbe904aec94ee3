import type { FieldPacket, Pool, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { errnoOf } from './failures';
import type { SqlValue } from './rows';

/** A database limits the prepared statements of all connections, and so of all servers, together. */
const tooManyPrepared = 1461;

/** Sends a statement as a prepared one, or as text while the database takes no more prepared ones. */
export async function executePrepared<Result extends RowDataPacket[] | ResultSetHeader>(
  pool: Pool,
  sql: string,
  params: SqlValue[],
): Promise<[Result, FieldPacket[]]> {
  try {
    return await pool.execute<Result>(sql, params);
  } catch (error) {
    if (errnoOf(error) !== tooManyPrepared) throw error;
    const connection = await pool.getConnection();
    // Not by the pool's own query(), which PoolGuard can't limit.
    return connection.query<Result>(sql, params).finally(() => connection.release());
  }
}
