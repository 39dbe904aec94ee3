import { signedInViewer } from '../../../authz/authorize';
import { ReportDecision, ReportedKind } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { isVisible } from '../../../contract/profileRules';
import type { Transaction } from '../../../db/database';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import { oneLine } from '../../../lib/normalizeText';
import { type ContentDecision, type ReportCase, reportCaseRows } from '../../../model/report.entity';
import { decide, settleCases } from '../../../record/audit/contentDecisions';
import type { Context } from '../../../request/context';
import { hideables } from './hideables';
import { removers } from './removing';
import { addSettledCase } from './report.service';
import { findReadable, reportedKindOf, type Subject } from './subject';

const gone = () => notFound(messages.decision.contentNotFound);

function reasonOf(reason: string): string {
  const text = oneLine(reason);
  if (!isVisible(text)) throw badInput({ reason: messages.decision.reasonNeeded });
  return text;
}

/** NOT_FOUND unless staff may read the item, it was reported, or staff hid it: they may decide about nothing else. */
async function requireAccess(ctx: Context, id: string): Promise<Subject | null> {
  // Other text would cause errors on the database's ASCII columns.
  if (!reportedKindOf(id)) throw gone();
  const readable = await findReadable(ctx, id);
  if (readable || (await ctx.loaders.contentIsHidden.load(id))) return readable;
  const [reported] = await ctx.db.read('SELECT 1 FROM report_cases WHERE subject_id = ? LIMIT 1', [id]);
  if (!reported) throw gone();
  return null;
}

/** The latest case of an item, after the decision. */
export const latestCase = async (ctx: Context, subjectId: string): Promise<ReportCase | null> =>
  (await reportCaseRows.first(ctx.db, 'WHERE rc.subject_id = ? ORDER BY rc.id DESC LIMIT 1', [subjectId])) ??
  null;

/** Nobody decides about themselves. */
function refuseOwn({ viewer }: Context, authorId: string): void {
  if (authorId === viewer?.id) throw forbidden(messages.report.own);
}

/** The operations for an item that can be hidden. */
function hideableOf(id: string) {
  const kind = reportedKindOf(id);
  if (kind === ReportedKind.STORY || kind === ReportedKind.COMMENT) return hideables[kind];
  throw kind ? badInput({ id: messages.decision.onlyTexts }) : gone();
}

/**
 * Hides a story or comment from all but its author, and settles its open reports; repeating it changes nothing. Without reports
 * it adds a settled case, by which staff can find and restore it.
 */
export async function hideContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = reasonOf(given);
  const subject = await requireAccess(ctx, id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  const { lock, hide } = hideableOf(id);
  await ctx.db.transaction(async (tx) => {
    const locked = (await lock(tx, id)) ?? refuseGone();
    refuseOwn(ctx, locked.authorId);
    const settling = { decision: ReportDecision.HIDDEN, note: reason };
    const settled = await settleCases(tx, ctx, id, settling);
    if (locked.isHidden) return;
    if (settled === 0)
      await addSettledCase(tx, ctx, { ...locked, id, excerpt: subject?.excerpt ?? '' }, settling);
    await hide(tx, ctx, locked);
    await decide(tx, ctx, { subjectId: id, authorId: locked.authorId, decision: 'hidden', reason });
  });
}

/** Shows a hidden item again as its author chose, unless it is withheld for another reason. */
export async function restoreContent(ctx: Context, id: string): Promise<void> {
  const { lock, restore } = hideableOf(id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  await ctx.db.transaction(async (tx) => {
    const locked = (await lock(tx, id)) ?? refuseGone();
    const { authorId } = locked;
    // Don't reveal texts that staff never hid.
    if (!locked.isHidden) return requireDecided(tx, { authorId, id, decision: 'restored' });
    refuseOwn(ctx, authorId);
    await restore(tx, ctx, locked);
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'restored', reason: '' });
  });
}

/**
 * Approves a text that waits for an organiser; repeating it changes nothing. CONFLICT if it was changed since `seenAt`: nobody may
 * approve a text that they have not read.
 */
export async function approveContent(
  ctx: Context,
  id: string,
  seenAt: Date | null | undefined,
): Promise<void> {
  const { lock, approve } = hideableOf(id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  await ctx.db.transaction(async (tx) => {
    const locked = (await lock(tx, id)) ?? refuseGone();
    const { authorId } = locked;
    if (!locked.isHeld) return requireDecided(tx, { authorId, id, decision: 'approved' });
    refuseOwn(ctx, authorId);
    if (!seenAt) throw badInput({ seenAt: messages.decision.seenAtNeeded });
    if (locked.updatedAt > seenAt) throw new AppError('CONFLICT', messages.decision.changed);
    await settleCases(tx, ctx, id, { decision: ReportDecision.APPROVED, note: '' });
    await approve(tx, ctx, locked);
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'approved', reason: '' });
  });
}

function refuseGone(): never {
  throw gone();
}

async function requireDecided(
  tx: Transaction,
  { authorId, id, decision }: { authorId: string; id: string; decision: ContentDecision['decision'] },
): Promise<void> {
  const [was] = await tx.read(
    'SELECT 1 FROM content_decisions WHERE author_id = ? AND subject_id = ? AND decision = ? LIMIT 1',
    [authorId, id, decision],
  );
  if (!was) throw gone();
}

/** Removes an item for good and settles its open reports. Its author is notified of the reason, and keeps the text. */
export async function removeContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = reasonOf(given);
  await requireAccess(ctx, id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  const kind = reportedKindOf(id);
  if (!kind) throw gone();
  if (kind === ReportedKind.STORY) throw badInput({ id: messages.decision.storiesAreHidden });
  await ctx.db.transaction(async (tx) => {
    const settle = () => settleCases(tx, ctx, id, { decision: ReportDecision.REMOVED, note: reason });
    const removed = (await removers[kind](tx, ctx, id, settle)) ?? refuseGone();
    const { authorId, text } = removed;
    refuseOwn(ctx, authorId);
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'removed', reason, removedText: text });
  });
}
