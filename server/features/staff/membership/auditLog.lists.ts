import type { AuditAct } from '../../../contract/enums';
import type { SqlValue } from '../../../db/rows';
import {
  type Connection,
  type ConnectionArgs,
  paginate,
  type UnionBranch,
} from '../../../graphql/connection';
import { kindOf } from '../../../lib/ids';
import { type AuditEntry, auditRows } from '../../../model/auditEntry.entity';
import { visibleToSubjectSql } from '../../../record/audit/audit';
import type { Context } from '../../../request/context';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';
import { accountIdOf } from './membership.rows';

interface Filter {
  act?: AuditAct | null;
  memberId?: string | null;
}

/** The parts of the log that match, each read by its index. An entry by a member about themselves is in the first part only. */
function branchesOf({ act, memberId }: Filter): UnionBranch[] {
  const acts: SqlValue[] = act ? [act] : [];
  const actSql = act ? ' AND a.act = ?' : '';
  if (!memberId)
    return [
      act
        ? { from: 'audit_log a FORCE INDEX (audit_log_act)', where: 'a.act = ?', params: acts }
        : { from: 'audit_log a', where: 'TRUE', params: [] },
    ];
  const id = accountIdOf(memberId);
  if (kindOf(id) !== 'user') return [{ from: 'audit_log a', where: 'FALSE', params: [] }];
  return [
    {
      from: 'audit_log a FORCE INDEX (audit_log_subject)',
      where: `a.subject_id = ?${actSql}`,
      params: [id, ...acts],
    },
    {
      from: 'audit_log a FORCE INDEX (audit_log_actor)',
      where: `a.actor_id = ? AND NOT (a.subject_id <=> a.actor_id)${actSql}`,
      params: [id, ...acts],
    },
  ];
}

/** Acts about or by a member, or all acts. Newest first: ids sort by time. */
export const auditLog = (
  ctx: Context,
  args: ConnectionArgs,
  filter: Filter,
): Promise<Connection<AuditEntry>> => paginate(ctx, args, { ...auditRows, branches: branchesOf(filter) });

/** Acts about the member, limited to those that they may see. */
export const accountLogOf = (
  ctx: Context,
  userId: string,
  args: ConnectionArgs,
): Promise<Connection<AuditEntry>> =>
  paginate(ctx, args, {
    ...auditRows,
    branches: [
      {
        from: 'audit_log a FORCE INDEX (audit_log_subject)',
        where: `a.subject_id = ? AND ${visibleToSubjectSql('a')}`,
        params: [userId],
      },
    ],
  });

export const auditLogLoaders = {
  auditEntryById: (scope: LoaderScope) => loaderById(scope, 'audit', auditRows),
};
