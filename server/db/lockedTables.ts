import { errnoOf } from './failures';

/** The tables that members' writes need, each with a column that no foreign key has: others would need further tables. */
const tables: Readonly<Record<string, string>> = {
  users: 'updated_at',
  sign_ins: 'last_used_at',
  refresh_tokens: 'expires_at',
  stories: 'updated_at',
  story_drafts: 'updated_at',
  story_versions: 'created_at',
  journals: 'updated_at',
  notes: 'updated_at',
  comments: 'updated_at',
  sessions: 'updated_at',
  notification_events: 'due_at',
  public_epoch: 'n',
};
const lockWaitErrno = 1205;

/** A statement that takes a write's locks on tables, and changes no row. */
const writeNothingSql = (names: readonly string[]) =>
  `UPDATE ${names.join(', ')} SET ${names.map((table) => `${table}.${tables[table]} = ${table}.${tables[table]}`).join(', ')} WHERE 1 = 0`;

/** A statement that fails like a write if one of the tables is locked, after the connection's `lock_wait_timeout`. */
export const takeLocksSql = writeNothingSql(Object.keys(tables));

type Send = (sql: string) => Promise<unknown>;

interface ListedConnection {
  id: number;
  user: string;
  host: string;
  command: string;
  time: number;
  state: string | null;
  info: string | null;
  isOurs: number;
}

export interface Locks {
  tables: string[];
  /** Connections that wait, and those that may hold the locks, each in words. */
  waiting: string[];
  holding: string[];
}

/** Describes a connection by the first words of its statement, because what follows may have a member's text in it. */
const describeConnection = ({ id, user, host, command, time, info }: ListedConnection) =>
  `connection ${id} of ${user}@${host}, ${info ? info.trim().split(/\s+/).slice(0, 3).join(' ') : command} for ${time} s`;

const isWaiting = ({ state }: ListedConnection) => /^waiting for .*lock/i.test(state ?? '');

/** The ids of the connections that hold locks; undefined if the database doesn't report them, like most of MariaDB's. */
async function findHolders(send: Send, locked: readonly string[]): Promise<number[] | undefined> {
  const rows = (await send(
    `SELECT DISTINCT t.processlist_id AS id FROM performance_schema.metadata_locks l
     JOIN performance_schema.threads t ON t.thread_id = l.owner_thread_id
     WHERE l.lock_status = 'GRANTED' AND t.processlist_id <> CONNECTION_ID()
       AND (l.object_type = 'GLOBAL' AND l.lock_type = 'SHARED'
         OR l.object_schema = DATABASE() AND l.object_name IN (${locked.map((table) => `'${table}'`).join(', ')}))`,
  ).catch(() => [])) as { id: number }[];
  return rows.length > 0 ? rows.map(({ id }) => Number(id)) : undefined;
}

/**
 * Locked tables, and the connections that wait for them and hold them. If the database doesn't report the holders, these are
 * the connections that run something else, otherwise those that are idle. Without the privilege PROCESS it lists only connections of the same user. `send` uses one
 * connection, whose settings it changes.
 */
export async function findLocks(send: Send): Promise<Locks> {
  // MySQL makes 0 one second.
  await send('SET SESSION lock_wait_timeout = 0, innodb_lock_wait_timeout = 1');
  const locked: string[] = [];
  for (const table of Object.keys(tables))
    await send(writeNothingSql([table])).catch((error: unknown) => {
      // Other errors, as of a read-only database, are reported elsewhere.
      if (errnoOf(error) === lockWaitErrno) locked.push(table);
    });
  if (locked.length === 0) return { tables: [], waiting: [], holding: [] };
  const listed = (await send(
    `SELECT id, user, host, command, time, state, info, user = SUBSTRING_INDEX(USER(), '@', 1) AS isOurs
     FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND command NOT IN ('Daemon', 'Binlog Dump')
     ORDER BY time DESC`,
  )) as ListedConnection[];
  const holderIds = await findHolders(send, locked);
  const others = listed.filter((one) => !isWaiting(one));
  const groups = holderIds
    ? [others.filter(({ id }) => holderIds.includes(Number(id)))]
    : [
        others.filter(({ command }) => command !== 'Sleep'),
        others.filter(({ isOurs }) => Number(isOurs) === 0),
        others,
      ];
  return {
    tables: locked,
    waiting: listed.filter(isWaiting).slice(0, 10).map(describeConnection),
    holding: (groups.find(({ length }) => length > 0) ?? []).slice(0, 10).map(describeConnection),
  };
}
