import {
  publicStorySql,
  sharedStorySql,
  storyReadableBySql,
  storySharedWithAllSql,
} from '../../../authz/storyAudience';
import type { Row } from '../../../db/entityRows';
import { parseSearch, searchSeconds } from '../../../db/wordSearch';
import {
  type Connection,
  type ConnectionArgs,
  type EntitySource,
  type ListSource,
  paginate,
  type UnionBranch,
} from '../../../graphql/connection';
import { searchInTurn } from '../../../graphql/searchTurns';
import { type Story, storyRows } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import { notBlockedSql } from '../../members/memberBlock/blockConditions';
import { joinMember } from '../../members/user/memberConditions';
import { joinStory, storiesByIndex } from '../table/storiesTable';
import { byPublication, type PublicFilter, publicList } from './publicLists';
import { authorNameConditions, searchBranches, storySearchCondition } from './publicSearch';

/** A story in the viewer's favourites, with the time it was added. */
type FavoriteStory = Story & { favoritedAt: Date };

/** Sorted by id, which is the order of creation. */
export const ownStoriesSource: ListSource<Row<Story>, Story> = { ...storyRows, branches: [] };

export const favoriteStoriesSource: EntitySource<FavoriteStory> = {
  table: 'stories s',
  idColumn: 'f.story_id',
  columns: `${storyRows.columns}, f.created_at AS favoritedAt`,
  toNode: (row) => storyRows.toNode(row) as FavoriteStory,
  sortBy: { column: 'f.created_at', key: ({ favoritedAt }) => favoritedAt },
};

/** Reads a page of stories and keeps them in the loader. */
export async function readStoryPage<ListRow, T extends Story>(
  ctx: Context,
  args: ConnectionArgs,
  source: ListSource<ListRow, T>,
) {
  const page = await paginate(ctx, args, source);
  keepNodes(ctx.loaders.storyById, nodesOf(page));
  return page;
}

const ownStories = (ctx: Context, authorId: string, args: ConnectionArgs): Promise<Connection<Story>> =>
  readStoryPage(ctx, args, {
    ...ownStoriesSource,
    branches: [{ from: storiesByIndex('stories_author'), where: 's.author_id = ?', params: [authorId] }],
  });

/** Stories shared by name, with the rows `sh` that name the members. */
const storiesSharedByName = `story_shares sh ${joinStory('sh.story_id', { how: 'STRAIGHT_JOIN' })}`;

/** A member's stories that the viewer may read. */
export function storiesBy(ctx: Context, authorId: string, args: ConnectionArgs): Promise<Connection<Story>> {
  if (ctx.viewer?.id === authorId) return ownStories(ctx, authorId, args);
  const branches: UnionBranch[] = [
    {
      from: storiesByIndex('stories_author_level'),
      where: `s.author_id = ? AND ${publicStorySql()}`,
      params: [authorId],
    },
  ];
  if (ctx.viewer) {
    branches.push(
      {
        from: storiesByIndex('stories_author_level'),
        where: `s.author_id = ? AND ${storySharedWithAllSql()}`,
        params: [authorId],
      },
      {
        from: storiesSharedByName,
        where: `sh.user_id = ? AND s.author_id = ? AND ${sharedStorySql()}`,
        params: [ctx.viewer.id, authorId],
      },
    );
  }
  return readStoryPage(ctx, args, { ...ownStoriesSource, branches });
}

/** Stories shared with everyone, with the viewer by name, or by the viewer; newest share first. */
export const sharedStories = (
  ctx: Context,
  viewerId: string,
  args: ConnectionArgs,
): Promise<Connection<Story>> =>
  readStoryPage(ctx, args, {
    ...storyRows,
    sortBy: { column: 's.shared_at', key: (story) => story.sharedAt ?? story.createdAt },
    branches: [
      {
        from: storiesByIndex('stories_shared'),
        where: storySharedWithAllSql(),
        params: [],
      },
      {
        from: storiesSharedByName,
        // A blocked member can't reach the viewer by sharing a story.
        where: `sh.user_id = ? AND ${sharedStorySql()} AND ${notBlockedSql('sh.user_id', 's.author_id')}`,
        params: [viewerId],
      },
      {
        from: storiesByIndex('stories_author_shared'),
        where: `s.author_id = ? AND ${sharedStorySql()}`,
        params: [viewerId],
      },
    ],
  });

/**
 * Public stories, latest published first, by the given author and with the given tag; with a search, those whose title, text or
 * author's name matches. An author or tag that doesn't exist has none.
 */
export async function publicStories(
  ctx: Context,
  { search, author, tag, ...args }: ConnectionArgs & PublicFilter & { search?: string | null },
): Promise<Connection<Story>> {
  const filter = { author, tag };
  const wanted = parseSearch(search);
  if (!wanted) return readStoryPage(ctx, args, { ...publicList(filter), isForAll: true });
  return searchInTurn(ctx, wanted, async () => {
    const { page, counted, textsLeftOut } = await searchBranches(ctx, args, wanted, filter);
    return {
      textsLeftOut,
      ...(await readStoryPage(ctx, args, { ...byPublication, branches: page, seconds: searchSeconds })),
      totalCount: async () =>
        (
          await paginate(
            ctx,
            { first: 0 },
            { ...byPublication, branches: await counted(), seconds: searchSeconds },
          )
        ).totalCount(),
    };
  });
}

/**
 * The viewer's readable favourites, latest added first; with a search, those that publicStories() would
 * match. The list is walked in order and each story is checked.
 */
export function favoriteStories(
  ctx: Context,
  viewerId: string,
  { search, ...args }: ConnectionArgs & { search?: string | null },
): Promise<Connection<Story>> {
  const readable = {
    from: `story_favorites f ${joinStory('f.story_id', { how: 'STRAIGHT_JOIN' })}`,
    where: `f.user_id = ? AND ${storyReadableBySql('?')}`,
    params: [viewerId, viewerId, viewerId],
  };
  const wanted = parseSearch(search);
  if (!wanted) return readStoryPage(ctx, args, { ...favoriteStoriesSource, branches: [readable] });
  const { condition, params } = storySearchCondition(wanted);
  const names = authorNameConditions(wanted);
  const branch = {
    from: `${readable.from} ${joinMember('s.author_id', { how: 'STRAIGHT_JOIN' })}`,
    where: `${readable.where} AND (${[condition, ...names].join(' OR ')})`,
    params: [...readable.params, ...params, ...names.map(() => `${wanted.literal}%`)],
  };
  return searchInTurn(ctx, wanted, async () => ({
    ...(await readStoryPage(ctx, args, {
      ...favoriteStoriesSource,
      branches: [branch],
      seconds: searchSeconds,
    })),
    // Words that the index doesn't store are compared with titles only.
    textsLeftOut: !wanted.areIndexed,
  }));
}
