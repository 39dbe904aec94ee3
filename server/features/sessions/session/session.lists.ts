import { SessionStatus } from '../../../contract/enums';
import type { SqlValue } from '../../../db/rows';
import { type Connection, type EntitySource, paginate } from '../../../graphql/connection';
import { kindOf } from '../../../lib/ids';
import { type Session, sessionRows } from '../../../model/session.entity';
import type { Context } from '../../../request/context';
import { keepNodes, nodesOf } from '../../../request/loaders';
import type { SessionsArgs } from './session.inputs';

export const sessionsSource: EntitySource<Session> = {
  ...sessionRows,
  sortBy: { column: 's.date_time', key: ({ dateTime }) => dateTime },
};

/** Upcoming sessions are listed earliest first. */
const upcomingStatuses = new Set<SessionStatus>([SessionStatus.SCHEDULED, SessionStatus.IN_PROGRESS]);

/** Scheduled sessions by start: earliest first if only upcoming statuses are requested, otherwise latest first. */
export async function listSessions(
  ctx: Context,
  { status, leaderId, ...args }: SessionsArgs,
): Promise<Connection<Session>> {
  const statuses = [...new Set(status ?? [])];
  // The standing session has no start to be listed by.
  const where: string[] = ["s.kind = 'scheduled'"];
  const params: SqlValue[] = [];
  if (leaderId != null) {
    where.push('s.leader_id = ?');
    params.push(kindOf(leaderId) === 'user' ? leaderId : '');
  }
  const indexOfStatuses = statuses.length > 0 ? 'sessions_status' : 'sessions_time';
  const index = leaderId != null ? 'sessions_leader' : indexOfStatuses;
  const from = `sessions s FORCE INDEX (${index})`;
  // One query per status, because the index has each status in order.
  const branches = (statuses.length > 0 ? statuses : [undefined]).map((one) => ({
    from,
    where: [...where, ...(one ? ['s.status = ?'] : [])].join(' AND '),
    params: one ? [...params, one] : params,
  }));
  const page = await paginate(ctx, args, {
    ...sessionsSource,
    isForAll: true,
    ...(statuses.length > 0 &&
      statuses.every((one) => upcomingStatuses.has(one)) && { oldestFirst: true as const }),
    branches,
  });
  keepNodes(ctx.loaders.sessionById, nodesOf(page));
  return page;
}
