import { FeedbackStatus } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { isNotIndexed, matchSql, wordsOf } from '../../../db/fullText';
import { escapeLike } from '../../../db/like';
import type { SqlValue } from '../../../db/rows';
import { type Connection, type EntitySource, paginate } from '../../../graphql/connection';
import { type Feedback, feedbackRows } from '../../../model/feedback.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';
import type { PublicFeedbackArgs } from './feedback.inputs';

/** Sorted by id, which is the order of creation. */
export const feedbackSource: EntitySource<Feedback> = feedbackRows;

export async function publicFeedback(
  ctx: Context,
  { status, category, ...args }: PublicFeedbackArgs,
): Promise<Connection<Feedback>> {
  const where = [notSuspendedSql('f.author_id')];
  const params: SqlValue[] = [];
  if (category != null) {
    where.push('f.category = ?');
    params.push(category);
  }
  if (status != null) {
    where.push('f.status = ?');
    params.push(status);
  }
  // The indexes are named feedback_category, feedback_status and feedback_category_status.
  const index = ['feedback', category != null && 'category', status != null && 'status'].filter(Boolean);
  const page = await paginate(ctx, args, {
    ...feedbackSource,
    branches: [
      {
        from: `feedback f FORCE INDEX (${index.length > 1 ? index.join('_') : 'PRIMARY'})`,
        where: where.join(' AND '),
        params,
      },
    ],
  });
  keepNodes(ctx.loaders.feedbackById, nodesOf(page));
  return page;
}

/** Feedback with these statuses won't be implemented, so voting on it isn't suggested. */
const notSuggested = [FeedbackStatus.REJECTED, FeedbackStatus.CLOSED];
const minLetters = 3;

/**
 * Finds feedback similar to a title that is being typed, most similar first. Each word matches as a prefix: the last word may be
 * incomplete, and plurals start with their singular. Only letters and digits reach the index, so search operators can't be injected.
 */
export async function similarFeedback(ctx: Context, title: string): Promise<Feedback[]> {
  const words = wordsOf(title);
  if (words.join('').length < minLetters) return [];
  const indexed = words.filter((word) => !isNotIndexed(word));
  const suggestedSql = `f.status NOT IN (${notSuggested.map(() => '?').join(',')}) AND ${notSuspendedSql('f.author_id')}`;
  const limitSql = `LIMIT ${limits.feedback.similar}`;
  const matchesSql = matchSql('f.title', 'f.description');
  const prefixes = indexed.map((word) => `${word}*`).join(' ');
  const found = await (indexed.length > 0
    ? feedbackRows.read(
        ctx.db,
        `WHERE ${matchesSql} AND ${suggestedSql}
         ORDER BY ${matchesSql} DESC, f.id DESC ${limitSql}`,
        [prefixes, ...notSuggested, prefixes],
      )
    : feedbackRows.read(ctx.db, `WHERE f.title LIKE ? AND ${suggestedSql} ORDER BY f.id DESC ${limitSql}`, [
        `%${escapeLike(title.trim())}%`,
        ...notSuggested,
      ]));
  keepNodes(ctx.loaders.feedbackById, found);
  return found;
}
