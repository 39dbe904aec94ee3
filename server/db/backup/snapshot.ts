import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { databaseUrlAdvice, parseDatabaseUrl } from '../databaseUrl';
import { StartError } from '../embedded/startError';
import { errnoOf } from '../failures';

/** How long a reader of the backup may stop reading, in seconds, before the database gives its connection up. */
const writeTimeoutSeconds = 3_600;
const unknownVariableErrno = 1193;

/** Where the binary log stood at the time of a snapshot. */
export interface LogPosition {
  file: string;
  position: number;
  gtid?: string;
}

export async function connectTo(url: string): Promise<Connection> {
  const address = parseDatabaseUrl(url);
  if (!address) throw new StartError(`${databaseUrlAdvice(url)}.`);
  const connection = await createConnection(address.options);
  // The failed statement rejects for its caller.
  connection.on('error', () => undefined);
  return connection;
}

/** Opens a connection that sees the database as it is now, whatever is written from now on. */
export async function openSnapshot(url: string): Promise<Connection> {
  const connection = await connectTo(url);
  try {
    await connection.query('SET NAMES utf8mb4');
    await connection.query(
      `SET SESSION sql_mode = '', time_zone = '+00:00', sql_quote_show_create = 1,
         net_write_timeout = ${writeTimeoutSeconds}`,
    );
    // Includes writes that other nodes of a cluster have acknowledged.
    await connection.query('SET SESSION wsrep_sync_wait = 1').catch((error: unknown) => {
      if (errnoOf(error) !== unknownVariableErrno) throw error;
    });
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

/** The binary log's position in the snapshot. Undefined without a binary log, and on MySQL, which doesn't say. */
export async function logPositionOf(connection: Connection): Promise<LogPosition | undefined> {
  const [rows] = await connection.query<RowDataPacket[]>("SHOW STATUS LIKE 'binlog_snapshot_%'");
  const status = Object.fromEntries(rows.map((row) => [row.Variable_name.toLowerCase(), row.Value]));
  const { binlog_snapshot_file: file, binlog_snapshot_position: position } = status;
  if (!file) return undefined;
  const gtid = await gtidOf(connection, file, Number(position)).catch(() => undefined);
  return { file, position: Number(position), ...(gtid && { gtid }) };
}

async function gtidOf(connection: Connection, file: string, position: number): Promise<string | undefined> {
  const [rows] = await connection.query<RowDataPacket[]>('SELECT BINLOG_GTID_POS(?, ?) AS gtid', [
    file,
    position,
  ]);
  return rows[0]?.gtid ?? undefined;
}
