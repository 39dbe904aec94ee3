import DataLoader from 'dataloader';
import { loaderById } from '../../db/loaders';
import { inOrder, padded, placeholders } from '../../db/rows';
import { loadersByPage } from '../../graphql/pagesOfMany';
import { onlyIds } from '../../ids';
import type { LoaderScope } from '../../loaderScope';
import { reportCaseRows, reportRows } from '../../model/report.entity';

/** `withheldFor.staff`: the loaders can't import what imports the context. */
const hiddenByStaff = 2;

export const reportLoaders = {
  reportCaseById: (scope: LoaderScope) => loaderById(scope, 'case', reportCaseRows),
  reportById: (scope: LoaderScope) => loaderById(scope, 'report', reportRows),

  /** The reports of each case, first one first. */
  caseReports: (scope: LoaderScope) =>
    loadersByPage(scope, {
      source: { ...reportRows, oldestFirst: true },
      armOf: (caseId: string) => ({
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

  /** Whether staff hid a story, whoever may read it; null if there is none. */
  storyIsHidden: ({ db }: LoaderScope) =>
    new DataLoader<string, boolean | null>(
      async (ids) => {
        const wanted = padded(onlyIds('story', ids));
        const rows =
          wanted.length === 0
            ? []
            : await db.read<{ id: string; isHidden: number }>(
                `SELECT id, (withheld & ${hiddenByStaff}) <> 0 AS isHidden FROM stories WHERE id IN (${placeholders(wanted)})`,
                wanted,
              );
        return inOrder(ids, rows, ({ id }) => id).map((row) => row && Number(row.isHidden) === 1);
      },
      { cache: false },
    ),
};
