import { createPool, type Pool, type PoolConnection, type ResultSetHeader } from 'mysql2';

export type Value = string | number | Date | null;

/** Callbacks and no stack for each statement: mysql2's promises cost a few per cent of a request. */
function open(settings: string[]): Pool {
  const pool = createPool({
    uri: process.env.DATABASE_URL,
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    connectionLimit: 20,
    maxPreparedStatements: 500,
    trace: false,
  });
  // A connection's statements are sent in turn, so these come before the first one.
  pool.on('connection', (connection) => {
    for (const setting of settings) connection.query(`SET SESSION ${setting}`, () => undefined);
  });
  return pool;
}

const isolated = 'TRANSACTION ISOLATION LEVEL READ COMMITTED';
const pool = open([isolated]);
/** Its connections begin a transaction with their first statement, which saves one. */
const transactions = open([isolated, 'autocommit = 0']);

function run<Result>(on: Pool | PoolConnection, sql: string, params: Value[]): Promise<Result> {
  return new Promise((resolve, reject) => {
    on.execute(sql, params, (error, result) => (error ? reject(error) : resolve(result as Result)));
  });
}

export const read = <Row>(sql: string, params: Value[] = []): Promise<Row[]> => run(pool, sql, params);

/** Commits by itself; returns how many rows it changed. */
export const write = async (sql: string, params: Value[]): Promise<number> =>
  (await run<ResultSetHeader>(pool, sql, params)).affectedRows;

export interface Transaction {
  read<Row>(sql: string, params: Value[]): Promise<Row[]>;
  write(sql: string, params: Value[]): Promise<number>;
}

const taken = () =>
  new Promise<PoolConnection>((resolve, reject) => {
    transactions.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
  });

export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const connection = await taken();
  try {
    const result = await work({
      read: (sql, params) => run(connection, sql, params),
      write: async (sql, params) => (await run<ResultSetHeader>(connection, sql, params)).affectedRows,
    });
    await run(connection, 'COMMIT', []);
    connection.release();
    return result;
  } catch (error) {
    // Closing it rolls back.
    connection.destroy();
    throw error;
  }
}
