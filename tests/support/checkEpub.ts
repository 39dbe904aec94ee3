import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** The errors that EPUBCheck finds in a book. */
export async function checkEpub(file: Uint8Array): Promise<unknown[]> {
  const checker = spawn(process.execPath, [path.join(__dirname, 'epubChecker.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  checker.stdin.end(file);
  return JSON.parse(await text(checker.stdout)) as unknown[];
}
