import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the embedded database remembers between starts, readable by its owner alone. */
export interface KeptState {
  /** Where the data is: in this folder, or in a volume of Docker's. */
  where?: 'folder' | 'docker';
  port: number;
  rootPassword: string;
  password: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'database.json');

export function readState(dataDir: string): KeptState {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { port: 0, rootPassword: newPassword(), password: newPassword() };
  }
}

export function writeState(dataDir: string, state: KeptState): void {
  const fresh = `${fileOf(dataDir)}.new`;
  writeFileSync(fresh, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, fileOf(dataDir));
}

/** Letters, digits, hyphens and underscores: safe in SQL and in a URL as it stands. */
const newPassword = () => randomBytes(24).toString('base64url');
