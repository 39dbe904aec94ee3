import { LessThan } from 'typeorm';
import { dropInSessionId } from '../../../contract/dropIn';
import { limits } from '../../../contract/limits';
import type { Transaction } from '../../../db/database';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import { SessionWordInterval, SessionWords } from '../../../model/room.entity';
import { isOpen } from '../../../model/session.entity';
import { SessionLines } from '../../../model/sessionLines.entity';
import { Sprint, SprintWords } from '../../../model/sprint.entity';
import { groupUserId } from '../../../model/user.entity';
import type { Context } from '../../../request/context';
import { addGroupMember } from '../../members/user/memberRows';
import { removeAllReaders } from '../readAloud/reading.service';
import { standingDayOf, wallClockOf } from './schedule';

type Ctx = Pick<Context, 'pubSub' | 'config' | 'now'>;

const title = 'The drop-in room';
const description =
  'The room is always open. Come in when you want company, start a sprint, and stay as long as you like.';

/**
 * Creates the standing session if it is missing: its fixed id is the primary key, so of any number of servers and
 * requests one creates it. Also opens it again if a server of the previous version, which knows no kinds, ended it.
 */
export async function openDropIn(ctx: Context): Promise<void> {
  const known = await ctx.loaders.sessionById.load(dropInSessionId);
  if (known && isOpen(known)) return;
  const now = ctx.now();
  const { groupTimeZone } = ctx.config;
  const { start, end } = standingDayOf(now, groupTimeZone);
  await ctx.db.transaction(async (tx) => {
    await addGroupMember(tx, now);
    await tx.execute(
      `INSERT INTO sessions (id, kind, leader_id, series_id, title, description, date_time, duration_minutes, ends_at,
         wall_clock, capacity, status, due_at, started_at, created_at, updated_at)
       VALUES (?, 'drop_in', ?, ?, ?, ?, ?, ?, ?, ?, ?, 'in_progress', ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE status = 'in_progress', due_at = ends_at, ended_at = NULL`,
      // Grouped as in the statement.
      [
        ...[dropInSessionId, groupUserId, dropInSessionId, title, description],
        ...[start, limits.session.duration.max, end, wallClockOf(start, groupTimeZone)],
        ...[limits.session.capacity.max, end, start, now, now],
      ],
    );
  });
}

/**
 * Starts the standing session's next day: resets the words and the readers, and the pieces of members who aren't present. One
 * statement decides, so of several servers one does it.
 */
export async function startNextDay(tx: Transaction, ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const { start, end } = standingDayOf(now, ctx.config.groupTimeZone);
  const sessionId = dropInSessionId;
  const { affectedRows } = await tx.execute(
    `UPDATE sessions SET date_time = ?, started_at = ?, ends_at = ?, due_at = ?, row_version = row_version + 1
     WHERE id = ? AND due_at <= ?`,
    [start, start, end, end, sessionId, now],
  );
  if (affectedRows === 0) return;
  for (const entity of [SessionLines, SessionWords]) await tx.delete(entity, { sessionId });
  // Keep a running sprint; the next day's start deletes it.
  const startedLongAgo = LessThan(new Date(now.getTime() - limits.session.sprint.max * 60_000));
  for (const entity of [SprintWords, Sprint])
    await tx.delete(entity, { sessionId, startedAt: startedLongAgo });
  await tx.delete(SessionWordInterval, { sessionId });
  await tx.execute(
    `DELETE w FROM session_writers w WHERE w.session_id = ? AND NOT EXISTS
       (SELECT 1 FROM session_presences p WHERE p.session_id = w.session_id AND p.user_id = w.user_id)`,
    [sessionId],
  );
  await removeAllReaders(tx, ctx, sessionId);
  publishSessionChanged(tx, ctx, sessionId);
  publishSessionRoomChanged(tx, ctx, sessionId);
}
