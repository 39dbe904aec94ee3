import type { Context } from '../../context';
import { ReportState } from '../../contract/enums';
import { type Connection, type ConnectionArgs, paginate } from '../../graphql/connection';
import { type ReportCase, reportCaseRows } from '../../model/report.entity';

/**
 * Those that wait for a decision, longest first; decided ones newest first. Cases about oneself are for others to see and
 * decide.
 */
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
        where: `rc.open ${state === ReportState.OPEN ? '= 1' : 'IS NULL'} AND rc.subject_author_id <> ?`,
        params: [ctx.viewer?.id ?? ''],
      },
    ],
  });
