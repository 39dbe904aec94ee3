/** What a driver's error tells of itself, below the wrapping of TypeORM's QueryFailedError. */
function factsOf(error: unknown): {
  errno?: number;
  code?: string;
  message?: string;
  sql?: string;
  fatal?: boolean;
} {
  if (typeof error !== 'object' || error === null) return {};
  return (error as { driverError?: object }).driverError ?? error;
}

export const errnoOf = (error: unknown): number | undefined => factsOf(error).errno;

/** The database could not be reached, or did not answer in time: thrown by this side, not by the driver. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code = 'DATABASE_UNAVAILABLE';
}

/** The connection that the COMMIT was sent on was lost: it may or may not have happened. */
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
 * Shut down (1053, 1927, 3169), killed (1317), idle for too long (4031), too many connections (1040, 1203), host blocked
 * (1129), network errors as the server saw them (1158 to 1161), gone away (2006, 2013).
 */
const lostErrnos = new Set([
  1040, 1053, 1129, 1158, 1159, 1160, 1161, 1203, 1317, 1927, 2006, 2013, 3169, 4031,
]);

/** mysql2 gives a command on a connection that is closed an error without a code. */
const closedState = /connection is in closed state|^Pool is closed/;

/** Whether the connection is gone, or there is none: another may work. */
export function isConnectionLost(error: unknown): boolean {
  const { errno, code, message, fatal } = factsOf(error);
  return (
    code === 'DATABASE_UNAVAILABLE' ||
    code === 'PROTOCOL_SEQUENCE_TIMEOUT' ||
    // mysql2 marks those of its own connections: others come from clients, mail servers and Redis.
    (fatal === true && networkCodes.has(code ?? '')) ||
    lostErrnos.has(errno ?? 0) ||
    (errno === undefined && closedState.test(message ?? ''))
  );
}

/** Why a database that answers takes no writes, in the words of /readyz. */
export type Hindrance = 'read-only' | 'full' | 'no-quorum' | 'locked';

const hindrances = new Map<number, Hindrance>([
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
  // Only once a transaction was begun anew in vain.
  [1213, 'locked'],
  [1223, 'locked'],
]);

/**
 * A table or an index is damaged (126, 127, 1034, 1712, 1877), marked as crashed (145, 1194), could not be repaired
 * (144, 1195), or its file is gone (1812, 1814, 1932).
 */
const damagedErrnos = new Set([126, 127, 144, 145, 1034, 1194, 1195, 1712, 1812, 1814, 1877, 1932]);
/** How 1030 says the first of them. */
const damagedInEngine = /^Got error (126|127|144|145)\b/;

/** Whether a table that the statement needs is damaged: a person must see to it, and the rest goes on. */
export function isDamaged(error: unknown): boolean {
  const { errno, message } = factsOf(error);
  return damagedErrnos.has(errno ?? 0) || (errno === 1030 && damagedInEngine.test(message ?? ''));
}

/** The table that an error is about, as its message or else its statement names it. */
export function tableOf(error: unknown): string {
  const { message = '', sql = '' } = factsOf(error);
  const named = /\b(?:table|file) ['`"]([^'`"]+)['`"]/i.exec(message)?.[1];
  // With its folder or database before it, and maybe as a file.
  const table = named
    ?.replace(/\.(?:MY[ID]|MA[ID]|ibd|frm)$/, '')
    .split(/[./]/)
    .at(-1);
  return table ?? /\b(?:FROM|INTO|UPDATE)\s+`?(\w+)/i.exec(sql)?.[1] ?? 'unknown';
}

/** A cluster tells at COMMIT that another node's change came first: by the code of a deadlock, or within 1180. */
export function isDeadlock(error: unknown): boolean {
  const { errno, message } = factsOf(error);
  return errno === 1213 || (errno === 1180 && /^Got error 149\b/.test(message ?? ''));
}

export const hindranceOf = (error: unknown): Hindrance | undefined => hindrances.get(errnoOf(error) ?? 0);

/** Whether it is the database's state, and not the request, that is to blame: later the same may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof CommitUnknown ||
  isConnectionLost(error) ||
  isDamaged(error) ||
  hindranceOf(error) !== undefined;
