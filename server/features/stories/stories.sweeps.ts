import { publicStorySql } from '../../authz/storyAudience';
import { sweepByPages } from '../../jobs/sweeps';
import { joinStory } from './table/storiesTable';

/** Cards of stories that servers of the previous version withdrew; current servers delete the card with the publication. */
const cardsOfWithdrawn = sweepByPages('story_cards', 'story_id', {
  pageSql: `SELECT c.story_id AS id, NOT ${publicStorySql()} AS isDue
   FROM story_cards c ${joinStory('c.story_id', { how: 'STRAIGHT_JOIN' })} WHERE c.story_id > ? ORDER BY c.story_id`,
  condition: '1 = 1',
  params: [],
});

/** Deletes expired rows from the domain's tables. */
export const storiesSweeps = () => ({ cards: cardsOfWithdrawn });
