import type { Authorized } from '../../authz/authorize';
import type { Context } from '../../context';
import { type CommentsMode, PrivacyLevel } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { notFound } from '../../errors';
import { publishStoryChanged } from '../../events/publish';
import { Comment, commentRows } from '../../model/comment.entity';
import { Story } from '../../model/story.entity';
import { recordAct } from '../../notifications/acts';

/** Sets who may comment. `updatedAt` stays: it is the base of edits that devices have not sent. */
export async function setCommentsMode(
  ctx: Context,
  { id }: Authorized<Story, 'setCommentsMode'>,
  commentsMode: CommentsMode,
): Promise<Story> {
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx.read<{ commentsMode: CommentsMode; privacyLevel: string }>(
      'SELECT comments_mode AS commentsMode, privacy_level AS privacyLevel FROM stories WHERE id = ? FOR UPDATE',
      [id],
    );
    const isChanged = before && before.commentsMode !== commentsMode;
    if (!isChanged || before.privacyLevel !== PrivacyLevel.PUBLIC) tx.skipPublicCacheBump();
    if (!isChanged) return;
    await tx.update(Story, { id }, { commentsMode });
    publishStoryChanged(tx, ctx, id);
  });
  const story = await ctx.loaders.storyById.clear(id).load(id);
  if (!story) throw notFound(messages.story.notFound);
  return story;
}

/** Shows a comment that waits, and tells of it now; repeating it changes nothing. */
export async function approveComment(
  ctx: Context,
  { id, storyId, authorId }: Authorized<Comment, 'approveComment'>,
): Promise<Comment> {
  const comment = await ctx.db.transaction(async (tx) => {
    const [story] = await tx.read<{ privacyLevel: string }>(
      'SELECT privacy_level AS privacyLevel FROM stories WHERE id = ? LOCK IN SHARE MODE',
      [storyId],
    );
    const approved = await tx.update(Comment, { id, state: 'waiting' }, { state: 'shown' });
    if (approved === 0 || story?.privacyLevel !== PrivacyLevel.PUBLIC) tx.skipPublicCacheBump();
    if (approved > 0) {
      await recordAct(tx, ctx, {
        act: 'comment_added',
        actorId: authorId,
        subjectId: storyId,
        itemId: id,
      });
      publishStoryChanged(tx, ctx, storyId);
    }
    return commentRows.first(tx, 'WHERE c.id = ?', [id]);
  });
  if (!comment) throw notFound(messages.comment.notFound);
  ctx.loaders.commentById.clear(id).prime(id, comment);
  return comment;
}
