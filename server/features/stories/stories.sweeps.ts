import { isPublicStory } from '../../authz/storyAudience';
import { walk } from '../../jobs/sweeps';

/** What was withdrawn by servers of the previous version; the others delete a card with the publication. */
const cardsOfWithdrawn = walk(
  'story_cards',
  'story_id',
  `SELECT c.story_id AS id, NOT ${isPublicStory()} AS isDue
   FROM story_cards c STRAIGHT_JOIN stories s ON s.id = c.story_id WHERE c.story_id > ? ORDER BY c.story_id`,
  '1 = 1',
  [],
);

/** Removes what is past its date from the domain's tables. */
export const storiesSweeps = () => ({ cards: cardsOfWithdrawn });
