import type { Context } from '../../context';
import { ReportState } from '../../contract/enums';
import { type Connection, type ConnectionArgs, paginate } from '../../graphql/connection';
import { type ReportCase, reportCaseRows } from '../../model/report.entity';

/** Those that wait for a decision, longest first; decided ones newest first. */
export const reportCases = (
  ctx: Context,
  state: ReportState,
  args: ConnectionArgs,
): Promise<Connection<ReportCase>> =>
  paginate(ctx, args, {
    ...reportCaseRows,
    ...(state === ReportState.OPEN && { oldestFirst: true }),
    arms: [
      {
        from: 'report_cases rc FORCE INDEX (report_cases_open)',
        where: state === ReportState.OPEN ? 'rc.open = 1' : 'rc.open IS NULL',
        params: [],
      },
    ],
  });
