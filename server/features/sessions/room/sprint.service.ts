import { IsNull, MoreThan } from 'typeorm';
import type { Authorized } from '../../../authz/authorize';
import { SessionStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import { AppError, badInput } from '../../../lib/errors';
import { isDropIn, Session } from '../../../model/session.entity';
import { Sprint } from '../../../model/sprint.entity';
import type { Context } from '../../../request/context';
import { reloadSession } from '../session/session.service';
import type { StartSprintInput } from './room.inputs';

const minuteMs = 60 * 1000;

/** The error for a sprint that can't start. */
function refusalOf(session: Session, now: Date, lastMinute: Date): AppError {
  const { sprintNotNow, sprintRuns, sprintTooLong } = messages.session;
  if (session.status !== SessionStatus.IN_PROGRESS) return new AppError('CONFLICT', sprintNotNow);
  const isRunning = session.sprintEndsAt !== null && session.sprintEndsAt > now;
  if (!isRunning && !isDropIn(session) && session.endsAt <= lastMinute)
    return badInput({ minutes: sprintTooLong });
  // A sprint was running when the UPDATE looked, even if it has ended since.
  return new AppError('CONFLICT', sprintRuns);
}

/**
 * Starts a sprint. If it would outlast the session by less than a minute, it is shortened to the session's end, so that
 * an hour's sprint fits an hour's session that has just started. One statement decides, so only one of several
 * concurrent starts succeeds. The standing session has no end that a sprint could meet.
 */
export async function startSprint(
  ctx: Context,
  { id }: Authorized<Session, 'startSprint'>,
  starterId: string,
  { minutes }: StartSprintInput,
): Promise<Session> {
  await ctx.rateLimits.take('sprintMember', starterId);
  const now = ctx.now();
  const endsAt = new Date(now.getTime() + minutes * minuteMs);
  /** The start of the sprint's last minute, in which the session must still be going on. */
  const lastMinute = new Date(endsAt.getTime() - minuteMs);
  const isStarted = await ctx.db.transaction(async (tx) => {
    const { affectedRows } = await tx.execute(
      `UPDATE sessions SET sprint_started_at = ?, sprint_ends_at = IF(kind = 'drop_in', ?, LEAST(?, ends_at)),
         sprint_starter_id = ?, row_version = row_version + 1
       WHERE id = ? AND status = ? AND (kind = 'drop_in' OR ends_at > ?) AND (sprint_ends_at IS NULL OR sprint_ends_at <= ?)`,
      [now, endsAt, endsAt, starterId, id, SessionStatus.IN_PROGRESS, lastMinute, now],
    );
    if (affectedRows === 0) return false;
    // Only a sprint that was started and ended within this millisecond has the same key.
    await tx.execute(
      `INSERT INTO session_sprints (session_id, started_at, ends_at)
       SELECT id, sprint_started_at, sprint_ends_at FROM sessions WHERE id = ?
       ON DUPLICATE KEY UPDATE session_sprints.ends_at = sessions.sprint_ends_at`,
      [id],
    );
    publishSessionChanged(tx, ctx, id);
    publishSessionRoomChanged(tx, ctx, id);
    return true;
  });
  const session = await reloadSession(ctx, id);
  if (!isStarted) throw refusalOf(session, now, lastMinute);
  return session;
}

/** Ends the running sprint; without one nothing changes. */
export async function endSprint(
  ctx: Context,
  { id, sprintStartedAt }: Authorized<Session, 'endSprint'>,
): Promise<Session> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    // Don't end a sprint that another member has started since the permission was checked.
    const running = { id, sprintEndsAt: MoreThan(now), sprintStartedAt: sprintStartedAt ?? IsNull() };
    if ((await tx.update(Session, running, { sprintEndsAt: now })) === 0) return;
    await tx.update(Sprint, { sessionId: id, endsAt: MoreThan(now) }, { endsAt: now });
    publishSessionChanged(tx, ctx, id);
    publishSessionRoomChanged(tx, ctx, id);
  });
  return reloadSession(ctx, id);
}
