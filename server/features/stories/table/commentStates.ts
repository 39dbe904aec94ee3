import { isNotSuspended } from '../../members/user/memberConditions';

/**
 * States of comments, and the conditions on them. `waiting`: for the story's author; until then only they and its author see it.
 * `held`: for an organiser, and `hidden` by one; its author alone sees it.
 *
 * SQL: whether the comment with the alias is shown. Every statement that lists, counts, quotes or notifies of comments
 * has it. Other comments are read by `waitingFor` in `comment.lists.ts` alone.
 */
export const isShown = (c = 'c') => `(${c}.state = 'shown' AND ${isNotSuspended(`${c}.author_id`)})`;

/** SQL: whether nobody but its author may learn of the comment `c`, not even the story's author. */
export const isWithheld = `(c.state IN ('held', 'hidden') OR NOT ${isNotSuspended('c.author_id')})`;
