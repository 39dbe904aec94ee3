import DataLoader from 'dataloader';
import { signedInViewer } from '../../../authz/authorize';
import { GoalUnit } from '../../../contract/enums';
import type { Prefetch } from '../../../db/prefetch';
import { isOne, primeLoader } from '../../../db/prefetch';
import { inOrder, padded, placeholders, type SqlValue } from '../../../db/rows';
import { type Challenge, challengeRows } from '../../../model/challenge.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById, viewerLinkLoader } from '../../../request/loaders';
import { amountSql, maxTotal } from './challengeAmounts';

/** SQL: what the members who meet the condition have written for the challenge `c`. */
const totalSqlWhere = (condition: string) => {
  const sumOf = (unit: GoalUnit) => {
    const { amount, from, where } = amountSql(unit);
    return `(SELECT ${amount} FROM ${from} WHERE ${where}${condition})`;
  };
  const sumSql = `IF(c.unit = '${GoalUnit.WORDS}', ${sumOf(GoalUnit.WORDS)}, ${sumOf(GoalUnit.MINUTES)})`;
  return `LEAST(COALESCE(${sumSql}, 0), ${maxTotal})`;
};

const totalSql = totalSqlWhere('');
/** The viewer's id is bound twice. */
const viewerTotalSql = totalSqlWhere(' AND m.user_id = ?');
const viewerParams = (scope: LoaderScope): SqlValue[] => [signedInViewer(scope).id, signedInViewer(scope).id];

/** Loads an amount of each challenge; without a cache in requests in which a write may follow. */
const amountLoader = ({ db, answer }: LoaderScope, column: string, params: SqlValue[]) =>
  new DataLoader<string, number>(
    async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<{ id: string; amount: string }>(
        `SELECT c.id, ${column} AS amount FROM challenges c WHERE c.id IN (${placeholders(wanted)})`,
        [...params, ...wanted],
      );
      return inOrder(ids, rows, ({ id }) => id).map((row) => Number(row?.amount ?? 0));
    },
    { cache: answer.selected !== undefined },
  );

export const challengeLoaders = {
  challengeById: (scope: LoaderScope) => loaderById(scope, 'challenge', challengeRows),

  viewerIsInChallenge: (scope: LoaderScope) => viewerLinkLoader(scope, 'challenge_members', 'challenge_id'),

  challengeTotal: (scope: LoaderScope) => amountLoader(scope, totalSql, []),

  challengeViewerTotal: (scope: LoaderScope) => amountLoader(scope, viewerTotalSql, viewerParams(scope)),
};

interface ChallengeLoaders {
  viewerIsInChallenge: DataLoader<string, boolean>;
  challengeTotal: DataLoader<string, number>;
  challengeViewerTotal: DataLoader<string, number>;
}

/** Prefetches that read the query's selected fields together with challenges `c`. */
export function challengePrefetches(scope: LoaderScope, loaders: ChallengeLoaders): Prefetch<Challenge>[] {
  const {
    viewer,
    answer: { selected },
  } = scope;
  const prefetches: Prefetch<Challenge>[] = [];
  if (selected?.has('Challenge.total'))
    prefetches.push({
      column: totalSql,
      keep: primeLoader(loaders.challengeTotal, Number),
    });
  if (selected?.has('Challenge.viewerTotal'))
    prefetches.push({
      column: viewerTotalSql,
      params: viewerParams(scope),
      keep: primeLoader(loaders.challengeViewerTotal, Number),
    });
  if (viewer && selected?.has('Challenge.viewerIsMember'))
    prefetches.push({
      column:
        'EXISTS (SELECT 1 FROM challenge_members joined WHERE joined.challenge_id = c.id AND joined.user_id = ?)',
      params: [viewer.id],
      keep: primeLoader(loaders.viewerIsInChallenge, isOne),
    });
  return prefetches;
}
