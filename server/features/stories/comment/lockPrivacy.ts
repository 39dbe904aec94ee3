import type { CommentsMode } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';

interface LockedStory {
  privacyLevel: string;
  /** The level that the author chose. */
  level: string;
  sharedWithAll: number;
  authorId: string;
  commentsMode: CommentsMode;
  readersMayComment: number;
}

/** Locks the story against privacy changes until the commit. */
export async function lockPrivacy(tx: Transaction, storyId: string): Promise<LockedStory | undefined> {
  const [story] = await tx.read<LockedStory>(
    `SELECT privacy_level AS privacyLevel, COALESCE(withheld_level, privacy_level) AS level,
       shared_with_all AS sharedWithAll, author_id AS authorId, comments_mode AS commentsMode,
       readers_may_comment AS readersMayComment
     FROM stories WHERE id = ? LOCK IN SHARE MODE`,
    [storyId],
  );
  return story;
}

/** Locks the privacy of a comment's story; call it before locking the comment, as everywhere. A comment never moves, so reading it needs no lock. */
export async function lockPrivacyOfComment(tx: Transaction, commentId: string): Promise<void> {
  const [comment] = await tx.read<{ storyId: string }>(
    'SELECT story_id AS storyId FROM comments WHERE id = ?',
    [commentId],
  );
  if (comment) await lockPrivacy(tx, comment.storyId);
}
