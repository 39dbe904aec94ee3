import type { Authorized } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { messages } from '../../../contract/messages';
import { isDuplicate } from '../../../db/database';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { oneLine } from '../../../lib/normalizeText';
import { Challenge, ChallengeMembership, challengeRows } from '../../../model/challenge.entity';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { lockAccount } from '../../members/user/memberRows';
import { dayOf, daysBetween } from '../writingDay/countForDay';
import type { OpenChallengeInput } from './challenge.inputs';

const texts = messages.challenge;
const { rangeDays, members } = limits.challenge;

/** Today in the group's time zone. */
export const today = (ctx: Context) => dayOf(ctx, null);

/** SQL: the challenge isn't over; today is bound. */
export const notOverSql = 'closed_on IS NULL AND ends_on >= ?';

/** Refuses a range of days that is too long, past or too far ahead. */
function checkDays(
  ctx: Context,
  { startsOn, endsOn }: Pick<OpenChallengeInput, 'startsOn' | 'endsOn'>,
): void {
  if (endsOn < startsOn) throw badInput({ endsOn: messages.goal.order });
  if (daysBetween(startsOn, endsOn) >= rangeDays) throw badInput({ endsOn: texts.tooLong });
  if (endsOn < today(ctx)) throw badInput({ endsOn: texts.over });
  if (daysBetween(today(ctx), startsOn) > limits.goal.startDays)
    throw badInput({ startsOn: messages.goal.tooFar });
}

/** Opens a challenge; a repeated localId of the same member returns the existing one. */
export function openChallenge(ctx: Context, userId: string, input: OpenChallengeInput): Promise<Challenge> {
  return createOnce(ctx, {
    localId: input.localId,
    limit: ['challengeMember', userId],
    find: (localId) =>
      challengeRows.first(ctx.db, 'WHERE c.opened_by_id = ? AND c.local_id = ?', [userId, localId]),
    create: () => openNewChallenge(ctx, userId, input),
  });
}

async function openNewChallenge(
  ctx: Context,
  userId: string,
  { title, unit, target, startsOn, endsOn, localId }: OpenChallengeInput,
): Promise<Challenge> {
  checkDays(ctx, { startsOn, endsOn });
  const id = newId('challenge');
  await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.insert(Challenge, {
      id,
      openedById: userId,
      title: oneLine(title),
      unit,
      target,
      startsOn,
      endsOn,
      closedOn: null,
      localId: localId ?? null,
      createdAt: ctx.now(),
    });
  });
  return loadChallenge(ctx, id);
}

/** Loads a challenge as it is now; NOT_FOUND if it was deleted. */
async function loadChallenge(ctx: Context, id: string): Promise<Challenge> {
  const challenge = await ctx.loaders.challengeById.load(id);
  if (!challenge) throw notFound(texts.notFound);
  return challenge;
}

/**
 * Joins a challenge; repeating it changes nothing. CONFLICT if it is over or full: the statement that increments the count also checks
 * this and locks the challenge's row.
 */
export async function joinChallenge(
  ctx: Context,
  userId: string,
  { id }: Authorized<Challenge, 'joinChallenge'>,
): Promise<Challenge> {
  let hasJoined = false;
  try {
    hasJoined = await ctx.db.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const { affectedRows } = await tx.execute(
        `UPDATE challenges SET member_count = member_count + 1
         WHERE id = ? AND member_count < ${members} AND ${notOverSql}`,
        [id, today(ctx)],
      );
      if (affectedRows > 0)
        await tx.insert(ChallengeMembership, { challengeId: id, userId, joinedAt: ctx.now() });
      return affectedRows > 0;
    });
  } catch (error) {
    // The member takes part already; the rollback also undid the count.
    if (!isDuplicate(error)) throw error;
    hasJoined = true;
  }
  const challenge = await loadChallenge(ctx, id);
  if (!hasJoined && !(await ctx.loaders.viewerIsInChallenge.load(id)))
    throw new AppError('CONFLICT', isOver(ctx, challenge) ? texts.closed : texts.full);
  return challenge;
}

/** Leaves a challenge, even one that is over; the member's words no longer count. */
export async function leaveChallenge(
  ctx: Context,
  userId: string,
  { id }: Authorized<Challenge, 'leaveChallenge'>,
): Promise<Challenge> {
  await ctx.db.transaction(async (tx) => {
    // The challenge's row is locked first, as in joining, to avoid deadlocks.
    await tx.read('SELECT id FROM challenges WHERE id = ? FOR UPDATE', [id]);
    if ((await tx.delete(ChallengeMembership, { challengeId: id, userId })) > 0)
      await tx.execute('UPDATE challenges SET member_count = member_count - 1 WHERE id = ?', [id]);
  });
  return loadChallenge(ctx, id);
}

/** Closes a challenge: today is the last day that counts. Repeating it changes nothing. */
export async function closeChallenge(
  ctx: Context,
  { id }: Authorized<Challenge, 'closeChallenge'>,
): Promise<Challenge> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(`UPDATE challenges SET closed_on = ? WHERE id = ? AND ${notOverSql}`, [
      today(ctx),
      id,
      today(ctx),
    ]);
  });
  return loadChallenge(ctx, id);
}

/** Deletes a challenge, even one that is over, with its list of members. Their words stay on their days. */
export async function deleteChallenge(
  ctx: Context,
  { id }: Authorized<Challenge, 'deleteChallenge'>,
): Promise<void> {
  const deleted = await ctx.db.transaction((tx) => tx.delete(Challenge, { id }));
  if (deleted === 0) throw notFound(texts.notFound);
}

/** Whether nobody can join any more. */
export const isOver = (ctx: Context, { endsOn, closedOn }: Challenge): boolean =>
  closedOn !== null || endsOn < today(ctx);
