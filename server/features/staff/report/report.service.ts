import { signedInViewer } from '../../../authz/authorize';
import { ReportDecision } from '../../../contract/enums';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../../db/database';
import { AppError, badInput, notFound } from '../../../lib/errors';
import { kindOf, newId } from '../../../lib/ids';
import { withoutEdges } from '../../../lib/normalizeText';
import { ReportCase, reportCaseRows } from '../../../model/report.entity';
import { recordForStaff } from '../../../record/acts';
import { recordStaffAct } from '../../../record/audit/audit';
import { type Settlement, settleCases } from '../../../record/audit/contentDecisions';
import type { Context } from '../../../request/context';
import { lockAccount } from '../../members/user/memberRows';
import { takeMemberPoints } from '../../members/user/newAccount';
import type { DismissReportInput, ReportContentInput } from './report.inputs';
import { contentExists, findReadable } from './subject';

/**
 * Reports something that the member may read. Reports of the same item belong to one case while it waits for a decision. Unique keys
 * make repeated reports change nothing, even concurrent ones.
 */
export async function reportContent(
  ctx: Context,
  userId: string,
  { id, reason, note }: ReportContentInput,
): Promise<void> {
  const subject = await findReadable(ctx, id);
  if (!subject) throw notFound(messages.report.notFound);
  if (subject.authorId === userId) throw badInput({ id: messages.report.own });
  const points = await takeMemberPoints(ctx, 'reportMember', userId);
  const now = ctx.now();
  const isNew = await ctx.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // Creates a case, or locks the existing one, so that nobody settles it before the commit.
    await tx.execute(
      `INSERT INTO report_cases (id, subject_id, subject_author_id, excerpt, open, created_at)
       VALUES (?, ?, ?, ?, 1, ?) ON DUPLICATE KEY UPDATE open = 1`,
      [newId('case'), id, subject.authorId, subject.excerpt, now],
    );
    const [open] = await tx.read<{ id: string }>(
      'SELECT id FROM report_cases WHERE subject_id = ? AND open = 1 FOR UPDATE',
      [id],
    );
    if (!open) throw notFound(messages.report.notFound);
    const { affectedRows } = await tx.execute(
      'INSERT IGNORE INTO reports (id, case_id, reporter_id, reason, note, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      [newId('report'), open.id, userId, reason, withoutEdges(note), now],
    );
    if (affectedRows > 0) await recordForStaff(tx, ctx, 'content_reported', open.id);
    return affectedRows > 0;
  });
  if (!isNew) await ctx.rateLimits.giveBack('reportMember', userId, points);
}

/** Adds a settled case for a decision without a report, so that it is listed with the others. */
export async function addSettledCase(
  tx: Transaction,
  ctx: Context,
  { id, authorId, excerpt }: { id: string; authorId: string; excerpt: string },
  { decision, note }: Settlement,
): Promise<void> {
  const now = ctx.now();
  await tx.insert(ReportCase, {
    id: newId('case'),
    subjectId: id,
    subjectAuthorId: authorId,
    excerpt,
    held: 0,
    createdAt: now,
    open: null,
    decision,
    decisionNote: note || null,
    settledById: ctx.viewer?.id ?? null,
    settledAt: now,
  });
}

/** Settles reports without doing anything else. Repeating it changes nothing; CONFLICT if it was decided otherwise. */
export async function dismissReport(ctx: Context, { id, note }: DismissReportInput): Promise<ReportCase> {
  const missing = () => notFound(messages.report.caseNotFound);
  if (kindOf(id) !== 'case') throw missing();
  await ctx.rateLimits.take('staffActMember', signedInViewer(ctx).id);
  const settled = await ctx.db.transaction(async (tx) => {
    const found = await reportCaseRows.first(tx, 'WHERE rc.id = ? FOR UPDATE', [id]);
    if (!found || found.subjectAuthorId === ctx.viewer?.id) throw missing();
    if (found.open !== 1) {
      if (found.decision === ReportDecision.DISMISSED) return found;
      throw new AppError('CONFLICT', messages.report.settled);
    }
    const { subjectId, subjectAuthorId } = found;
    // A held text must be approved, hidden or removed: without its case it would wait for ever.
    if (found.held && (await contentExists(ctx, subjectId)))
      throw new AppError('CONFLICT', messages.decision.held);
    await settleCases(tx, ctx, subjectId, { decision: ReportDecision.DISMISSED, note: withoutEdges(note) });
    await recordStaffAct(tx, ctx, { act: 'report_dismissed', subjectId: subjectAuthorId, thing: subjectId });
    return reportCaseRows.first(tx, 'WHERE rc.id = ?', [id]);
  });
  if (!settled) throw missing();
  return settled;
}
