import { LRUCache } from 'lru-cache';
import { coalesce } from './coalesce';
import { grouped, padded, placeholders, type SqlValue } from './rows';

/** Maximum number of reads, each a statement with its parameters, whose callers can share an answer. */
const sharedMax = 500;

type Read = <Row>(sql: string, params: SqlValue[], requestId?: string) => Promise<Row[]>;
type Lookup = (ownerId: string) => Promise<readonly unknown[] | undefined>;

interface SharedLookup {
  lookup: Lookup;
  /** The last request that asked; the log of slow statements names it for all. */
  requestId: string | undefined;
}

/** Stands for the owners' ids in a statement, as in `user_id IN (:owners)`. */
const ownersMarker = ':owners';

/** The statement for a single owner. */
export const forOneOwner = (sql: string) => sql.replace(ownersMarker, '?');

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

  /** Reads an owner's rows together with those of others who ask for the same. The owners come first in the statement. */
  async ofOwner<Row>(
    ownerId: string,
    ownerOf: (row: Row) => string,
    sql: string,
    params: SqlValue[],
    requestId?: string,
  ): Promise<readonly Row[]> {
    const lookup = this.lookupOf(sql, params, requestId, async (ids, lastRequestId) => {
      const wanted = padded(ids);
      const values = [...wanted, ...params];
      const rows = await this.read<Row>(
        sql.replace(ownersMarker, placeholders(wanted)),
        values,
        lastRequestId,
      );
      const byOwner = grouped(ids, rows, ownerOf);
      return new Map(ids.map((id, place) => [id, byOwner[place] ?? []]));
    });
    return ((await lookup(ownerId)) ?? []) as Row[];
  }

  private lookupOf(
    sql: string,
    params: SqlValue[],
    requestId: string | undefined,
    read: (ownerIds: string[], lastRequestId?: string) => Promise<Map<string, readonly unknown[]>>,
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
