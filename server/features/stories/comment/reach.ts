import { dayMs } from '../../../contract/calendar';
import { newAccount } from '../../../contract/spamRules';
import type { Transaction } from '../../../db/database';
import { isStaffMember } from '../../../db/staffMember';
import type { Comment } from '../../../model/comment.entity';
import type { Story } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { excerptOf, recordFindings, type SpamCtx, withdrawCasesOfComments } from '../spam/findings';
import { chosenLevel } from '../withholding/withholding';
import { holdComment } from './hiding';
import { isForAll, judgeComment } from './judging';

type Ctx = SpamCtx & Pick<Context, 'pubSub'>;
type Reach = Pick<Story, 'privacyLevel' | 'withheldLevel' | 'sharedWithAll'>;

export const isStoryForAll = (story: Reach): boolean =>
  isForAll({ level: chosenLevel(story), sharedWithAll: Number(story.sharedWithAll) });

/**
 * Called wherever an author changes who may read a story, once it is stored. Comments that were written where organisers can't
 * read are judged when it opens to the whole group; when it closes, none waits for organisers any more, who can't read it.
 */
export async function heedReach(
  tx: Transaction,
  ctx: Ctx,
  storyId: string,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  if (before && !after) await letGo(tx, ctx, storyId);
  if (!before && after) await judgeThose(tx, ctx, storyId);
}

/** They become what they would be if no organiser had to read them. */
async function letGo(tx: Transaction, ctx: SpamCtx, storyId: string): Promise<void> {
  await withdrawCasesOfComments(tx, ctx, "c.story_id = ? AND c.state = 'held'", [storyId]);
  await tx.execute(
    `UPDATE comments c JOIN stories s ON s.id = c.story_id
     SET c.state = IF(s.comments_mode = 'approval' AND s.author_id <> c.author_id, 'waiting', 'shown')
     WHERE c.story_id = ? AND c.state = 'held'`,
    [storyId],
  );
}

/** Comments of new accounts with links, unless organisers approved them as they are. */
async function judgeThose(tx: Transaction, ctx: Ctx, storyId: string): Promise<void> {
  if (!ctx.config.newAccountsWait) return;
  const comments = await tx.read<Pick<Comment, 'id' | 'storyId' | 'authorId' | 'content'>>(
    `SELECT c.id, c.story_id AS storyId, c.author_id AS authorId, c.content
     FROM comments c JOIN users u ON u.id = c.author_id
     WHERE c.story_id = ? AND c.state IN ('shown', 'waiting') AND u.created_at > ?
       AND NOT ${isStaffMember()}
       AND (c.content LIKE '%http%' OR c.content LIKE '%www.%')
       AND NOT EXISTS (SELECT 1 FROM report_cases rc WHERE rc.subject_id = c.id AND rc.decision = 'approved'
         AND rc.settled_at >= c.updated_at)
     ORDER BY c.id FOR UPDATE`,
    [storyId, new Date(ctx.now().getTime() - newAccount.days * dayMs)],
  );
  for (const comment of comments) {
    const { id, authorId, content } = comment;
    const verdict = await judgeComment(tx, ctx, { id, authorId, text: content });
    if (!verdict.waits) continue;
    await holdComment(tx, ctx, comment);
    await recordFindings(tx, ctx, { ...verdict, subjectId: id, authorId, excerpt: excerptOf(content) });
  }
}
