import type { Logger } from 'pino';
import type { Database } from './db/database';
import { asWork } from './eventLoop';
import { purgeOrphans } from './features/accountDeletion/accountDeletion.service';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** A day more than any refresh token lasts. */
const keptDays = 31;
/** No request takes that long, and a server that was down for a night comes back in time. */
const leftoverHours = 48;
/** How long a personal access token that expired is still listed, and a revoked one is still in the member's copy. */
const tokenKeptDays = 30;
/** Rows a statement takes at most, so that no lock is held for long. */
const batch = 1_000;

/**
 * Removes refresh tokens and mailed links that have ended, sign-ins that have no token left, and personal access tokens
 * that ended a while ago. Any number of servers may do it at once.
 */
export async function removeEnded(db: Database, now = new Date()): Promise<void> {
  const longAgo = new Date(now.getTime() - keptDays * 24 * hourMs);
  const tokensBefore = new Date(now.getTime() - tokenKeptDays * 24 * hourMs);
  for (const [sql, before] of [
    [`DELETE FROM refresh_tokens WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM account_links WHERE expires_at < ? LIMIT ${batch}`, now],
    [`DELETE FROM sign_ins WHERE last_used_at < ? LIMIT ${batch}`, longAgo],
    [`DELETE FROM personal_access_tokens WHERE expires_at < ? LIMIT ${batch}`, tokensBefore],
    [`DELETE FROM personal_access_tokens WHERE revoked_at < ? LIMIT ${batch}`, tokensBefore],
  ] as const) {
    for (let removed = batch; removed === batch; )
      removed = await db.transaction(async (tx) => {
        tx.skipPublicCacheBump();
        return (await tx.execute(sql, [before])).affectedRows;
      });
  }
}

/**
 * Does so within a minute of the start, as some servers are restarted more often than hourly, and then once an hour,
 * until the function that it returns is called. Servers that start together come at different times.
 */
export function startHousekeeping(db: Database, log: Logger): () => void {
  const tidy = () => {
    asWork('removing ended sign-ins', () => removeEnded(db)).catch((error) =>
      log.warn({ err: error }, 'ended sign-ins and links could not be removed'),
    );
    purgeOrphans(db, new Date(Date.now() - leftoverHours * hourMs)).catch((error) =>
      log.warn({ err: error }, 'what members who left wrote last could not be removed'),
    );
  };
  const first = setTimeout(tidy, Math.random() * minuteMs);
  const hourly = setInterval(tidy, hourMs);
  first.unref();
  hourly.unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
