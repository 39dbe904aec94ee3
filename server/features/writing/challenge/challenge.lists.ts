import {
  type Connection,
  type ConnectionArgs,
  type EntitySource,
  paginate,
} from '../../../graphql/connection';
import { type Challenge, challengeRows } from '../../../model/challenge.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import type { ViewerChallengesArgs } from './challenge.inputs';
import { notOverSql, today } from './challenge.service';
import { ChallengeMember } from './challenge.types';
import { amountSql, maxTotal } from './challengeAmounts';

/** Sorted by id, which is the order of opening. */
export const challengesSource: EntitySource<Challenge> = challengeRows;

function keepChallenges(ctx: Context, page: Connection<Challenge>) {
  keepNodes(ctx.loaders.challengeById, nodesOf(page));
  return page;
}

/** All challenges, latest first. */
export const challenges = async (ctx: Context, args: ConnectionArgs): Promise<Connection<Challenge>> =>
  keepChallenges(
    ctx,
    await paginate(ctx, args, {
      ...challengesSource,
      branches: [{ from: 'challenges c FORCE INDEX (PRIMARY)', where: 'TRUE', params: [] }],
    }),
  );

/** The challenges that a member takes part in, all or only those that aren't over, latest first. */
export const challengesOf = async (
  ctx: Context,
  userId: string,
  { running, ...args }: ViewerChallengesArgs,
): Promise<Connection<Challenge>> =>
  keepChallenges(
    ctx,
    await paginate(ctx, args, {
      ...challengesSource,
      idColumn: 'm.challenge_id',
      branches: [
        {
          from: 'challenge_members m FORCE INDEX (challenge_members_user) STRAIGHT_JOIN challenges c ON c.id = m.challenge_id',
          where: running ? `m.user_id = ? AND ${notOverSql}` : 'm.user_id = ?',
          params: running ? [userId, today(ctx)] : [userId],
        },
      ],
    }),
  );

/** The members of a challenge who wrote most, in this order; members without words follow by the time of joining. */
export async function membersOf(
  ctx: Context,
  challenge: Challenge,
  first: number,
): Promise<ChallengeMember[]> {
  const { amount, from, where } = amountSql(challenge.unit);
  const [all, written] = await Promise.all([
    ctx.db.read<{ userId: string }>(
      'SELECT user_id AS userId FROM challenge_members WHERE challenge_id = ? ORDER BY joined_at, user_id',
      [challenge.id],
    ),
    ctx.db.read<{ userId: string; amount: string }>(
      `SELECT m.user_id AS userId, ${amount} AS amount FROM challenges c STRAIGHT_JOIN ${from}
       WHERE c.id = ? AND ${where} GROUP BY m.user_id`,
      [challenge.id],
    ),
  ]);
  const totals = new Map(written.map(({ userId, amount }) => [userId, Number(amount)]));
  const ranked = all
    .map(({ userId }) => ({ userId, total: totals.get(userId) ?? 0 }))
    .sort((one, other) => other.total - one.total)
    .slice(0, first);
  const users = await Promise.all(ranked.map(({ userId }) => ctx.loaders.userById.load(userId)));
  return ranked.flatMap(({ total }, place) => {
    const user = users[place];
    return user ? [Object.assign(new ChallengeMember(), { user, total: Math.min(total, maxTotal) })] : [];
  });
}
