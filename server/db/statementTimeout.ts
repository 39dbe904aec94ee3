import type { Connection, RowDataPacket } from 'mysql2/promise';

export const tickMs = 250;
/** Limit on each statement that looks for another one. */
const askMs = 1_500;
/** Characters by which a statement is recognised. The database may show values in place of the first `?` and what follows. */
const comparedCharacters = 200;

/**
 * Calls `end` once `limit` milliseconds have passed, until the returned function is called. Counts ticks of the event loop, so that a
 * suspended process doesn't blame the database.
 */
export function endAfter(limit: () => number, end: () => void): () => void {
  let waitedMs = 0;
  const timer = setInterval(() => {
    waitedMs += tickMs;
    if (waitedMs < limit()) return;
    clearInterval(timer);
    end();
  }, tickMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Stops a statement that the database may still run, as MySQL may a write. The id alone isn't enough, because another machine at the
 * same address uses the same ids. What fails is left to the database.
 */
export async function killStatement(
  threadId: number,
  sql: string,
  opening: Promise<Connection>,
): Promise<void> {
  const connection = await opening.catch(() => undefined);
  if (!connection) return;
  const start = sql.trimStart().split('?', 1)[0]?.slice(0, comparedCharacters) ?? '';
  try {
    const [running] = await connection.query<RowDataPacket[]>({
      sql: "SELECT id FROM information_schema.processlist WHERE id = ? AND command <> 'Sleep' AND LEFT(info, ?) = ?",
      values: [threadId, start.length, start],
      timeout: askMs,
    });
    if (running.length > 0)
      await connection.query({ sql: 'KILL QUERY ?', values: [threadId], timeout: askMs });
  } catch {
    // Then it ends at the end of its connection.
  } finally {
    connection.destroy();
  }
}
