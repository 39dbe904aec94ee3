/** The app's statements for the same responses. */

const storyColumns = `s.id, s.author_id AS authorId, s.title, s.excerpt_text AS excerptText,
  s.privacy_level AS privacyLevel, s.shared_with_all AS sharedWithAll, s.readers_may_comment AS readersMayComment,
  s.author_notes AS authorNotes, s.is_collaborative AS isCollaborative, s.version_number AS versionNumber,
  s.word_count AS wordCount, s.created_at AS createdAt, s.updated_at AS updatedAt, s.shared_at AS sharedAt,
  s.published_at AS publishedAt`;

const marks = (count: number) => new Array(count).fill('?').join(',');

export const newestStories = `SELECT ${storyColumns} FROM stories s WHERE (s.privacy_level = 'public')
  ORDER BY s.published_at DESC, s.id DESC LIMIT 21`;

export const storyById = `SELECT ${storyColumns} FROM stories s WHERE s.id IN (?)`;

export const contentById = 'SELECT id, content FROM stories WHERE id IN (?)';

export const commentsOfStory = `SELECT c.id, c.story_id AS storyId, c.author_id AS authorId, c.content,
  c.created_at AS createdAt, c.updated_at AS updatedAt
  FROM comments c FORCE INDEX (comments_story) WHERE (c.story_id = ?) ORDER BY c.id ASC LIMIT 21`;

export const commentCount = `SELECT story_id AS storyId, COUNT(*) AS n FROM comments WHERE story_id IN (?)
  GROUP BY story_id`;

export const usersByIds = (count: number) =>
  `SELECT id, username, email, roles, display_name AS displayName, bio, website_url AS websiteUrl,
    profile_image_url AS profileImageUrl, created_at AS createdAt, updated_at AS updatedAt, deleted_at AS deletedAt
  FROM users WHERE id IN (${marks(count)})`;

export const tagsOfStories = (count: number) =>
  `SELECT st.story_id AS storyId, t.id, t.name, t.description
  FROM story_tags st JOIN tags t ON t.id = st.tag_id
  WHERE st.story_id IN (${marks(count)}) ORDER BY st.story_id, st.position`;

export const favoritesAmong = (count: number) =>
  `SELECT story_id AS storyId FROM story_favorites WHERE user_id = ? AND story_id IN (${marks(count)})`;

const textChanges =
  'CAST(title AS BINARY) <> CAST(? AS BINARY) OR CAST(content AS BINARY) <> CAST(? AS BINARY)';

export const keepVersion = `INSERT INTO story_versions
  (id, story_id, version_number, title, content, word_count, kind, created_at)
  SELECT ?, id, version_number, title, content, word_count, 'saved', ? FROM stories
  WHERE id = ? AND (${textChanges}) FOR UPDATE`;

export const saveStory = `UPDATE stories SET
  version_number = version_number + (${textChanges}),
  title = ?, content = ?, excerpt_text = ?, word_count = ?,
  updated_at = GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)
  WHERE id = ?`;

export const addFavorite =
  'INSERT IGNORE INTO story_favorites (user_id, story_id, created_at) VALUES (?, ?, ?)';

export const favoriteAt =
  'SELECT created_at AS createdAt FROM story_favorites WHERE user_id = ? AND story_id = ?';

export const removeFavorite = 'DELETE FROM story_favorites WHERE user_id = ? AND story_id = ?';

export const countForDay = `INSERT INTO writing_days (user_id, day, text_id, words_before, words_now) VALUES (?, ?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE
    words_before = words_before + GREATEST(0, -(CAST(words_now AS SIGNED) + ?)),
    words_now = GREATEST(0, CAST(words_now AS SIGNED) + ?)`;

export const feedbackById = `SELECT f.id, f.author_id AS authorId, f.title, f.description, f.category, f.status, f.priority,
  f.assigned_to_id AS assignedToId, f.assigned_by_id AS assignedById, f.created_at AS createdAt,
  f.updated_at AS updatedAt FROM feedback f WHERE f.id IN (?)`;

export const setVote = `INSERT INTO feedback_votes (feedback_id, user_id, vote_type, created_at)
  SELECT f.id, u.id, ?, ? FROM feedback f STRAIGHT_JOIN users u
  WHERE f.id = ? AND u.id = ? AND f.author_id <> u.id AND u.deleted_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM feedback_votes v
      WHERE v.feedback_id = f.id AND v.user_id = u.id AND v.vote_type = ?)
  LOCK IN SHARE MODE
  ON DUPLICATE KEY UPDATE vote_type = ?`;

export const takeVote = 'DELETE FROM feedback_votes WHERE feedback_id = ? AND user_id = ?';

/** Invalidates the visitors' response caches of all servers. */
export const publicChanged = 'UPDATE public_epoch SET n = n + 1 WHERE slot = ?';

export const votesOf = `SELECT feedback_id AS feedbackId, SUM(vote_type = 'upvote') AS upvotes, COUNT(*) AS n
  FROM feedback_votes FORCE INDEX (feedback_votes_type) WHERE feedback_id IN (?) GROUP BY feedback_id`;

export interface StoryRow {
  id: string;
  authorId: string;
  title: string;
  excerptText: string;
  privacyLevel: string;
  isCollaborative: number;
  authorNotes: string | null;
  versionNumber: number;
  wordCount: number;
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
}

export interface CommentRow {
  id: string;
  authorId: string;
  content: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface UserRow {
  id: string;
  username: string;
  displayName: string | null;
  bio: string | null;
}

export interface TagRow {
  storyId: string;
  id: string;
  name: string;
}
