import { type Authorized, authorize } from '../../../authz/authorize';
import { SessionReadingStep, SessionStatus } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { placeholders } from '../../../db/rows';
import { publishSessionReadingChanged } from '../../../events/publish';
import { AppError, badInput } from '../../../lib/errors';
import { onlyIds } from '../../../lib/ids';
import { isOpen, type Session } from '../../../model/session.entity';
import { SessionReader, SessionReading } from '../../../model/sessionReading.entity';
import type { Context } from '../../../request/context';
import { activeMemberSql, joinMember, joinMembers } from '../../members/user/memberConditions';
import { takesPartSql } from '../table/participationSql';
import type { ArrangeSessionReadingInput, StepSessionReadingInput } from './reading.inputs';
import type { SessionReading as Reading } from './reading.types';

const { SCHEDULED, IN_PROGRESS } = SessionStatus;
const { START, PAUSE, NEXT } = SessionReadingStep;

/** The state in which nobody reads. */
const noReader = { readerId: null, endsAt: null, leftSeconds: null };

/** Members `u` who may read aloud in sessions `s`, as the end of a statement that selects from both. */
const mayReadSql = `${activeMemberSql()} AND ${takesPartSql('u.id')} LOCK IN SHARE MODE`;

interface Conditions {
  seenVersion?: number | null;
  statuses: readonly SessionStatus[];
  isDone?: (tx: Transaction) => Promise<boolean>;
}

/**
 * Runs `work` while no other change of the session's reading runs, on any server: the first statements lock its row. CONFLICT if
 * `seenVersion` is given and not the current one, or if the session has no reading or none of the statuses. If `isDone`, nothing
 * changes: a new version would make the next steps of others fail.
 */
async function changeReading(
  ctx: Context,
  { id }: Pick<Session, 'id'>,
  { seenVersion = null, statuses, isDone }: Conditions,
  work: (tx: Transaction) => Promise<void>,
): Promise<Reading> {
  const isChanged = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await tx.execute(
      `INSERT INTO session_readings (session_id, changed_at) SELECT s.id, ? FROM sessions s WHERE s.id = ?
         LOCK IN SHARE MODE
       ON DUPLICATE KEY UPDATE changed_at = ?`,
      [now, id, now],
    );
    if (await isDone?.(tx)) return true;
    const { affectedRows } = await tx.execute(
      `UPDATE session_readings g JOIN sessions s ON s.id = g.session_id SET g.version = g.version + 1
       WHERE g.session_id = ? AND (? IS NULL OR g.version = ?) AND s.has_reading AND s.status IN (${placeholders(statuses)})`,
      [id, seenVersion, seenVersion, ...statuses],
    );
    if (affectedRows === 0) return false;
    await work(tx);
    publishSessionReadingChanged(tx, ctx, id);
    return true;
  });
  if (!isChanged) throw await refusalOf(ctx, id, statuses);
  return ctx.loaders.sessionReading.load(id);
}

/** The error for a change that was refused. */
async function refusalOf(ctx: Context, id: string, statuses: readonly SessionStatus[]): Promise<AppError> {
  const session = await authorize(ctx, 'sessionReadingChanged', id);
  if (!session.hasReading) return new AppError('CONFLICT', 'Nobody reads aloud in this session');
  if (statuses.includes(session.status)) return new AppError('CONFLICT', messages.reading.changed);
  return new AppError('CONFLICT', isOpen(session) ? messages.reading.notYet : messages.reading.closed);
}

interface ReaderRow {
  userId: string;
  position: number;
  hasRead: number;
}

const readReaders = (tx: Transaction, sessionId: string) =>
  tx.read<ReaderRow>(
    `SELECT user_id AS userId, position, has_read AS hasRead FROM session_readers WHERE session_id = ?
     ORDER BY position, added_at, user_id`,
    [sessionId],
  );

/** Adds the member as the last reader; repeating it changes nothing. CONFLICT with 100 readers. */
export async function joinSessionReading(
  ctx: Context,
  userId: string,
  session: Authorized<Session, 'joinSessionReading'>,
): Promise<Reading> {
  await ctx.rateLimits.take('readingMember', userId);
  const isDone = async (tx: Transaction) => {
    const where = 'session_id = ? AND user_id = ?';
    return (await tx.read(`SELECT 1 FROM session_readers WHERE ${where}`, [session.id, userId])).length > 0;
  };
  return changeReading(ctx, session, { statuses: [SCHEDULED, IN_PROGRESS], isDone }, async (tx) => {
    const readers = await readReaders(tx, session.id);
    if (readers.length >= limits.reading.readersMax) throw new AppError('CONFLICT', messages.reading.full);
    const { affectedRows } = await tx.execute(
      `INSERT INTO session_readers (session_id, user_id, position, added_at)
       SELECT s.id, u.id, ?, ? FROM sessions s ${joinMember('?', { how: 'STRAIGHT_JOIN' })} WHERE s.id = ? AND ${mayReadSql}`,
      [(readers.at(-1)?.position ?? 0) + 1, ctx.now(), userId, session.id],
    );
    // The member left the session after the authorisation.
    if (affectedRows === 0) throw new AppError('FORBIDDEN', messages.reading.stranger);
  });
}

/** Removes the member from the readers; no effect if they aren't one. */
export async function leaveSessionReading(
  ctx: Context,
  userId: string,
  session: Authorized<Session, 'leaveSessionReading'>,
): Promise<Reading> {
  await ctx.rateLimits.take('readingMember', userId);
  await ctx.db.transaction(async (tx) => {
    await removeReader(tx, ctx, session.id, userId);
  });
  return ctx.loaders.sessionReading.load(session.id);
}

/** Removes a reader. If it is their turn, nobody reads until the next step. */
export async function removeReader(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  sessionId: string,
  userId: string,
): Promise<void> {
  await tx.read('SELECT session_id FROM session_readings WHERE session_id = ? FOR UPDATE', [sessionId]);
  if ((await tx.delete(SessionReader, { sessionId, userId })) === 0) return;
  await tx.update(SessionReading, { sessionId, readerId: userId }, noReader);
  await tx.execute('UPDATE session_readings SET version = version + 1 WHERE session_id = ?', [sessionId]);
  publishSessionReadingChanged(tx, ctx, sessionId);
}

/** Removes all readers. */
export async function removeAllReaders(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  sessionId: string,
): Promise<void> {
  await tx.execute('UPDATE session_readings SET version = version + 1 WHERE session_id = ?', [sessionId]);
  await tx.update(SessionReading, { sessionId }, noReader);
  await tx.delete(SessionReader, { sessionId });
  publishSessionReadingChanged(tx, ctx, sessionId);
}

/** Sets the readers, their order and their minutes; BAD_USER_INPUT for new readers who don't take part. */
export function arrangeSessionReading(
  ctx: Context,
  session: Authorized<Session, 'arrangeSessionReading'>,
  { version: seenVersion, memberIds, minutes }: Omit<ArrangeSessionReadingInput, 'sessionId'>,
): Promise<Reading> {
  return changeReading(ctx, session, { seenVersion, statuses: [SCHEDULED, IN_PROGRESS] }, async (tx) => {
    const { id: sessionId } = session;
    if (minutes) await tx.update(SessionReading, { sessionId }, { minutes });
    if (memberIds) await setReaders(tx, ctx, sessionId, memberIds);
  });
}

async function setReaders(tx: Transaction, ctx: Context, sessionId: string, memberIds: string[]) {
  const present = (await readReaders(tx, sessionId)).map(({ userId }) => userId);
  for (const userId of present.filter((one) => !memberIds.includes(one))) {
    await tx.delete(SessionReader, { sessionId, userId });
    await tx.update(SessionReading, { sessionId, readerId: userId }, noReader);
  }
  const added = memberIds.filter((one) => !present.includes(one));
  const order = onlyIds('user', memberIds).join(',');
  const { affectedRows } = await tx.execute(
    `INSERT INTO session_readers (session_id, user_id, position, added_at)
     SELECT s.id, u.id, 0, ? FROM sessions s ${joinMembers(placeholders(onlyIds('user', added)))}
     WHERE s.id = ? AND ${mayReadSql}`,
    [ctx.now(), ...onlyIds('user', added), sessionId],
  );
  if (affectedRows < added.length) throw badInput({ memberIds: messages.reading.stranger });
  await tx.execute('UPDATE session_readers SET position = FIND_IN_SET(user_id, ?) WHERE session_id = ?', [
    order,
    sessionId,
  ]);
}

/**
 * Makes a step. Starting resumes a paused reader; otherwise the first reader who hasn't read begins or, if all have, the first
 * of all. After the last one nobody reads. Ending resets who has read.
 */
export function stepSessionReading(
  ctx: Context,
  session: Authorized<Session, 'stepSessionReading'>,
  { version: seenVersion, step }: Omit<StepSessionReadingInput, 'sessionId'>,
): Promise<Reading> {
  return changeReading(ctx, session, { seenVersion, statuses: [IN_PROGRESS] }, async (tx) => {
    const { id: sessionId } = session;
    const now = ctx.now().getTime();
    const [state] = await tx.read<Pick<SessionReading, 'minutes' | 'readerId' | 'endsAt' | 'leftSeconds'>>(
      `SELECT minutes, reader_id AS readerId, ends_at AS endsAt, left_seconds AS leftSeconds FROM session_readings
       WHERE session_id = ?`,
      [sessionId],
    );
    if (!state) return;
    const { minutes, readerId, endsAt, leftSeconds } = state;
    const setState = (values: Partial<SessionReading>) => tx.update(SessionReading, { sessionId }, values);
    const resetHasRead = () => tx.update(SessionReader, { sessionId }, { hasRead: false });
    const beginWith = (next: ReaderRow | undefined) =>
      setState(
        next
          ? { readerId: next.userId, endsAt: new Date(now + minutes * 60_000), leftSeconds: null }
          : noReader,
      );

    if (step === PAUSE) {
      const left = endsAt && Math.max(0, Math.ceil((endsAt.getTime() - now) / 1_000));
      if (left !== null) await setState({ endsAt: null, leftSeconds: left });
    } else if (step === START && readerId) {
      if (leftSeconds !== null)
        await setState({ endsAt: new Date(now + leftSeconds * 1_000), leftSeconds: null });
    } else if (step === START) {
      const readers = await readReaders(tx, sessionId);
      if (readers.length === 0) throw new AppError('CONFLICT', messages.reading.nobody);
      const next = readers.find(({ hasRead }) => !hasRead);
      if (!next) await resetHasRead();
      await beginWith(next ?? readers[0]);
    } else if (step === NEXT) {
      if (readerId) await tx.update(SessionReader, { sessionId, userId: readerId }, { hasRead: true });
      await beginWith((await readReaders(tx, sessionId)).find(({ hasRead }) => !hasRead));
    } else {
      await setState(noReader);
      await resetHasRead();
    }
  });
}
