import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Logger } from 'pino';
import { ConnectionSilent, isUnreachable } from './failures';
import { closeConnection, type GuardedConnection } from './poolInternals';

/** Limit on asking the database whether it runs a statement before it is thought to be dead. */
const askMs = 500;
/** Characters by which a statement is recognised. The database may show values in place of the first `?` and what follows. */
const comparedCharacters = 200;

/** The command that a connection waits for. */
export interface WatchedCommand {
  command: object;
  bytes: number;
  ticks: number;
  isGivenUp: boolean;
}

interface Guard {
  patience: number;
  log: Logger | undefined;
  /** Opens a connection outside the pool. */
  connect(): Promise<Connection>;
  /** A connection is dead, so others may be. */
  suspectOthers(reason: Error): void;
}

/** Gives up a statement after `ms`. If the database was running it, it is slow; otherwise it may be dead. */
export async function giveUp(connection: GuardedConnection, ms: number, guard: Guard): Promise<void> {
  const { _command: command, threadId } = connection;
  let isClosed = false;
  /**
   * Closes the connection, so that no other statement gets its thread; false if this one was answered meanwhile. Nothing calls it
   * before `error` is made.
   */
  const closeOnce = () => {
    if (!isClosed && connection._command !== command) return false;
    isClosed = true;
    closeConnection(connection, error);
    return true;
  };
  const stopped = stopOverdue(threadId, command?.sql ?? '', guard, closeOnce);
  const error = new ConnectionSilent(`A statement was not answered within ${ms / 1_000} s`, stopped);
  const wasRunning = await Promise.race([stopped, sleep(askMs * guard.patience, false, { ref: false })]);
  if (wasRunning) guard.log?.warn({ reason: error.message }, 'a statement took too long and was given up');
  // The other connections are checked before the statement's caller gets the error and tries again.
  else if (connection._command === command) guard.suspectOthers(error);
  closeOnce();
}

/**
 * Stops a statement if the database is running it, and resolves to whether it was. The id alone isn't enough, because another
 * machine at the same address uses the same ids.
 */
async function stopOverdue(
  threadId: number,
  sql: string,
  guard: Guard,
  closeOnce: () => boolean,
): Promise<boolean> {
  try {
    const connection = await guard.connect();
    // Without a listener an error would end the process.
    connection.on('error', () => undefined);
    try {
      const start = sql.trimStart().split('?', 1)[0]?.slice(0, comparedCharacters) ?? '';
      const [running] = await connection.query<RowDataPacket[]>(
        `SELECT id FROM information_schema.processlist
         WHERE id = ? AND command <> 'Sleep' AND LEFT(info, ?) = ?`,
        [threadId, start.length, start],
      );
      if (running.length === 0) return false;
      // A COMMIT isn't stopped: once it was sent, it had better succeed.
      if (sql !== 'COMMIT' && closeOnce()) await connection.query('KILL QUERY ?', [threadId]);
      return true;
    } finally {
      connection.destroy();
    }
  } catch {
    return false;
  }
}

/** Whether the database responds to a new connection. */
export async function responds(guard: Guard, withinMs: number): Promise<boolean> {
  try {
    const connection = await guard.connect();
    try {
      await connection.query({ sql: 'SELECT 1', timeout: withinMs });
      return true;
    } finally {
      connection.destroy();
    }
  } catch (error) {
    // Any error from the server is a response, except that it is shutting down.
    return !isUnreachable(error);
  }
}
