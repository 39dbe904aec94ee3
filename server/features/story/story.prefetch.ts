import type DataLoader from 'dataloader';
import { fromJson } from '../../db/entityRows';
import { type Prefetch, prefetchUser } from '../../db/prefetch';
import { mayReadText } from '../../graphql/longTexts';
import type { LoaderScope } from '../../loaderScope';
import type { Story } from '../../model/story.entity';
import { type Tag, tagRows } from '../../model/tag.entity';
import type { User } from '../../model/user.entity';

export interface StoryLoaders {
  userById: DataLoader<string, User | null>;
  storyTags: DataLoader<string, Tag[]>;
  storyIsFavorited: DataLoader<string, boolean>;
  storyNamesViewer: DataLoader<string, boolean>;
  storyContent: DataLoader<string, string>;
}

function tagsOf(value: unknown): Tag[] {
  const placed = fromJson<[position: number, tag: unknown][]>(value) ?? [];
  // MySQL can't sort within the aggregate.
  return placed.sort(([one], [other]) => one - other).map(([, tag]) => tagRows.fromJson(tag));
}

/** Reads with stories `s` what the query selects of them. */
export function storyPrefetches({ viewer, answer }: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  const selects = (field: keyof Story | 'author' | 'tags' | 'isFavorited') =>
    answer.selected?.has(`Story.${field}`);
  const prefetches: Prefetch<Story>[] = [];
  if (selects('author'))
    prefetches.push(prefetchUser('s.author_id', ({ authorId }) => authorId, loaders.userById));
  if (selects('tags'))
    prefetches.push({
      column: `(SELECT JSON_ARRAYAGG(JSON_ARRAY(l.position, ${tagRows.json}))
        FROM story_tags l JOIN ${tagRows.table} ON t.id = l.tag_id WHERE l.story_id = s.id)`,
      keep: (value, { id }) => loaders.storyTags.prime(id, tagsOf(value)),
    });
  if (viewer && selects('isFavorited'))
    prefetches.push({
      column: 'EXISTS (SELECT 1 FROM story_favorites sf WHERE sf.story_id = s.id AND sf.user_id = ?)',
      params: [viewer.id],
      keep: (value, { id }) => loaders.storyIsFavorited.prime(id, value === 1),
    });
  return prefetches;
}

/** Reads with a single story also its text, and whether it names the viewer, which decides whether they may read it. */
export function oneStoryPrefetches(scope: LoaderScope, loaders: StoryLoaders): Prefetch<Story>[] {
  const { viewer, answer } = scope;
  const prefetches = storyPrefetches(scope, loaders);
  if (viewer && answer.selected)
    prefetches.push({
      column: `s.privacy_level = 'shared' AND EXISTS
        (SELECT 1 FROM story_shares sh WHERE sh.story_id = s.id AND sh.user_id = ?)`,
      params: [viewer.id],
      keep: (value, { id, privacyLevel }) => {
        if (privacyLevel === 'shared') loaders.storyNamesViewer.prime(id, value === 1);
      },
    });
  if (answer.selected?.has('Story.content') && mayReadText(scope))
    prefetches.push({
      // Not of a story that may be refused: the time for a long one would tell that it exists.
      column: "IF(s.privacy_level = 'public' OR s.author_id = ?, s.content, NULL)",
      params: [viewer?.id ?? ''],
      keep: (value, { id }) => {
        if (typeof value !== 'string') return;
        loaders.storyContent.prime(id, value);
        answer.textBytes = (answer.textBytes ?? 0) + Buffer.byteLength(value);
      },
    });
  return prefetches;
}
