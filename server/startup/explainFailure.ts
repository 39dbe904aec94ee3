import { ConfigError } from '../config/config';
import { StartError } from '../db/embedded/startError';
import { needsPersonExitCode } from './supervisor';

type SystemError = NodeJS.ErrnoException & { sqlMessage?: string };

interface Explanation {
  text: string;
  exitCode: number;
}

const checkUrlAdvice = 'Check DATABASE_URL.';
const grantAdvice = 'GRANT ALL ON the database to its user; docs/operating.md has the statements.';

/** Errors after which another start may succeed, for example once the database is up, or its name known to the network. */
const temporaryCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['PROTOCOL_CONNECTION_LOST', 'ER_CON_COUNT_ERROR', 'ER_SERVER_SHUTDOWN'],
]);

/** Removes MariaDB's advice to drop the table, which would lose its rows. */
const withoutAdvice = (message: string) => message.replace(/\. Please drop the table and recreate$/, '');

/** Explanations of database errors by code. */
const databaseFailures: [codes: string[], explain: (message: string) => string][] = [
  [
    [...temporaryCodes],
    (message) => `The database can't be reached: ${message}.\nStart it, or check DATABASE_URL.`,
  ],
  [
    ['ER_ACCESS_DENIED_ERROR'],
    (message) => `The database refuses this user or password: ${message}.\n${checkUrlAdvice}`,
  ],
  [
    ['ER_BAD_DB_ERROR'],
    (message) => `There is no such database: ${message}.\nCreate it, or check DATABASE_URL.`,
  ],
  [
    ['HANDSHAKE_NO_SSL_SUPPORT'],
    () =>
      'The database offers no encrypted connections, and DATABASE_URL asks for one.\nSet TLS up on the database, or remove ?tls=true from DATABASE_URL.',
  ],
  [
    ['HANDSHAKE_SSL_ERROR'],
    (message) =>
      `The encrypted connection to the database can't be made: ${message}.\nUse the host name in DATABASE_URL that the certificate has. If no well-known authority signed it, set NODE_EXTRA_CA_CERTS=/path/to/ca.pem to that authority's certificate.`,
  ],
  [
    ['ER_SECURE_TRANSPORT_REQUIRED'],
    (message) =>
      `The database accepts only encrypted connections: ${message}.\nAdd ?tls=true to DATABASE_URL.`,
  ],
  [
    [
      ...['ER_DBACCESS_DENIED_ERROR', 'ER_TABLEACCESS_DENIED_ERROR', 'ER_COLUMNACCESS_DENIED_ERROR'],
      ...['ER_SPECIFIC_ACCESS_DENIED_ERROR', 'ER_PROCACCESS_DENIED_ERROR', 'ER_CANT_CREATE_USER_WITH_GRANT'],
    ],
    (message) => `The database user lacks a privilege: ${message}.\n${grantAdvice}`,
  ],
  [
    [
      ...['ER_NOT_KEYFILE', 'ER_CRASHED_ON_USAGE', 'ER_CRASHED_ON_REPAIR', 'ER_TABLE_CORRUPT'],
      ...['ER_NO_SUCH_TABLE_IN_ENGINE', 'ER_INDEX_CORRUPT', 'ER_TABLESPACE_MISSING', 'ER_GET_ERRNO'],
      ...['ER_NOT_FORM_FILE', 'ER_CANT_OPEN_FILE', 'ER_NO_SUCH_TABLE', 'ER_UNKNOWN_STORAGE_ENGINE'],
    ],
    (message) =>
      `A table of the database is damaged or missing: ${withoutAdvice(message)}.\nRestore a backup (docs/operating.md); the database's own log says more.`,
  ],
  [
    ['ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_ERROR_ON_WRITE'],
    (message) => `The database can't write to its disk: ${message}.\nFree some space, then start again.`,
  ],
  [
    ['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION'],
    (message) => `The database takes no writes: ${message}.\nPoint DATABASE_URL at the one that does.`,
  ],
];

/** Explains an error about a folder or file. */
function fileFailure({ code, path, syscall }: SystemError): string | undefined {
  if (path === undefined || syscall === 'connect') return undefined;
  const another = 'choose another folder with DATA_DIR';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `This account may not write to ${path}.\nGive it that folder, or ${another}.`;
    case 'EROFS':
      return `${path} is on a file system that can't be written to.\nMake it writable, or ${another}.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${path} is not a folder, or lies below a file.\nMove the file away, or ${another}.`;
    case 'EISDIR':
      return `${path} is a folder, but must be a file.\nMove the folder away, or ${another}.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${path} is full.\nFree some space, then start again.`;
    case 'ENOENT':
      return syscall === 'mkdir' ? `The folder ${path} can't be made.\nMake it, or ${another}.` : undefined;
    default:
      return undefined;
  }
}

/** Explains errors that an operator can fix; other errors are bugs and shown with their stack. */
export function explainFailure(error: unknown): Explanation {
  if (error instanceof ConfigError || error instanceof StartError)
    return { text: error.message, exitCode: needsPersonExitCode };
  if (!(error instanceof Error)) return { text: String(error), exitCode: 1 };
  const failure = error as SystemError;
  const code = failure.code ?? '';
  const known = fileFailure(failure);
  if (known) return { text: known, exitCode: needsPersonExitCode };
  const message = (failure.sqlMessage || error.message || code).replace(/\.$/, '');
  const explain = databaseFailures.find(([codes]) => codes.includes(code))?.[1];
  if (explain)
    return { text: explain(message), exitCode: temporaryCodes.has(code) ? 1 : needsPersonExitCode };
  return { text: error.stack ?? error.message, exitCode: 1 };
}
