import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { closeDatabase, migrate, openDatabase } from '../../../server/db/dataSource';
import { createTestDatabase } from '../../support/testDatabase';
import { recorded, type Sent, type Value } from './firstReleaseCalls';

/** TypeORM's settings. */
const numbers = { supportBigNumbers: true, bigNumberStrings: true };

function fromJson(value: Value) {
  if (value === null || typeof value !== 'object') return value;
  return '$date' in value ? new Date(value.$date) : Buffer.from(value.$hex, 'hex');
}

function toJson(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  return Buffer.isBuffer(value) ? { $hex: value.toString('hex') } : value;
}

const asRecorded = (rows: RowDataPacket[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toJson(value)])),
  );

async function answerTo(connection: Connection, { isPrepared, sql, values }: Sent) {
  const params = values.map(fromJson);
  const [result] = isPrepared ? await connection.execute(sql, params) : await connection.query(sql, params);
  return Array.isArray(result) ? asRecorded(result as RowDataPacket[]) : result.affectedRows;
}

it('the first release beside a server of this version gets the same answers from the newest schema', async () => {
  const database = await createTestDatabase();
  const dataSource = await openDatabase(database.url);
  const connections = new Map<number, Connection>();
  const differing: unknown[] = [];
  try {
    await migrate(dataSource);
    for (const sent of recorded()) {
      const connection =
        connections.get(sent.connection) ??
        (await createConnection({
          uri: database.url,
          timezone: 'Z',
          charset: 'utf8mb4_unicode_ci',
          ...numbers,
        }));
      connections.set(sent.connection, connection);
      const answer = await answerTo(connection, sent).catch((error: Error) => error.message);
      if (JSON.stringify(answer) !== JSON.stringify(sent.answer))
        differing.push({ sql: sent.sql, expected: sent.answer, answer });
    }
  } finally {
    for (const connection of connections.values()) await connection.end();
    await closeDatabase(dataSource);
    await database.drop();
  }
  expect(differing).toEqual([]);
});
