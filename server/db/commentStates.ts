/**
 * Whether a comment is shown, as a condition on the alias: every statement that lists, counts, quotes or tells of comments has
 * it. What waits for the story's author is read by `waitingFor()` alone.
 */
export const isShown = (c = 'c') => `${c}.state = 'shown'`;

/** Comments that wait and that the member may see: their own, and all on their stories. Bind the member twice. */
export const waitingFor = `c.state = 'waiting' AND (c.author_id = ? OR EXISTS
  (SELECT 1 FROM stories cs WHERE cs.id = c.story_id AND cs.author_id = ?))`;
