import { type CommentsMode, PrivacyLevel } from '../../contract/enums';
import type { Transaction } from '../../db/database';

interface HeededStory {
  privacyLevel: string;
  /** What its author chose. */
  level: string;
  sharedWithAll: number;
  authorId: string;
  commentsMode: CommentsMode;
  readersMayComment: number;
}

/**
 * Locks the story against privacy changes until the commit, and skips the public cache bump unless it is
 * public.
 */
export async function heedPrivacy(tx: Transaction, storyId: string): Promise<HeededStory | undefined> {
  const [story] = await tx.read<HeededStory>(
    `SELECT privacy_level AS privacyLevel, COALESCE(withheld_level, privacy_level) AS level,
       shared_with_all AS sharedWithAll, author_id AS authorId, comments_mode AS commentsMode,
       readers_may_comment AS readersMayComment
     FROM stories WHERE id = ? LOCK IN SHARE MODE`,
    [storyId],
  );
  if (story?.privacyLevel !== PrivacyLevel.PUBLIC) tx.skipPublicCacheBump();
  return story;
}

/** Locks the story of a comment in the same way: before the comment, as everywhere. A comment never moves, so reading it takes no lock. */
export async function heedPrivacyAround(tx: Transaction, commentId: string): Promise<void> {
  const [comment] = await tx.read<{ storyId: string }>(
    'SELECT story_id AS storyId FROM comments WHERE id = ?',
    [commentId],
  );
  if (comment) await heedPrivacy(tx, comment.storyId);
}
