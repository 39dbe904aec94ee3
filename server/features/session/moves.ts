import type { Context } from '../../context';
import { SessionRegistration, SessionStatus } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { isDuplicate, type Transaction } from '../../db/database';
import { AppError, notFound } from '../../errors';
import { publishSessionChanged } from '../../events/publish';
import { newId } from '../../ids';
import { SessionWordInterval, SessionWords } from '../../model/room.entity';
import { isOpen, Session } from '../../model/session.entity';
import { endOf, nextWeekOf } from './schedule';
import { type SessionRow, sessionColumns, toSession } from './session.loaders';

const { SCHEDULED, IN_PROGRESS, COMPLETED, CANCELLED } = SessionStatus;

/** From where each status can be reached. Source: contract, section 3. */
const reachedFrom: Record<SessionStatus, readonly SessionStatus[]> = {
  [SCHEDULED]: [CANCELLED],
  [IN_PROGRESS]: [SCHEDULED],
  [COMPLETED]: [IN_PROGRESS],
  [CANCELLED]: [SCHEDULED, IN_PROGRESS],
};

/** The statuses that a session can be moved to now. */
export const openMovesOf = ({ status, dateTime }: Session, now: Date): SessionStatus[] =>
  Object.values(SessionStatus).filter(
    (to) => reachedFrom[to].includes(status) && (to !== SCHEDULED || dateTime > now),
  );

export function registrationOf(session: Session): SessionRegistration {
  const { participantCount, capacity } = session;
  if (!isOpen(session)) return SessionRegistration.CLOSED;
  return participantCount < capacity ? SessionRegistration.OPEN : SessionRegistration.FULL;
}

type Ctx = Pick<Context, 'pubSub' | 'config' | 'now'>;

/** What else a status brings with it, `at` being the moment of the move. `due_at` is set last, as that may be the moment. */
const assignments: Record<SessionStatus, (at: string) => string> = {
  [SCHEDULED]: (at) =>
    `started_at = NULL, ended_at = NULL, sprint_started_at = NULL, sprint_ends_at = NULL, updated_at = ${at},
     due_at = date_time`,
  [IN_PROGRESS]: (at) => `started_at = ${at}, updated_at = ${at}, due_at = ends_at`,
  [COMPLETED]: (at) =>
    `ended_at = ${at}, sprint_ends_at = LEAST(sprint_ends_at, ${at}), updated_at = ${at}, due_at = NULL`,
  [CANCELLED]: (at) =>
    `ended_at = ${at}, sprint_ends_at = LEAST(sprint_ends_at, ${at}), updated_at = ${at},
     due_at = IF(is_recurring, ends_at, NULL)`,
};

/** When the clock had it to do: by the schedule, however late it comes, or from the change on that made it due. */
const whenDue = 'GREATEST(due_at, updated_at)';

/**
 * Moves a session, where it stands so that it may: one statement decides, so of many who try one does it. A weekly one
 * that completes makes its next. Returns whether this was the one. `stillDue`: only if the clock has it to do, and at the time
 * at which it had.
 */
export async function moveSession(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  to: SessionStatus,
  { stillDue = false } = {},
): Promise<boolean> {
  tx.skipPublicCacheBump();
  const now = ctx.now();
  const set = assignments[to](stillDue ? whenDue : '?');
  const from = reachedFrom[to];
  const { affectedRows } = await tx.execute(
    `UPDATE sessions SET ${set}, status = ?
     WHERE id = ? AND status IN (${from.map(() => '?').join(',')})
       ${to === SCHEDULED ? 'AND date_time > ?' : ''} ${stillDue ? 'AND due_at <= ?' : ''}`,
    [
      ...new Array<Date>(set.split('?').length - 1).fill(now),
      to,
      id,
      ...from,
      ...(to === SCHEDULED ? [now] : []),
      ...(stillDue ? [now] : []),
    ],
  );
  if (affectedRows === 0) return false;
  if (to === COMPLETED) await repeatSession(tx, ctx, id);
  if (to === SCHEDULED) await forgetWords(tx, id);
  publishSessionChanged(tx, ctx, id);
  return true;
}

/** What was written in a run that was called off is no part of the next. */
async function forgetWords(tx: Transaction, id: string): Promise<void> {
  await tx.delete(SessionWords, { sessionId: id });
  await tx.delete(SessionWordInterval, { sessionId: id });
}

/** Makes a weekly session's next one, once: the same leader, settings and time of day, and nobody who has joined. */
export async function repeatSession(tx: Transaction, ctx: Ctx, id: string): Promise<void> {
  const [row] = await tx.read<SessionRow>(`SELECT ${sessionColumns} FROM sessions s WHERE s.id = ?`, [id]);
  if (!row?.isRecurring) return;
  const session = toSession(row);
  const now = ctx.now();
  const dateTime = nextWeekOf(session, ctx.config.groupTimeZone, now);
  const next = Object.assign(new Session(), {
    ...session,
    id: newId('session'),
    previousId: session.id,
    dateTime,
    endsAt: endOf(dateTime, session.durationMinutes),
    status: SCHEDULED,
    participantCount: 0,
    dueAt: dateTime,
    startedAt: null,
    endedAt: null,
    sprintStartedAt: null,
    sprintEndsAt: null,
    localId: null,
    createdAt: now,
    updatedAt: now,
  });
  try {
    await tx.insert(Session, next);
  } catch (error) {
    if (!isDuplicate(error, 'sessions_previous')) throw error;
    return;
  }
  publishSessionChanged(tx, ctx, next.id);
}

const words: Record<SessionStatus, string> = {
  [SCHEDULED]: 'scheduled',
  [IN_PROGRESS]: 'in progress',
  [COMPLETED]: 'completed',
  [CANCELLED]: 'cancelled',
};

/** Why a session could not be moved: CONFLICT naming both states, or NOT_FOUND. */
export function refusedMove(session: Session | null, to: SessionStatus): AppError {
  if (!session) return notFound(messages.session.notFound);
  if (session.status === CANCELLED && to === SCHEDULED)
    return new AppError(
      'CONFLICT',
      `A cancelled session can’t become scheduled: ${messages.session.startIsPast}`,
    );
  return new AppError('CONFLICT', `A session that is ${words[session.status]} can’t become ${words[to]}`);
}
