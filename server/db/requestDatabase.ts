import type { Database, OnWrite, Transaction } from './database';
import type { SqlValue } from './rows';

/** The database as one request uses it: the log of slow statements names the request, and `onWrite` follows each of its writes. */
export class RequestDatabase {
  constructor(
    /** The database for what all requests share. */
    readonly shared: Database,
    private readonly requestId: string,
    private readonly onWrite: OnWrite,
  ) {}

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.shared.transaction(work, this.requestId, this.onWrite);
  }

  writeRepeatable(sql: string, params: SqlValue[]): Promise<number> {
    return this.shared.writeRepeatable(sql, params, this.requestId, this.onWrite);
  }

  read<Row>(sql: string, params: SqlValue[] = []): Promise<Row[]> {
    return this.shared.read(sql, params, this.requestId);
  }

  /** Reads data that are the same for every caller; requests share the read (see SharedReads). */
  readForAll<Row>(sql: string, params: SqlValue[]): Promise<readonly Row[]> {
    return this.shared.sharedReads.forAll(sql, params, this.requestId);
  }

  /** Like readForAll(), for rows that belong to ids, which come first in the statement, as `:ids`. */
  readByIds<Row>(
    ids: readonly string[],
    idOf: (row: Row) => string,
    sql: string,
    params: SqlValue[] = [],
  ): Promise<readonly Row[]> {
    return this.shared.sharedReads.byIds(ids, idOf, sql, params, this.requestId);
  }
}
