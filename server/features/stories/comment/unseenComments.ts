import type { Authorized } from '../../../authz/authorize';
import type { Transaction } from '../../../db/database';
import { kindOf } from '../../../lib/ids';
import type { Comment } from '../../../model/comment.entity';
import type { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';

type CommentRef = Pick<Comment, 'id' | 'storyId' | 'authorId'>;

/** Records that the story's author hasn't seen the comment, unless they wrote it. The story's comments from `firstId` on count as unseen. */
export async function markUnseen(
  tx: Transaction,
  { id, storyId, authorId }: CommentRef,
  firstId = id,
): Promise<void> {
  await tx.execute(
    `INSERT INTO unseen_comments (story_id, user_id, first_id, last_id)
     SELECT s.id, s.author_id, ?, ? FROM stories s WHERE s.id = ? AND s.author_id <> ?
     ON DUPLICATE KEY UPDATE first_id = LEAST(first_id, ?), last_id = GREATEST(last_id, ?)`,
    [firstId, id, storyId, authorId, firstId, id],
  );
}

/** Sorts after all ids of comments. */
const afterAllIds = 'comment_~';

/**
 * Marks a comment as unseen that was approved only now. It is stored by itself: the author may have seen later ones, which
 * mustn't become unseen.
 */
export async function markApprovedUnseen(tx: Transaction, comment: CommentRef): Promise<void> {
  const { id, storyId, authorId } = comment;
  await markUnseen(tx, comment, afterAllIds);
  await tx.execute(
    `INSERT IGNORE INTO late_comments (comment_id, story_id)
     SELECT ?, story_id FROM unseen_comments WHERE story_id = ? AND user_id <> ? AND first_id > ?`,
    [id, storyId, authorId, id],
  );
}

/** Marks the comments up to this one as seen. Those added meanwhile, which the author's page doesn't show yet, stay unseen. */
export async function markCommentsSeen(
  ctx: Context,
  { id }: Authorized<Story, 'markCommentsSeen'>,
  lastId: string,
): Promise<void> {
  if (kindOf(lastId) !== 'comment') return;
  await ctx.db.transaction(async (tx) => {
    await tx.execute('DELETE FROM late_comments WHERE story_id = ? AND comment_id <= ?', [id, lastId]);
    const { affectedRows } = await tx.execute(
      'DELETE FROM unseen_comments WHERE story_id = ? AND last_id <= ?',
      [id, lastId],
    );
    // Later comments are unseen: the id with a further character sorts after the id itself, and before all later ids.
    if (affectedRows === 0)
      await tx.execute('UPDATE unseen_comments SET first_id = GREATEST(first_id, ?) WHERE story_id = ?', [
        `${lastId}+`,
        id,
      ]);
  });
}
