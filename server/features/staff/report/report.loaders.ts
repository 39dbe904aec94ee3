import DataLoader from 'dataloader';
import { type Finding, spamRules } from '../../../contract/spamRules';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { onlyIds } from '../../../lib/ids';
import { reportCaseRows, reportRows } from '../../../model/report.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';
import { readHiddenByStaff } from '../../stories/table/storiesTable';

/** Sorts findings in the order in which the rules are listed. */
const inRulesOrder = (findings: Finding[]) =>
  [...findings].sort((one, other) => spamRules.indexOf(one.rule) - spamRules.indexOf(other.rule));

export const reportLoaders = {
  reportCaseById: (scope: LoaderScope) => loaderById(scope, 'case', reportCaseRows),
  reportById: (scope: LoaderScope) => loaderById(scope, 'report', reportRows),

  /** The reports of each case, oldest first. */
  caseReports: (scope: LoaderScope) =>
    loadersByPage(scope, {
      source: { ...reportRows, oldestFirst: true },
      branchOf: (caseId: string) => ({
        from: 'reports r FORCE INDEX (reports_case)',
        where: 'r.case_id = ?',
        params: [caseId],
      }),
      ownerOf: ({ caseId }) => caseId,
      compare: (one, other) => (one.id < other.id ? -1 : 1),
      totalOf: (caseId) => async () => {
        const [row] = await scope.db.read<{ n: number }>(
          'SELECT COUNT(*) AS n FROM reports WHERE case_id = ?',
          [caseId],
        );
        return Number(row?.n ?? 0);
      },
    }),

  /** Whether staff hid a story or comment, regardless of who may read it; null if there is none. */
  contentIsHidden: ({ db }: LoaderScope) =>
    new DataLoader<string, boolean | null>(async (ids) => {
      const [stories, comments] = [padded(onlyIds('story', ids)), padded(onlyIds('comment', ids))];
      const rows = await Promise.all([
        stories.length === 0 ? [] : readHiddenByStaff(db, stories),
        comments.length === 0
          ? []
          : db.read<{ id: string; isHidden: number }>(
              `SELECT id, state = 'hidden' AS isHidden FROM comments WHERE id IN (${placeholders(comments)})`,
              comments,
            ),
      ]);
      return inOrder(ids, rows.flat(), ({ id }) => id).map((row) => row && Number(row.isHidden) === 1);
    }),

  /** The spam rules' findings about each case's subject. */
  caseFindings: ({ db }: LoaderScope) =>
    new DataLoader<string, Finding[]>(async (ids) => {
      const rows = await db.read<Finding & { id: string }>(
        `SELECT case_id AS id, rule, amount FROM case_findings WHERE case_id IN (${placeholders(padded(ids))})`,
        padded(ids),
      );
      return ids.map((id) => inRulesOrder(rows.filter((row) => row.id === id)));
    }),

  /** Why a story or comment waits for an organiser; null if it doesn't. */
  heldBecause: ({ db }: LoaderScope) =>
    new DataLoader<string, Finding[] | null>(async (ids) => {
      const rows = await db.read<Partial<Finding> & { id: string }>(
        `SELECT rc.subject_id AS id, f.rule, f.amount FROM report_cases rc LEFT JOIN case_findings f ON f.case_id = rc.id
         WHERE rc.open = 1 AND rc.held = 1 AND rc.subject_id IN (${placeholders(padded(ids))})`,
        padded(ids),
      );
      return ids.map((id) => {
        const found = rows.filter((row) => row.id === id);
        return found.length === 0
          ? null
          : inRulesOrder(found.filter((row): row is typeof row & Finding => !!row.rule));
      });
    }),
};
