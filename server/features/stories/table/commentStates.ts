import { notSuspendedSql } from '../../members/user/memberConditions';

/**
 * Comments have four states:
 *
 * - `shown`: all readers of the story see it.
 * - `waiting`: it waits for the story's author; until they approve it, only they and the comment's author see it.
 * - `held`: it waits for an organiser; only its author sees it.
 * - `hidden`: an organiser has hidden it; only its author sees it.
 */

/**
 * SQL: the comment with the alias is shown. Every statement that lists, counts, quotes or notifies of comments has this
 * condition. Only `waitingForMemberSql` in `comment.lists.ts` selects others.
 */
export const shownCommentSql = (c = 'c') => `(${c}.state = 'shown' AND ${notSuspendedSql(`${c}.author_id`)})`;

/** SQL: only its author may learn of the comment `c`, not even the story's author. */
export const withheldCommentSql = `(c.state IN ('held', 'hidden') OR NOT ${notSuspendedSql('c.author_id')})`;
