import { In } from 'typeorm';
import type { Context } from '../../context';
import { CommentsMode } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { publishStoryChanged } from '../../events/publish';
import { Comment } from '../../model/comment.entity';
import { recordAct } from '../../notifications/acts';
import { excerptOf, recordFindings, type SpamCtx } from '../../spam/findings';
import { heedPrivacy } from './heedPrivacy';
import { isForAll, judgeComment } from './judging';
import { markApprovedUnseen } from './unseenComments';

type Ctx = Pick<Context, 'now' | 'notifier' | 'pubSub'>;
type One = Pick<Comment, 'id' | 'storyId' | 'authorId'>;

/** Whether it waits for the story's author once no organiser keeps it back. */
const onceApproved = (
  story: { commentsMode: CommentsMode; authorId: string } | undefined,
  { authorId }: One,
) => (story?.commentsMode === CommentsMode.APPROVAL && story.authorId !== authorId ? 'waiting' : 'shown');

const locked = async (tx: Transaction, id: string) => {
  const [row] = await tx.read<
    Pick<Comment, 'state' | 'content'> & { stateBefore: 'shown' | 'waiting' | null }
  >('SELECT state, state_before AS stateBefore, content FROM comments WHERE id = ? FOR UPDATE', [id]);
  return row;
};

/** Hides a comment from all but its author; returns whether it wasn't hidden before. The caller authorises. */
export async function hideComment(tx: Transaction, ctx: Ctx, comment: One): Promise<boolean> {
  const { id, storyId } = comment;
  const story = await heedPrivacy(tx, storyId);
  const row = await locked(tx, id);
  if (!row || row.state === 'hidden') return false;
  const stateBefore = row.state === 'held' ? onceApproved(story, comment) : row.state;
  await tx.update(Comment, { id }, { state: 'hidden', stateBefore });
  await recordAct(tx, ctx, { act: 'comment_removed', actorId: null, subjectId: storyId, itemId: id });
  publishStoryChanged(tx, ctx, storyId);
  return true;
}

/** Lets a comment that was changed wait for an organiser, as if it were new. */
export async function holdComment(tx: Transaction, ctx: Ctx, { id, storyId }: Omit<One, 'authorId'>) {
  const held = await tx.update(Comment, { id, state: In(['shown', 'waiting']) }, { state: 'held' });
  if (held > 0)
    await recordAct(tx, ctx, { act: 'comment_removed', actorId: null, subjectId: storyId, itemId: id });
}

/**
 * Shows a hidden comment again, as it was before; returns whether it was hidden. One that was changed meanwhile is judged: nobody
 * has read it.
 */
export async function restoreComment(
  tx: Transaction,
  ctx: Ctx & SpamCtx,
  comment: One,
  wasChanged: boolean,
): Promise<boolean> {
  const story = await heedPrivacy(tx, comment.storyId);
  const row = await locked(tx, comment.id);
  if (row?.state !== 'hidden') return false;
  if (wasChanged && isForAll(story)) {
    const { id, authorId } = comment;
    const verdict = await judgeComment(tx, ctx, { id, authorId, text: row.content });
    const found = { ...verdict, subjectId: id, authorId, excerpt: excerptOf(row.content) };
    await recordFindings(tx, ctx, found);
    if (verdict.waits) {
      await tx.update(Comment, { id }, { state: 'held', stateBefore: null });
      publishStoryChanged(tx, ctx, comment.storyId);
      return true;
    }
  }
  await show(tx, ctx, comment, row.stateBefore ?? 'shown');
  return true;
}

/**
 * Shows a comment that waits for an organiser; returns whether it did. Its story's author may have to approve it as well, and is
 * told of it now.
 */
export async function approveHeld(tx: Transaction, ctx: Ctx, comment: One): Promise<boolean> {
  const story = await heedPrivacy(tx, comment.storyId);
  if ((await locked(tx, comment.id))?.state !== 'held') return false;
  const state = onceApproved(story, comment);
  await show(tx, ctx, comment, state);
  if (state === 'shown') await markApprovedUnseen(tx, comment);
  return true;
}

async function show(tx: Transaction, ctx: Ctx, { id, storyId, authorId }: One, state: 'shown' | 'waiting') {
  await tx.update(Comment, { id }, { state, stateBefore: null });
  // Whoever was told of it already isn't told again.
  await recordAct(tx, ctx, { act: 'comment_added', actorId: authorId, subjectId: storyId, itemId: id });
  publishStoryChanged(tx, ctx, storyId);
}
