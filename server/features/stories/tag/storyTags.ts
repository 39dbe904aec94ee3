import type { Transaction } from '../../../db/database';
import { setTags } from '../../writing/tag/setTags';
import { joinStory, publishedAtSql } from '../table/storiesTable';

/** The table of stories' tags. Its rows have the story's publication date; see StoryTag. */
const storyTagLinks = {
  table: 'story_tags',
  textColumn: 'story_id',
  more: ['published_at', publishedAtSql('?')] as [string, string],
};

/** Replaces the tags of a story. Call it within `addingTags`, which passes how many may be new to the group. */
export const setStoryTags = (tx: Transaction, id: string, names: readonly string[], allowed: number) =>
  setTags(tx, storyTagLinks, id, names, allowed);

/** Copies a story's publication date to its tags, after a change that sets the date but not the tags. */
export const setTagDates = (tx: Transaction, storyId: string) =>
  tx.execute(
    `UPDATE story_tags l ${joinStory('l.story_id')} SET l.published_at = s.published_at WHERE l.story_id = ?`,
    [storyId],
  );
