import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../../lib/readTextFile';
import { StartError } from './startError';

/** The embedded database's state between starts, readable only by its owner. */
export interface EmbeddedState {
  port: number;
  rootPassword: string;
  password: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'database.json');

/** base64url is safe in SQL and in a URL. */
const newPassword = () => randomBytes(24).toString('base64url');

export function readState(dataDir: string): EmbeddedState {
  const file = fileOf(dataDir);
  try {
    const { where, port, rootPassword, password } = JSON.parse(readTextFile(file));
    if (where === 'docker')
      throw new StartError(
        `The data of ${dataDir} is in Docker, where this version runs no database.\n` +
          'Make a backup with version 1.0.0-rc.1, and restore it into another folder with DATA_DIR.',
      );
    // Passwords are inserted into SQL and a URL unescaped.
    const areSafe = [rootPassword, password].every(
      (word) => typeof word === 'string' && /^[\w-]+$/.test(word),
    );
    if (areSafe && Number.isInteger(port)) return { port, rootPassword, password };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { port: 0, rootPassword: newPassword(), password: newPassword() };
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  throw new StartError(
    `${file} is damaged: it does not hold the port and the passwords of the embedded database.\n` +
      'Restore it from a backup. It may also be removed: the next start writes a new one, and the data stays.',
  );
}

export function writeState(dataDir: string, state: EmbeddedState): void {
  const fresh = `${fileOf(dataDir)}.new`;
  writeFileSync(fresh, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, fileOf(dataDir));
}
