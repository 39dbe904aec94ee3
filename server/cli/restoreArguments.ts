import { resolveFromCaller } from './backupArguments';
import { parseCommand, UsageError } from './cliErrors';

export const restoreUsage = `Restores a backup into an empty database: a new one that DATABASE_URL names, or a new DATA_DIR.

  npm run restore -- <file>                restores; - reads standard input
  npm run restore -- --check <file>        reads the whole file and prints what it holds
  npm run restore -- --auth-secret <file>  prints AUTH_SECRET as it was
  npm run restore -- --sql <file>          prints the backup as SQL (with npm run --silent)

  --deletions <file>   accounts deleted since the backup, as servers list them; may be
                       repeated. By default the list of this server (DELETIONS_FILE)
  --without-deletions  there is no such list: accounts deleted since then come back
  --without-mails      drops mails and push messages that waited when the backup was made:
                       members may have got them since
  --load-only          only loads and compares; to replay a binary log before --finish
  --finish             continues after --load-only, or after an error at that point

The passphrase comes from the file that BACKUP_PASSPHRASE_FILE names, or from
BACKUP_PASSPHRASE. Exit codes: 0 done, 1 failed, 2 not understood.
`;

export type RestoreCommand =
  | { name: 'help' }
  | { name: 'check' | 'sql' | 'auth-secret'; file: string }
  | { name: 'load'; file: string }
  | { name: 'restore'; file: string; deletions: DeletionLists; withoutMails: boolean }
  | { name: 'finish'; deletions: DeletionLists; withoutMails: boolean };

/** The lists of deleted accounts: files, or `default` for this server's, or `none`. */
export type DeletionLists = readonly string[] | 'default' | 'none';

const options = {
  check: { type: 'boolean', default: false },
  sql: { type: 'boolean', default: false },
  'auth-secret': { type: 'boolean', default: false },
  'load-only': { type: 'boolean', default: false },
  finish: { type: 'boolean', default: false },
  deletions: { type: 'string', multiple: true },
  'without-deletions': { type: 'boolean', default: false },
  'without-mails': { type: 'boolean', default: false },
} as const;

/** Parses the arguments. Throws a UsageError. */
// Branches: which options exclude each other.
export function readRestoreCommand(args: readonly string[]): RestoreCommand {
  const { positionals, values } = parseCommand(args, options);
  const [given, ...more] = positionals;
  if (values.help || given === 'help') return { name: 'help' };
  const modes = (['check', 'sql', 'auth-secret', 'load-only', 'finish'] as const).filter(
    (mode) => values[mode],
  );
  if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} exclude each other.`);
  const [mode] = modes;
  if (more.length > 0) throw new UsageError('Restores one file. A passphrase is never an argument.');
  if (values.deletions && values['without-deletions'])
    throw new UsageError('--deletions and --without-deletions exclude each other.');
  const deletions: DeletionLists =
    values.deletions?.map((file) => resolveFromCaller(file)) ??
    (values['without-deletions'] ? 'none' : 'default');
  if (mode && mode !== 'finish' && deletions !== 'default')
    throw new UsageError(`--${mode} takes no deletions.`);
  const withoutMails = values['without-mails'];
  if (mode && mode !== 'finish' && withoutMails) throw new UsageError(`--${mode} sends no mails anyway.`);
  if (mode === 'finish') {
    if (given !== undefined) throw new UsageError('--finish takes no file.');
    return { name: 'finish', deletions, withoutMails };
  }
  if (given === undefined) throw new UsageError('Which file?');
  const file = given === '-' ? given : resolveFromCaller(given);
  if (mode === 'load-only') return { name: 'load', file };
  return mode ? { name: mode, file } : { name: 'restore', file, deletions, withoutMails };
}
