import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Logger } from 'pino';
import { ConnectionSilent, isUnreachable } from './failures';
import { end, type GuardedConnection } from './poolInternals';

/** Limit on asking the database whether it runs a statement before it is thought to be dead. */
const askMs = 500;
/** Enough to recognise the statement; the database may show values in place of the first `?` and what follows. */
const knownBy = 200;
/** After COMMIT was sent, it had better succeed. */
const isLeftAlone = (sql: string) => sql === 'COMMIT';

/** The command that a connection waits for. */
export interface Waited {
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
  doubt(reason: Error): void;
}

/** Gives up a statement after `ms`. If the database was running it, it is slow; otherwise it may be dead. */
export async function giveUp(connection: GuardedConnection, ms: number, guard: Guard): Promise<void> {
  const { _command: command, threadId } = connection;
  let isCut = false;
  /** Closes the connection, so that no other statement gets its thread; false if this one was answered meanwhile. */
  const cut = () => {
    if (!isCut && connection._command !== command) return false;
    isCut = true;
    end(connection, error);
    return true;
  };
  const stopped = stopOverdue(threadId, command?.sql ?? '', guard, cut);
  const error = new ConnectionSilent(`A statement was not answered within ${ms / 1_000} s`, stopped);
  const wasRunning = await Promise.race([stopped, sleep(askMs * guard.patience, false, { ref: false })]);
  if (wasRunning) guard.log?.warn({ reason: error.message }, 'a statement took too long and was given up');
  // Before its user gets the error and tries again.
  else if (connection._command === command) guard.doubt(error);
  cut();
}

/**
 * Stops a statement if the database is running it, and resolves to whether it was. The id alone isn't enough, because another
 * machine at the same address uses the same ids.
 */
async function stopOverdue(
  threadId: number,
  sql: string,
  guard: Guard,
  cut: () => boolean,
): Promise<boolean> {
  try {
    const connection = await guard.connect();
    // Without a listener an error would end the process.
    connection.on('error', () => undefined);
    try {
      const start = sql.trimStart().split('?', 1)[0]?.slice(0, knownBy) ?? '';
      const [running] = await connection.query<RowDataPacket[]>(
        `SELECT id FROM information_schema.processlist
         WHERE id = ? AND command <> 'Sleep' AND LEFT(info, ?) = ?`,
        [threadId, start.length, start],
      );
      if (running.length === 0) return false;
      if (!isLeftAlone(sql) && cut()) await connection.query('KILL QUERY ?', [threadId]);
      return true;
    } finally {
      connection.destroy();
    }
  } catch {
    return false;
  }
}

/** Whether the database responds to a new connection. */
export async function answers(guard: Guard, withinMs: number): Promise<boolean> {
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
