import { readTextFile } from '../../lib/readTextFile';
import { BackupError } from './backupError';

const minLength = 12;

/** The passphrase of backups, from a file or from the environment; undefined if there is none. */
export function passphraseIn(env: NodeJS.ProcessEnv): string | undefined {
  const file = env.BACKUP_PASSPHRASE_FILE?.trim();
  const passphrase = (file ? contentOf(file) : env.BACKUP_PASSPHRASE)?.trim();
  if (!passphrase) {
    if (file) throw new BackupError(`BACKUP_PASSPHRASE_FILE is empty: ${file}`);
    return undefined;
  }
  if (passphrase.length < minLength)
    throw new BackupError(`The passphrase of backups must have at least ${minLength} characters.`);
  return passphrase;
}

function contentOf(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`BACKUP_PASSPHRASE_FILE can't be read (${code}): ${file}`);
  }
}
