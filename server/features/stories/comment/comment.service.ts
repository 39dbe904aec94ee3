import { type Authorized, authorize } from '../../../authz/authorize';
import { storyOpenToMemberSql, storyReadableBySql } from '../../../authz/storyAudience';
import { CommentsMode } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { mentionsIn } from '../../../contract/mentions';
import { messages } from '../../../contract/messages';
import { isVisible } from '../../../contract/profileRules';
import type { Transaction } from '../../../db/database';
import { badInput, forbidden, notFound, unauthenticated } from '../../../lib/errors';
import { newIdAt } from '../../../lib/ids';
import { Comment, commentRows } from '../../../model/comment.entity';
import type { Story } from '../../../model/story.entity';
import { recordAct } from '../../../record/acts';
import { storeRemovalDecision } from '../../../record/audit/contentDecisions';
import { excerptOf, recordFindings, withdrawCases } from '../../../record/findings';
import type { Context } from '../../../request/context';
import { createOnce } from '../../../request/createOnce';
import { notBlockedSql } from '../../members/memberBlock/blockConditions';
import { activeMemberSql, joinMember } from '../../members/user/memberConditions';
import { takeMemberPoints } from '../../members/user/newAccount';
import type { AddCommentInput } from './comment.inputs';
import { holdComment, lockComment, publishComment } from './hiding';
import { isOpenToGroup, judgeChange, judgeComment, storyOpenToGroupSql } from './judging';
import { lockPrivacy } from './lockPrivacy';
import { markUnseen } from './unseenComments';

/** Normalises a comment: unifies line breaks and trims it; BAD_USER_INPUT if nothing visible is left, or if it is too long. */
function textOf(content: string): string {
  const text = content.replace(/\r\n?/g, '\n').trim();
  if (!isVisible(text)) throw badInput({ content: messages.comment.blank });
  if (text.length > limits.comment.contentMax) throw badInput({ content: messages.comment.tooLong });
  return text;
}

/** The parts of findings that say which comment they are about. */
const findingsSubject = ({ id, authorId, content, state }: Comment) => ({
  subjectId: id,
  authorId,
  excerpt: excerptOf(content),
  isHeld: state === 'held',
});

type NewComment = Pick<AddCommentInput, 'content' | 'localId'>;

/** Adds a comment; a repeated localId of the same author and story returns the existing one. */
export function addComment(
  ctx: Context,
  authorId: string,
  story: Authorized<Story, 'addComment'>,
  { content, localId }: NewComment,
): Promise<Comment> {
  const text = textOf(content);
  return createOnce(ctx, {
    localId,
    limit: ['commentMember', authorId],
    takePoints: () => takeMemberPoints(ctx, 'commentMember', authorId),
    find: (id) =>
      commentRows.first(ctx.db, 'WHERE c.author_id = ? AND c.story_id = ? AND c.local_id = ?', [
        authorId,
        story.id,
        id,
      ]),
    create: () => addNewComment(ctx, authorId, story, text, localId ?? null),
  });
}

/**
 * Inserts the comment. The statement checks permission again, against the story's current state: nothing is inserted if the
 * story was withdrawn, closed to comments or deleted meanwhile.
 */
async function addNewComment(
  ctx: Context,
  authorId: string,
  story: Authorized<Story, 'addComment'>,
  text: string,
  localId: string | null,
): Promise<Comment> {
  const now = ctx.now();
  const comment = Object.assign(new Comment(), {
    // Comments are listed by id. Ids use the time shared by all servers, since their clocks may differ.
    id: newIdAt('comment', now),
    storyId: story.id,
    authorId,
    content: text,
    state: 'shown' as Comment['state'],
    createdAt: now,
    updatedAt: now,
  });
  const added = await ctx.db.transaction(async (tx) => {
    const verdict = await judgeComment(tx, ctx, { id: comment.id, authorId, text });
    const { affectedRows } = await tx.execute(
      `INSERT INTO comments (id, story_id, author_id, content, text_hash, state, local_id, created_at, updated_at)
       SELECT ?, s.id, u.id, ?, ?, IF(? = 1 AND ${storyOpenToGroupSql}, 'held',
           IF(s.comments_mode = 'approval' AND s.author_id <> u.id, 'waiting', 'shown')),
         ?, ?, ? FROM stories s ${joinMember('?', { how: 'STRAIGHT_JOIN' })}
       WHERE s.id = ? AND ${activeMemberSql()} AND (s.author_id = u.id OR (s.readers_may_comment = 1
         AND s.comments_mode <> 'closed' AND ${notBlockedSql('s.author_id', 'u.id')}
         AND ${storyOpenToMemberSql('u.id')}))
       LOCK IN SHARE MODE`,
      [comment.id, text, verdict.textHash, Number(verdict.waits), localId, now, now, authorId, story.id],
    );
    if (affectedRows === 0) return false;
    const current = await lockPrivacy(tx, story.id);
    // The insert has locked the story, so it has used the same mode and level.
    const waitsForAuthor = current?.commentsMode === CommentsMode.APPROVAL && current.authorId !== authorId;
    comment.state = verdict.waits && isOpenToGroup(current) ? 'held' : waitsForAuthor ? 'waiting' : 'shown';
    if (comment.state === 'shown') await markUnseen(tx, comment);
    if (isOpenToGroup(current)) await recordFindings(tx, ctx, { ...verdict, ...findingsSubject(comment) });
    const about = { actorId: authorId, subjectId: story.id, itemId: comment.id };
    // A comment that waits for an organiser notifies nobody before its approval.
    if (comment.state !== 'held') await recordAct(tx, ctx, { act: 'comment_added', ...about });
    publishComment(tx, ctx, comment, current, comment.state);
    return true;
  });
  if (!added) {
    await authorize(ctx, 'addComment', story.id);
    // The same error as for a closed story: don't reveal to members that they are blocked.
    const now = await ctx.loaders.storyById.load(story.id);
    if (now && (await ctx.loaders.viewerIsBlockedBy.load(now.authorId)))
      throw forbidden(messages.comment.closed);
    // The story accepts comments, so the member's account was deleted.
    throw unauthenticated();
  }
  return comment;
}

/** Whether the story is closed to comments by the member. Closing also refuses changes of comments. */
const isClosedTo = (story: Awaited<ReturnType<typeof lockPrivacy>>, memberId: string): boolean =>
  story !== undefined &&
  story.authorId !== memberId &&
  (story.commentsMode === CommentsMode.CLOSED || !story.readersMayComment);

/** Changes a comment's text. An equal text changes nothing, not even the time. */
export async function updateComment(
  ctx: Context,
  { id, storyId, authorId }: Authorized<Comment, 'updateComment'>,
  content: string,
): Promise<Comment> {
  const text = textOf(content);
  // Each change makes every open page of the story reload, so it is limited like adding.
  await takeMemberPoints(ctx, 'commentMember', authorId);
  return ctx.db.transaction(async (tx) => {
    const story = await lockPrivacy(tx, storyId);
    // Permissions may have changed since the request was authorised.
    const [readable] = await tx.read<{ isBlocked: number }>(
      `SELECT NOT ${notBlockedSql('s.author_id', '?')} AS isBlocked FROM stories s
       WHERE s.id = ? AND ${storyReadableBySql('?')} LOCK IN SHARE MODE`,
      [authorId, storyId, authorId, authorId],
    );
    if (!readable) throw notFound(messages.comment.notFound);
    if (isClosedTo(story, authorId) || Number(readable.isBlocked) === 1)
      throw forbidden(messages.comment.closed);
    const verdict = await judgeChange(tx, ctx, { id, authorId, text });
    const before = await lockComment(tx, id);
    // Binary comparison, because the collation treats 'a' and 'A' as equal.
    await tx.execute(
      `UPDATE comments SET updated_at = IF(CAST(content AS BINARY) = CAST(? AS BINARY), updated_at,
         GREATEST(?, updated_at + INTERVAL 1000 MICROSECOND)), content = ?, text_hash = ? WHERE id = ?`,
      [text, ctx.now(), text, verdict.textHash, id],
    );
    if (verdict.waits && isOpenToGroup(story)) await holdComment(tx, ctx, { id, storyId });
    const now = await commentRows.first(tx, 'WHERE c.id = ?', [id]);
    if (!before || !now) throw notFound(messages.comment.notFound);
    if (isOpenToGroup(story)) await recordFindings(tx, ctx, { ...verdict, ...findingsSubject(now) });
    const about = { actorId: authorId, subjectId: storyId, itemId: id };
    if (mentionsIn(text).length > 0) await recordAct(tx, ctx, { act: 'comment_edited', ...about });
    publishComment(tx, ctx, now, story, before.state, now.state);
    return now;
  });
}

/** Removes a comment in the caller's transaction; returns whether it was there. The caller authorises. */
export async function removeComment(
  tx: Transaction,
  ctx: Context,
  { id, storyId }: Pick<Comment, 'id' | 'storyId'>,
): Promise<boolean> {
  const story = await lockPrivacy(tx, storyId);
  const comment = await lockComment(tx, id);
  if (!comment) return false;
  await tx.delete(Comment, { id });
  await recordAct(tx, ctx, { act: 'comment_removed', actorId: null, subjectId: storyId, itemId: id });
  await withdrawCases(tx, ctx, id);
  publishComment(tx, ctx, { storyId, authorId: comment.authorId }, story, comment.state);
  return true;
}

/** Records the removal as an act of staff if the viewer wrote neither the comment nor the story. */
async function recordRemovalByStaff(tx: Transaction, ctx: Context, comment: Comment): Promise<void> {
  const { id, storyId, authorId } = comment;
  if (ctx.viewer?.id === authorId) return;
  const story = await lockPrivacy(tx, storyId);
  if (ctx.viewer?.id === story?.authorId) return;
  const now = await lockComment(tx, id);
  if (now) await storeRemovalDecision(tx, ctx, { subjectId: id, authorId, removedText: now.content });
}

export async function deleteComment(
  ctx: Context,
  comment: Authorized<Comment, 'deleteComment'>,
): Promise<void> {
  const deleted = await ctx.db.transaction(async (tx) => {
    await recordRemovalByStaff(tx, ctx, comment);
    return removeComment(tx, ctx, comment);
  });
  if (!deleted) throw notFound(messages.comment.notFound);
}
