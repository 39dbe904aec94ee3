import type { Authorized } from '../../../authz/authorize';
import { SessionRegistration } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { isDuplicate } from '../../../db/database';
import { publishSessionChanged, publishSessionRoomChanged } from '../../../events/publish';
import { AppError } from '../../../lib/errors';
import { isDropIn, type Session } from '../../../model/session.entity';
import { SessionLines } from '../../../model/sessionLines.entity';
import { SessionPlaceRequest } from '../../../model/sessionNotices.entity';
import { SessionParticipant } from '../../../model/sessionParticipant.entity';
import { recordAct } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { lockAccount } from '../../members/user/memberRows';
import { removeReader } from '../readAloud/reading.service';
import { registrationOf } from './moves';
import { reloadSession } from './session.service';

/** The error for a refused join. */
function refusalOf(session: Session, userId: string): AppError {
  const { leader, closed, full } = messages.session;
  if (session.leaderId === userId) return new AppError('CONFLICT', leader);
  // If registration is open, the session was full when the statement ran.
  const isClosed = registrationOf(session) === SessionRegistration.CLOSED;
  return new AppError('CONFLICT', isClosed ? closed : full);
}

/**
 * Joins a session. First increments the count if there is room: the statement's lock lets one in at a time,
 * and the table's CHECK keeps the count within the capacity. Repeating it changes nothing. CONFLICT if the
 * session is full or closed, or the member leads it. Source: contract, section 3.
 */
export async function joinSession(
  ctx: Context,
  userId: string,
  session: Authorized<Session, 'joinSession'>,
): Promise<Session> {
  // Every member takes part in the standing session.
  if (isDropIn(session)) return session;
  const { id } = session;
  let hasJoined = false;
  try {
    hasJoined = await ctx.db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { affectedRows } = await tx.execute(
        `UPDATE sessions SET participant_count = participant_count + 1, row_version = row_version + 1
         WHERE id = ? AND participant_count < capacity AND status IN ('scheduled', 'in_progress') AND leader_id <> ?`,
        [id, userId],
      );
      if (affectedRows === 0) return false;
      await tx.insert(SessionParticipant, { sessionId: id, userId, joinedAt: ctx.now() });
      await tx.delete(SessionPlaceRequest, { sessionId: id, userId });
      publishSessionChanged(tx, ctx, id);
      publishSessionRoomChanged(tx, ctx, id);
      return true;
    });
  } catch (error) {
    // The member has already joined; the rollback also undid the count.
    if (!isDuplicate(error)) throw error;
    hasJoined = true;
  }
  const current = await reloadSession(ctx, id);
  if (!hasJoined && !(await ctx.loaders.viewerIsParticipant.load(id))) throw refusalOf(current, userId);
  return current;
}

/** Leaves a session in any status; without a seat nothing changes. CONFLICT for the leader. */
export async function leaveSession(
  ctx: Context,
  userId: string,
  { id, leaderId }: Authorized<Session, 'leaveSession'>,
): Promise<Session> {
  if (leaderId === userId) throw new AppError('CONFLICT', messages.session.leader);
  await ctx.db.transaction(async (tx) => {
    // Lock the session's row first, as joining does, to avoid deadlocks.
    await tx.read('SELECT id FROM sessions WHERE id = ? FOR UPDATE', [id]);
    if ((await tx.delete(SessionParticipant, { sessionId: id, userId })) === 0) return;
    await tx.execute(
      'UPDATE sessions SET participant_count = participant_count - 1, row_version = row_version + 1 WHERE id = ?',
      [id],
    );
    // Only participants can change or remove their lines.
    await tx.delete(SessionLines, { sessionId: id, userId });
    await removeReader(tx, ctx, id, userId);
    await recordAct(tx, ctx, { act: 'session_place', actorId: userId, subjectId: id });
    publishSessionChanged(tx, ctx, id);
    publishSessionRoomChanged(tx, ctx, id);
  });
  return reloadSession(ctx, id);
}
