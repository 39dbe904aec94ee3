import { isNotSuspended } from './activeMember';

/**
 * States of comments, and the conditions on them. `waiting`: for the story's author; until then only they and its author see it.
 * `held`: for an organiser, and `hidden` by one; its author alone sees it.
 *
 * Whether a comment is shown, as a condition on the alias: every statement that lists, counts, quotes or notifies of comments
 * has it. Other comments are read by `waitingFor` alone.
 */
export const isShown = (c = 'c') => `(${c}.state = 'shown' AND ${isNotSuspended(`${c}.author_id`)})`;

/** Whether nobody but its author may learn of it, not even the story's author. */
export const isWithheld = `(c.state IN ('held', 'hidden') OR NOT ${isNotSuspended('c.author_id')})`;

/** Comments that others don't see and that the member may: their own, and what waits on their stories. Bind the member twice. */
export const waitingFor = `c.state <> 'shown' AND ${isNotSuspended('c.author_id')} AND (c.author_id = ? OR (c.state = 'waiting' AND EXISTS
  (SELECT 1 FROM stories cs WHERE cs.id = c.story_id AND cs.author_id = ?)))`;
