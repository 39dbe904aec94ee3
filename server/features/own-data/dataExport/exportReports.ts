import { type Finding, findingText } from '../../../contract/spamRules';
import { type ExportSource, streamRows } from '../../stories/export/exportSource';
import type { ZipFile } from '../../stories/export/zip';
import { jsonListFile, mapRows } from './jsonFiles';

/** The member's reports, without the authors of the reported texts and the decisions. */
export function* reportsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns: 'r.id, rc.subject_id AS reported, r.reason, r.note, r.created_at AS createdAt',
    from: 'reports r JOIN report_cases rc ON rc.id = r.case_id',
    where: 'r.reporter_id = ?',
    id: 'r.id',
  });
  yield { path: 'reports.json', content: jsonListFile(rows) };
}

/** Findings of the rules about the member's texts, whether each text waited, and the outcome. */
export function* findingsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<Finding & { id: string; held: number }>(source, {
    columns: `CONCAT(f.case_id, f.rule) AS id, rc.subject_id AS about, f.rule, f.amount, rc.held,
      rc.decision, f.created_at AS createdAt`,
    from: 'case_findings f JOIN report_cases rc ON rc.id = f.case_id',
    where: 'rc.subject_author_id = ?',
    id: 'CONCAT(f.case_id, f.rule)',
  });
  const content = jsonListFile(
    mapRows(rows, ({ id: _, held, amount, ...row }) => ({
      ...row,
      found: findingText({ rule: row.rule, amount }),
      waited: held === 1,
    })),
  );
  yield { path: 'rules-findings.json', content };
}

/** Staff's decisions about the member's texts, with everything that was removed or replaced. */
export function* decisionsFile(source: ExportSource): Generator<ZipFile> {
  const rows = streamRows<{ id: string }>(source, {
    columns:
      'id, subject_id AS about, decision, reason, removed_text AS removedText, created_at AS createdAt',
    from: 'content_decisions',
    where: 'author_id = ?',
    id: 'id',
  });
  yield { path: 'organisers-decisions.json', content: jsonListFile(rows) };
}
