import type DataLoader from 'dataloader';
import { publicStorySql, sharedStorySql } from '../../../authz/storyAudience';
import { isOne, type Prefetch, parseGroupConcat, primeLoader } from '../../../db/prefetch';
import { mayPrefetchText } from '../../../graphql/longTexts';
import type { Story } from '../../../model/story.entity';
import { Tag, tagRows } from '../../../model/tag.entity';
import type { User } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { prefetchUser } from '../../../request/loaders';
import { nobody } from '../../../request/viewer';
import { type Neighbor, neighborPrefetches } from './neighbors';

export interface StoryLoaders {
  userById: DataLoader<string, User | null>;
  storyTags: DataLoader<string, Tag[]>;
  storyIsFavorited: DataLoader<string, boolean>;
  storyNamesViewer: DataLoader<string, boolean>;
  storyContent: DataLoader<string, string>;
  storyNeighbor: DataLoader<Neighbor, Story | null, string>;
}

/** Parses an id and a name, separated by a space; ids contain none. */
const toTag = (pair: string): Tag => {
  const space = pair.indexOf(' ');
  return Object.assign(new Tag(), {
    id: pair.slice(0, space),
    name: pair.slice(space + 1),
    description: null,
  });
};

/**
 * Prefetches for a list: they read the query's selected fields together with stories `s`. A page's authors are left to their loader,
 * because one statement for all of them costs less than JSON for each.
 */
export function storyPrefetches(scope: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  const { viewer, answer } = scope;
  const prefetches = tagsPrefetch(scope, loaders);
  if (viewer && answer.selected?.has('Story.isFavorited'))
    prefetches.push({
      column: 'EXISTS (SELECT 1 FROM story_favorites sf WHERE sf.story_id = s.id AND sf.user_id = ?)',
      params: [viewer.id],
      keep: primeLoader(loaders.storyIsFavorited, isOne),
    });
  return prefetches;
}

/**
 * Prefetches for a page that requests share: only fields that are the same for all viewers. They include the authors, so that one
 * statement reads all.
 */
export function prefetchesForAll(scope: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  return [...tagsPrefetch(scope, loaders), ...authorPrefetch(scope, loaders)];
}

/** Reads authors together with their stories: for few stories, or for a page that requests share. */
export const authorPrefetch = ({ answer }: LoaderScope, { userById }: StoryLoaders): Prefetch<Story>[] =>
  answer.selected?.has('Story.author')
    ? [prefetchUser('s.author_id', ({ authorId }) => authorId, userById)]
    : [];

function tagsPrefetch({ answer }: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  // Read as text, because JSON takes MariaDB twice as long. Descriptions can't be: they may contain the separators, unlike ids and names.
  if (!answer.selected?.has('Story.tags') || answer.selected.has('Tag.description')) return [];
  return [
    {
      column: `(SELECT GROUP_CONCAT(CONCAT(t.id, ' ', t.name) ORDER BY l.position)
        FROM story_tags l JOIN ${tagRows.table} ON t.id = l.tag_id WHERE l.story_id = s.id)`,
      keep: primeLoader(loaders.storyTags, (value) => parseGroupConcat(value)?.map(toTag)),
    },
  ];
}

/**
 * Prefetches for a single story: its author, its text, its neighbours, and whether it names the viewer, which decides whether they
 * may read it.
 */
export function oneStoryPrefetches(id: string, scope: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  const { viewer, answer } = scope;
  const prefetches = storyPrefetches(scope, loaders);
  prefetches.push(...neighborPrefetches(id, scope, loaders.storyNeighbor));
  prefetches.push(...authorPrefetch(scope, loaders));
  if (viewer && answer.selected)
    prefetches.push({
      column: `${sharedStorySql()} AND EXISTS
        (SELECT 1 FROM story_shares sh WHERE sh.story_id = s.id AND sh.user_id = ?)`,
      params: [viewer.id],
      keep: primeLoader(loaders.storyNamesViewer, isOne, ({ id, privacyLevel }) =>
        privacyLevel === 'shared' ? id : null,
      ),
    });
  if (answer.selected?.has('Story.content') && mayPrefetchText(scope))
    prefetches.push({
      // The text of a story that may be refused isn't read: the time that a long text takes would reveal that it exists.
      column: `IF(${publicStorySql()} OR s.author_id = ?, s.content, NULL)`,
      params: [viewer?.id ?? nobody],
      keep: (value, { id }) => {
        if (typeof value !== 'string') return;
        loaders.storyContent.prime(id, value);
        answer.prefetchedBytes = (answer.prefetchedBytes ?? 0) + Buffer.byteLength(value);
      },
    });
  return prefetches;
}
