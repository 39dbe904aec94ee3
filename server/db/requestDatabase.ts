import { LRUCache } from 'lru-cache';
import type { FieldPacket } from 'mysql2';
import type { Database, Transaction } from './database';
import { timeFromJson } from './entityRows';
import { isConnectionLost } from './failures';
import type { SqlValue } from './rows';
import { ofOneOwner } from './sharedReads';

/** Statements in one; each must be known before. */
const mostParts = 8;
/** Combinations that are remembered; what is asked for rarely is not combined. */
const mostCombinations = 100;
/** Reads of one kind before it is combined. */
const timesBefore = 3;
/** Reads after a combination has failed until it is tried again. */
const timesLeftAlone = 1_000;
/** More rows than any statement finds: without a limit, a subquery loses its order. */
const unlimited = 1_000_000_000;

/** Characters of a LONGTEXT. MariaDB declares JSON too short for control characters, and cuts it off. */
const longText = 16_777_216;

type Convert = (value: unknown) => unknown;

const asItIs: Convert = (value) => value;
const asTime: Convert = (value) => timeFromJson(value as string | null);
/** The driver gives long integers and decimals as strings. */
const asDigits: Convert = (value) => (value === null ? null : String(value));

/** Numbers of column types in the protocol. */
const integers = new Set([1, 2, 3, 9]);
const texts = new Set([249, 250, 251, 252, 253, 254]);
const [longInteger, dateTime, json, decimal, binaryCharset] = [8, 12, 245, 246, 63];
const longTexts = new Set([249, 250, 251, 252, json]);

/** How a column's value is made from JSON; undefined for types that JSON would change. */
function conversionOf({ columnType, characterSet, decimals }: FieldPacket): Convert | undefined {
  if (columnType === undefined) return undefined;
  if (integers.has(columnType) || columnType === json) return asItIs;
  if (columnType === longInteger) return asDigits;
  if (texts.has(columnType)) return characterSet === binaryCharset ? undefined : asItIs;
  if (columnType === dateTime) return asTime;
  return columnType === decimal && decimals === 0 ? asDigits : undefined;
}

interface Column {
  name: string;
  convert: Convert;
}

/** The statement without what is in parentheses, such as subqueries. */
function outerOf(sql: string): string {
  const inner = /\([^()]*\)/g;
  let outer = sql;
  while (outer.search(inner) >= 0) outer = outer.replace(inner, '');
  return outer;
}

/**
 * How a statement with long texts is sorted, by the columns of its result as `q`: undefined if it isn't, null if it can't be
 * said by them. A part is kept in a temporary table, and one with long texts is on disk, where MariaDB fills gaps with
 * later rows.
 */
function orderOf(sql: string, columns: readonly Column[]): string | undefined | null {
  const outer = outerOf(sql);
  const sorting = /\bORDER BY\b([\s\S]*?)(?:\bLIMIT \d+\s*)?$/.exec(outer)?.[1];
  if (sorting === undefined) return undefined;
  const selected = new Map<string, string>();
  for (const item of /^\s*SELECT\s([\s\S]*?)\bFROM\b/.exec(outer)?.[1]?.split(',') ?? []) {
    const [, column = '', name = column.split('.').at(-1)] =
      /^\s*([\w.]+)(?:\s+AS\s+(\w+))?\s*$/.exec(item) ?? [];
    if (columns.some((known) => known.name === name)) selected.set(column, `q.\`${name}\``);
  }
  const terms = sorting.split(',').map((term) => {
    const [, column = '', direction = ''] = /^\s*([\w.]+)(\s+(?:ASC|DESC))?\s*$/.exec(term) ?? [];
    return selected.has(column) ? `${selected.get(column)}${direction}` : undefined;
  });
  return terms.every((term) => term !== undefined) ? terms.join(', ') : null;
}

interface Known {
  columns: Column[];
  /** What the rows must be sorted by again, as in `q.id DESC`. */
  order?: string | undefined;
}

/** What is known of statements, learned from their first answers. */
class KnownStatements {
  private readonly known = new LRUCache<string, Known | false>({ max: 1_000 });
  private readonly combinations = new LRUCache<string, { times: number }>({ max: mostCombinations });

  learn(sql: string, fields: readonly FieldPacket[]): void {
    const found = fields.map((field) => ({
      name: field.name,
      convert: conversionOf(field) ?? asItIs,
      isFit: conversionOf(field) !== undefined,
      isLong: longTexts.has(field.columnType ?? 0),
    }));
    const isFit = found.every((column) => column.isFit);
    const isDistinct = new Set(found.map(({ name }) => name)).size === found.length;
    const order = found.some(({ isLong }) => isLong) ? orderOf(sql, found) : undefined;
    this.known.set(sql, isFit && isDistinct && order !== null && { columns: found, order });
  }

  isUnknown = (sql: string) => !this.known.has(sql);

  /** What is known of the statements, if it is of all, and they are often read together. */
  ofAll(statements: readonly string[]): Known[] | undefined {
    const seen = this.combinationOf(statements);
    seen.times += 1;
    if (seen.times <= timesBefore) return undefined;
    const all = statements.map((sql) => this.known.get(sql));
    return all.every((known): known is Known => Boolean(known)) ? all : undefined;
  }

  /** Leaves a combination alone for a while. */
  leaveAlone(statements: readonly string[]): void {
    this.combinationOf(statements).times = -timesLeftAlone;
  }

  private combinationOf(statements: readonly string[]): { times: number } {
    const key = statements.join('\n');
    const known = this.combinations.get(key) ?? { times: 0 };
    this.combinations.set(key, known);
    return known;
  }
}

export const knownStatements = new KnownStatements();

interface Asked {
  sql: string;
  params: SqlValue[];
  alone: () => Promise<readonly unknown[]>;
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

function partOf(sql: string, { columns, order }: Known, place: number): string {
  const part = `SELECT ${place} AS part,
     CONVERT(JSON_ARRAY(${columns.map(({ name }) => `q.\`${name}\``).join(', ')}), CHAR(${longText})) AS content
   FROM (${/\bLIMIT \d+\s*$/.test(sql) ? sql : `${sql} LIMIT ${unlimited}`}) q`;
  return order ? `(${part} ORDER BY ${order} LIMIT ${unlimited})` : part;
}

/**
 * The database as one request uses it. What a query of ours reads in one turn of the event loop takes one statement, once
 * it is known, for up to eight reads. Others' queries could make any number of combinations, which the database keeps.
 */
export class RequestDatabase {
  private asked: Asked[] = [];

  constructor(
    /** The database for what all requests share. */
    readonly shared: Database,
    /** Whether it answers a query of ours; it may change until the first read. */
    private readonly answer: { mayCombine?: true },
  ) {}

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.shared.transaction(work);
  }

  writeRepeatable(sql: string, params: SqlValue[]): Promise<number> {
    return this.shared.writeRepeatable(sql, params);
  }

  read<Row>(sql: string, params: SqlValue[] = []): Promise<Row[]> {
    return this.ask(sql, params, () => this.shared.read(sql, params));
  }

  /** Reads what is the same whoever asks. If it isn't combined, requests share it (see SharedReads). */
  readForAll<Row>(sql: string, params: SqlValue[]): Promise<readonly Row[]> {
    return this.ask(sql, params, () => this.shared.sharedReads.forAll(sql, params));
  }

  /** The same for what differs only in the owner of the rows, who comes first in the statement, as `:owners`. */
  readOfOwner<Row>(
    ownerId: string,
    ownerOf: (row: Row) => string,
    sql: string,
    params: SqlValue[] = [],
  ): Promise<readonly Row[]> {
    const alone = () => this.shared.sharedReads.ofOwner(ownerId, ownerOf, sql, params);
    return this.ask(ofOneOwner(sql), [ownerId, ...params], alone);
  }

  /** Reads with what else is asked in this turn, or alone. */
  private ask<Row>(sql: string, params: SqlValue[], alone: Asked['alone']): Promise<Row[]> {
    // A statement with a time limit of its own doesn't begin with SELECT.
    if (!this.answer.mayCombine || !/^\s*SELECT\b/.test(sql)) return alone() as Promise<Row[]>;
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) setImmediate(() => this.send());
      this.asked.push({ sql, params, alone, resolve: resolve as Asked['resolve'], reject });
    });
  }

  private send() {
    const asked = this.asked;
    this.asked = [];
    while (asked.length > 0) {
      const together = asked.splice(0, mostParts).sort((one, other) => (one.sql < other.sql ? -1 : 1));
      const known = together.length > 1 && knownStatements.ofAll(together.map(({ sql }) => sql));
      if (known) void this.sendTogether(together, known);
      else for (const one of together) void this.sendAlone(one);
    }
  }

  private async sendAlone({ sql, params, alone, resolve, reject }: Asked) {
    try {
      const rows = knownStatements.isUnknown(sql)
        ? await this.shared.read<never>(sql, params, (fields) => knownStatements.learn(sql, fields))
        : await alone();
      resolve(rows as never[]);
    } catch (error) {
      reject(error);
    }
  }

  private async sendTogether(together: Asked[], known: Known[]) {
    try {
      const found = await this.shared.read<{ part: number; content: string | unknown[] }>(
        together.map(({ sql }, place) => partOf(sql, known[place] as Known, place)).join(' UNION ALL '),
        together.flatMap(({ params }) => params),
      );
      const rowsOf: Record<string, unknown>[][] = together.map(() => []);
      for (const { part: place, content } of found) {
        const part = Number(place);
        const values: unknown[] = typeof content === 'string' ? JSON.parse(content) : content;
        const row: Record<string, unknown> = {};
        for (const [column, { name, convert }] of (known[part]?.columns ?? []).entries())
          row[name] = convert(values[column]);
        rowsOf[part]?.push(row);
      }
      for (const [place, { resolve }] of together.entries()) resolve(rowsOf[place] as never[]);
    } catch (error) {
      // A repetition would only add load.
      if (isConnectionLost(error)) {
        for (const { reject } of together) reject(error);
        return;
      }
      knownStatements.leaveAlone(together.map(({ sql }) => sql));
      // Each alone, so that the one that fails says why, and the others are answered.
      for (const one of together) void this.sendAlone(one);
    }
  }
}
