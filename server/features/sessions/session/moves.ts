import { SessionRegistration, SessionStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { takesPlaceAgain } from '../../../contract/notificationTexts';
import { isDuplicate, type Transaction } from '../../../db/database';
import { publishSessionChanged } from '../../../events/publish';
import { AppError, notFound } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { SessionWordInterval, SessionWords } from '../../../model/room.entity';
import { isDropIn, isOpen, Session, sessionRows } from '../../../model/session.entity';
import { Sprint, SprintWords } from '../../../model/sprint.entity';
import { recordAct } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { endOf, nextWeekOf } from './schedule';

const { SCHEDULED, IN_PROGRESS, COMPLETED, CANCELLED } = SessionStatus;

/** The statuses from which each status can be reached by a move. Source: contract, section 3. */
const reachedFrom: Record<SessionStatus, readonly SessionStatus[]> = {
  [SCHEDULED]: [CANCELLED],
  [IN_PROGRESS]: [SCHEDULED],
  [COMPLETED]: [IN_PROGRESS],
  [CANCELLED]: [SCHEDULED, IN_PROGRESS],
};

/** The statuses to which the session can be moved now. */
export function allowedMoves(session: Session, now: Date): SessionStatus[] {
  if (isDropIn(session)) return [];
  const { status, dateTime } = session;
  return Object.values(SessionStatus).filter(
    (to) => reachedFrom[to].includes(status) && (to !== SCHEDULED || dateTime > now),
  );
}

/** Whether writers can join the session now. */
export function registrationOf(session: Session): SessionRegistration {
  const { participantCount, capacity } = session;
  if (!isOpen(session)) return SessionRegistration.CLOSED;
  return participantCount < capacity ? SessionRegistration.OPEN : SessionRegistration.FULL;
}

type Ctx = Pick<Context, 'pubSub' | 'config' | 'now' | 'notifier'>;

const plannedEndSql = 'date_time + INTERVAL duration_minutes MINUTE';

/**
 * What a move at the time `at`, an SQL expression, sets beside the status, in this order. `due_at` must be set last, because `at` may
 * be computed from it. A session that is started early lasts its duration from then on.
 */
const assignmentsOf: Record<SessionStatus, (at: string) => string> = {
  [SCHEDULED]: () =>
    `started_at = NULL, ended_at = NULL, ends_at = ${plannedEndSql}, sprint_started_at = NULL, sprint_ends_at = NULL,
     due_at = date_time`,
  [IN_PROGRESS]: (at) =>
    `started_at = ${at}, ends_at = LEAST(started_at, date_time) + INTERVAL duration_minutes MINUTE, due_at = ends_at`,
  [COMPLETED]: (at) => `ended_at = ${at}, sprint_ends_at = LEAST(sprint_ends_at, ${at}), due_at = NULL`,
  [CANCELLED]: (at) =>
    `ended_at = ${at}, ends_at = ${plannedEndSql}, sprint_ends_at = LEAST(sprint_ends_at, ${at}),
     due_at = IF(is_recurring, ends_at, NULL)`,
};

/** The scheduled time of a due move, or the time of the edit that made it due. */
const dueTimeSql = 'GREATEST(due_at, updated_at)';

/**
 * Moves a session to a status if that is allowed. One statement decides, so of concurrent callers one does
 * it; returns whether this was the one. A weekly session that completes creates its successor. `ifDue`:
 * only if the move is due, and dated with its scheduled time.
 */
export async function moveSession(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  to: SessionStatus,
  { ifDue = false, actorId = null }: { ifDue?: boolean; actorId?: string | null },
): Promise<boolean> {
  const now = ctx.now();
  const atSql = ifDue ? dueTimeSql : '?';
  // `updated_at` never decreases, even when server clocks differ: a base read after the last edit must not precede it.
  const assignments = `revision = revision + 1, updated_at = GREATEST(${atSql}, updated_at), ${assignmentsOf[to](atSql)}`;
  const sources = reachedFrom[to];
  const { affectedRows } = await tx.execute(
    `UPDATE sessions SET row_version = row_version + 1, ${assignments}, status = ?
     WHERE id = ? AND status IN (${sources.map(() => '?').join(',')})
       ${to === SCHEDULED ? 'AND date_time > ?' : ''} ${ifDue ? 'AND due_at <= ?' : ''}`,
    [
      // One for each placeholder in the assignments.
      ...new Array<Date>(assignments.split('?').length - 1).fill(now),
      to,
      id,
      ...sources,
      ...(to === SCHEDULED ? [now] : []),
      ...(ifDue ? [now] : []),
    ],
  );
  if (affectedRows === 0) return false;
  if (to === COMPLETED || to === CANCELLED)
    await recordAct(tx, ctx, {
      act: to === COMPLETED ? 'session_completed' : 'session_cancelled',
      actorId,
      subjectId: id,
      ...(to === COMPLETED && { itemId: id }),
    });
  if (to === SCHEDULED) {
    // Notifies those who were notified of the cancellation.
    const itemId = `${takesPlaceAgain}.${now.getTime().toString(36)}`;
    await recordAct(tx, ctx, { act: 'session_moved', actorId, subjectId: id, itemId });
    // Notifies those who asked for a place, if one became free while it was cancelled.
    await recordAct(tx, ctx, { act: 'session_place', actorId, subjectId: id });
  }
  if (to === COMPLETED) await repeatSession(tx, ctx, id);
  if (to === SCHEDULED) await deleteWords(tx, id);
  publishSessionChanged(tx, ctx, id);
  return true;
}

/** Words of a cancelled run don't count when the session is scheduled again. */
async function deleteWords(tx: Transaction, id: string): Promise<void> {
  await tx.delete(SessionWords, { sessionId: id });
  await tx.delete(SessionWordInterval, { sessionId: id });
  await tx.delete(SprintWords, { sessionId: id });
  await tx.delete(Sprint, { sessionId: id });
}

/** What all new sessions have. */
export const notStarted = {
  status: SCHEDULED,
  participantCount: 0,
  startedAt: null,
  endedAt: null,
  sprintStartedAt: null,
  sprintEndsAt: null,
  sprintStarterId: null,
  rowVersion: 1,
};

/**
 * Creates a weekly session's successor, at most once: same leader, settings and time of day, no participants.
 */
export async function repeatSession(tx: Transaction, ctx: Ctx, id: string): Promise<void> {
  const session = await sessionRows.first(tx, 'WHERE s.id = ?', [id]);
  if (!session?.isRecurring) return;
  const now = ctx.now();
  const { dateTime, wallClock } = nextWeekOf(session, ctx.config.groupTimeZone, now);
  const next = Object.assign(new Session(), {
    ...session,
    id: newId('session'),
    previousId: session.id,
    dateTime,
    wallClock,
    endsAt: endOf(dateTime, session.durationMinutes),
    ...notStarted,
    dueAt: dateTime,
    localId: null,
    // In calendars the successor replaces this session.
    revision: session.revision + 1,
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

const statusNames: Record<SessionStatus, string> = {
  [SCHEDULED]: 'scheduled',
  [IN_PROGRESS]: 'in progress',
  [COMPLETED]: 'completed',
  [CANCELLED]: 'cancelled',
};

/** The error for a refused move: CONFLICT naming both statuses, or NOT_FOUND. */
export function refusalOfMove(session: Session | null, to: SessionStatus): AppError {
  if (!session) return notFound(messages.session.notFound);
  if (session.status === CANCELLED && to === SCHEDULED)
    return new AppError('CONFLICT', messages.session.startIsPast);
  return new AppError(
    'CONFLICT',
    `A session that is ${statusNames[session.status]} can’t become ${statusNames[to]}`,
  );
}
