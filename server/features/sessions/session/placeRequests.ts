import type { Authorized } from '../../../authz/authorize';
import { messages } from '../../../contract/messages';
import { AppError } from '../../../lib/errors';
import type { Session } from '../../../model/session.entity';
import type { Context } from '../../../request/context';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { hasJoinedSql } from '../table/participationSql';

/** Notifies the member once when a place in a full session is free; repeating it changes nothing. CONFLICT if it isn't full. */
export async function requestSessionPlace(
  ctx: Context,
  userId: string,
  session: Authorized<Session, 'requestSessionPlace'>,
): Promise<Session> {
  const { id } = session;
  const added = await ctx.db.writeRepeatable(
    `INSERT IGNORE INTO session_place_requests (session_id, user_id, requested_at)
     SELECT s.id, u.id, ? FROM sessions s ${joinMember('?')} AND ${activeMemberSql()}
     WHERE s.id = ? AND s.status IN ('scheduled', 'in_progress') AND s.participant_count >= s.capacity
       AND s.leader_id <> u.id AND NOT ${hasJoinedSql('u.id')} LOCK IN SHARE MODE`,
    [ctx.now(), userId, id],
  );
  if (!added && !(await ctx.loaders.viewerAwaitsPlace.load(id)))
    throw new AppError('CONFLICT', messages.session.notFull);
  return session;
}

/** Withdraws the request; without one nothing changes. */
export async function withdrawSessionPlaceRequest(
  ctx: Context,
  userId: string,
  session: Authorized<Session, 'withdrawSessionPlaceRequest'>,
): Promise<Session> {
  await ctx.db.writeRepeatable('DELETE FROM session_place_requests WHERE session_id = ? AND user_id = ?', [
    session.id,
    userId,
  ]);
  return session;
}
