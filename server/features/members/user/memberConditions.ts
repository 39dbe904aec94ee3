import { Role } from '../../../contract/enums';
import { groupUserId, type MemberState } from '../../../model/user.entity';

/*
 * SQL fragments with which statements about other tables join and filter members. A fragment's name ends in `Sql`, or begins with
 * `join` if it is a JOIN clause. The alias of the table `users` is `u` unless another is given.
 */

/** Joins the member `u` with an id, which is a column or a placeholder. Conditions of the join may be appended with AND. */
export const joinMember = (
  id: string,
  { how = 'JOIN' }: { how?: 'JOIN' | 'LEFT JOIN' | 'STRAIGHT_JOIN' } = {},
) => `${how} users u ON u.id = ${id}`;

/** Joins the members `u` whose ids are in a list of placeholders. */
export const joinMembers = (ids: string) => `STRAIGHT_JOIN users u ON u.id IN (${ids})`;

/** Joins the member `u` with an id if they are suspended. Reads the index of states, because few members are. */
export const joinSuspended = (id: string) =>
  `JOIN users u FORCE INDEX (users_state) ON u.id = ${id} AND u.state = 'suspended'`;

/** The account isn't deleted; its member may still be suspended or wait for approval. */
export const presentMemberSql = (u = 'u') => `${u}.deleted_at IS NULL`;

/** The member may act: they are neither deleted, nor suspended, nor waiting for approval. */
export const activeMemberSql = (u = 'u') => `${presentMemberSql(u)} AND ${u}.state = 'active'`;

/** The member has the role of administrator, whether or not they may act. */
export const adminSql = (u = 'u') => `FIND_IN_SET('${Role.ADMIN}', ${u}.roles)`;

/** The member is an administrator or instructor, whether or not they may act. */
export const staffMemberSql = (u = 'u') =>
  `(${adminSql(u)} OR FIND_IN_SET('${Role.INSTRUCTOR}', ${u}.roles))`;

/** A member with the id, which is a column or a placeholder, meets a condition on `u`. */
export const memberExistsSql = (id: string, condition: string) =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND ${condition})`;

/** The id of the member with a username. Bind the username. */
export const idOfUsernameSql = '(SELECT u.id FROM users u WHERE u.username = ?)';

/** The number of members in a state. */
export const memberCountSql = (state: MemberState) =>
  `(SELECT COUNT(*) FROM users u WHERE u.state = '${state}' AND ${presentMemberSql()} AND u.id <> '${groupUserId}')`;

/**
 * The author, a column with an id, isn't suspended. Every statement that reads comments, feedback, messages or lines for others has
 * this condition; stories have a level of their own while they are withheld. The subquery looks the author up by their id: with
 * NOT EXISTS, MariaDB would read all suspended members for each page.
 */
export const notSuspendedSql = (author: string) =>
  `NOT ((SELECT su.state FROM users su WHERE su.id = ${author}) <=> 'suspended')`;
