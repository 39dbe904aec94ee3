import DataLoader from 'dataloader';
import { padded } from '../../db/database';
import { grouped, inOrder, placeholders } from '../../db/rows';
import { longTexts } from '../../graphql/longTexts';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { Story } from '../../model/story.entity';
import { Tag } from '../../model/tag.entity';

/** All columns except the text, which lists don't read. The table's alias is `s`. */
export const storyColumns = `s.id, s.author_id AS authorId, s.session_id AS sessionId, s.exercise_id AS exerciseId, s.title, s.excerpt_text AS excerptText,
  s.privacy_level AS privacyLevel, s.shared_with_all AS sharedWithAll, s.readers_may_comment AS readersMayComment,
  s.author_notes AS authorNotes, s.is_collaborative AS isCollaborative, s.version_number AS versionNumber,
  s.word_count AS wordCount, s.created_at AS createdAt, s.updated_at AS updatedAt, s.shared_at AS sharedAt,
  s.published_at AS publishedAt`;

type StoryRow = Omit<Story, 'sharedWithAll' | 'isCollaborative' | 'readersMayComment' | 'content'> & {
  sharedWithAll: number;
  isCollaborative: number;
  readersMayComment: number;
};

export const toStory = (row: StoryRow): Story =>
  Object.assign(new Story(), row, {
    sharedWithAll: row.sharedWithAll === 1,
    isCollaborative: row.isCollaborative === 1,
    readersMayComment: row.readersMayComment === 1,
  });

const textsTooLong = 'These stories hold more than 8 MB of text: ask for fewer, or without their texts';

export const storyLoaders = (scope: LoaderScope) => ({
  /** Doesn't check access; the caller authorises. */
  storyById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('story', ids));
    const rows = await scope.db.read<StoryRow>(
      `SELECT ${storyColumns} FROM stories s WHERE s.id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows.map(toStory), ({ id }) => id);
  }),

  storyContent: new DataLoader<string, string>((ids) => longTexts(scope, 'stories', ids, textsTooLong)),

  /** Members named by the author when sharing. Doesn't check access; the caller does. */
  storySharedWith: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(ids);
    const rows = await scope.db.read<{ storyId: string; userId: string }>(
      `SELECT story_id AS storyId, user_id AS userId FROM story_shares
       WHERE story_id IN (${placeholders(wanted)}) ORDER BY story_id, user_id`,
      wanted,
    );
    return grouped(ids, rows, ({ storyId }) => storyId).map((named) => named.map(({ userId }) => userId));
  }),

  storyTags: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(ids);
    const rows = await scope.db.read<Tag & { storyId: string }>(
      `SELECT st.story_id AS storyId, t.id, t.name, t.description
       FROM story_tags st JOIN tags t ON t.id = st.tag_id
       WHERE st.story_id IN (${placeholders(wanted)}) ORDER BY st.story_id, st.position`,
      wanted,
    );
    const tags = rows.map((row) => Object.assign(new Tag() as Tag & { storyId: string }, row));
    return grouped(ids, tags, ({ storyId }) => storyId);
  }),

  storyIsFavorited: new DataLoader(async (ids: readonly string[]) => {
    if (!scope.viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await scope.db.read<{ storyId: string }>(
      `SELECT story_id AS storyId FROM story_favorites WHERE user_id = ? AND story_id IN (${placeholders(wanted)})`,
      [scope.viewer.id, ...wanted],
    );
    return inOrder(ids, rows, ({ storyId }) => storyId).map((row) => row !== null);
  }),

  /** Whether the author named the viewer when sharing. */
  storyNamesViewer: new DataLoader(async (ids: readonly string[]) => {
    if (!scope.viewer) return ids.map(() => false);
    const wanted = padded(ids);
    const rows = await scope.db.read<{ storyId: string }>(
      `SELECT story_id AS storyId FROM story_shares WHERE user_id = ? AND story_id IN (${placeholders(wanted)})`,
      [scope.viewer.id, ...wanted],
    );
    return inOrder(ids, rows, ({ storyId }) => storyId).map((row) => row !== null);
  }),

  tagById: new DataLoader(async (ids: readonly string[]) => {
    const wanted = padded(onlyIds('tag', ids));
    const rows = await scope.db.read<Tag>(
      `SELECT id, name, description FROM tags WHERE id IN (${placeholders(wanted)})`,
      wanted,
    );
    return inOrder(ids, rows, ({ id }) => id).map((row) => row && Object.assign(new Tag(), row));
  }),
});
