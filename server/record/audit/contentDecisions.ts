import { In } from 'typeorm';
import { ReportDecision } from '../../contract/enums';
import { messages } from '../../contract/messages';
import type { Transaction } from '../../db/database';
import { kindOf, newId } from '../../lib/ids';
import { ContentDecision, ReportCase } from '../../model/report.entity';
import type { Context } from '../../request/context';
import { recordAct, recordDecided } from '../acts';
import { recordStaffAct } from './audit';

type Ctx = Pick<Context, 'now' | 'notifier' | 'viewer'>;

export interface Settling {
  decision: ReportDecision;
  note: string;
}

/** Settles the open reports of something, in the transaction of the decision about it. */
export async function settleCases(
  tx: Transaction,
  ctx: Ctx,
  subjectIds: string | string[],
  { decision, note }: Settling,
): Promise<number> {
  const settled = await tx.update(
    ReportCase,
    { subjectId: Array.isArray(subjectIds) ? In(subjectIds) : subjectIds, open: 1 },
    {
      open: null,
      decision,
      decisionNote: note || null,
      settledById: ctx.viewer?.id ?? null,
      settledAt: ctx.now(),
    },
  );
  if (settled > 0) await recordDecided(tx, ctx);
  return settled;
}

interface Decided {
  subjectId: string;
  authorId: string;
  decision: ContentDecision['decision'];
  reason: string;
  removedText?: string;
}

const audited = {
  hidden: 'content_hidden',
  removed: 'content_removed',
  restored: 'content_restored',
  approved: 'content_approved',
  reworded: 'content_edited',
} as const;

/** Records the decision in the log and notifies the author. The reason is stored only here. */
export async function decide(tx: Transaction, ctx: Ctx, decided: Decided): Promise<void> {
  const { subjectId, authorId, decision, removedText = null } = decided;
  const id = newId('decision');
  await tx.insert(ContentDecision, {
    id,
    ...decided,
    removedText,
    decidedById: ctx.viewer?.id ?? null,
    createdAt: ctx.now(),
  });
  await recordStaffAct(tx, ctx, { act: audited[decision], subjectId: authorId, thing: subjectId });
  await recordAct(tx, ctx, {
    act: 'content_decided',
    actorId: null,
    subjectId: id,
    ...(kindOf(subjectId) === 'story' && { itemId: subjectId }),
  });
}

/**
 * Records that staff delete somebody else's text by the author's own button, which asks for no reason. The text is kept and the
 * author notified, as for a decision about a report. Call it before the text is deleted, which would withdraw what waits.
 */
export async function decideRemoval(
  tx: Transaction,
  ctx: Ctx,
  removed: { subjectId: string; authorId: string; removedText: string },
): Promise<void> {
  const reason = messages.decision.noReason;
  await settleCases(tx, ctx, removed.subjectId, { decision: ReportDecision.REMOVED, note: reason });
  await decide(tx, ctx, { ...removed, decision: 'removed', reason });
}

/** Records that staff reworded somebody else's text, which asks for no reason either. The earlier words are kept, and the author is notified. */
export const decideRewording = (
  tx: Transaction,
  ctx: Ctx,
  reworded: { subjectId: string; authorId: string; removedText: string },
): Promise<void> =>
  decide(tx, ctx, { ...reworded, decision: 'reworded', reason: messages.decision.noReason });
