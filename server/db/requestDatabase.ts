import { LRUCache } from 'lru-cache';
import type { FieldPacket } from 'mysql2';
import type { Database, Transaction } from './database';
import { timeFromJson } from './entityRows';
import { isConnectionLost } from './failures';
import type { OnWrite } from './publicData';
import type { SqlValue } from './rows';
import { forOneOwner } from './sharedReads';
import { unionPartOf } from './unionPart';

/** Reads that one statement combines at most. */
const partsMax = 16;
/** Combinations that are remembered, so that rare ones are forgotten. */
const combinationsMax = 100;
/** How often reads are requested together before they are combined. */
const readsBeforeCombining = 3;
/** How often reads are requested together after their combination has failed, until it is tried again. */
const readsUntilRetry = 1_000;

type Convert = (value: unknown) => unknown;

const unchanged: Convert = (value) => value;
/** In JSON a condition is true or false; the driver gives 1 or 0. */
const asInteger: Convert = (value) => (typeof value === 'boolean' ? Number(value) : value);
const asTime: Convert = (value) => timeFromJson(value as string | null);
/** The driver gives long integers and decimals as strings. */
const asDigits: Convert = (value) => (value === null ? null : String(value));

/** Numbers of column types in the protocol. */
const integers = new Set([1, 2, 3, 9]);
const texts = new Set([249, 250, 251, 252, 253, 254]);
const [longInteger, dateTime, json, decimal, binaryCharset] = [8, 12, 245, 246, 63];
const longTexts = new Set([249, 250, 251, 252, json]);
/** MariaDB keeps longer expressions as BLOBs in temporary tables. In bytes: 512 characters of four. */
const longestShortText = 4 * 512;

/** How a column's value is made from JSON; undefined for types that JSON would change. */
function conversionOf({ columnType, characterSet, decimals }: FieldPacket): Convert | undefined {
  if (columnType === undefined) return undefined;
  if (integers.has(columnType)) return asInteger;
  if (columnType === json) return unchanged;
  if (columnType === longInteger) return asDigits;
  if (texts.has(columnType)) return characterSet === binaryCharset ? undefined : unchanged;
  if (columnType === dateTime) return asTime;
  return columnType === decimal && decimals === 0 ? asDigits : undefined;
}

interface Column {
  name: string;
  convert: Convert;
}

interface KnownStatement {
  /** Stands for the statement, whose text takes kilobytes, in the key of a combination. */
  number: number;
  columns: Column[];
  /** A row without values. Filling a copy is faster than adding as many properties, which become a dictionary. */
  blank: Record<string, unknown>;
  /** The statement as a part of another (see `unionPartOf`); undefined if it can't be one. */
  part: string | undefined;
}

/** A statement that can be a part of another. */
type CombinableStatement = KnownStatement & { part: string };

interface RequestedRead {
  sql: string;
  params: SqlValue[];
  readAlone: () => Promise<readonly unknown[]>;
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

type CombinableRead = RequestedRead & { known: CombinableStatement };

const isFit = (known: KnownStatement | undefined): known is CombinableStatement => known?.part !== undefined;

/** Statements that are requested in one turn of the event loop. */
interface Combination {
  /** How often they were requested together; negative after a failure. */
  times: number;
  /** The combined statement, once it is made. */
  statement?: string;
}

/** Facts about statements, learned from their first results. */
class KnownStatements {
  private readonly known = new LRUCache<string, KnownStatement>({ max: 1_000 });
  private readonly combinations = new LRUCache<string, Combination>({ max: combinationsMax });
  private learned = 0;

  of = (sql: string): KnownStatement | undefined => this.known.get(sql);

  learn(sql: string, fields: readonly FieldPacket[]): void {
    const found = fields.map((field) => ({
      name: field.name,
      convert: conversionOf(field) ?? unchanged,
      isFit: conversionOf(field) !== undefined,
      isLong: longTexts.has(field.columnType ?? 0) || (field.columnLength ?? 0) > longestShortText,
    }));
    const names = found.map(({ name }) => name);
    const isFit = found.every((column) => column.isFit) && new Set(names).size === names.length;
    const hasLongTexts = found.some(({ isLong }) => isLong);
    this.known.set(sql, {
      number: this.numberOf(sql),
      columns: found,
      blank: Object.fromEntries(names.map((name) => [name, null])),
      part: isFit ? unionPartOf(sql, names, hasLongTexts) : undefined,
    });
  }

  /** A statement's number, which it keeps if it is learned again, as by two requests at once. */
  private numberOf(sql: string): number {
    const known = this.known.get(sql);
    if (known) return known.number;
    this.learned += 1;
    return this.learned;
  }

  /** One statement for all the reads, if they are often requested together. */
  combine(together: readonly CombinableStatement[]): string | undefined {
    const combination = this.combinationOf(together);
    combination.times += 1;
    if (combination.times <= readsBeforeCombining) return undefined;
    combination.statement ??= together
      .map(({ part }, place) => `(SELECT ${place} AS part, ${part})`)
      .join(' UNION ALL ');
    return combination.statement;
  }

  /** Doesn't use a combination for a while. */
  suspend(together: readonly CombinableStatement[]): void {
    this.combinationOf(together).times = -readsUntilRetry;
  }

  private combinationOf(together: readonly CombinableStatement[]): Combination {
    const key = together.map(({ number }) => number).join();
    const known = this.combinations.get(key) ?? { times: 0 };
    this.combinations.set(key, known);
    return known;
  }
}

export const knownStatements = new KnownStatements();

function rowOf({ columns, blank }: KnownStatement, content: string | unknown[]): Record<string, unknown> {
  const values: unknown[] = typeof content === 'string' ? JSON.parse(content) : content;
  const row = { ...blank };
  for (const [place, { name, convert }] of columns.entries()) row[name] = convert(values[place]);
  return row;
}

/**
 * The database as one request uses it. Up to sixteen known reads in one turn of the event loop take one statement, but only for our own
 * client's queries: others could make any number of combinations, which the database keeps as prepared statements.
 */
export class RequestDatabase {
  private requested: RequestedRead[] = [];

  constructor(
    /** The database for what all requests share. */
    readonly shared: Database,
    /** Whether it answers a query of ours; it may change until the first read. */
    private readonly answer: { mayCombine?: true },
    private readonly requestId?: string,
    private readonly onWrite?: OnWrite,
  ) {}

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.shared.transaction(work, this.requestId, this.onWrite);
  }

  writeRepeatable(sql: string, params: SqlValue[]): Promise<number> {
    return this.shared.writeRepeatable(sql, params, this.requestId, this.onWrite);
  }

  read<Row>(sql: string, params: SqlValue[] = []): Promise<Row[]> {
    return this.request(sql, params, () => this.shared.read(sql, params, undefined, this.requestId));
  }

  /** Reads data that are the same for every caller. If the read isn't combined, requests share it (see SharedReads). */
  readForAll<Row>(sql: string, params: SqlValue[]): Promise<readonly Row[]> {
    return this.request(sql, params, () => this.shared.sharedReads.forAll(sql, params, this.requestId));
  }

  /** Like readForAll(), for data that differ only in the owner of the rows, who comes first in the statement, as `:owners`. */
  readOfOwner<Row>(
    ownerId: string,
    ownerOf: (row: Row) => string,
    sql: string,
    params: SqlValue[] = [],
  ): Promise<readonly Row[]> {
    const readAlone = () => this.shared.sharedReads.ofOwner(ownerId, ownerOf, sql, params, this.requestId);
    return this.request(forOneOwner(sql), [ownerId, ...params], readAlone);
  }

  /** Combines the read with others of this turn, or runs it alone. */
  private request<Row>(
    sql: string,
    params: SqlValue[],
    readAlone: RequestedRead['readAlone'],
  ): Promise<Row[]> {
    // A statement with a time limit of its own doesn't begin with SELECT.
    if (!this.answer.mayCombine || !/^\s*SELECT\b/.test(sql)) return readAlone() as Promise<Row[]>;
    return new Promise((resolve, reject) => {
      if (this.requested.length === 0) setImmediate(() => this.sendRequested());
      this.requested.push({ sql, params, readAlone, resolve: resolve as RequestedRead['resolve'], reject });
    });
  }

  private sendRequested() {
    const combinable: CombinableRead[] = [];
    for (const requested of this.requested) {
      const known = knownStatements.of(requested.sql);
      if (isFit(known)) combinable.push({ ...requested, known });
      else void this.sendAlone(requested, known);
    }
    this.requested = [];
    while (combinable.length > 0) {
      const together = combinable
        .splice(0, partsMax)
        .sort((one, other) => one.known.number - other.known.number);
      const statement = together.length > 1 && knownStatements.combine(together.map(({ known }) => known));
      if (statement) void this.sendTogether(together, statement);
      else for (const one of together) void this.sendAlone(one, one.known);
    }
  }

  private async sendAlone(
    { sql, params, readAlone, resolve, reject }: RequestedRead,
    known: KnownStatement | undefined,
  ) {
    try {
      const rows = known
        ? await readAlone()
        : await this.shared.read<never>(
            sql,
            params,
            (fields) => knownStatements.learn(sql, fields),
            this.requestId,
          );
      resolve(rows as never[]);
    } catch (error) {
      reject(error);
    }
  }

  private async sendTogether(together: CombinableRead[], statement: string) {
    try {
      const found = await this.shared.read<{ part: number; content: string | unknown[] }>(
        statement,
        together.flatMap(({ params }) => params),
        undefined,
        this.requestId,
      );
      const rowsOfParts: Record<string, unknown>[][] = together.map(() => []);
      for (const { part, content } of found) {
        const place = Number(part);
        const known = together[place]?.known;
        if (known) rowsOfParts[place]?.push(rowOf(known, content));
      }
      for (const [place, { resolve }] of together.entries()) resolve(rowsOfParts[place] as never[]);
    } catch (error) {
      // A repetition would only add load.
      if (isConnectionLost(error)) {
        for (const { reject } of together) reject(error);
        return;
      }
      knownStatements.suspend(together.map(({ known }) => known));
      // Each read is sent alone, so that the failing one rejects with its own error, and the others succeed.
      for (const one of together) void this.sendAlone(one, one.known);
    }
  }
}
