import path from 'node:path';
import type { Rotation } from '../db/backup/writeBackup';
import { parseCommand, UsageError } from './cliErrors';

export const backupUsage = `Makes a backup of the whole database, while the app runs or not.

  npm run backup -- --to <folder>           a file in the folder, made if missing
  node dist/server/cli/backup.js --stdout   the same to standard output

  --keep <n>       then deletes the folder's older backups, except for the newest n
  --keep-days <n>  and except for those of the last n days
  --unencrypted    not encrypted, and without AUTH_SECRET
  help             this text

The passphrase that encrypts it comes from the file that BACKUP_PASSPHRASE_FILE names, or
from BACKUP_PASSPHRASE. Other settings are those of the app: DATABASE_URL, or DATA_DIR.
Exit codes: 0 made and read back, 1 failed, 2 not understood.
`;

export interface BackupCommand {
  help: boolean;
  /** The folder to write to; undefined for standard output. */
  to: string | undefined;
  rotation: Rotation | undefined;
  unencrypted: boolean;
}

const options = {
  to: { type: 'string' },
  stdout: { type: 'boolean', default: false },
  keep: { type: 'string' },
  'keep-days': { type: 'string' },
  unencrypted: { type: 'boolean', default: false },
} as const;

function parseWholeNumber(option: string, given: string): number {
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new UsageError(`--${option} takes a whole number from 1.`);
  return Number(given);
}

/** Resolves a path from the folder in which the command was typed, as npm runs it in the project's folder. */
export const resolveFromCaller = (given: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), given);

/** Parses the arguments. Throws a UsageError. */
export function readBackupCommand(args: readonly string[]): BackupCommand {
  const { positionals, values } = parseCommand(args, options);
  const [first] = positionals;
  const help = values.help || first === 'help';
  const { to, stdout, keep, 'keep-days': keepDays, unencrypted } = values;
  const command = {
    help,
    to: to === undefined ? undefined : resolveFromCaller(to),
    rotation: undefined,
    unencrypted,
  };
  if (help) return command;
  if (first !== undefined)
    throw new UsageError(
      `Not understood: ${first}. A passphrase is never an argument, as others could see it.`,
    );
  if (stdout === (to !== undefined))
    throw new UsageError('Where to? Give --to <folder> or --stdout, one of them.');
  if (keep === undefined && keepDays === undefined) return command;
  if (to === undefined) throw new UsageError('--keep and --keep-days need --to <folder>.');
  const rotation = {
    keep: keep === undefined ? 1 : parseWholeNumber('keep', keep),
    keepDays: keepDays === undefined ? 0 : parseWholeNumber('keep-days', keepDays),
  };
  return { ...command, rotation };
}
