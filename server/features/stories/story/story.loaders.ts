import DataLoader from 'dataloader';
import { hasPublicStorySql, publicStorySql } from '../../../authz/storyAudience';
import { grouped, padded, placeholders } from '../../../db/rows';
import { loadLongTexts } from '../../../graphql/longTexts';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { storyRows } from '../../../model/story.entity';
import { draftRows } from '../../../model/storyDraft.entity';
import { tagRows } from '../../../model/tag.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import {
  type CountLoader,
  countLoader,
  loaderById,
  tagsLoader,
  viewerLinkLoader,
} from '../../../request/loaders';
import { readMembers } from '../../members/user/memberRows';
import { storiesByIndex } from '../table/storiesTable';
import { neighborLoader } from './neighbors';
import { publicStoriesOfEach } from './publicLists';

const textsTooLong = 'These stories hold more than 8 MB of text: ask for fewer, or without their texts';

export const storyLoaders = {
  storyById: (scope: LoaderScope) => loaderById(scope, 'story', storyRows),

  storyContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => loadLongTexts(scope, 'stories', ids, textsTooLong)),

  /** Drafts by the story's id. Doesn't check access; the caller does. */
  storyDraft: (scope: LoaderScope) => loaderById(scope, 'story', draftRows),

  storyDraftContent: (scope: LoaderScope) =>
    new DataLoader<string, string>((ids) => loadLongTexts(scope, 'story_drafts', ids, textsTooLong)),

  /** Members named by the author when sharing. Doesn't check access; the caller does. */
  storySharedWith: (scope: LoaderScope) =>
    new DataLoader(async (ids: readonly string[]) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<{ storyId: string; userId: string }>(
        `SELECT story_id AS storyId, user_id AS userId FROM story_shares
       WHERE story_id IN (${placeholders(wanted)}) ORDER BY story_id, user_id`,
        wanted,
      );
      return grouped(ids, rows, ({ storyId }) => storyId).map((named) => named.map(({ userId }) => userId));
    }),

  storyTags: (scope: LoaderScope) => tagsLoader(scope, 'story'),

  storyIsFavorited: (scope: LoaderScope) => viewerLinkLoader(scope, 'story_favorites', 'story_id'),

  /** Whether the author named the viewer when sharing. */
  storyNamesViewer: (scope: LoaderScope) => viewerLinkLoader(scope, 'story_shares', 'story_id'),

  storyNeighbor: neighborLoader,

  publicStoriesOfMember: (scope: LoaderScope, loaders: { publicStoryCount: CountLoader }) =>
    loadersByPage(
      scope,
      publicStoriesOfEach((id) => loaders.publicStoryCount.load(id)),
    ),

  publicStoryCount: (scope: LoaderScope) =>
    countLoader(scope, storiesByIndex('stories_author_published'), 's.author_id', publicStorySql()),

  /** Whether a member has a public story: visitors see the biographies of only these members. */
  hasPublicStory: ({ db }: LoaderScope) =>
    new DataLoader<string, boolean>(async (ids) => {
      const reader = { read: db.readForAll.bind(db) };
      const condition = hasPublicStorySql('u.id');
      const rows = await readMembers(reader, { id: ids }, ['id'], { condition, among: 'all' });
      const authors = new Set(rows.map(({ id }) => id));
      return ids.map((id) => authors.has(id));
    }),

  tagById: (scope: LoaderScope) => loaderById(scope, 'tag', tagRows),
};
