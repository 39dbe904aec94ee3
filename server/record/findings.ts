import { limits } from '../contract/limits';
import { type Finding, listedMax, newAccount } from '../contract/spamRules';
import type { Transaction } from '../db/database';
import { placeholders } from '../db/rows';
import { newId } from '../lib/ids';
import { oneLine } from '../lib/normalizeText';
import { CaseFinding, ReportCase } from '../model/report.entity';
import { type ActCtx, recordDecided, recordForStaff } from './acts';
import { recordRuleAct } from './audit/audit';

/** The beginning of some texts in one line, as long as the column of excerpts; it counts characters as the database does. */
export const excerptOf = (...texts: (string | null)[]) =>
  Array.from(oneLine(texts.filter(Boolean).join(' · ')))
    .slice(0, limits.report.excerptMax)
    .join('');

/** What the rules found in a text. */
interface TextFindings {
  subjectId: string;
  authorId: string;
  excerpt: string;
  findings: readonly Finding[];
  /** Whether the text must now wait for an organiser. */
  waits: boolean;
  /** Whether the text waits already. */
  isHeld?: boolean;
}

/** SQL: the open case `o` is only listed: nobody reported its text, which doesn't wait either. */
const onlyListedSql = `o.open = 1 AND o.held = 0
  AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.case_id = o.id)`;

/**
 * Adds findings to a text's open case, or opens one. Organisers are notified only of texts that wait; the case of a waiting text has
 * its latest excerpt. An author has at most `listedMax` cases that are only listed; further ones aren't stored.
 */
export async function recordFindings(
  tx: Transaction,
  ctx: ActCtx,
  { subjectId, authorId, excerpt, findings, waits, isHeld = false }: TextFindings,
): Promise<void> {
  if (findings.length === 0) {
    if (isHeld) await clearFindings(tx, subjectId, excerpt);
    return;
  }
  const now = ctx.now();
  const id = newId('case');
  await tx.execute(
    `INSERT INTO report_cases (id, subject_id, subject_author_id, excerpt, open, held, created_at)
     SELECT ?, ?, ?, ?, 1, 0, ? FROM DUAL
     WHERE ? = 1 OR EXISTS (SELECT 1 FROM report_cases o WHERE o.subject_id = ? AND o.open = 1)
       OR (SELECT COUNT(*) FROM report_cases o WHERE o.subject_author_id = ? AND ${onlyListedSql}) < ${listedMax}
     ON DUPLICATE KEY UPDATE excerpt = IF(held = 1, ?, excerpt)`,
    [id, subjectId, authorId, excerpt, now, Number(waits), subjectId, authorId, excerpt],
  );
  const [open] = await tx.read<{ id: string; held: number }>(
    'SELECT id, held FROM report_cases WHERE subject_id = ? AND open = 1 FOR UPDATE',
    [subjectId],
  );
  if (!open) return;
  const isHeldNow = waits && open.held === 0;
  if (isHeldNow)
    await tx.execute('UPDATE report_cases SET held = 1, excerpt = ? WHERE id = ?', [excerpt, open.id]);
  const formerCount = await tx.delete(CaseFinding, { caseId: open.id });
  await tx.insert(
    CaseFinding,
    findings.map((finding) => ({ ...finding, caseId: open.id, createdAt: now })),
  );
  // The audit log gets one entry per case, whether or not members reported the text before.
  if (!isHeldNow && (open.held === 1 || formerCount > 0)) return;
  const act = isHeldNow ? 'content_held' : 'content_flagged';
  await recordRuleAct(tx, ctx, { act, subjectId: authorId, thing: subjectId });
  if (isHeldNow) await recordForStaff(tx, ctx, 'content_held', open.id);
}

/** Removes the findings of a waiting text, which goes on waiting even if the rules find nothing in it any more. */
async function clearFindings(tx: Transaction, subjectId: string, excerpt: string): Promise<void> {
  await tx.update(ReportCase, { subjectId, open: 1, held: 1 }, { excerpt });
  await tx.execute(
    `DELETE f FROM case_findings f JOIN report_cases rc ON rc.id = f.case_id
     WHERE rc.subject_id = ? AND rc.open = 1 AND rc.held = 1`,
    [subjectId],
  );
}

/**
 * Closes the cases of texts that were deleted or that others can't read any more, and deletes their excerpts, which nobody has
 * read. Cases with reports stay open, but their texts no longer wait.
 */
export async function withdrawCases(tx: Transaction, ctx: ActCtx, ...subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  const openSql = `subject_id IN (${placeholders(subjectIds)}) AND open = 1`;
  const withdrawn = await tx.execute(
    `UPDATE report_cases SET decision = 'withdrawn', excerpt = '', settled_at = ?, open = NULL
     WHERE ${openSql} AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.case_id = report_cases.id)`,
    [ctx.now(), ...subjectIds],
  );
  const others = await tx.execute(
    `UPDATE report_cases SET held = 0 WHERE ${openSql} AND held = 1`,
    subjectIds,
  );
  if (withdrawn.affectedRows + others.affectedRows > 0) await recordDecided(tx, ctx);
}

/** SQL: joins the open case `rc` of a subject. */
export const joinOpenCase = (subject: string): string =>
  `JOIN report_cases rc ON rc.subject_id = ${subject} AND rc.open = 1`;

/** SQL: staff approved the subject at a time or later; both are columns. */
export const approvedSinceSql = (subject: string, time: string): string =>
  `EXISTS (SELECT 1 FROM report_cases rc WHERE rc.subject_id = ${subject} AND rc.decision = 'approved'
    AND rc.settled_at >= ${time})`;

/** SQL: how many texts of a member staff approved, counted up to the number that is needed. Bind the member. */
export const approvedTextCountSql = `(SELECT COUNT(*) FROM (SELECT DISTINCT rc.subject_id FROM report_cases rc
  WHERE rc.subject_author_id = ? AND rc.decision = 'approved' LIMIT ${newAccount.approved}) a)`;
