import { ReportedKind } from '../../../contract/enums';
import type { Transaction } from '../../../db/database';
import type { Comment } from '../../../model/comment.entity';
import type { Context } from '../../../request/context';
import { approveHeldComment, hideComment, restoreComment } from '../../stories/comment/hiding';
import { lockPrivacyOfComment } from '../../stories/comment/lockPrivacy';
import { judgeStoredStory } from '../../stories/spam/publishing';
import { readStory, withheldFor } from '../../stories/table/storiesTable';
import { release, withhold } from '../../stories/withholding/withholding';

/** A story or comment whose row is locked until the commit. */
interface Hideable {
  id: string;
  authorId: string;
  /** The comment's story; of a story its own id. */
  storyId: string;
  isHidden: boolean;
  isHeld: boolean;
  updatedAt: Date;
}

type HidingStep = (tx: Transaction, ctx: Context, locked: Hideable) => Promise<unknown>;

/** How items of one kind are hidden, restored and approved. */
interface Hiding {
  lock: (tx: Transaction, id: string) => Promise<Hideable | undefined>;
  hide: HidingStep;
  restore: HidingStep;
  approve: HidingStep;
}

const withId = (id: string) => ({ condition: 'id = ?', params: [id] });

/** Whether an item was changed since staff hid it last. */
async function wasChangedSinceHidden(
  tx: Transaction,
  { id, authorId, updatedAt }: Hideable,
): Promise<boolean> {
  const [hidden] = await tx.read<{ at: Date }>(
    `SELECT created_at AS at FROM content_decisions WHERE author_id = ? AND subject_id = ? AND decision = 'hidden'
     ORDER BY id DESC LIMIT 1`,
    [authorId, id],
  );
  return !hidden || updatedAt >= hidden.at;
}

/** How staff hides, restores and approves each kind of item. A story is locked before its comments: all code locks in this order. */
export const hideables: Record<ReportedKind.STORY | ReportedKind.COMMENT, Hiding> = {
  [ReportedKind.STORY]: {
    async lock(tx, id) {
      const story = await readStory(tx, id, ['id', 'authorId', 'withheld', 'updatedAt'], 'FOR UPDATE');
      if (!story) return undefined;
      const isWithheldFor = (reason: keyof typeof withheldFor) =>
        ((story.withheld ?? 0) & withheldFor[reason]) !== 0;
      return { ...story, storyId: id, isHidden: isWithheldFor('staff'), isHeld: isWithheldFor('review') };
    },
    hide: (tx, ctx, { id }) => withhold(tx, ctx, withId(id), 'staff'),
    /** A held story that staff hid need not wait any longer, because they have read it, unless it was changed since: then it is judged again. */
    async restore(tx, ctx, locked) {
      const { id } = locked;
      const waits = (await wasChangedSinceHidden(tx, locked)) && (await judgeStoredStory(tx, ctx, id));
      if (waits) await withhold(tx, ctx, withId(id), 'review');
      else await release(tx, ctx, withId(id), 'review');
      await release(tx, ctx, withId(id), 'staff');
    },
    approve: (tx, ctx, { id }) => release(tx, ctx, withId(id), 'review'),
  },
  [ReportedKind.COMMENT]: {
    async lock(tx, id) {
      await lockPrivacyOfComment(tx, id);
      const [comment] = await tx.read<Omit<Hideable, 'isHidden' | 'isHeld'> & Pick<Comment, 'state'>>(
        `SELECT id, author_id AS authorId, story_id AS storyId, state, updated_at AS updatedAt
         FROM comments WHERE id = ? FOR UPDATE`,
        [id],
      );
      return (
        comment && { ...comment, isHidden: comment.state === 'hidden', isHeld: comment.state === 'held' }
      );
    },
    hide: hideComment,
    restore: async (tx, ctx, locked) =>
      restoreComment(tx, ctx, locked, await wasChangedSinceHidden(tx, locked)),
    approve: approveHeldComment,
  },
};
