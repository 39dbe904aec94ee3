import type { Transaction } from '../../../db/database';
import { columnsOf, type Row } from '../../../db/entityRows';
import { snakeCase } from '../../../db/naming';
import { padded, placeholders, type SqlValue } from '../../../db/rows';
import { unauthenticated } from '../../../lib/errors';
import { newIdAt } from '../../../lib/ids';
import { groupUserId, User, userRows } from '../../../model/user.entity';
import { isActive, isPresent } from './memberConditions';

interface Db {
  read<Found>(sql: string, params: SqlValue[]): Promise<readonly Found[]>;
}

/** Values that columns have, one of several if it is a list. The names become SQL: never take those of an input. */
type Where = { [Column in keyof User]?: SqlValue | readonly SqlValue[] };

interface Options {
  /** `active` leaves out members who may not act, `present`, the default, deleted accounts. */
  among?: 'present' | 'active' | 'all';
  /** Locks the found rows until the transaction ends. */
  lock?: 'FOR UPDATE' | 'LOCK IN SHARE MODE' | '';
}

const userColumns = columnsOf(User);

const conditionsOf = { present: [isPresent()], active: [isActive()], all: [] };

/** The conditions after WHERE, and the lock. */
const endOfSelect = (conditions: string[], { among = 'present', lock = '' }: Options) =>
  `${[...conditions, ...conditionsOf[among]].join(' AND ')} ${lock}`;

/** Reads columns of members, in no certain order. `condition` is SQL about `u` that binds nothing. */
export async function readMembers<Column extends keyof User>(
  db: Db,
  where: Where,
  columns: readonly Column[],
  { condition, ...options }: Options & { condition?: string } = {},
): Promise<Pick<User, Column>[]> {
  const params: SqlValue[] = [];
  const conditions = Object.entries(where).map(([name, value]) => {
    const values = Array.isArray(value) ? padded<SqlValue>(value) : [value as SqlValue];
    params.push(...values);
    return `u.${snakeCase(name)} ${Array.isArray(value) ? `IN (${placeholders(values)})` : '= ?'}`;
  });
  if (condition) conditions.push(condition);
  const rows = await db.read<Row<User>>(
    `SELECT ${userColumns.list('u', columns)} FROM users u WHERE ${endOfSelect(conditions, options)}`,
    params,
  );
  return rows.map((row) => userColumns.values(row, columns));
}

/** Reads columns of one member. */
export const readMember = async <Column extends keyof User>(
  ...read: Parameters<typeof readMembers<Column>>
): Promise<Pick<User, Column> | undefined> => (await readMembers<Column>(...read))[0];

interface WithOthers extends Options {
  join?: string;
  condition?: string;
}

/** SQL: selects from a member `u` and what `join` adds. The id is bound after what `select` and `join` bind, and before what `condition` binds. */
export const selectOfMember = (select: string, { join = '', condition, ...options }: WithOthers) =>
  `SELECT ${select} FROM users u ${join} WHERE ${endOfSelect(['u.id = ?', ...(condition ? [condition] : [])], options)}`;

/** Reads by `selectOfMember()`. `params` are what `select` and `join` bind. */
export const readMemberWith = async <Found>(
  db: Db,
  id: string,
  select: string,
  { params = [], ...options }: WithOthers & { params?: SqlValue[] },
): Promise<Found | undefined> => (await db.read<Found>(selectOfMember(select, options), [...params, id]))[0];

/** The account with that address, deleted or not, with the hash of its password. */
export async function accountByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.read<Row<User>>(
    `SELECT ${userRows.columns}, u.password_hash AS passwordHash FROM users u WHERE u.email = ?`,
    [email],
  );
  return row && userRows.toNode(row);
}

/** Locks the member's account against deletion and suspension until the commit. UNAUTHENTICATED if it isn't active. */
export async function lockAccount(
  db: Db,
  id: string,
  lock: Options['lock'] = 'LOCK IN SHARE MODE',
): Promise<void> {
  if (!(await readMember(db, { id }, ['id'], { among: 'active', lock }))) throw unauthenticated();
}

/** Accounts deleted since that time whose ids follow `after`, ordered by id. */
export const deletedSince = (db: Db, since: Date, after = '', limit?: number) =>
  db.read<Pick<User, 'id'> & { deletedAt: Date }>(
    `SELECT u.id, u.deleted_at AS deletedAt FROM users u
     WHERE u.id > ? AND u.deleted_at >= ? ORDER BY u.id${limit ? ` LIMIT ${limit}` : ''}`,
    [after, since],
  );

/** Whether at least so many members wait for approval. */
export async function hasAtLeastWaiting(db: Db, count: number): Promise<boolean> {
  const [row] = await db.read<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM (SELECT 1 FROM users FORCE INDEX (users_state)
       WHERE state = 'waiting' LIMIT ${count}) AS waiting`,
    [],
  );
  return Number(row?.waiting) >= count;
}

/** The ids of members who have waited for approval since before that time, the longest wait first. */
export async function waitingSince(db: Db, before: Date, limit: number): Promise<string[]> {
  // Ids sort by creation.
  const rows = await db.read<Pick<User, 'id'>>(
    `SELECT id FROM users FORCE INDEX (users_state)
     WHERE state = 'waiting' AND id < ? AND created_at < ? ORDER BY id LIMIT ${limit}`,
    [newIdAt('user', before), before],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds the account that leads what belongs to the group, unless it is there. Nobody can register its name and address, and its
 * deletion is too long ago to be repeated by the clean-up.
 */
export async function addGroupMember(tx: Pick<Transaction, 'execute'>, now: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO users (id, username, email, roles, created_at, updated_at, deleted_at)
     VALUES (?, 'the group', 'the group', 'user', ?, ?, '1970-01-02 00:00:00')
     ON DUPLICATE KEY UPDATE id = users.id`,
    [groupUserId, now, now],
  );
}
