import { dayMs } from '../../../contract/calendar';
import { newAccount } from '../../../contract/spamRules';
import type { Transaction } from '../../../db/database';
import type { Comment } from '../../../model/comment.entity';
import type { Story } from '../../../model/story.entity';
import { approvedSinceSql, excerptOf, recordFindings } from '../../../record/findings';
import type { Context } from '../../../request/context';
import { joinMember, staffMemberSql } from '../../members/user/memberConditions';
import type { SpamCtx } from '../spam/rules';
import { joinStory } from '../table/storiesTable';
import { chosenLevel } from '../withholding/withholding';
import { holdComment, withdrawCasesOfComments } from './hiding';
import { isOpenToGroup, judgeComment } from './judging';

type Ctx = SpamCtx & Pick<Context, 'pubSub'>;
type Audience = Pick<Story, 'privacyLevel' | 'withheldLevel' | 'sharedWithAll'>;

/** Whether the whole group may read a story, by the level that its author chose. */
export const isStoryOpenToGroup = (story: Audience): boolean =>
  isOpenToGroup({ level: chosenLevel(story), sharedWithAll: story.sharedWithAll });

/**
 * Applies the spam rules to a story's comments after its audience has changed; call it once the change is stored. When the story opens
 * to the whole group, comments that organisers couldn't read before are judged. When it closes, no comment waits for organisers any
 * more, because they can't read it. `before` and `after`: whether it is open to the group.
 */
export async function onAudienceChanged(
  tx: Transaction,
  ctx: Ctx,
  storyId: string,
  { before, after }: { before: boolean; after: boolean },
): Promise<void> {
  if (before && !after) await releaseHeld(tx, ctx, storyId);
  if (!before && after) await judgeNewComments(tx, ctx, storyId);
}

/** Gives held comments the state that they would have without review by organisers. */
async function releaseHeld(tx: Transaction, ctx: SpamCtx, storyId: string): Promise<void> {
  await withdrawCasesOfComments(tx, ctx, "c.story_id = ? AND c.state = 'held'", [storyId]);
  await tx.execute(
    `UPDATE comments c ${joinStory('c.story_id')}
     SET c.state = IF(s.comments_mode = 'approval' AND s.author_id <> c.author_id, 'waiting', 'shown')
     WHERE c.story_id = ? AND c.state = 'held'`,
    [storyId],
  );
}

/** Judges comments with links by new accounts, unless organisers have approved the current text. */
async function judgeNewComments(tx: Transaction, ctx: Ctx, storyId: string): Promise<void> {
  if (!ctx.config.newAccountsWait) return;
  const comments = await tx.read<Pick<Comment, 'id' | 'storyId' | 'authorId' | 'content'>>(
    `SELECT c.id, c.story_id AS storyId, c.author_id AS authorId, c.content
     FROM comments c ${joinMember('c.author_id')}
     WHERE c.story_id = ? AND c.state IN ('shown', 'waiting') AND u.created_at > ?
       AND NOT ${staffMemberSql()}
       AND (c.content LIKE '%http%' OR c.content LIKE '%www.%')
       AND NOT ${approvedSinceSql('c.id', 'c.updated_at')}
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
