import { isNotPrivate } from '../../../authz/storyAudience';
import { OwnStoryStatus, StoryOrder } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { declareLimit } from '../../../db/statementLimits';
import {
  inTextSql,
  ownComparedBytesMax,
  type ParsedSearch,
  parseSearch,
  searchSeconds,
} from '../../../db/wordSearch';
import type { Connection, ListSource } from '../../../graphql/connection';
import { searchInTurn } from '../../../graphql/searchTurns';
import { type Story, storyRows } from '../../../model/story.entity';
import { type Tag, tagRows } from '../../../model/tag.entity';
import type { Context } from '../../../request/context';
import { keepNodes } from '../../../request/loaders';
import { idsOfStoriesBy, storiesByIndex } from '../table/storiesTable';
import { allOf, type Condition, hasTag } from './publicLists';
import { inStory, wordsLookedAt } from './publicSearch';
import type { OwnStoriesArgs } from './story.inputs';
import { listed, ownStoriesSource } from './story.lists';

type OwnStory = Story & Required<Pick<Story, 'editedAt' | 'titleKey'>>;
type Source = Omit<ListSource<Row<OwnStory>, OwnStory>, 'branches'>;

const own: Source = {
  ...storyRows,
  columns: `${storyRows.columns}, s.edited_at AS editedAt, s.title_key AS titleKey`,
  toNode: (row) => storyRows.toNode(row) as OwnStory,
};

/** The orders, each with its index. */
const orders: Record<StoryOrder, Source & { index: string }> = {
  [StoryOrder.EDITED]: {
    ...own,
    index: 'stories_author_edited',
    sortBy: { column: 's.edited_at', key: ({ editedAt }) => editedAt },
  },
  [StoryOrder.CREATED]: { ...own, ...ownStoriesSource, toNode: own.toNode, index: 'stories_author' },
  [StoryOrder.TITLE]: {
    ...own,
    index: 'stories_author_title_key',
    sortBy: { column: 's.title_key', key: ({ titleKey }) => titleKey, of: 'text', hasManyTies: true },
    oldestFirst: true,
  },
  [StoryOrder.WORDS]: {
    ...own,
    index: 'stories_author_words',
    sortBy: { column: 's.word_count', key: ({ wordCount }) => wordCount, of: 'number', hasManyTies: true },
  },
};

/** A value of a story's draft; null without one. A scalar subquery, because MariaDB may read everyone's drafts for an EXISTS. */
const ofDraft = (condition: string) => `(SELECT ${condition} FROM story_drafts d WHERE d.id = s.id)`;

const ofStatus: Record<OwnStoryStatus, Condition> = {
  [OwnStoryStatus.PUBLISHED]: { condition: isNotPrivate(), params: [] },
  [OwnStoryStatus.UNPUBLISHED_CHANGES]: { condition: `${ofDraft('1')} = 1`, params: [] },
};

/** Searches by the full-text index, which can't be combined with the index of the order. */
const indexed = (authorId: string, { condition, params }: Condition): Condition => ({
  condition: `s.id IN ${idsOfStoriesBy('?', condition)}`,
  params: [authorId, ...params],
});

/**
 * Matches the words in a story or its draft. Reads the texts, unless the member has written so many that the index of everyone's
 * texts costs less. The index has no drafts and doesn't store all words: then only titles are compared.
 */
async function found(
  ctx: Context,
  authorId: string,
  wanted: ParsedSearch,
): Promise<{ condition: Condition; textsLeftOut: boolean }> {
  const [row] = await ctx.db.read<{ words: string | null }>(
    'SELECT SUM(word_count) AS words FROM stories WHERE author_id = ?',
    [authorId],
  );
  const { words } = wanted;
  const isLong = Number(row?.words) > wordsLookedAt;
  const [sizes] = await ctx.db.read<{ stories: string; drafts: string }>(
    declareLimit(
      searchSeconds,
      `SELECT ${isLong ? '0' : 'COALESCE(SUM(LENGTH(s.content)), 0)'} AS stories,
         COALESCE(SUM(${ofDraft('LENGTH(d.content)')}), 0) AS drafts
       FROM stories s WHERE s.author_id = ?`,
    ),
    [authorId],
  );
  const isTooLong = isLong || Number(sizes?.stories) > ownComparedBytesMax;
  const areDraftsTooLong = Number(sizes?.drafts) > ownComparedBytesMax;
  const story = isTooLong ? indexed(authorId, inStory(wanted)) : inTextSql(words, 's');
  const draft = areDraftsTooLong
    ? { condition: 'd.title LIKE ?', params: [`%${wanted.literal}%`] }
    : inTextSql(words, 'd');
  return {
    condition: {
      condition: `(${story.condition} OR ${ofDraft(draft.condition)} = 1)`,
      params: [...story.params, ...draft.params],
    },
    textsLeftOut: areDraftsTooLong || (isTooLong && !wanted.areIndexed),
  };
}

/** The viewer's own stories in an order; with filters, the list is walked and each story checked. */
export async function viewerStories(
  ctx: Context,
  authorId: string,
  { search, orderBy, tag, privacyLevel, status, ...args }: OwnStoriesArgs,
): Promise<Connection<Story>> {
  const { index, ...source } = orders[orderBy ?? StoryOrder.CREATED];
  const filters: Condition[] = [
    { condition: 's.author_id = ?', params: [authorId] },
    ...(privacyLevel == null
      ? []
      : [{ condition: 'COALESCE(s.withheld_level, s.privacy_level) = ?', params: [privacyLevel] }]),
    ...(status == null ? [] : [ofStatus[status]]),
    ...(tag == null ? [] : [hasTag(tag)]),
  ];
  const list = (more: Condition[], seconds?: number) => {
    const { condition, params } = allOf([...filters, ...more]);
    const branches = [{ from: storiesByIndex(index), where: condition, params }];
    return listed(ctx, args, { ...source, branches, ...(seconds && { seconds }) });
  };
  const wanted = parseSearch(search);
  if (!wanted) return list([]);
  return searchInTurn(ctx, wanted, async () => {
    const { condition, textsLeftOut } = await found(ctx, authorId, wanted);
    return { ...(await list([condition], searchSeconds)), textsLeftOut };
  });
}

/** The tags that the member uses most in their stories, by name. */
export async function tagsOfStories(ctx: Context, authorId: string): Promise<Tag[]> {
  const tags = await tagRows.read(
    ctx.db,
    `JOIN (SELECT l.tag_id FROM stories s JOIN story_tags l ON l.story_id = s.id WHERE s.author_id = ?
       GROUP BY l.tag_id ORDER BY COUNT(*) DESC, l.tag_id LIMIT ${limits.story.ownTagsListed}) used ON used.tag_id = t.id
     ORDER BY t.name`,
    [authorId],
  );
  keepNodes(ctx.loaders.tagById, tags);
  return tags;
}
