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

/** How the reports of something are settled. */
export interface Settlement {
  decision: ReportDecision;
  note: string;
}

/** Settles the open cases about some subjects, in the transaction of the decision about them. Returns how many there were. */
export async function settleCases(
  tx: Transaction,
  ctx: Ctx,
  subjectIds: string | string[],
  { decision, note }: Settlement,
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

/** A decision about a member's text. */
interface Decision {
  subjectId: string;
  authorId: string;
  decision: ContentDecision['decision'];
  reason: string;
  removedText?: string;
}

/** The act of each decision in the audit log. */
const auditActs = {
  hidden: 'content_hidden',
  removed: 'content_removed',
  restored: 'content_restored',
  approved: 'content_approved',
  reworded: 'content_edited',
} as const;

/** Stores a decision with its reason, records it in the audit log, and notifies the author. */
export async function storeDecision(tx: Transaction, ctx: Ctx, given: Decision): Promise<void> {
  const { subjectId, authorId, decision, removedText = null } = given;
  const id = newId('decision');
  await tx.insert(ContentDecision, {
    id,
    ...given,
    removedText,
    decidedById: ctx.viewer?.id ?? null,
    createdAt: ctx.now(),
  });
  await recordStaffAct(tx, ctx, { act: auditActs[decision], subjectId: authorId, thing: subjectId });
  await recordAct(tx, ctx, {
    act: 'content_decided',
    actorId: null,
    subjectId: id,
    ...(kindOf(subjectId) === 'story' && { itemId: subjectId }),
  });
}

/**
 * Stores the decision of staff who delete somebody else's text by the button that authors have, which asks for no reason. Keeps the text
 * and notifies the author, as for a decision about a report. Call it before the text is deleted, which would withdraw its cases.
 */
export async function storeRemovalDecision(
  tx: Transaction,
  ctx: Ctx,
  removed: { subjectId: string; authorId: string; removedText: string },
): Promise<void> {
  const reason = messages.decision.noReason;
  await settleCases(tx, ctx, removed.subjectId, { decision: ReportDecision.REMOVED, note: reason });
  await storeDecision(tx, ctx, { ...removed, decision: 'removed', reason });
}

/** Stores the decision of staff who reworded somebody else's text, which asks for no reason either: keeps the earlier text and notifies the author. */
export const storeRewordingDecision = (
  tx: Transaction,
  ctx: Ctx,
  reworded: { subjectId: string; authorId: string; removedText: string },
): Promise<void> =>
  storeDecision(tx, ctx, { ...reworded, decision: 'reworded', reason: messages.decision.noReason });
