import { signedInViewer } from '../../../authz/authorize';
import { abilities } from '../../../authz/tokenAbilities';
import { ReportState } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import { type Connection, type ConnectionArgs, paginate } from '../../../graphql/connection';
import { type ReportCase, reportCaseRows } from '../../../model/report.entity';
import type { Context } from '../../../request/context';

/**
 * Cases that wait for a decision, oldest first; or decided ones, newest first. Cases about the viewer are left out: others see and
 * decide them.
 */
export const reportCases = (
  ctx: Context,
  state: ReportState,
  args: ConnectionArgs,
): Promise<Connection<ReportCase>> =>
  paginate(ctx, args, {
    ...reportCaseRows,
    ...(state === ReportState.OPEN && { oldestFirst: true }),
    branches: [
      {
        from: 'report_cases rc FORCE INDEX (report_cases_open)',
        where: `rc.open ${state === ReportState.OPEN ? '= 1' : 'IS NULL'} AND rc.subject_author_id <> ?`,
        params: [signedInViewer(ctx).id],
      },
    ],
  });

/** How many cases wait for the viewer's decision, counted up to a limit; 0 for members who can't decide. */
export async function countReports(ctx: Context): Promise<number> {
  if (!abilities.reportCases(ctx.viewer)) return 0;
  const [row] = await ctx.db.read<{ n: number }>(
    `SELECT COUNT(*) AS n FROM (SELECT 1 FROM report_cases rc FORCE INDEX (report_cases_open)
     WHERE rc.open = 1 AND rc.subject_author_id <> ? LIMIT ${limits.reportsCounted}) c`,
    [signedInViewer(ctx).id],
  );
  return Number(row?.n ?? 0);
}
