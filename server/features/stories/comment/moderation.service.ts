import type { Authorized } from '../../../authz/authorize';
import type { CommentsMode } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { publishStoryChanged } from '../../../events/publish';
import { notFound } from '../../../lib/errors';
import { Comment, commentRows } from '../../../model/comment.entity';
import { Story } from '../../../model/story.entity';
import { recordAct } from '../../../record/acts';
import type { Context } from '../../../request/context';
import { readStory } from '../table/storiesTable';
import { lockPrivacy } from './lockPrivacy';

/** Sets who may comment. `updatedAt` stays, because devices compare it with the base of edits that they haven't sent yet. */
export async function setCommentsMode(
  ctx: Context,
  { id }: Authorized<Story, 'setCommentsMode'>,
  commentsMode: CommentsMode,
): Promise<Story> {
  await ctx.db.transaction(async (tx) => {
    const before = await readStory(tx, id, ['commentsMode'], 'FOR UPDATE');
    if (!before || before.commentsMode === commentsMode) return;
    await tx.update(Story, { id }, { commentsMode });
    publishStoryChanged(tx, ctx, id);
  });
  const story = await ctx.loaders.storyById.load(id);
  if (!story) throw notFound(messages.story.notFound);
  return story;
}

/** Shows a waiting comment and sends its notifications; repeating it changes nothing. */
export async function approveComment(
  ctx: Context,
  { id, storyId, authorId }: Authorized<Comment, 'approveComment'>,
): Promise<Comment> {
  const comment = await ctx.db.transaction(async (tx) => {
    await lockPrivacy(tx, storyId);
    const approved = await tx.update(Comment, { id, state: 'waiting' }, { state: 'shown' });
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
  return comment;
}
