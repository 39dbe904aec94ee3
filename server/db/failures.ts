/** A driver error's details, unwrapped from TypeORM's QueryFailedError. */
function detailsOf(error: unknown): {
  errno?: number;
  code?: string;
  message?: string;
  sql?: string;
  fatal?: boolean;
} {
  if (typeof error !== 'object' || error === null) return {};
  return (error as { driverError?: object }).driverError ?? error;
}

/** The number of an error in the database's protocol. */
export const errnoOf = (error: unknown): number | undefined => detailsOf(error).errno;

/** Whether all connections that the database allows are taken. */
export const isOutOfConnections = (error: unknown): boolean => errnoOf(error) === 1040;

/** The database was unreachable or didn't respond in time; thrown by the app, not by the driver. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';
}

/** All connections of this server were in use for too long. */
export class NoConnectionFree extends Error {
  override name = 'NoConnectionFree';
  constructor() {
    super('No connection came free');
  }
}

/** The connection was lost after COMMIT was sent, so its outcome is unknown. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  constructor(options: ErrorOptions) {
    super('The connection was lost while a transaction was committed', options);
  }
}

const networkCodes = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Shutdown (1053, 1927, 3169), killed (1317), idle timeout (4031), too many connections (1040, 1203), host
 * blocked (1129), network errors seen by the server (1158 to 1161), server gone (2006, 2013).
 */
const lostErrnos = new Set([
  1040, 1053, 1129, 1158, 1159, 1160, 1161, 1203, 1317, 1927, 2006, 2013, 3169, 4031,
]);

/** mysql2's error for a command on a closed connection has no code. */
const closedState = /connection is in closed state|^Pool is closed/;

/** Whether there is no usable connection, so that another one may work. */
export function isConnectionLost(error: unknown): boolean {
  const { errno, code, message, fatal } = detailsOf(error);
  return (
    code === 'DATABASE_UNAVAILABLE' ||
    code === 'PROTOCOL_SEQUENCE_TIMEOUT' ||
    // mysql2 marks its own fatal errors; the same codes also occur for clients, mail servers and Redis.
    (fatal === true && networkCodes.has(code ?? '')) ||
    lostErrnos.has(errno ?? 0) ||
    (errno === undefined && closedState.test(message ?? ''))
  );
}

/** Whether the database gives no response, or says that it is shutting down. */
export const isUnreachable = (error: unknown): boolean => {
  const errno = errnoOf(error) ?? 0;
  return errno === 1053 || (errno < 1000 && isConnectionLost(error));
};

/** Why a responding database accepts no writes, as named by /readyz. */
export type Hindrance = 'unreachable' | 'read-only' | 'full' | 'no-quorum' | 'locked';

/**
 * The database refuses the user, the password or the database of DATABASE_URL, for example while a new password has not
 * reached all servers yet: denied (1044, 1045, 1698), unknown database (1049), host not allowed (1130), limit of
 * the user (1226), password expired (1820, 1862), user locked (3118, 4151).
 */
const refusedErrnos = [1044, 1045, 1049, 1130, 1226, 1698, 1820, 1862, 3118, 4151];

const hindrances = new Map<number, Hindrance>([
  ...refusedErrnos.map((errno) => [errno, 'unreachable'] as const),
  [1290, 'read-only'],
  [1792, 'read-only'],
  [1836, 'read-only'],
  [1021, 'full'],
  [1041, 'full'],
  [1114, 'full'],
  [3675, 'full'],
  [1047, 'no-quorum'],
  [1180, 'no-quorum'],
  [1205, 'locked'],
  // Deadlocks are seen here only after retries failed.
  [1213, 'locked'],
  [1223, 'locked'],
]);

/**
 * Damaged table or index (126, 127, 1034, 1712, 1877), marked as crashed (145, 1194), not repairable (144,
 * 1195), or a file that is damaged or missing (1016, 1017, 1033, 1146, 1812, 1814, 1932).
 */
const damagedErrnos = new Set([
  126, 127, 144, 145, 1016, 1017, 1033, 1034, 1146, 1194, 1195, 1712, 1812, 1814, 1877, 1932,
]);

/**
 * The storage engine's errors, which errors 1030 and 1180 name in their text. Damaged or crashed (126, 127, 144,
 * 145, 180), a file that can't be read (130, 175, 176, 190, 192), or is missing (155, 194).
 */
const damagedInEngine = new Set([126, 127, 130, 144, 145, 155, 175, 176, 180, 190, 192, 194]);
const fullInEngine = new Set([28, 135, 136, 189]);
const deadlockInEngine = 149;

function engineErrnoOf(error: unknown): number {
  const { errno, message = '' } = detailsOf(error);
  return errno === 1030 || errno === 1180 ? Number(/^Got error (\d+)\b/.exec(message)?.[1] ?? 0) : 0;
}

/** Whether the statement needs a damaged table; only an operator can repair it. */
export const isDamaged = (error: unknown): boolean =>
  damagedErrnos.has(errnoOf(error) ?? 0) || damagedInEngine.has(engineErrnoOf(error));

/** The table that an error is about, from its message, or the tables of its statement. */
export function tableOf(error: unknown): string {
  const { message = '', sql = '' } = detailsOf(error);
  // Such as `table 'users'` or `file: './writers/users.MAI'`.
  const named = /\b(?:table|file):? ['`"]([^'`"]+)['`"]/i.exec(message)?.[1];
  // The name may have a folder or database before it and a file extension.
  const table = named
    ?.replace(/\.(?:MY[ID]|MA[ID]|ibd|frm)$/, '')
    .split(/[./]/)
    .at(-1);
  if (table) return table;
  const used = [...sql.matchAll(/\b(?:FROM|JOIN|INTO|(?<!KEY )UPDATE)\s+`?(\w+)/gi)].map((match) => match[1]);
  return [...new Set(used)].join(', ') || 'unknown';
}

/** Whether the error is a deadlock. A cluster's node reports a conflict with another one at COMMIT as such, or as 1180. */
export const isDeadlock = (error: unknown): boolean =>
  errnoOf(error) === 1213 || engineErrnoOf(error) === deadlockInEngine;

/** Why the database accepts no writes, if the error says so. */
export const hindranceOf = (error: unknown): Hindrance | undefined =>
  fullInEngine.has(engineErrnoOf(error)) ? 'full' : hindrances.get(errnoOf(error) ?? 0);

/** Whether the limit in the statement itself ended it, on MariaDB or MySQL. */
export const isStoppedByLimit = (error: unknown): boolean =>
  errnoOf(error) === 1969 || errnoOf(error) === 3024;

/**
 * Whether this process or its machine has no file descriptor left for another connection. Nothing is wrong with the database and with
 * the connections to it, so they aren't given up.
 */
function isOutOfDescriptors(error: unknown): boolean {
  const { code, fatal } = detailsOf(error);
  return fatal === true && (code === 'EMFILE' || code === 'ENFILE');
}

/** Whether the state of the database, or of the way to it, caused the error, so that the request may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  isOutOfDescriptors(error) ||
  isStoppedByLimit(error) ||
  error instanceof CommitUnknown ||
  error instanceof NoConnectionFree ||
  isConnectionLost(error) ||
  isDamaged(error) ||
  hindranceOf(error) !== undefined;
