import type { Context } from '../../context';
import { PrivacyLevel, ReportedKind } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { recordAct } from '../../notifications/acts';
import { dateTags } from '../../tags/setTags';
import { release, withheldFor, withhold } from '../../withholding';
import { approveHeld, hideComment, restoreComment } from '../comment/hiding';

/** A story or comment whose row is locked until the commit. */
export interface Hideable {
  id: string;
  authorId: string;
  /** Of a comment. */
  storyId: string;
  isHidden: boolean;
  isHeld: boolean;
  updatedAt: Date;
}

type Step = (tx: Transaction, ctx: Context, locked: Hideable) => Promise<unknown>;

interface Hiding {
  lock: (tx: Transaction, id: string) => Promise<Hideable | undefined>;
  hide: Step;
  restore: Step;
  approve: Step;
}

type Row = Omit<Hideable, 'isHidden' | 'isHeld'> & { isHidden: number; isHeld: number };

const toLocked = ([row]: Row[]): Hideable | undefined =>
  row && { ...row, isHidden: Number(row.isHidden) === 1, isHeld: Number(row.isHeld) === 1 };

const one = (id: string) => ({ condition: 'id = ?', params: [id] });

/** What staff hide, restore and approve. Stories are locked before their comments, as everywhere. */
export const hideables: Record<ReportedKind.STORY | ReportedKind.COMMENT, Hiding> = {
  [ReportedKind.STORY]: {
    lock: async (tx, id) =>
      toLocked(
        await tx.read<Row>(
          `SELECT id, author_id AS authorId, id AS storyId, (withheld & ${withheldFor.staff}) <> 0 AS isHidden,
             (withheld & ${withheldFor.review}) <> 0 AS isHeld, updated_at AS updatedAt
           FROM stories WHERE id = ? FOR UPDATE`,
          [id],
        ),
      ),
    async hide(tx, ctx, { id, isHeld }) {
      await withhold(tx, ctx, one(id), 'staff');
      if (isHeld) await release(tx, ctx, one(id), 'review');
    },
    restore: (tx, ctx, { id }) => release(tx, ctx, one(id), 'staff'),
    /** It is published now, if nobody could read it before. */
    async approve(tx, ctx, { id, authorId }) {
      const read = async () =>
        (
          await tx.read<{ privacyLevel: string; publishedAt: Date | null }>(
            'SELECT privacy_level AS privacyLevel, published_at AS publishedAt FROM stories WHERE id = ?',
            [id],
          )
        )[0];
      const before = await read();
      await release(tx, ctx, one(id), 'review');
      if (before?.publishedAt || (await read())?.privacyLevel !== PrivacyLevel.PUBLIC) return;
      await dateTags(tx, id);
      await recordAct(tx, ctx, {
        act: 'story_published',
        actorId: authorId,
        subjectId: authorId,
        itemId: id,
      });
    },
  },
  [ReportedKind.COMMENT]: {
    async lock(tx, id) {
      await tx.read(
        'SELECT s.id FROM stories s JOIN comments c ON c.story_id = s.id WHERE c.id = ? LOCK IN SHARE MODE',
        [id],
      );
      return toLocked(
        await tx.read<Row>(
          `SELECT id, author_id AS authorId, story_id AS storyId, state = 'hidden' AS isHidden, state = 'held' AS isHeld,
             updated_at AS updatedAt
           FROM comments WHERE id = ? FOR UPDATE`,
          [id],
        ),
      );
    },
    hide: hideComment,
    restore: restoreComment,
    approve: approveHeld,
  },
};
