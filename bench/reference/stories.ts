import type { Pool, RowDataPacket } from 'mysql2/promise';
import { cutWords } from '../../server/markdown/cutText';
import {
  type CommentRow,
  commentCount,
  commentsOfStory,
  contentById,
  favoritesAmong,
  newestStories,
  type StoryRow,
  storyById,
  type TagRow,
  tagsOfStories,
  type UserRow,
  usersByIds,
} from './statements';

type Value = string | number | Date;

export async function read<Row>(pool: Pick<Pool, 'execute'>, sql: string, params: Value[]): Promise<Row[]> {
  const [rows] = await pool.execute<RowDataPacket[]>(sql, params);
  return rows as Row[];
}

interface Around {
  author: UserRow | undefined;
  tags: TagRow[];
  isFavorited: boolean;
}

/** Loads authors, tags and favourites of stories in parallel. */
async function around(pool: Pool, rows: StoryRow[], viewerId: string | undefined): Promise<Around[]> {
  const ids = rows.map(({ id }) => id);
  const authorIds = [...new Set(rows.map(({ authorId }) => authorId))];
  const [users, tags, favorites] = await Promise.all([
    read<UserRow>(pool, usersByIds(authorIds.length), authorIds),
    read<TagRow>(pool, tagsOfStories(ids.length), ids),
    viewerId ? read<{ storyId: string }>(pool, favoritesAmong(ids.length), [viewerId, ...ids]) : [],
  ]);
  const userById = new Map(users.map((user) => [user.id, user]));
  const tagsById = new Map<string, TagRow[]>();
  for (const tag of tags) {
    const group = tagsById.get(tag.storyId);
    if (group) group.push(tag);
    else tagsById.set(tag.storyId, [tag]);
  }
  const favorited = new Set(favorites.map(({ storyId }) => storyId));
  return rows.map(({ id, authorId }) => ({
    author: userById.get(authorId),
    tags: tagsById.get(id) ?? [],
    isFavorited: favorited.has(id),
  }));
}

const excerptOf = ({ excerptText }: StoryRow) =>
  excerptText.length > 200 ? `${cutWords(excerptText, 200)}...` : excerptText;
const minutesOf = ({ wordCount }: StoryRow) => Math.max(1, Math.ceil(wordCount / 200));
const cursorOf = ({ publishedAt, id }: StoryRow) =>
  Buffer.from(`${publishedAt?.getTime()}:${id}`).toString('base64url');

async function newest(pool: Pool, viewerId: string | undefined) {
  const rows = await read<StoryRow>(pool, newestStories, []);
  const page = rows.slice(0, 20);
  return { page, hasMore: rows.length > 20, around: await around(pool, page, viewerId) };
}

export async function newestAsGraphql(pool: Pool, viewerId: string | undefined) {
  const { page, hasMore, around: beside } = await newest(pool, viewerId);
  const edges = page.map((row, index) => {
    const { author, tags, isFavorited } = beside[index] as Around;
    return {
      cursor: cursorOf(row),
      node: {
        id: row.id,
        title: row.title,
        excerpt: excerptOf(row),
        wordCount: row.wordCount,
        readingTimeMinutes: minutesOf(row),
        publishedAt: row.publishedAt,
        isFavorited,
        author: { id: author?.id, username: author?.username, displayName: author?.displayName },
        tags: tags.map(({ id, name }) => ({ id, name })),
      },
    };
  });
  const pageInfo = { hasNextPage: hasMore, endCursor: edges.at(-1)?.cursor ?? null };
  return { data: { publicStories: { edges, pageInfo } } };
}

export async function newestAsRest(pool: Pool, viewerId: string | undefined) {
  const { page, around: beside } = await newest(pool, viewerId);
  return page.map((row, index) => {
    const { author, tags, isFavorited } = beside[index] as Around;
    return {
      id: row.id,
      title: row.title,
      author_id: row.authorId,
      created_by: row.authorId,
      author: {
        id: author?.id,
        username: author?.username,
        display_name: author?.displayName,
        bio: author?.bio,
      },
      privacy_level: row.privacyLevel,
      version_number: row.versionNumber,
      is_collaborative: row.isCollaborative === 1,
      notes: row.authorId === viewerId ? row.authorNotes : null,
      tags: tags.map(({ name }) => name),
      word_count: row.wordCount,
      reading_time_minutes: minutesOf(row),
      is_favorited: isFavorited,
      created_at: row.createdAt,
      updated_at: row.updatedAt,
      published_at: row.publishedAt,
      excerpt: excerptOf(row),
    };
  });
}

async function commentsAsGraphql(pool: Pool, story: StoryRow, viewerId: string | undefined) {
  const [rows, [count]] = await Promise.all([
    read<CommentRow>(pool, commentsOfStory, [story.id]),
    read<{ n: number }>(pool, commentCount, [story.id]),
  ]);
  const page = rows.slice(0, 20);
  const authorIds = [...new Set(page.map(({ authorId }) => authorId))];
  const users = await read<UserRow>(
    pool,
    usersByIds(authorIds.length || 1),
    authorIds.length ? authorIds : [''],
  );
  const userById = new Map(users.map((user) => [user.id, user]));
  const edges = page.map(({ id, authorId, content, createdAt, updatedAt }) => {
    const author = userById.get(authorId);
    return {
      cursor: Buffer.from(id).toString('base64url'),
      node: {
        id,
        content,
        createdAt,
        updatedAt,
        viewerCanEdit: authorId === viewerId,
        viewerCanDelete: authorId === viewerId || story.authorId === viewerId,
        author: { id: author?.id, username: author?.username, displayName: author?.displayName },
      },
    };
  });
  return {
    totalCount: Number(count?.n ?? 0),
    edges,
    pageInfo: { hasNextPage: rows.length > 20, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

export async function storyAsGraphql(pool: Pool, id: string, viewerId: string | undefined) {
  const [row] = await read<StoryRow>(pool, storyById, [id]);
  if (!row || (row.privacyLevel !== 'public' && row.authorId !== viewerId)) return undefined;
  const [[beside], [text], comments] = await Promise.all([
    around(pool, [row], viewerId),
    read<{ content: string }>(pool, contentById, [id]),
    commentsAsGraphql(pool, row, viewerId),
  ]);
  const { author, tags, isFavorited } = beside as Around;
  return {
    data: {
      story: {
        id: row.id,
        title: row.title,
        content: text?.content,
        privacyLevel: row.privacyLevel.toUpperCase(),
        wordCount: row.wordCount,
        readingTimeMinutes: minutesOf(row),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        isFavorited,
        viewerCanEdit: row.authorId === viewerId,
        author: {
          id: author?.id,
          username: author?.username,
          displayName: author?.displayName,
          bio: author?.bio,
        },
        tags: tags.map(({ id: tagId, name }) => ({ id: tagId, name })),
        comments,
      },
    },
  };
}
