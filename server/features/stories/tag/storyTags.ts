import type { Transaction } from '../../../db/database';
import { setTags } from '../../writing/tag/setTags';
import { joinStory, publishedAtOf } from '../table/storiesTable';

/** A story's tags have its publication date; see StoryTag. */
const links = {
  table: 'story_tags',
  text: 'story_id',
  more: ['published_at', publishedAtOf('?')] as [string, string],
};

/** Replaces the tags of a story. Call it within `addingTags`, which passes how many may be new to the group. */
export const setStoryTags = (tx: Transaction, id: string, names: readonly string[], allowed: number) =>
  setTags(tx, links, id, names, allowed);

/** Copies a story's first publication date to its tags, for a change that leaves the tags alone. */
export const dateTags = (tx: Transaction, storyId: string) =>
  tx.execute(
    `UPDATE story_tags l ${joinStory('l.story_id')} SET l.published_at = s.published_at WHERE l.story_id = ?`,
    [storyId],
  );
