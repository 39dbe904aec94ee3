import { type Connection, type ConnectionArgs, paginate } from '../../../graphql/connection';
import { type SignIn, signInRows } from '../../../model/signIn.entity';
import type { Context } from '../../../request/context';
import { openSignInsOf } from './signIns.loaders';

/** The member's active sign-ins, most recently used first. */
export function signInsOf(ctx: Context, userId: string, args: ConnectionArgs): Promise<Connection<SignIn>> {
  return paginate(ctx, args, {
    ...signInRows,
    sortBy: { column: 's.last_used_at', key: ({ lastUsedAt }) => lastUsedAt },
    // Without the index hint, MariaDB may scan all members' sign-ins by last use.
    branches: [{ from: 'sign_ins s FORCE INDEX (sign_ins_user)', ...openSignInsOf(userId) }],
  });
}
