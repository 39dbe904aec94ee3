import DataLoader from 'dataloader';
import { GoalUnit } from '../../contract/enums';
import { loaderById, viewerLinkLoader } from '../../db/loaders';
import type { SqlValue } from '../../db/rows';
import type { LoaderScope } from '../../loaderScope';
import { type Challenge, challengeRows } from '../../model/challenge.entity';
import { minutesOfHours, wordsOfDay } from '../../writingDays/amounts';

export interface Totals {
  all: number;
  /** The viewer's own. */
  viewers: number;
}

/** The last day that counts. */
export const lastDayOf = ({ endsOn, closedOn }: Pick<Challenge, 'endsOn' | 'closedOn'>): string =>
  closedOn !== null && closedOn < endsOn ? closedOn : endsOn;

const sources: Record<GoalUnit, { table: string; amount: string }> = {
  [GoalUnit.WORDS]: { table: 'writing_days', amount: wordsOfDay },
  [GoalUnit.MINUTES]: { table: 'writing_minutes', amount: minutesOfHours },
};

/** The days of a challenge, for look-ups by member and day; a condition between days would read a member's whole past. */
const daysOfRange = `(WITH RECURSIVE each_day AS (
    SELECT CAST(? AS DATE) AS day UNION ALL SELECT day + INTERVAL 1 DAY FROM each_day WHERE day < CAST(? AS DATE)
  ) SELECT day FROM each_day WHERE day <= CAST(? AS DATE)) days`;

/** What each member of a challenge has written for it, as a statement's FROM; the alias of the amounts is `d`. */
export const amountsFrom = ({ unit }: Pick<Challenge, 'unit'>): string =>
  `challenge_members m STRAIGHT_JOIN ${daysOfRange}
   STRAIGHT_JOIN ${sources[unit].table} d ON d.user_id = m.user_id AND d.day = days.day`;

export const amountOf = ({ unit }: Pick<Challenge, 'unit'>): string => sources[unit].amount;

/** A challenge that was closed before its first day counts nothing. */
export const daysParams = (challenge: Challenge): SqlValue[] => {
  const last = lastDayOf(challenge);
  return [challenge.startsOn, last, last];
};

async function totalsOf({ db, viewer }: LoaderScope, challenge: Challenge): Promise<Totals> {
  const rows = await db.read<{ mine: number; amount: string }>(
    `SELECT m.user_id = ? AS mine, ${amountOf(challenge)} AS amount FROM ${amountsFrom(challenge)}
     WHERE m.challenge_id = ? GROUP BY mine`,
    [viewer?.id ?? '', ...daysParams(challenge), challenge.id],
  );
  const sum = (some: typeof rows) => some.reduce((total, { amount }) => total + Number(amount), 0);
  return { all: sum(rows), viewers: sum(rows.filter(({ mine }) => Number(mine) === 1)) };
}

export const challengeLoaders = {
  challengeById: (scope: LoaderScope) => loaderById(scope, 'challenge', challengeRows),

  viewerIsInChallenge: (scope: LoaderScope) => viewerLinkLoader(scope, 'challenge_members', 'challenge_id'),

  /** By challenge, not by id: what counts follows from its days. */
  challengeTotals: (scope: LoaderScope) =>
    new DataLoader<Challenge, Totals>(
      (challenges) => Promise.all(challenges.map((challenge) => totalsOf(scope, challenge))),
      { cache: scope.answer.selected !== undefined },
    ),
};
