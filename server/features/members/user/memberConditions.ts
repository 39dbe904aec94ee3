import { Role } from '../../../contract/enums';
import { groupUserId, type MemberState } from '../../../model/user.entity';

/*
 * What statements about other tables say of members, whose alias is `u` unless another is given.
 */

/** Joins the member `u` of that id, a column or a placeholder; further conditions may follow. */
export const joinMember = (
  id: string,
  { how = 'JOIN' }: { how?: 'JOIN' | 'LEFT JOIN' | 'STRAIGHT_JOIN' } = {},
) => `${how} users u ON u.id = ${id}`;

/** The members whose ids are in a list of placeholders. */
export const joinMembers = (ids: string) => `STRAIGHT_JOIN users u ON u.id IN (${ids})`;

/** The member, if suspended: by the index of states, because few are. */
export const joinSuspended = (id: string) =>
  `JOIN users u FORCE INDEX (users_state) ON u.id = ${id} AND u.state = 'suspended'`;

/** Not deleted: for queries about who holds an account, rather than who may use it. */
export const isPresent = (u = 'u') => `${u}.deleted_at IS NULL`;

/** Members who may act: neither deleted, nor suspended, nor waiting for approval. */
export const isActive = (u = 'u') => `${isPresent(u)} AND ${u}.state = 'active'`;

export const isAdmin = (u = 'u') => `FIND_IN_SET('${Role.ADMIN}', ${u}.roles)`;

/** Staff are administrators and instructors. Whether they may act is `isActive`. */
export const isStaffMember = (u = 'u') => `(${isAdmin(u)} OR FIND_IN_SET('${Role.INSTRUCTOR}', ${u}.roles))`;

/** Whether `id`, a column or a placeholder, is the id of a member who meets a condition on `u`. */
export const existsMember = (id: string, condition: string) =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND ${condition})`;

/** The id of the member with a username, which is bound. */
export const idOfUsername = '(SELECT u.id FROM users u WHERE u.username = ?)';

/** The number of members in a state, as an expression. */
export const numberOfMembers = (state: MemberState) =>
  `(SELECT COUNT(*) FROM users u WHERE u.state = '${state}' AND ${isPresent()} AND u.id <> '${groupUserId}')`;

/**
 * The one condition for texts other than stories, which are withheld: nobody sees the texts of `author`, a column, while they are
 * suspended. Every statement that reads comments, feedback, messages or lines for others has it. It looks an author up by
 * their id; with NOT EXISTS, MariaDB would read all suspended members for each page.
 */
export const isNotSuspended = (author: string) =>
  `NOT ((SELECT su.state FROM users su WHERE su.id = ${author}) <=> 'suspended')`;
