import { storyNotPrivateSql } from '../../../authz/storyAudience';
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
import { storiesByIndex, storyIdsBySql } from '../table/storiesTable';
import { allOf, type Condition, tagCondition } from './publicLists';
import { maxScannedWords, storySearchCondition } from './publicSearch';
import type { OwnStoriesArgs } from './story.inputs';
import { ownStoriesSource, readStoryPage } from './story.lists';

type OwnStory = Story & Required<Pick<Story, 'editedAt' | 'titleKey'>>;
type Source = Omit<ListSource<Row<OwnStory>, OwnStory>, 'branches'>;

const ownStory: Source = {
  ...storyRows,
  columns: `${storyRows.columns}, s.edited_at AS editedAt, s.title_key AS titleKey`,
  toNode: (row) => storyRows.toNode(row) as OwnStory,
};

/** How the list is read in each order, and the index that has the order. */
const sources: Record<StoryOrder, Source & { index: string }> = {
  [StoryOrder.EDITED]: {
    ...ownStory,
    index: 'stories_author_edited',
    sortBy: { column: 's.edited_at', key: ({ editedAt }) => editedAt },
  },
  [StoryOrder.CREATED]: {
    ...ownStory,
    ...ownStoriesSource,
    toNode: ownStory.toNode,
    index: 'stories_author',
  },
  [StoryOrder.TITLE]: {
    ...ownStory,
    index: 'stories_author_title_key',
    sortBy: { column: 's.title_key', key: ({ titleKey }) => titleKey, of: 'text', hasManyTies: true },
    oldestFirst: true,
  },
  [StoryOrder.WORDS]: {
    ...ownStory,
    index: 'stories_author_words',
    sortBy: { column: 's.word_count', key: ({ wordCount }) => wordCount, of: 'number', hasManyTies: true },
  },
};

/** SQL: a value of the story's draft; null without one. A scalar subquery, because MariaDB may read everyone's drafts for an EXISTS. */
const draftValueSql = (value: string) => `(SELECT ${value} FROM story_drafts d WHERE d.id = s.id)`;

const statusConditions: Record<OwnStoryStatus, Condition> = {
  [OwnStoryStatus.PUBLISHED]: { condition: storyNotPrivateSql(), params: [] },
  [OwnStoryStatus.UNPUBLISHED_CHANGES]: { condition: `${draftValueSql('1')} = 1`, params: [] },
};

/** Moves a condition into a subquery on the author's stories, because the full-text index can't be combined with that of the order. */
const inSubquery = (authorId: string, { condition, params }: Condition): Condition => ({
  condition: `s.id IN ${storyIdsBySql('?', condition)}`,
  params: [authorId, ...params],
});

/**
 * Finds the words in stories and their drafts. The texts are compared, unless the member has written so much that the full-text index
 * of everyone's texts costs less. The index has no drafts and doesn't store all words: of these, only titles are compared.
 */
async function searchOwnCondition(
  ctx: Context,
  authorId: string,
  wanted: ParsedSearch,
): Promise<{ condition: Condition; textsLeftOut: boolean }> {
  const [row] = await ctx.db.read<{ words: string | null }>(
    'SELECT SUM(word_count) AS words FROM stories WHERE author_id = ?',
    [authorId],
  );
  const { words } = wanted;
  const hasManyWords = Number(row?.words) > maxScannedWords;
  const [sizes] = await ctx.db.read<{ stories: string; drafts: string }>(
    declareLimit(
      searchSeconds,
      `SELECT ${hasManyWords ? '0' : 'COALESCE(SUM(LENGTH(s.content)), 0)'} AS stories,
         COALESCE(SUM(${draftValueSql('LENGTH(d.content)')}), 0) AS drafts
       FROM stories s WHERE s.author_id = ?`,
    ),
    [authorId],
  );
  const areStoriesTooLong = hasManyWords || Number(sizes?.stories) > ownComparedBytesMax;
  const areDraftsTooLong = Number(sizes?.drafts) > ownComparedBytesMax;
  const story = areStoriesTooLong
    ? inSubquery(authorId, storySearchCondition(wanted))
    : inTextSql(words, 's');
  const draft = areDraftsTooLong
    ? { condition: 'd.title LIKE ?', params: [`%${wanted.literal}%`] }
    : inTextSql(words, 'd');
  return {
    condition: {
      condition: `(${story.condition} OR ${draftValueSql(draft.condition)} = 1)`,
      params: [...story.params, ...draft.params],
    },
    textsLeftOut: areDraftsTooLong || (areStoriesTooLong && !wanted.areIndexed),
  };
}

/** The viewer's own stories in an order. With filters or a search, the list is walked and each story is checked. */
export async function viewerStories(
  ctx: Context,
  authorId: string,
  { search, orderBy, tag, privacyLevel, status, ...args }: OwnStoriesArgs,
): Promise<Connection<Story>> {
  const { index, ...source } = sources[orderBy ?? StoryOrder.CREATED];
  const filters: Condition[] = [
    { condition: 's.author_id = ?', params: [authorId] },
    ...(privacyLevel == null
      ? []
      : [{ condition: 'COALESCE(s.withheld_level, s.privacy_level) = ?', params: [privacyLevel] }]),
    ...(status == null ? [] : [statusConditions[status]]),
    ...(tag == null ? [] : [tagCondition(tag)]),
  ];
  const readPage = (more: Condition[], seconds?: number) => {
    const { condition, params } = allOf([...filters, ...more]);
    const branches = [{ from: storiesByIndex(index), where: condition, params }];
    return readStoryPage(ctx, args, { ...source, branches, ...(seconds && { seconds }) });
  };
  const wanted = parseSearch(search);
  if (!wanted) return readPage([]);
  return searchInTurn(ctx, wanted, async () => {
    const { condition, textsLeftOut } = await searchOwnCondition(ctx, authorId, wanted);
    return { ...(await readPage([condition], searchSeconds)), textsLeftOut };
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
