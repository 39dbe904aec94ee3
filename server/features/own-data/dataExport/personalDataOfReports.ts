import { ContentDecision, ReportCase } from '../../../model/report.entity';
import { decisionsFile, findingsFile, reportsFile } from './exportReports';
import { type PersonalData, rowsOf } from './personalDataTable';

/** Personal data in the tables of reports and of what staff decided. */
export const personalReports: Record<string, PersonalData> = {
  report_cases: {
    members: ['subject_author_id', 'settled_by_id'],
    taken: { not: 'that others reported something, which is between them and the organisers' },
    removed: [
      // With its reports: they are about texts that are gone.
      rowsOf(ReportCase, 'subjectAuthorId'),
      {
        by: 'settledById',
        remove: (tx, settledById) => tx.update(ReportCase, { settledById }, { settledById: null }),
      },
    ],
  },
  case_findings: {
    members: [],
    taken: findingsFile,
    removed: { not: 'they go with their case' },
  },
  reports: {
    members: ['reporter_id'],
    taken: reportsFile,
    removed: { not: 'they stay for the organisers, by Deleted member' },
    stays: { by: 'reporter_id', for: 'the organisers, by Deleted member' },
  },
  content_decisions: {
    members: ['author_id', 'decided_by_id'],
    taken: decisionsFile,
    removed: [
      rowsOf(ContentDecision, 'authorId'),
      {
        by: 'decidedById',
        remove: (tx, decidedById) => tx.update(ContentDecision, { decidedById }, { decidedById: null }),
      },
    ],
  },
};
