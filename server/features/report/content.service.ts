import { recordStaffAct } from '../../audit/audit';
import type { Context } from '../../context';
import { ReportDecision, ReportedKind } from '../../contract/enums';
import { messages } from '../../contract/messages';
import { isVisible } from '../../contract/profileRules';
import type { Transaction } from '../../db/database';
import { badInput, forbidden, notFound } from '../../errors';
import { newId } from '../../ids';
import { ContentDecision, type ReportCase, reportCaseRows } from '../../model/report.entity';
import { oneLine } from '../../normalizeText';
import { recordAct } from '../../notifications/acts';
import { release, withheldFor, withhold } from '../../withholding';
import { removers } from './removing';
import { settleCases } from './report.service';
import { findReadable, reportedKindOf } from './subject';

const gone = () => notFound(messages.decision.contentNotFound);

function reasonOf(reason: string): string {
  const text = oneLine(reason);
  if (!isVisible(text)) throw badInput({ reason: messages.decision.reasonNeeded });
  return text;
}

/** Staff decide about what they may read, what was reported to them, and what they hid: otherwise it doesn't exist for them. */
async function requireReach(ctx: Context, id: string): Promise<void> {
  if (await findReadable(ctx, id)) return;
  if (await ctx.loaders.storyIsHidden.load(id)) return;
  const [reported] = await ctx.db.read('SELECT 1 FROM report_cases WHERE subject_id = ? LIMIT 1', [id]);
  if (!reported) throw gone();
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
} as const;

/** Records the decision with its reason, in the log, and for the author, who is told. The one place that has the reason. */
async function decide(tx: Transaction, ctx: Context, decided: Decided): Promise<void> {
  const { subjectId, authorId, decision, removedText = null } = decided;
  const id = newId('decision');
  await tx.insert(ContentDecision, {
    ...{ id, ...decided, removedText, decidedById: ctx.viewer?.id ?? null, createdAt: ctx.now() },
  });
  await recordStaffAct(tx, ctx, { act: audited[decision], subjectId: authorId, thing: subjectId });
  const isStory = reportedKindOf(subjectId) === ReportedKind.STORY;
  await recordAct(tx, ctx, {
    ...{ act: 'content_decided', actorId: null, subjectId: id },
    ...(isStory && { itemId: subjectId }),
  });
}

/** The latest case of something, as it is after the decision. */
export const latestCase = async (ctx: Context, subjectId: string): Promise<ReportCase | null> =>
  (await reportCaseRows.first(ctx.db, 'WHERE rc.subject_id = ? ORDER BY rc.id DESC LIMIT 1', [subjectId])) ??
  null;

async function lockStory(tx: Transaction, id: string): Promise<{ authorId: string; isHidden: boolean }> {
  const [story] = await tx.read<{ authorId: string; isHidden: number }>(
    `SELECT author_id AS authorId, (withheld & ${withheldFor.staff}) <> 0 AS isHidden FROM stories WHERE id = ? FOR UPDATE`,
    [id],
  );
  if (!story) throw gone();
  return { ...story, isHidden: Number(story.isHidden) === 1 };
}

/** Nobody decides about themselves. */
function refuseOwn({ viewer }: Context, authorId: string): void {
  if (authorId === viewer?.id) throw forbidden(messages.report.own);
}

const one = (id: string) => ({ condition: 'id = ?', params: [id] });

/** Hides a story from all but its author; repeating it changes nothing. Its open reports are settled by it. */
export async function hideContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = reasonOf(given);
  await requireReach(ctx, id);
  await ctx.rateLimits.take('staffActMember', ctx.viewer?.id ?? '');
  if (reportedKindOf(id) !== ReportedKind.STORY) throw badInput({ id: messages.decision.onlyStories });
  await ctx.db.transaction(async (tx) => {
    const { authorId, isHidden } = await lockStory(tx, id);
    refuseOwn(ctx, authorId);
    await settleCases(tx, ctx, id, { decision: ReportDecision.HIDDEN, note: reason });
    if (isHidden) {
      tx.skipPublicCacheBump();
      return;
    }
    await withhold(tx, ctx, one(id), 'staff');
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'hidden', reason });
  });
  ctx.loaders.storyById.clear(id);
}

/** Shows a hidden story again as its author chose, unless it is withheld for another reason. */
export async function restoreContent(ctx: Context, id: string): Promise<void> {
  const kind = reportedKindOf(id);
  if (kind !== ReportedKind.STORY) throw kind ? badInput({ id: messages.decision.onlyStories }) : gone();
  await ctx.rateLimits.take('staffActMember', ctx.viewer?.id ?? '');
  await ctx.db.transaction(async (tx) => {
    const { authorId, isHidden } = await lockStory(tx, id);
    // What was never hidden by staff is nothing that they may learn of.
    if (!isHidden) {
      tx.skipPublicCacheBump();
      const [was] = await tx.read(
        "SELECT 1 FROM content_decisions WHERE author_id = ? AND subject_id = ? AND decision = 'restored' LIMIT 1",
        [authorId, id],
      );
      if (!was) throw gone();
      return;
    }
    refuseOwn(ctx, authorId);
    await release(tx, ctx, one(id), 'staff');
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'restored', reason: '' });
  });
  ctx.loaders.storyById.clear(id);
}

/** Removes something for good; its author is told why, and keeps the text. Its open reports are settled by it. */
export async function removeContent(ctx: Context, id: string, given: string): Promise<void> {
  const reason = reasonOf(given);
  await requireReach(ctx, id);
  await ctx.rateLimits.take('staffActMember', ctx.viewer?.id ?? '');
  const kind = reportedKindOf(id);
  if (!kind) throw gone();
  if (kind === ReportedKind.STORY) throw badInput({ id: messages.decision.storiesAreHidden });
  await ctx.db.transaction(async (tx) => {
    const removed = await removers[kind](tx, ctx, id);
    if (!removed) throw gone();
    const { authorId, text } = removed;
    refuseOwn(ctx, authorId);
    await settleCases(tx, ctx, id, { decision: ReportDecision.REMOVED, note: reason });
    await decide(tx, ctx, { subjectId: id, authorId, decision: 'removed', reason, removedText: text });
  });
  const { commentById, feedbackById, sessionMessageById, userById, userByUsername } = ctx.loaders;
  for (const loader of [commentById, feedbackById, sessionMessageById, userById]) loader.clear(id);
  userByUsername.clearAll();
}
