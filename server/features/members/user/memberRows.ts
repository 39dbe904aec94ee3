import type { Transaction } from '../../../db/database';
import type { Row } from '../../../db/entityRows';
import { snakeCase } from '../../../db/naming';
import { padded, placeholders, type SqlValue } from '../../../db/rows';
import { unauthenticated } from '../../../lib/errors';
import { newIdAt } from '../../../lib/ids';
import { groupUserId, type User, userRows } from '../../../model/user.entity';
import { isActive, isPresent } from './memberConditions';

interface Reader {
  read<Found>(sql: string, params: SqlValue[]): Promise<readonly Found[]>;
}

/** Values that columns have, one of several if it is a list. */
type Where = { [Column in keyof User]?: SqlValue | readonly SqlValue[] };

interface Options {
  /** Deleted accounts are found among `all` only; of the present ones the `active` may act. */
  among?: 'present' | 'active' | 'all';
  /** Of the found rows, until the transaction ends. */
  lock?: 'FOR UPDATE' | 'LOCK IN SHARE MODE' | '';
}

const conditionsOf = { present: [isPresent()], active: [isActive()], all: [] };

const endOf = (conditions: string[], { among = 'present', lock = '' }: Options) =>
  `${[...conditions, ...conditionsOf[among]].join(' AND ')} ${lock}`;

/** Reads columns of members, in no certain order. `condition` is one more, on `u`. */
export async function readMembers<Column extends keyof User>(
  db: Reader,
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
  const list = columns.map((name) => `u.${snakeCase(name)} AS ${name}`).join(', ');
  const rows = await db.read<Pick<User, Column> & { roles?: unknown }>(
    `SELECT ${list} FROM users u WHERE ${endOf(conditions, options)}`,
    params,
  );
  return rows.map((row) => (row.roles === undefined ? row : { ...row, roles: String(row.roles).split(',') }));
}

/** Reads columns of one member. */
export const readMember = async <Column extends keyof User>(
  ...read: Parameters<typeof readMembers<Column>>
): Promise<Pick<User, Column> | undefined> => (await readMembers<Column>(...read))[0];

interface WithOthers extends Options {
  join?: string;
  condition?: string;
}

/** Selects of a member `u`, whose id is bound, and of what `join` finds beside them. */
export const selectOfMember = (select: string, { join = '', condition, ...options }: WithOthers) =>
  `SELECT ${select} FROM users u ${join} WHERE ${endOf(['u.id = ?', ...(condition ? [condition] : [])], options)}`;

/** Reads by `selectOfMember()`; `params` are what it and its join bind. */
export const readMemberWith = async <Found>(
  db: Reader,
  id: string,
  select: string,
  { params = [], ...options }: WithOthers & { params?: SqlValue[] },
): Promise<Found | undefined> => (await db.read<Found>(selectOfMember(select, options), [...params, id]))[0];

/** The account with an address, and the hash of its password. */
export async function accountWith(db: Reader, email: string): Promise<User | undefined> {
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
  lock: Options['lock'] = 'LOCK IN SHARE MODE',
): Promise<void> {
  if (!(await readMember(db, { id }, ['id'], { among: 'active', lock }))) throw unauthenticated();
}

/** Accounts deleted since then, by id, at most `most` after `after`. */
export const deletedSince = (db: Reader, since: Date, after = '', most?: number) =>
  db.read<Pick<User, 'id'> & { deletedAt: Date }>(
    `SELECT u.id, u.deleted_at AS deletedAt FROM users u
     WHERE u.id > ? AND u.deleted_at >= ? ORDER BY u.id${most ? ` LIMIT ${most}` : ''}`,
    [after, since],
  );

/** Whether as many members wait for approval. */
export async function areWaiting(db: Reader, most: number): Promise<boolean> {
  const [row] = await db.read<{ waiting: number }>(
    `SELECT COUNT(*) AS waiting FROM (SELECT 1 FROM users FORCE INDEX (users_state)
       WHERE state = 'waiting' LIMIT ${most}) AS waiting`,
    [],
  );
  return Number(row?.waiting) >= most;
}

/** The ids of members who have waited for approval since before that time, the longest first. */
export async function waitingSince(db: Reader, before: Date, most: number): Promise<string[]> {
  // Ids sort by creation.
  const rows = await db.read<Pick<User, 'id'>>(
    `SELECT id FROM users FORCE INDEX (users_state)
     WHERE state = 'waiting' AND id < ? AND created_at < ? ORDER BY id LIMIT ${most}`,
    [newIdAt('user', before), before],
  );
  return rows.map(({ id }) => id);
}

type Writer = Pick<Transaction, 'execute'>;
type Address = Pick<User, 'id' | 'email'>;

/** An address is marked after so many refusals in a row. */
const refusalsMax = 3;

/** Counts a permanent refusal of the member's address by the mail server; the third in a row marks it. */
export async function countMailRefusal(tx: Writer, { id, email }: Address, now: Date): Promise<void> {
  await tx.execute(
    `UPDATE users SET
       mail_refused_at = IF(mail_refusals + 1 >= ${refusalsMax}, COALESCE(mail_refused_at, ?), NULL),
       mail_refusals = LEAST(mail_refusals + 1, 100)
     WHERE id = ? AND email = ?`,
    [now, id, email],
  );
}

export async function resetMailRefusals(tx: Writer, { id, email }: Address): Promise<void> {
  await tx.execute(
    'UPDATE users SET mail_refusals = 0, mail_refused_at = NULL WHERE id = ? AND email = ? AND mail_refusals > 0',
    [id, email],
  );
}

/**
 * Adds the account that leads what belongs to the group, unless it is there. Nobody can register its name and address, and its
 * deletion is too long ago to be repeated by the clean-up.
 */
export async function addGroupMember(tx: Writer, now: Date): Promise<void> {
  await tx.execute(
    `INSERT INTO users (id, username, email, roles, created_at, updated_at, deleted_at)
     VALUES (?, 'the group', 'the group', 'user', ?, ?, '1970-01-02 00:00:00')
     ON DUPLICATE KEY UPDATE id = users.id`,
    [groupUserId, now, now],
  );
}
