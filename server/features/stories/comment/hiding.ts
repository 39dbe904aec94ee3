import { In } from 'typeorm';
import { CommentsMode } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { SqlValue } from '../../../db/rows';
import { publishStoryChanged, publishStoryChangedFor } from '../../../events/publish';
import { Comment } from '../../../model/comment.entity';
import { type ActCtx, recordAct } from '../../../record/acts';
import { excerptOf, joinOpenCase, recordFindings, withdrawCases } from '../../../record/findings';
import type { Context } from '../../../request/context';
import type { SpamCtx } from '../spam/rules';
import { isOpenToGroup, judgeComment } from './judging';
import { lockPrivacy } from './lockPrivacy';
import { markApprovedUnseen } from './unseenComments';

type Ctx = Pick<Context, 'now' | 'notifier' | 'pubSub'>;
type CommentRef = Pick<Comment, 'id' | 'storyId' | 'authorId'>;

/** The state of a comment that no longer waits for an organiser; it may have to wait for the story's author. */
const stateAfterRelease = (
  story: { commentsMode: CommentsMode; authorId: string } | undefined,
  { authorId }: CommentRef,
) => (story?.commentsMode === CommentsMode.APPROVAL && story.authorId !== authorId ? 'waiting' : 'shown');

/** Locks a comment until the commit; undefined if it was deleted. */
export const lockComment = async (tx: Transaction, id: string) => {
  const [row] = await tx.read<
    Pick<Comment, 'authorId' | 'state' | 'content'> & { stateBefore: 'shown' | 'waiting' | null }
  >(
    'SELECT author_id AS authorId, state, state_before AS stateBefore, content FROM comments WHERE id = ? FOR UPDATE',
    [id],
  );
  return row;
};

/**
 * Publishes an event after the commit to those who see the comment in one of the given states, which are those before and after the
 * change. Nobody else learns that the comment exists.
 */
export function publishComment(
  tx: Transaction,
  ctx: Pick<Context, 'pubSub'>,
  { storyId: id, authorId }: Pick<Comment, 'storyId' | 'authorId'>,
  story: { authorId: string } | undefined,
  ...states: Comment['state'][]
): void {
  if (states.includes('shown')) publishStoryChanged(tx, ctx, id);
  else {
    const memberIds = new Set([authorId, ...(story && states.includes('waiting') ? [story.authorId] : [])]);
    for (const memberId of memberIds) publishStoryChangedFor(tx, ctx, { id, memberId });
  }
}

/** Hides a comment from all but its author; returns whether it wasn't hidden before. The caller authorises. */
export async function hideComment(tx: Transaction, ctx: Ctx, comment: CommentRef): Promise<boolean> {
  const { id, storyId } = comment;
  const story = await lockPrivacy(tx, storyId);
  const row = await lockComment(tx, id);
  if (!row || row.state === 'hidden') return false;
  const stateBefore = row.state === 'held' ? stateAfterRelease(story, comment) : row.state;
  await tx.update(Comment, { id }, { state: 'hidden', stateBefore });
  await recordAct(tx, ctx, { act: 'comment_removed', actorId: null, subjectId: storyId, itemId: id });
  publishComment(tx, ctx, comment, story, row.state);
  return true;
}

/** Makes an edited comment wait for an organiser, like a new one. */
export async function holdComment(tx: Transaction, ctx: Ctx, { id, storyId }: Omit<CommentRef, 'authorId'>) {
  const held = await tx.update(Comment, { id, state: In(['shown', 'waiting']) }, { state: 'held' });
  if (held > 0)
    await recordAct(tx, ctx, { act: 'comment_removed', actorId: null, subjectId: storyId, itemId: id });
}

/**
 * Returns a hidden comment to its earlier state; returns whether it was hidden. If it was edited meanwhile, the spam rules judge it,
 * because nobody has read it.
 */
export async function restoreComment(
  tx: Transaction,
  ctx: Ctx & SpamCtx,
  comment: CommentRef,
  wasChanged: boolean,
): Promise<boolean> {
  const story = await lockPrivacy(tx, comment.storyId);
  const row = await lockComment(tx, comment.id);
  if (row?.state !== 'hidden') return false;
  if (wasChanged && isOpenToGroup(story)) {
    const { id, authorId } = comment;
    const verdict = await judgeComment(tx, ctx, { id, authorId, text: row.content });
    const found = { ...verdict, subjectId: id, authorId, excerpt: excerptOf(row.content) };
    await recordFindings(tx, ctx, found);
    if (verdict.waits) {
      await tx.update(Comment, { id }, { state: 'held', stateBefore: null });
      publishComment(tx, ctx, comment, story, 'held');
      return true;
    }
  }
  await showComment(tx, ctx, comment, story, row.stateBefore ?? 'shown');
  return true;
}

/**
 * Releases a comment that waits for an organiser; returns whether it waited. The story's author is notified now, and may have to
 * approve it as well.
 */
export async function approveHeldComment(tx: Transaction, ctx: Ctx, comment: CommentRef): Promise<boolean> {
  const story = await lockPrivacy(tx, comment.storyId);
  if ((await lockComment(tx, comment.id))?.state !== 'held') return false;
  const state = stateAfterRelease(story, comment);
  await showComment(tx, ctx, comment, story, state);
  if (state === 'shown') await markApprovedUnseen(tx, comment);
  return true;
}

/** Sets the state of a comment that no longer waits for organisers, and notifies members. */
async function showComment(
  tx: Transaction,
  ctx: Ctx,
  comment: CommentRef,
  story: { authorId: string } | undefined,
  state: 'shown' | 'waiting',
) {
  const { id, storyId, authorId } = comment;
  await tx.update(Comment, { id }, { state, stateBefore: null });
  // Members who were notified before are not notified again.
  await recordAct(tx, ctx, { act: 'comment_added', actorId: authorId, subjectId: storyId, itemId: id });
  publishComment(tx, ctx, comment, story, state);
}

/** The ids of comments `c` that meet the condition and have an open case. */
export async function commentsWithCase(
  tx: Transaction,
  condition: string,
  params: SqlValue[],
): Promise<string[]> {
  const withCase = await tx.read<{ id: string }>(
    `SELECT c.id FROM comments c ${joinOpenCase('c.id')} WHERE ${condition}`,
    params,
  );
  return withCase.map(({ id }) => id);
}

/** Closes the cases of all comments `c` that meet the condition. */
export const withdrawCasesOfComments = async (
  tx: Transaction,
  ctx: ActCtx,
  condition: string,
  params: SqlValue[],
): Promise<void> => withdrawCases(tx, ctx, ...(await commentsWithCase(tx, condition, params)));
