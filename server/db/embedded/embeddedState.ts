import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../../lib/readTextFile';
import { StartError } from './startError';

/** The embedded database's state between starts, readable only by its owner. */
export interface EmbeddedState {
  /** Where the data is: this folder, or a Docker volume. */
  where?: 'folder' | 'docker';
  port: number;
  rootPassword: string;
  password: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'database.json');

export function readState(dataDir: string): EmbeddedState {
  const file = fileOf(dataDir);
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { port: 0, rootPassword: newPassword(), password: newPassword() };
  }
  const state = parsed(text);
  if (isState(state)) return state;
  throw new StartError(
    `${file} is damaged: it does not hold the port and the passwords of the embedded database.\n` +
      'Restore it from a backup. Where the data is in this folder, not in Docker, it may also be removed: the next start writes a new one, and the data stays.',
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Validates the state, because passwords are inserted into SQL and a URL unescaped. */
function isState(state: unknown): state is EmbeddedState {
  if (typeof state !== 'object' || state === null) return false;
  const { where, port, rootPassword, password } = state as Record<string, unknown>;
  return (
    (where === undefined || where === 'folder' || where === 'docker') &&
    Number.isInteger(port) &&
    [rootPassword, password].every((word) => typeof word === 'string' && /^[\w-]+$/.test(word))
  );
}

export function writeState(dataDir: string, state: EmbeddedState): void {
  const fresh = `${fileOf(dataDir)}.new`;
  writeFileSync(fresh, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, fileOf(dataDir));
}

/** base64url is safe in SQL and in a URL. */
const newPassword = () => randomBytes(24).toString('base64url');
