import { MoreThan } from 'typeorm';
import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { SessionStatus } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { AppError, badInput, notFound } from '../../errors';
import { publishSessionChanged } from '../../events/publish';
import { Session } from '../../model/session.entity';
import type { StartSprintInput } from './room.inputs';

const minuteMs = 60 * 1000;

async function sessionNow(ctx: Context, id: string): Promise<Session> {
  const session = await ctx.loaders.sessionById.clear(id).load(id);
  if (!session) throw notFound(messages.session.notFound);
  return session;
}

/** The error for a sprint that can't start. */
function refusal(session: Session, now: Date, until: Date): AppError {
  const { sprintNotNow, sprintRuns, sprintTooLong } = messages.session;
  if (session.status !== SessionStatus.IN_PROGRESS) return new AppError('CONFLICT', sprintNotNow);
  const runs = session.sprintEndsAt !== null && session.sprintEndsAt > now;
  if (!runs && session.endsAt <= until) return badInput({ minutes: sprintTooLong });
  // A sprint was running, even if it has just ended.
  return new AppError('CONFLICT', sprintRuns);
}

/**
 * Starts a sprint. It may exceed the session's end by less than a minute, so that a sprint of a whole hour
 * fits a session of an hour that has just started. One statement decides, so of concurrent starts one wins.
 */
export async function startSprint(
  ctx: Context,
  { id }: Authorized<Session, 'startSprint'>,
  { minutes }: StartSprintInput,
): Promise<Session> {
  const now = ctx.now();
  const endsAt = new Date(now.getTime() + minutes * minuteMs);
  const lastMinute = new Date(endsAt.getTime() - minuteMs);
  const started = await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    const { affectedRows } = await tx.execute(
      `UPDATE sessions SET sprint_started_at = ?, sprint_ends_at = LEAST(?, ends_at)
       WHERE id = ? AND status = ? AND ends_at > ? AND (sprint_ends_at IS NULL OR sprint_ends_at <= ?)`,
      [now, endsAt, id, SessionStatus.IN_PROGRESS, lastMinute, now],
    );
    if (affectedRows > 0) publishSessionChanged(tx, ctx, id);
    return affectedRows > 0;
  });
  const session = await sessionNow(ctx, id);
  if (!started) throw refusal(session, now, lastMinute);
  return session;
}

/** Ends the running sprint; without one nothing changes. */
export async function endSprint(ctx: Context, { id }: Authorized<Session, 'endSprint'>): Promise<Session> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
    const running = { id, sprintEndsAt: MoreThan(now) };
    if ((await tx.update(Session, running, { sprintEndsAt: now })) > 0) publishSessionChanged(tx, ctx, id);
  });
  return sessionNow(ctx, id);
}
