import type { Row } from '../../../db/entityRows';
import { padded, placeholders } from '../../../db/rows';
import { type User, userRows } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { ManagedMember } from './membership.types';

/** The id of an account's ManagedMember. */
const memberIdOf = (userId: string) => userId.replace(/^user_/, 'member_');

/** The id of the account, given either itself or the id of its ManagedMember. */
export const accountIdOf = (id: string) => id.replace(/^member_/, 'user_');

export type MemberRow = Row<User> & { emailConfirmedAt: Date | null };

export const managedColumns = `${userRows.columns}, u.email_confirmed_at AS emailConfirmedAt`;

export function toManagedMember(row: MemberRow): ManagedMember {
  const { emailConfirmedAt, ...columns } = row;
  const user = userRows.toNode(columns as Row<User>);
  return Object.assign(new ManagedMember(), {
    id: memberIdOf(user.id),
    userId: user.id,
    user,
    roles: user.roles,
    state: user.state,
    isConfirmed: emailConfirmedAt !== null,
    joinedAt: user.createdAt,
  });
}

/** Reads the members with these ids of accounts, in no order; deleted accounts are left out. */
export async function readManagedMembers(
  { db }: Pick<LoaderScope, 'db'>,
  ids: readonly string[],
): Promise<ManagedMember[]> {
  const wanted = padded(ids);
  const rows = await db.read<MemberRow>(
    `SELECT ${managedColumns} FROM users u WHERE u.id IN (${placeholders(wanted)}) AND u.deleted_at IS NULL`,
    wanted,
  );
  return rows.map(toManagedMember);
}
