import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { dump } from '../../../../server/db/backup/dump';
import { bytesOf, readBackup } from '../../../../server/db/backup/readBackup';
import { restore } from '../../../../server/db/backup/restore';
import { writeBackupFile } from '../../../../server/db/backup/writeBackup';

export const passphrase = 'a passphrase for tests';
const { signal } = new AbortController();

/** Makes a backup without encryption, unless a passphrase is given. */
export const backUp = (url: string, folder: string, given?: string) =>
  writeBackupFile(
    {
      lines: dump({ url, version: '0.1.0', authSecret: given && 'a secret', warn: () => undefined }),
      passphrase: given,
      signal,
    },
    folder,
  );

export const restoreInto = async (url: string, file: string, given?: string) =>
  restore(url, await readBackup(bytesOf(file), given), signal);

/** A folder that is removed after the tests of the file. */
export function folderOfFile(): { path: string } {
  const folder = { path: '' };
  beforeAll(() => {
    folder.path = mkdtempSync(path.join(tmpdir(), 'writers-backups-'));
  });
  afterAll(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}

export async function withConnection<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection({ uri: url, dateStrings: true, supportBigNumbers: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

export const query = <Row>(url: string, sql: string): Promise<Row[]> =>
  withConnection(url, async (connection) => (await connection.query<RowDataPacket[]>(sql))[0] as Row[]);

/** What the database itself says of every table: its definition, and its checksum of the rows. */
export const stateOf = (url: string): Promise<Record<string, { checksum: number; definition: string }>> =>
  withConnection(url, async (connection) => {
    const [tables] = await connection.query<RowDataPacket[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
    );
    const state: Record<string, { checksum: number; definition: string }> = {};
    for (const { name } of tables) {
      const [[sum]] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE \`${name}\``);
      const [[made]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE \`${name}\``);
      state[name] = { checksum: sum?.Checksum, definition: made?.['Create Table'] };
    }
    return state;
  });

/** The number of rows whose foreign keys lead to no row, by key. */
export async function orphansIn(url: string): Promise<Record<string, number>> {
  const keys = await query<{ name: string; from: string; column: string; to: string; target: string }>(
    url,
    `SELECT constraint_name AS name, table_name AS \`from\`, column_name AS \`column\`,
            referenced_table_name AS \`to\`, referenced_column_name AS target
     FROM information_schema.key_column_usage
     WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
  );
  const counted = await withConnection(url, async (connection) => {
    const counts: [string, number][] = [];
    for (const { name, from, column, to, target } of keys) {
      const [[row]] = await connection.query<RowDataPacket[]>(
        `SELECT COUNT(*) AS n FROM \`${from}\` a LEFT JOIN \`${to}\` b ON b.\`${target}\` = a.\`${column}\`
         WHERE a.\`${column}\` IS NOT NULL AND b.\`${target}\` IS NULL`,
      );
      counts.push([name, Number(row?.n)]);
    }
    return counts;
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
