import { signedInViewer } from '../../../authz/authorize';
import { ReportDecision, ReportedKind } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import { isVisible } from '../../../contract/profileRules';
import type { Transaction } from '../../../db/database';
import { AppError, badInput, forbidden, notFound } from '../../../lib/errors';
import { oneLine } from '../../../lib/normalizeText';
import { type ContentDecision, type ReportCase, reportCaseRows } from '../../../model/report.entity';
import { settleCases, storeDecision } from '../../../record/audit/contentDecisions';
import type { Context } from '../../../request/context';
import { hideables } from './hideables';
import { removers } from './removing';
import { addSettledCase } from './report.service';
import { findReadable, reportedKindOf, type Subject } from './subject';

const contentNotFound = () => notFound(messages.decision.contentNotFound);

/** Normalises a reason; BAD_USER_INPUT if it is blank. */
function checkedReason(reason: string): string {
  const text = oneLine(reason);
  if (!isVisible(text)) throw badInput({ reason: messages.decision.reasonNeeded });
  return text;
}

/**
 * Returns the item if the viewer may read it; null if they may only decide about it, because it was reported or staff hid it. Otherwise
 * throws NOT_FOUND.
 */
async function requireAccess(ctx: Context, id: string): Promise<Subject | null> {
  // An id with other characters would cause an error, because the database's columns of ids are ASCII.
  if (!reportedKindOf(id)) throw contentNotFound();
  const readable = await findReadable(ctx, id);
  if (readable || (await ctx.loaders.contentIsHidden.load(id))) return readable;
  const [reported] = await ctx.db.read('SELECT 1 FROM report_cases WHERE subject_id = ? LIMIT 1', [id]);
  if (!reported) throw contentNotFound();
  return null;
}

/** The latest case of an item, after the decision. */
export const latestCase = async (ctx: Context, subjectId: string): Promise<ReportCase | null> =>
  (await reportCaseRows.first(ctx.db, 'WHERE rc.subject_id = ? ORDER BY rc.id DESC LIMIT 1', [subjectId])) ??
  null;

/** Refuses to decide about the viewer's own content. */
function refuseOwn({ viewer }: Context, authorId: string): void {
  if (authorId === viewer?.id) throw forbidden(messages.report.own);
}

/** The operations for an item that can be hidden; BAD_USER_INPUT for other kinds. */
function hideableOf(id: string) {
  const kind = reportedKindOf(id);
  if (kind === ReportedKind.STORY || kind === ReportedKind.COMMENT) return hideables[kind];
  throw kind ? badInput({ id: messages.decision.onlyTexts }) : contentNotFound();
}

/**
 * Hides a story or comment from all but its author, and settles its open reports; repeating it changes nothing. Without reports
 * it adds a settled case, by which staff can find and restore it.
 */
export async function hideContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = checkedReason(given);
  const subject = await requireAccess(ctx, id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  const { lock, hide } = hideableOf(id);
  await ctx.db.transaction(async (tx) => {
    const locked = (await lock(tx, id)) ?? throwNotFound();
    refuseOwn(ctx, locked.authorId);
    const settling = { decision: ReportDecision.HIDDEN, note: reason };
    const settled = await settleCases(tx, ctx, id, settling);
    if (locked.isHidden) return;
    if (settled === 0)
      await addSettledCase(tx, ctx, { ...locked, id, excerpt: subject?.excerpt ?? '' }, settling);
    await hide(tx, ctx, locked);
    await storeDecision(tx, ctx, { subjectId: id, authorId: locked.authorId, decision: 'hidden', reason });
  });
}

/** Shows a hidden item again as its author chose, unless it is withheld for another reason. */
export async function restoreContent(ctx: Context, id: string): Promise<void> {
  const { lock, restore } = hideableOf(id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  await ctx.db.transaction(async (tx) => {
    const locked = (await lock(tx, id)) ?? throwNotFound();
    const { authorId } = locked;
    // The response for a text that staff never hid doesn't reveal whether it exists.
    if (!locked.isHidden) return requireDecided(tx, { authorId, id, decision: 'restored' });
    refuseOwn(ctx, authorId);
    await restore(tx, ctx, locked);
    await storeDecision(tx, ctx, { subjectId: id, authorId, decision: 'restored', reason: '' });
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
    const locked = (await lock(tx, id)) ?? throwNotFound();
    const { authorId } = locked;
    if (!locked.isHeld) return requireDecided(tx, { authorId, id, decision: 'approved' });
    refuseOwn(ctx, authorId);
    if (!seenAt) throw badInput({ seenAt: messages.decision.seenAtNeeded });
    if (locked.updatedAt > seenAt) throw new AppError('CONFLICT', messages.decision.changed);
    await settleCases(tx, ctx, id, { decision: ReportDecision.APPROVED, note: '' });
    await approve(tx, ctx, locked);
    await storeDecision(tx, ctx, { subjectId: id, authorId, decision: 'approved', reason: '' });
  });
}

function throwNotFound(): never {
  throw contentNotFound();
}

/** Throws NOT_FOUND unless staff has made this decision about the item before. */
async function requireDecided(
  tx: Transaction,
  { authorId, id, decision }: { authorId: string; id: string; decision: ContentDecision['decision'] },
): Promise<void> {
  const [earlier] = await tx.read(
    'SELECT 1 FROM content_decisions WHERE author_id = ? AND subject_id = ? AND decision = ? LIMIT 1',
    [authorId, id, decision],
  );
  if (!earlier) throw contentNotFound();
}

/** Removes an item for good and settles its open reports. Its author is notified of the reason, and keeps the text. */
export async function removeContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = checkedReason(given);
  await requireAccess(ctx, id);
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  const kind = reportedKindOf(id);
  if (!kind) throw contentNotFound();
  if (kind === ReportedKind.STORY) throw badInput({ id: messages.decision.storiesAreHidden });
  await ctx.db.transaction(async (tx) => {
    const settle = () => settleCases(tx, ctx, id, { decision: ReportDecision.REMOVED, note: reason });
    const removed = (await removers[kind](tx, ctx, id, settle)) ?? throwNotFound();
    const { authorId, text } = removed;
    refuseOwn(ctx, authorId);
    await storeDecision(tx, ctx, { subjectId: id, authorId, decision: 'removed', reason, removedText: text });
  });
}
