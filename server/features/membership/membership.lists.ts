import { maySeeAddresses } from '../../authz/abilities';
import type { Context } from '../../context';
import { Role } from '../../contract/enums';
import { limits } from '../../contract/limits';
import type { Row } from '../../db/entityRows';
import { escapeLike } from '../../db/like';
import { padded, placeholders, type SqlValue } from '../../db/rows';
import { badInput } from '../../errors';
import { type Arm, type Connection, type ListSource, paginate } from '../../graphql/connection';
import type { LoaderScope } from '../../loaderScope';
import { type User, userRows } from '../../model/user.entity';
import { normalEmail } from '../account/emailAddress';
import type { ManagedMembersArgs } from './membership.inputs';
import { ManagedMember } from './membership.types';

type MemberRow = Row<User> & { emailConfirmedAt: Date | null; state: User['state'] };

const columns = `${userRows.columns}, u.state, u.email_confirmed_at AS emailConfirmedAt`;

function toNode(row: MemberRow): ManagedMember {
  const { state, emailConfirmedAt, ...columns } = row;
  const user = userRows.toNode(columns as Row<User>);
  return Object.assign(new ManagedMember(), {
    ...{ id: user.id.replace(/^user_/, 'member_'), userId: user.id, user, roles: user.roles, state },
    ...{ isConfirmed: emailConfirmedAt !== null, joinedAt: user.createdAt },
  });
}

export async function managedMembersAmong(
  { db }: Pick<LoaderScope, 'db'>,
  ids: readonly string[],
): Promise<ManagedMember[]> {
  const wanted = padded(ids);
  const rows = await db.read<MemberRow>(
    `SELECT ${columns} FROM users u WHERE u.id IN (${placeholders(wanted)}) AND u.deleted_at IS NULL`,
    wanted,
  );
  return rows.map(toNode);
}

/** Every set of roles with this one, as the column has them: of each, the index has the order. */
function setsWith(role: Role): string[] {
  const all = [Role.ADMIN, Role.INSTRUCTOR, Role.USER];
  return Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_role, at) => bits & (2 ** at)))
    .filter((set) => set.includes(role))
    .map((set) => set.join(','));
}

/** Members found by the beginning of a name, username or, for administrators, address. */
function named(ctx: Context, given: string): { where: string; params: SqlValue[] } {
  const wanted = given.trim();
  if (wanted.length > limits.search.max)
    throw badInput({ search: `Search for at most ${limits.search.max} characters` });
  if (wanted === '') return { where: '', params: [] };
  const ways: string[] = [];
  const params: SqlValue[] = [];
  const beginningWith = (column: string, text: string) => {
    ways.push(`SELECT id FROM users FORCE INDEX (users_${column}) WHERE ${column} LIKE ?`);
    params.push(`${escapeLike(text)}%`);
  };
  beginningWith('display_name', wanted);
  // Other characters never occur in usernames, so the index can't contain them.
  const username = wanted.replace(/^@/, '');
  if (/^[\w-]+$/.test(username)) beginningWith('username', username);
  if (maySeeAddresses(ctx.viewer)) beginningWith('email', normalEmail(wanted));
  return { where: ` AND u.id IN (${ways.join(' UNION ')})`, params };
}

function armsOf(ctx: Context, { search, role, state }: ManagedMembersArgs): Arm[] {
  const { where: found, params } = named(ctx, search ?? '');
  const where = (condition: string) => `${condition}u.deleted_at IS NULL${found}`;
  const inState = state ? 'u.state = ? AND ' : '';
  const stateParams = state ? [state] : [];
  if (found)
    return [
      {
        from: 'users u',
        where: where(`${role ? 'FIND_IN_SET(?, u.roles) AND ' : ''}${inState}`),
        params: [...(role ? [role] : []), ...stateParams, ...params],
      },
    ];
  // Those who wait or are suspended are few.
  if (state && (state !== 'active' || !role))
    return [
      {
        from: 'users u FORCE INDEX (users_state)',
        where: where(`${inState}${role ? 'FIND_IN_SET(?, u.roles) AND ' : ''}`),
        params: [...stateParams, ...(role ? [role] : [])],
      },
    ];
  if (!role) return [{ from: 'users u', where: where(''), params: [] }];
  return setsWith(role).map((set) => ({
    from: 'users u FORCE INDEX (users_roles)',
    where: where(`u.roles = ? AND ${inState}`),
    params: [set, ...stateParams],
  }));
}

/** Members, newest first: ids sort by creation. */
export async function managedMembers(
  ctx: Context,
  viewerId: string,
  args: ManagedMembersArgs,
): Promise<Connection<ManagedMember>> {
  if (args.search?.trim()) await ctx.rateLimits.take('memberSearch', viewerId);
  const source: ListSource<MemberRow, ManagedMember> = {
    ...{ table: userRows.table, columns, arms: armsOf(ctx, args), toNode },
  };
  return paginate(ctx, args, source);
}
