import { type ExportSource, rowsOf } from '../export/exportSource';
import type { ZipFile } from '../export/zip';
import { asFile } from './exportLists';

/** What the member reported. Whose it was, and what was decided, is not theirs to take. */
export function* reportsFile(source: ExportSource): Generator<ZipFile> {
  const rows = rowsOf<{ id: string }>(source, {
    columns: 'r.id, rc.subject_id AS reported, r.reason, r.note, r.created_at AS createdAt',
    from: 'reports r JOIN report_cases rc ON rc.id = r.case_id',
    where: 'r.reporter_id = ?',
    params: [source.userId],
    id: 'r.id',
  });
  yield { path: 'reports.json', content: asFile(rows) };
}

/** What staff decided about what the member wrote, with all of what was removed. */
export function* decisionsFile(source: ExportSource): Generator<ZipFile> {
  const rows = rowsOf<{ id: string }>(source, {
    columns:
      'id, subject_id AS about, decision, reason, removed_text AS removedText, created_at AS createdAt',
    from: 'content_decisions',
    where: 'author_id = ?',
    params: [source.userId],
    id: 'id',
  });
  yield { path: 'organisers-decisions.json', content: asFile(rows) };
}
