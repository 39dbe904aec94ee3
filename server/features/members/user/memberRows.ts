import type { Transaction } from '../../../db/database';
import { columnsOf, type Row } from '../../../db/entityRows';
import { snakeCase } from '../../../db/naming';
import { padded, placeholders, type SqlValue } from '../../../db/rows';
import { unauthenticated } from '../../../lib/errors';
import { newIdAt } from '../../../lib/ids';
import { groupUserId, User, userRows } from '../../../model/user.entity';
import { activeMemberSql, presentMemberSql } from './memberConditions';

interface Reader {
  read<Found>(sql: string, params: SqlValue[]): Promise<readonly Found[]>;
}

/** Required values of columns; a list means any of them. The names become SQL, so they must never come from a request. */
type Where = { [Column in keyof User]?: SqlValue | readonly SqlValue[] };

interface ReadOptions {
  /** `present`, the default, leaves out deleted accounts; `active` also members who may not act. */
  among?: 'present' | 'active' | 'all';
  /** Locks the found rows until the transaction ends. */
  lock?: 'FOR UPDATE' | 'LOCK IN SHARE MODE' | '';
}

const userColumns = columnsOf(User);

const conditionsAmong = { present: [presentMemberSql()], active: [activeMemberSql()], all: [] };

/** What follows WHERE: the conditions and the lock. */
const whereSql = (conditions: string[], { among = 'present', lock = '' }: ReadOptions) =>
  `${[...conditions, ...conditionsAmong[among]].join(' AND ')} ${lock}`;

/** Reads columns of members, in no particular order. `condition` is SQL about `u` without placeholders. */
export async function readMembers<Column extends keyof User>(
  db: Reader,
  where: Where,
  columns: readonly Column[],
  { condition, ...options }: ReadOptions & { condition?: string } = {},
): Promise<Pick<User, Column>[]> {
  const params: SqlValue[] = [];
  const conditions = Object.entries(where).map(([name, value]) => {
    const values = Array.isArray(value) ? padded<SqlValue>(value) : [value as SqlValue];
    params.push(...values);
    return `u.${snakeCase(name)} ${Array.isArray(value) ? `IN (${placeholders(values)})` : '= ?'}`;
  });
  if (condition) conditions.push(condition);
  const rows = await db.read<Row<User>>(
    `SELECT ${userColumns.list('u', columns)} FROM users u WHERE ${whereSql(conditions, options)}`,
    params,
  );
  return rows.map((row) => userColumns.values(row, columns));
}

/** Reads columns of one member. Takes the same arguments as readMembers(). */
export const readMember = async <Column extends keyof User>(
  ...args: Parameters<typeof readMembers<Column>>
): Promise<Pick<User, Column> | undefined> => (await readMembers<Column>(...args))[0];

interface SelectOptions extends ReadOptions {
  /** SQL: JOIN clauses. */
  join?: string;
  /** SQL: a further condition. */
  condition?: string;
}

/** SQL: a SELECT from the member `u` and the joined tables. Bind the values of `select` and `join`, then the member's id, then those of `condition`. */
export function selectMemberSql(select: string, { join = '', condition, ...options }: SelectOptions): string {
  const conditions = ['u.id = ?', ...(condition ? [condition] : [])];
  return `SELECT ${select} FROM users u ${join} WHERE ${whereSql(conditions, options)}`;
}

/** Reads one member with the statement of selectMemberSql(). `params` are the values of `select` and `join`. */
export const readMemberWith = async <Found>(
  db: Reader,
  id: string,
  select: string,
  { params = [], ...options }: SelectOptions & { params?: SqlValue[] },
): Promise<Found | undefined> => (await db.read<Found>(selectMemberSql(select, options), [...params, id]))[0];

/** Reads the account with an address, deleted or not, with the hash of its password. */
export async function readAccountByEmail(db: Reader, email: string): Promise<User | undefined> {
  const [row] = await db.read<Row<User>>(
    `SELECT ${userRows.columns}, u.password_hash AS passwordHash FROM users u WHERE u.email = ?`,
    [email],
  );
  return row && userRows.toNode(row);
}

/** Locks the member's account against deletion and suspension until the commit. UNAUTHENTICATED if it isn't active. */
export async function lockAccount(
  db: Reader,
  id: string,
  lock: ReadOptions['lock'] = 'LOCK IN SHARE MODE',
): Promise<void> {
  if (!(await readMember(db, { id }, ['id'], { among: 'active', lock }))) throw unauthenticated();
}

/** Reads accounts deleted since a time, ordered by id: those after the id `after`, at most `limit`. */
export const readDeletedSince = (db: Reader, since: Date, after = '', limit?: number) =>
  db.read<Pick<User, 'id'> & { deletedAt: Date }>(
    `SELECT u.id, u.deleted_at AS deletedAt FROM users u
     WHERE u.id > ? AND u.deleted_at >= ? ORDER BY u.id${limit ? ` LIMIT ${limit}` : ''}`,
    [after, since],
  );

/** Whether at least `count` members wait for approval. */
export async function hasWaitingMembers(db: Reader, count: number): Promise<boolean> {
  const [row] = await db.read<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM (SELECT 1 FROM users FORCE INDEX (users_state)
       WHERE state = 'waiting' LIMIT ${count}) AS waiting`,
    [],
  );
  return Number(row?.waiting) >= count;
}

/** Reads the ids of members who have waited for approval since before a time, the longest wait first. */
export async function readWaitingMembers(db: Reader, before: Date, limit: number): Promise<string[]> {
  // Ids sort by creation.
  const rows = await db.read<Pick<User, 'id'>>(
    `SELECT id FROM users FORCE INDEX (users_state)
     WHERE state = 'waiting' AND id < ? AND created_at < ? ORDER BY id LIMIT ${limit}`,
    [newIdAt('user', before), before],
  );
  return rows.map(({ id }) => id);
}

/**
 * Adds the group's own account, which leads its drop-in sessions, unless it exists. Nobody can register its name or its address. It
 * counts as deleted, but too long ago for the clean-up to repeat the deletion.
 */
export async function addGroupMember(tx: Pick<Transaction, 'execute'>, now: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO users (id, username, email, roles, created_at, updated_at, deleted_at)
     VALUES (?, 'the group', 'the group', 'user', ?, ?, '1970-01-02 00:00:00')
     ON DUPLICATE KEY UPDATE id = users.id`,
    [groupUserId, now, now],
  );
}
