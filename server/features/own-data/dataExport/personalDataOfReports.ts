import { ContentDecision, ReportCase } from '../../../model/report.entity';
import { decisionsFile, findingsFile, reportsFile } from './exportReports';
import { type PersonalData, removalOf } from './personalDataTable';

/** The part of the table of personal data that is about reports and decisions of staff. */
export const personalReports: Record<string, PersonalData> = {
  report_cases: {
    memberColumns: ['subject_author_id', 'settled_by_id'],
    exported: { none: 'that others reported something, which is between them and the organisers' },
    deleted: [
      // Deletes the reports of the cases as well, because they are about texts that are gone.
      removalOf(ReportCase, 'subjectAuthorId'),
      {
        by: 'settledById',
        remove: (tx, settledById) => tx.update(ReportCase, { settledById }, { settledById: null }),
      },
    ],
  },
  case_findings: {
    memberColumns: [],
    exported: findingsFile,
    deleted: { none: 'they go with their case' },
  },
  reports: {
    memberColumns: ['reporter_id'],
    exported: reportsFile,
    deleted: { none: "they stay for organisers, who see 'Deleted member' as the reporter" },
    keptReference: { column: 'reporter_id', reason: "organisers see 'Deleted member' as the reporter" },
  },
  content_decisions: {
    memberColumns: ['author_id', 'decided_by_id'],
    exported: decisionsFile,
    deleted: [
      removalOf(ContentDecision, 'authorId'),
      {
        by: 'decidedById',
        remove: (tx, decidedById) => tx.update(ContentDecision, { decidedById }, { decidedById: null }),
      },
    ],
  },
};
