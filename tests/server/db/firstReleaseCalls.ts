import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Recorded from the first release's own code (1b65c85) while its test everyCall.test.ts sent every call of its REST API:
 * what it sent to its database on several connections, and what it was answered. Never changed. Each line has the
 * connection, the protocol (query or execute), the statement or the number of its first occurrence among the
 * statements, its values, and the rows or the number of changed ones.
 */
const file = path.join(__dirname, 'firstReleaseCalls.jsonl');

export type Value = string | number | boolean | null | { $date: string } | { $hex: string };
type Row = Record<string, Value>;

export interface Sent {
  connection: number;
  isPrepared: boolean;
  sql: string;
  values: Value[];
  answer: Row[] | number;
}

/** All statements in their order. */
export function recorded(): Sent[] {
  const statements: string[] = [];
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [connection, kind, statement, values, answer] = JSON.parse(line);
      if (typeof statement === 'string') statements.push(statement);
      const sql = typeof statement === 'string' ? statement : (statements[statement] ?? '');
      return { connection, isPrepared: kind === 'e', sql, values, answer };
    });
}
