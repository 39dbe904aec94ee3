import type { Context } from '../../context';
import { OwnStoryStatus, PrivacyLevel, StoryOrder } from '../../contract/enums';
import { limits } from '../../contract/limits';
import type { Row } from '../../db/entityRows';
import { inText, searchSeconds, type Wanted, wantedBy } from '../../db/wordSearch';
import type { Connection, ListSource } from '../../graphql/connection';
import { type Story, storyRows } from '../../model/story.entity';
import { type Tag, tagRows } from '../../model/tag.entity';
import { allOf, type Condition, hasTag, inOrderOf } from './publicLists';
import { inStory, wordsLookedAt } from './publicSearch';
import type { OwnStoriesArgs } from './story.inputs';
import { listed, ownStoriesSource } from './story.lists';

type OwnStory = Story & { editedAt: Date };
type Source = Omit<ListSource<Row<OwnStory>, OwnStory>, 'arms'>;

const own: Source = {
  ...storyRows,
  columns: `${storyRows.columns}, s.edited_at AS editedAt`,
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
    index: 'stories_author_title',
    sortBy: { column: 's.title', key: ({ title }) => title, of: 'text', hasManyTies: true },
    oldestFirst: true,
  },
  [StoryOrder.WORDS]: {
    ...own,
    index: 'stories_author_words',
    sortBy: { column: 's.word_count', key: ({ wordCount }) => wordCount, of: 'number', hasManyTies: true },
  },
};

/** Of a story's draft; null without one. A scalar, because MariaDB may read everyone's drafts for an EXISTS. */
const ofDraft = (condition: string) => `(SELECT ${condition} FROM story_drafts d WHERE d.id = s.id)`;

const ofStatus: Record<OwnStoryStatus, Condition> = {
  [OwnStoryStatus.PUBLISHED]: { condition: `s.privacy_level <> '${PrivacyLevel.PRIVATE}'`, params: [] },
  [OwnStoryStatus.UNPUBLISHED_CHANGES]: { condition: `${ofDraft('1')} = 1`, params: [] },
};

/** By the full-text index, which can't be used beside that of the order. */
const indexed = (authorId: string, { condition, params }: Condition): Condition => ({
  condition: `s.id IN (SELECT s.id FROM stories s WHERE s.author_id = ? AND ${condition})`,
  params: [authorId, ...params],
});

/**
 * The words in a story or its draft. The texts are read, unless the member has written so many that the index, which has
 * everyone's, costs less.
 */
async function found(ctx: Context, authorId: string, wanted: Wanted): Promise<Condition> {
  const [row] = await ctx.db.read<{ words: string | null }>(
    'SELECT SUM(word_count) AS words FROM stories WHERE author_id = ?',
    [authorId],
  );
  const words = wanted.words.length > 0 ? wanted.words : wanted.allWords;
  const story = Number(row?.words) > wordsLookedAt ? indexed(authorId, inStory(wanted)) : inText(words, 's');
  const draft = inText(words, 'd');
  return {
    condition: `(${story.condition} OR ${ofDraft(draft.condition)} = 1)`,
    params: [...story.params, ...draft.params],
  };
}

/** The viewer's own stories in an order; with filters, the list is walked and each story checked. */
export async function viewerStories(
  ctx: Context,
  authorId: string,
  { search, orderBy, tag, privacyLevel, status, ...args }: OwnStoriesArgs,
): Promise<Connection<Story>> {
  const { index, ...source } = orders[orderBy ?? StoryOrder.CREATED];
  const wanted = wantedBy(search);
  const { condition, params } = allOf([
    { condition: 's.author_id = ?', params: [authorId] },
    ...(privacyLevel == null
      ? []
      : [{ condition: 'COALESCE(s.withheld_level, s.privacy_level) = ?', params: [privacyLevel] }]),
    ...(status == null ? [] : [ofStatus[status]]),
    ...(tag == null ? [] : [hasTag(tag)]),
    ...(wanted ? [await found(ctx, authorId, wanted)] : []),
  ]);
  return listed(ctx, args, {
    ...source,
    arms: [{ from: inOrderOf(index), where: condition, params }],
    ...(wanted && { seconds: searchSeconds }),
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
  for (const tag of tags) ctx.loaders.tagById.prime(tag.id, tag);
  return tags;
}
