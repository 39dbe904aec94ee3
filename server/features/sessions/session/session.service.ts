import type { Authorized } from '../../../authz/authorize';
import { dayMs } from '../../../contract/calendar';
import { SessionKind, SessionStatus } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { publishSessionChanged } from '../../../events/publish';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { oneLine, withoutEdges } from '../../../lib/normalizeText';
import { Session, sessionRows } from '../../../model/session.entity';
import { pendingNotificationSql, recordAct } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount } from '../../members/user/memberRows';
import { moveSession, notStarted, refusalOfMove, repeatSession } from './moves';
import { beginOf, dueAtOf, endOf, wallClockOf } from './schedule';
import type { CreateSessionInput, SetSessionStatusInput, UpdateSessionInput } from './session.inputs';

/** A new session may start so long ago, because forms have no seconds and requests take time. */
const toleratedMs = 60 * 1000;
const farthestDays = 5 * 366;

/** Reads the session again, after a write in the same request. */
export async function reloadSession(ctx: Context, id: string): Promise<Session> {
  const session = await ctx.loaders.sessionById.load(id);
  if (!session) throw notFound(messages.session.notFound);
  return session;
}

function checkNotTooFar(dateTime: Date, now: Date) {
  const aheadMs = dateTime.getTime() - now.getTime();
  if (Math.abs(aheadMs) > farthestDays * dayMs)
    throw badInput({ dateTime: aheadMs > 0 ? messages.session.tooFar : messages.session.tooLongAgo });
}

/** Builds the entity from an input; also used by the demo content. */
export function newSession(
  leaderId: string,
  input: CreateSessionInput,
  { now, timeZone }: { now: Date; timeZone: string },
): Session {
  const id = newId('session');
  const { dateTime, durationMinutes, capacity } = input;
  return Object.assign(new Session(), {
    id,
    kind: SessionKind.SCHEDULED,
    leaderId,
    seriesId: id,
    previousId: null,
    title: oneLine(input.title),
    description: withoutEdges(input.description),
    dateTime,
    durationMinutes,
    endsAt: endOf(dateTime, durationMinutes),
    wallClock: wallClockOf(dateTime, timeZone),
    capacity,
    location: oneLine(input.location ?? '') || null,
    isRecurring: input.isRecurring ?? false,
    hasReading: input.hasReading ?? true,
    ...notStarted,
    dueAt: dateTime,
    localId: input.localId ?? null,
    revision: 0,
    createdAt: now,
    updatedAt: now,
  });
}

/** Creates a session led by the viewer; a repeated localId of the same leader returns the existing one. */
export const createSession = (ctx: Context, leaderId: string, input: CreateSessionInput): Promise<Session> =>
  createOnce(ctx, {
    localId: input.localId,
    find: (localId) =>
      sessionRows.first(ctx.db, 'WHERE s.leader_id = ? AND s.local_id = ?', [leaderId, localId]),
    create: () => createNewSession(ctx, leaderId, input),
  });

async function createNewSession(ctx: Context, leaderId: string, input: CreateSessionInput): Promise<Session> {
  const now = ctx.now();
  if (input.dateTime.getTime() < now.getTime() - toleratedMs)
    throw badInput({ dateTime: messages.session.inThePast });
  checkNotTooFar(input.dateTime, now);
  const session = newSession(leaderId, input, { now, timeZone: ctx.config.groupTimeZone });
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, leaderId);
    await tx.insert(Session, session);
    publishSessionChanged(tx, ctx, session.id);
  });
  return session;
}

/** Returns the session with the changes applied, but not yet checked. */
function withChanges(before: Session, input: UpdateSessionInput): Session {
  const after = Object.assign(new Session(), before);
  if (input.title != null) after.title = oneLine(input.title);
  if (input.description != null) after.description = withoutEdges(input.description);
  if (input.location != null) after.location = oneLine(input.location) || null;
  if (input.isRecurring != null) after.isRecurring = input.isRecurring;
  if (input.hasReading != null) after.hasReading = input.hasReading;
  if (input.durationMinutes != null) after.durationMinutes = input.durationMinutes;
  if (input.capacity != null) after.capacity = input.capacity;
  if (input.dateTime != null) after.dateTime = input.dateTime;
  return after;
}

const isMoved = (before: Session, after: Session) => after.dateTime.getTime() !== before.dateTime.getTime();

/** Throws if the session's status or participants don't allow the change. */
function checkChange(before: Session, after: Session, now: Date): void {
  const moved = isMoved(before, after);
  if (moved) checkNotTooFar(after.dateTime, now);
  if (after.participantCount > after.capacity)
    throw badInput({
      capacity: `${after.participantCount} writers have joined already: capacity can’t be less`,
    });
  if (before.status === SessionStatus.IN_PROGRESS && moved)
    throw badInput({ dateTime: messages.session.started });
  if (before.status === SessionStatus.COMPLETED) {
    if (moved) throw badInput({ dateTime: messages.session.over });
    if (after.durationMinutes !== before.durationMinutes)
      throw badInput({ durationMinutes: messages.session.over });
    if (after.capacity !== before.capacity) throw badInput({ capacity: messages.session.over });
  }
}

async function lockSession(tx: Transaction, id: string): Promise<Session> {
  const [row] = await tx.read<Row<Session>>(
    `SELECT ${sessionRows.columns}, s.edited_at AS editedAt FROM sessions s WHERE s.id = ? FOR UPDATE`,
    [id],
  );
  if (!row) throw notFound(messages.session.notFound);
  return sessionRows.toNode(row);
}

const editableProperties = [
  'title',
  'description',
  'dateTime',
  'durationMinutes',
  'capacity',
  'location',
  'isRecurring',
  'hasReading',
] as const satisfies (keyof Session)[];

/** What an edit stores. */
const storedProperties = [
  ...editableProperties,
  ...(['endsAt', 'wallClock', 'dueAt', 'revision', 'updatedAt'] as const),
];

const valuesOf = (session: Session, properties: readonly (keyof Session)[]) =>
  Object.fromEntries(properties.map((property) => [property, session[property]]));

const haveSameDetails = (one: Session, other: Session): boolean =>
  JSON.stringify(valuesOf(one, editableProperties)) === JSON.stringify(valuesOf(other, editableProperties));

/** Builds the CONFLICT error with the server's copy. */
const conflictWith = (current: Session) =>
  new AppError('CONFLICT', messages.session.conflict, {
    session: {
      ...valuesOf(current, ['id', ...editableProperties]),
      dateTime: current.dateTime.toISOString(),
      status: current.status.toUpperCase(),
      updatedAt: current.updatedAt.toISOString(),
    },
  });

/** Changes a session's details; the session clock uses the new times. */
export async function updateSession(
  ctx: Context,
  { id }: Authorized<Session, 'updateSession'>,
  input: UpdateSessionInput,
): Promise<Session> {
  const session = await ctx.db.transaction(async (tx) => {
    const before = await lockSession(tx, id);
    const after = withChanges(before, input);
    // A retry after a lost response changes nothing, and must not make other copies stale.
    if (haveSameDetails(before, after)) return before;
    // The row is locked, so nothing can change between this check and the update.
    const { baseUpdatedAt: base } = input;
    if (base && (before.editedAt ?? before.createdAt) > base) throw conflictWith(before);
    // Checked after the conflict, because a caller with an outdated copy can't know what is allowed.
    checkChange(before, after, ctx.now());
    if (isMoved(before, after)) after.wallClock = wallClockOf(after.dateTime, ctx.config.groupTimeZone);
    after.endsAt = endOf(beginOf(after), after.durationMinutes);
    after.dueAt = dueAtOf(after);
    after.revision = before.revision + 1;
    after.rowVersion = before.rowVersion + 1;
    after.updatedAt = new Date(Math.max(ctx.now().getTime(), before.updatedAt.getTime() + 1));
    const changes = { ...valuesOf(after, storedProperties), editedAt: after.updatedAt };
    await tx.update(Session, { id }, changes);
    // A session that is made weekly after it completed gets its successor now.
    if (after.status === SessionStatus.COMPLETED && after.isRecurring && !before.isRecurring)
      await repeatSession(tx, ctx, id);
    const about = { actorId: ctx.viewer?.id ?? null, subjectId: id };
    if (isMoved(before, after)) await recordAct(tx, ctx, { act: 'session_moved', ...about });
    if (after.capacity > before.capacity) await recordAct(tx, ctx, { act: 'session_place', ...about });
    publishSessionChanged(tx, ctx, id);
    return after;
  });
  return session;
}

/**
 * Stores the members to notify of a session's deletion, because its participants are deleted with it. For a cancelled session
 * only while notifications of the cancellation are pending.
 */
async function recordDeletion(tx: Transaction, ctx: Context, id: string): Promise<void> {
  const [session] = await tx.read<{ status: SessionStatus }>(
    "SELECT status FROM sessions WHERE id = ? AND status <> 'completed' FOR UPDATE",
    [id],
  );
  if (!session) return;
  await tx.execute(
    `INSERT INTO deleted_session_members (session_id, user_id, leader_id, title, date_time, ends_at, revision, deleted_at)
     SELECT s.id, m.user_id, s.leader_id, s.title, s.date_time, s.date_time + INTERVAL s.duration_minutes MINUTE,
       s.revision + 1, ? FROM sessions s
     JOIN (SELECT user_id FROM session_participants WHERE session_id = ?
       UNION SELECT leader_id FROM sessions WHERE id = ?) m
     WHERE s.id = ? AND (s.status <> 'cancelled' OR ${pendingNotificationSql('session_cancelled', 'm.user_id', 's.id')})`,
    [ctx.now(), id, id, id],
  );
  if (session.status !== SessionStatus.CANCELLED)
    await recordAct(tx, ctx, { act: 'session_cancelled', actorId: ctx.viewer?.id ?? null, subjectId: id });
}

/** Deletes a session; stories written in it stay. */
export async function deleteSession(
  ctx: Context,
  { id }: Authorized<Session, 'deleteSession'>,
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    await recordDeletion(tx, ctx, id);
    const rows = await tx.delete(Session, { id });
    if (rows > 0) publishSessionChanged(tx, ctx, id);
    return rows;
  });
  if (deleted === 0) throw notFound(messages.session.notFound);
}

/**
 * Changes the status manually; the current status changes nothing. CONFLICT if the transition isn't allowed.
 */
export async function setSessionStatus(
  ctx: Context,
  { id }: Authorized<Session, 'setSessionStatus'>,
  { status }: SetSessionStatusInput,
): Promise<Session> {
  const actorId = ctx.viewer?.id ?? null;
  await ctx.db.transaction((tx) => moveSession(tx, ctx, id, status, { actorId }));
  const session = await ctx.loaders.sessionById.load(id);
  if (session?.status !== status) throw refusalOfMove(session, status);
  return session;
}
