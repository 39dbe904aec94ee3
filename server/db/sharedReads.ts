import { LRUCache } from 'lru-cache';
import { coalesce } from './coalesce';
import { grouped, padded, placeholders, type SqlValue } from './rows';

/** Maximum number of reads, each a statement with its parameters, whose callers can share an answer. */
const sharedMax = 500;

type Read = <Row>(sql: string, params: SqlValue[], requestId?: string) => Promise<Row[]>;
type Lookup = (id: string) => Promise<readonly unknown[] | undefined>;

interface SharedLookup {
  lookup: Lookup;
  /** The last request that asked; the log of slow statements names it for all. */
  requestId: string | undefined;
}

/** Puts a placeholder for each id in place of `:ids`, as in `user_id IN (:ids)`. */
const forIds = (sql: string, ids: readonly string[]) => sql.replace(':ids', placeholders(ids));

/**
 * Reads that requests share: while one is under way, callers that ask the same wait for the next, which is one statement
 * for all of them. It never began before the call, so it isn't a cache. They share its rows, which must not be changed.
 */
export class SharedReads {
  private readonly lookups = new LRUCache<string, SharedLookup>({ max: sharedMax });

  constructor(private readonly read: Read) {}

  /** Reads what is the same whoever asks. */
  async forAll<Row>(sql: string, params: SqlValue[], requestId?: string): Promise<readonly Row[]> {
    const read = async (_: string[], lastRequestId?: string) =>
      new Map([['', await this.read(sql, params, lastRequestId)]]);
    const lookup = this.lookupOf(sql, params, requestId, read);
    return ((await lookup('')) ?? []) as Row[];
  }

  /**
   * Reads the rows that belong to ids, which come first in the statement, as `:ids`. The rows of a single id are read together with
   * those of the ids that other callers want.
   */
  async byIds<Row>(
    ids: readonly string[],
    idOf: (row: Row) => string,
    sql: string,
    params: SqlValue[],
    requestId?: string,
  ): Promise<readonly Row[]> {
    const [id, ...more] = ids;
    if (id === undefined) return [];
    if (more.length > 0) {
      const wanted = padded(ids);
      return this.forAll(forIds(sql, wanted), [...wanted, ...params], requestId);
    }
    const lookup = this.lookupOf(sql, params, requestId, async (all, lastRequestId) => {
      const wanted = padded(all);
      const rows = await this.read<Row>(forIds(sql, wanted), [...wanted, ...params], lastRequestId);
      const rowsById = grouped(all, rows, idOf);
      return new Map(all.map((one, place) => [one, rowsById[place] ?? []]));
    });
    return ((await lookup(id)) ?? []) as Row[];
  }

  private lookupOf(
    sql: string,
    params: SqlValue[],
    requestId: string | undefined,
    read: (ids: string[], lastRequestId?: string) => Promise<Map<string, readonly unknown[]>>,
  ): Lookup {
    const key = JSON.stringify([sql, params]);
    const known = this.lookups.get(key);
    if (known) {
      known.requestId = requestId;
      return known.lookup;
    }
    const made: SharedLookup = { requestId, lookup: coalesce((ids) => read(ids, made.requestId)) };
    this.lookups.set(key, made);
    return made.lookup;
  }
}
