import DataLoader from 'dataloader';
import { signedInViewer } from '../../../authz/authorize';
import { GoalUnit } from '../../../contract/enums';
import { inOrder, padded, placeholders, type SqlValue } from '../../../db/rows';
import { challengeRows } from '../../../model/challenge.entity';
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

/** Loads an amount of each challenge. */
const amountLoader = ({ db }: LoaderScope, column: string, params: SqlValue[]) =>
  new DataLoader<string, number>(async (ids) => {
    const wanted = padded(ids);
    const rows = await db.read<{ id: string; amount: string }>(
      `SELECT c.id, ${column} AS amount FROM challenges c WHERE c.id IN (${placeholders(wanted)})`,
      [...params, ...wanted],
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => Number(row?.amount ?? 0));
  });

export const challengeLoaders = {
  challengeById: (scope: LoaderScope) => loaderById(scope, 'challenge', challengeRows),

  viewerIsInChallenge: (scope: LoaderScope) => viewerLinkLoader(scope, 'challenge_members', 'challenge_id'),

  challengeTotal: (scope: LoaderScope) => amountLoader(scope, totalSql, []),

  challengeViewerTotal: (scope: LoaderScope) => amountLoader(scope, viewerTotalSql, viewerParams(scope)),
};
