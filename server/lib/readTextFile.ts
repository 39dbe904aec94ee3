import { readFileSync } from 'node:fs';

/** Reads a file; unlike readFileSync's, an error names the path even if a folder is in its place. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw Object.assign(error as Error, { path: file });
  }
}
