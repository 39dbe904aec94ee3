import { read } from './database';
import { isSignedIn, signIn, signInOf, type Viewer } from './signIn';
import { favoriteColumn, isReadable, minutesOf, type StoryRow, tagsColumn, tagsOf } from './stories';

interface WholeRow extends StoryRow {
  content: string;
  privacyLevel: string;
  createdAt: Date;
  updatedAt: Date;
  bio: string | null;
}

const storyForViewer = `SELECT s.id, s.title, s.content, s.privacy_level AS privacyLevel,
  s.word_count AS wordCount, s.created_at AS createdAt, s.updated_at AS updatedAt,
  u.id AS authorId, u.username, u.display_name AS displayName, u.bio, ${tagsColumn}, ${favoriteColumn}
  FROM ${signIn} STRAIGHT_JOIN stories s STRAIGHT_JOIN users u ON u.id = s.author_id
  WHERE ${isSignedIn} AND s.id = ? AND ${isReadable}`;

interface CommentRow {
  id: string;
  content: string;
  createdAt: Date;
  updatedAt: Date;
  authorId: string;
  username: string;
  displayName: string | null;
  total: number;
}

const pageSize = 20;

/** Sent beside the story, and answered only if that one is. */
const commentsOfStory = `SELECT c.id, c.content, c.created_at AS createdAt, c.updated_at AS updatedAt,
  u.id AS authorId, u.username, u.display_name AS displayName,
  (SELECT COUNT(*) FROM comments n WHERE n.story_id = ?) AS total
  FROM comments c FORCE INDEX (comments_story) STRAIGHT_JOIN users u ON u.id = c.author_id
  WHERE c.story_id = ? ORDER BY c.id LIMIT ${pageSize + 1}`;

function commentsAsGraphql(rows: CommentRow[], storyAuthorId: string, viewerId: string) {
  const edges = rows.slice(0, pageSize).map((row) => ({
    cursor: Buffer.from(row.id).toString('base64url'),
    node: {
      id: row.id,
      content: row.content,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      viewerCanEdit: row.authorId === viewerId,
      viewerCanDelete: row.authorId === viewerId || storyAuthorId === viewerId,
      author: { id: row.authorId, username: row.username, displayName: row.displayName },
    },
  }));
  return {
    totalCount: rows[0]?.total ?? 0,
    edges,
    pageInfo: { hasNextPage: rows.length > pageSize, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

export async function storyAsGraphql(id: string, viewer: Viewer) {
  const [[row], comments] = await Promise.all([
    read<WholeRow>(storyForViewer, [...signInOf(viewer), id]),
    read<CommentRow>(commentsOfStory, [id, id]),
  ]);
  if (!row) return undefined;
  return {
    data: {
      story: {
        id: row.id,
        title: row.title,
        content: row.content,
        privacyLevel: row.privacyLevel.toUpperCase(),
        wordCount: row.wordCount,
        readingTimeMinutes: minutesOf(row.wordCount),
        createdAt: row.createdAt,
        updatedAt: row.updatedAt,
        isFavorited: row.isFavorited === 1,
        viewerCanEdit: row.authorId === viewer.id,
        author: { id: row.authorId, username: row.username, displayName: row.displayName, bio: row.bio },
        tags: tagsOf(row.tags),
        comments: commentsAsGraphql(comments, row.authorId, viewer.id),
      },
    },
  };
}
