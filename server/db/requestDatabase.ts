import { LRUCache } from 'lru-cache';
import type { FieldPacket } from 'mysql2';
import type { Database, Transaction } from './database';
import { timeFromJson } from './entityRows';
import { isConnectionLost } from './failures';
import type { OnWrite } from './publicData';
import type { SqlValue } from './rows';
import { ofOneOwner } from './sharedReads';
import { unionPartOf } from './unionPart';

/** Statements in one; each must be known before. */
const maxParts = 16;
/** Combinations that are remembered; rare reads are not combined. */
const maxCombinations = 100;
/** Reads of one kind before it is combined. */
const timesBefore = 3;
/** Reads after a combination has failed until it is tried again. */
const timesLeftAlone = 1_000;

type Convert = (value: unknown) => unknown;

const asItIs: Convert = (value) => value;
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
  if (columnType === json) return asItIs;
  if (columnType === longInteger) return asDigits;
  if (texts.has(columnType)) return characterSet === binaryCharset ? undefined : asItIs;
  if (columnType === dateTime) return asTime;
  return columnType === decimal && decimals === 0 ? asDigits : undefined;
}

interface Column {
  name: string;
  convert: Convert;
}

interface Known {
  /** Stands for the statement, whose text takes kilobytes, in the key of a combination. */
  number: number;
  columns: Column[];
  /** A row without values. Filling a copy is faster than adding as many properties, which become a dictionary. */
  blank: Record<string, unknown>;
  /** The statement as a part of another (see `unionPartOf`); undefined if it can't be one. */
  part: string | undefined;
}

/** A statement that can be a part of another. */
type Fit = Known & { part: string };

interface Asked {
  sql: string;
  params: SqlValue[];
  alone: () => Promise<readonly unknown[]>;
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

type AskedFit = Asked & { known: Fit };

const isFit = (known: Known | undefined): known is Fit => known?.part !== undefined;

/** Reads that are requested in one turn of the event loop. */
interface Combination {
  /** How often they were asked together. */
  times: number;
  /** The statement of all, once it is made. */
  statement?: string;
}

/** Facts about statements, learned from their first results. */
class KnownStatements {
  private readonly known = new LRUCache<string, Known>({ max: 1_000 });
  private readonly combinations = new LRUCache<string, Combination>({ max: maxCombinations });
  private learned = 0;

  of = (sql: string): Known | undefined => this.known.get(sql);

  learn(sql: string, fields: readonly FieldPacket[]): void {
    const found = fields.map((field) => ({
      name: field.name,
      convert: conversionOf(field) ?? asItIs,
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

  /** One statement for all the reads, if they are often asked together. */
  ofAll(together: readonly Fit[]): string | undefined {
    const combination = this.combinationOf(together);
    combination.times += 1;
    if (combination.times <= timesBefore) return undefined;
    combination.statement ??= together
      .map(({ part }, place) => `(SELECT ${place} AS part, ${part})`)
      .join(' UNION ALL ');
    return combination.statement;
  }

  /** Leaves a combination alone for a while. */
  leaveAlone(together: readonly Fit[]): void {
    this.combinationOf(together).times = -timesLeftAlone;
  }

  private combinationOf(together: readonly Fit[]): Combination {
    const key = together.map(({ number }) => number).join();
    const known = this.combinations.get(key) ?? { times: 0 };
    this.combinations.set(key, known);
    return known;
  }
}

export const knownStatements = new KnownStatements();

function rowOf({ columns, blank }: Known, content: string | unknown[]): Record<string, unknown> {
  const values: unknown[] = typeof content === 'string' ? JSON.parse(content) : content;
  const row = { ...blank };
  for (const [place, { name, convert }] of columns.entries()) row[name] = convert(values[place]);
  return row;
}

/**
 * The database as one request uses it. Up to sixteen known reads of one of our queries in one turn of the event loop take one
 * statement. Others' queries could make any number of combinations, which the database keeps.
 */
export class RequestDatabase {
  private asked: Asked[] = [];

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
    return this.ask(sql, params, () => this.shared.read(sql, params, undefined, this.requestId));
  }

  /** Reads data that are the same for every caller. If the read isn't combined, requests share it (see SharedReads). */
  readForAll<Row>(sql: string, params: SqlValue[]): Promise<readonly Row[]> {
    return this.ask(sql, params, () => this.shared.sharedReads.forAll(sql, params, this.requestId));
  }

  /** Like readForAll(), for data that differ only in the owner of the rows, who comes first in the statement, as `:owners`. */
  readOfOwner<Row>(
    ownerId: string,
    ownerOf: (row: Row) => string,
    sql: string,
    params: SqlValue[] = [],
  ): Promise<readonly Row[]> {
    const alone = () => this.shared.sharedReads.ofOwner(ownerId, ownerOf, sql, params, this.requestId);
    return this.ask(ofOneOwner(sql), [ownerId, ...params], alone);
  }

  /** Combines the read with others of this turn, or runs it alone. */
  private ask<Row>(sql: string, params: SqlValue[], alone: Asked['alone']): Promise<Row[]> {
    // A statement with a time limit of its own doesn't begin with SELECT.
    if (!this.answer.mayCombine || !/^\s*SELECT\b/.test(sql)) return alone() as Promise<Row[]>;
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) setImmediate(() => this.send());
      this.asked.push({ sql, params, alone, resolve: resolve as Asked['resolve'], reject });
    });
  }

  private send() {
    const fit: AskedFit[] = [];
    for (const asked of this.asked) {
      const known = knownStatements.of(asked.sql);
      if (isFit(known)) fit.push({ ...asked, known });
      else void this.sendAlone(asked, known);
    }
    this.asked = [];
    while (fit.length > 0) {
      const together = fit.splice(0, maxParts).sort((one, other) => one.known.number - other.known.number);
      const statement = together.length > 1 && knownStatements.ofAll(together.map(({ known }) => known));
      if (statement) void this.sendTogether(together, statement);
      else for (const one of together) void this.sendAlone(one, one.known);
    }
  }

  private async sendAlone({ sql, params, alone, resolve, reject }: Asked, known: Known | undefined) {
    try {
      const rows = known
        ? await alone()
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

  private async sendTogether(together: AskedFit[], statement: string) {
    try {
      const found = await this.shared.read<{ part: number; content: string | unknown[] }>(
        statement,
        together.flatMap(({ params }) => params),
        undefined,
        this.requestId,
      );
      const rowsOf: Record<string, unknown>[][] = together.map(() => []);
      for (const { part, content } of found) {
        const place = Number(part);
        const known = together[place]?.known;
        if (known) rowsOf[place]?.push(rowOf(known, content));
      }
      for (const [place, { resolve }] of together.entries()) resolve(rowsOf[place] as never[]);
    } catch (error) {
      // A repetition would only add load.
      if (isConnectionLost(error)) {
        for (const { reject } of together) reject(error);
        return;
      }
      knownStatements.leaveAlone(together.map(({ known }) => known));
      // Each alone, so that the failing one rejects with its own error, and the others succeed.
      for (const one of together) void this.sendAlone(one, one.known);
    }
  }
}
