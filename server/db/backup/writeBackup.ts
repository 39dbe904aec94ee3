import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeFolder } from '../../lib/makeFolder';
import { BackupError } from './backupError';
import { checkBackup } from './readBackup';
import { seal } from './seal';
import { pipeThrough } from './streams';

interface Content {
  /** See `dump`. */
  lines: AsyncIterable<Buffer>;
  /** Without a passphrase the backup is not encrypted. */
  passphrase: string | undefined;
  signal: AbortSignal;
}

/** The bytes of a backup: packed, and encrypted. */
function packedBytesOf({ lines, passphrase }: Content): AsyncIterable<Buffer> {
  // Level 4 is twice as fast as the usual 6, for files that are a twentieth longer.
  const packed = pipeThrough(lines, createGzip({ level: 4 }));
  return passphrase === undefined ? packed : seal(packed, passphrase);
}

/** Writes a backup to a stream. */
export async function writeBackup(content: Content, sink: Writable): Promise<void> {
  try {
    await pipeline(packedBytesOf(content), sink, { signal: content.signal });
  } catch (error) {
    throw explainError(error, 'where the backup is written');
  }
}

const namePattern = /^monday-writers-\d{8}T\d{9}Z\.sql\.gz(?:\.enc)?$/;
const partPattern = /^monday-writers-\S+\.part$/;
/** A file that is not complete is abandoned if nothing was written to it for so long. */
const abandonedMs = 60 * 60 * 1000;

const nameOf = (at: Date, isEncrypted: boolean) =>
  `monday-writers-${at.toISOString().replace(/[-:.]/g, '')}.sql.gz${isEncrypted ? '.enc' : ''}`;

export interface WrittenBackup {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
}

/** Writes a backup into a folder under its final name, once it is complete, on the disk, and was read back. */
export async function writeBackupFile(content: Content, folder: string): Promise<WrittenBackup> {
  await prepareFolder(folder);
  const file = path.join(folder, nameOf(new Date(), content.passphrase !== undefined));
  const part = `${file}.part`;
  try {
    const handle = await open(part, 'wx', 0o600);
    await writeAndSync(content, handle);
    const { footer } = await checkBackup(part, content.passphrase);
    const { size } = await stat(part);
    content.signal.throwIfAborted();
    await rename(part, file);
    await syncFolder(folder);
    const sums = Object.values(footer.tables);
    return { file, bytes: size, tables: sums.length, rows: sums.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await rm(part, { force: true });
    throw explainError(error, folder);
  }
}

async function writeAndSync(content: Content, handle: FileHandle): Promise<void> {
  try {
    await writeFile(handle, packedBytesOf(content), { signal: content.signal });
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name in the folder survive a power cut; not on Windows, which can't open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function explainError(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new BackupError(`The disk is full: ${place}. No backup was made; earlier ones are kept.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOENT')
    return new BackupError(
      `The backup can't be written to ${place} (${code}). Choose another folder with --to.`,
    );
  if (code === 'EPIPE')
    return new BackupError('The program that reads the backup ended before it was complete.');
  return error;
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    makeFolder(folder);
    await removeAbandoned(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST' || code === 'ENOTDIR'
      ? new BackupError(`${folder} is not a folder, or lies below a file. Choose another with --to.`)
      : explainError(error, folder);
  }
}

/** Removes files left by killed backups. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (partPattern.test(name) && Date.now() - (await stat(file)).mtimeMs > abandonedMs)
      await rm(file, { force: true });
  }
}

export interface Rotation {
  /** How many backups are kept at least. */
  keep: number;
  /** Backups that are younger than so many days are kept, too. */
  keepDays: number;
}

/** Deletes old backups of a folder, never the one just made, and returns how many. */
export async function rotate(folder: string, made: string, { keep, keepDays }: Rotation): Promise<number> {
  const names = (await readdir(folder)).filter((name) => namePattern.test(name)).sort();
  const before = nameOf(new Date(Date.now() - keepDays * 24 * 60 * 60 * 1000), false);
  const old = names.slice(0, Math.max(0, names.length - keep)).filter((name) => name < before);
  const removed = old.filter((name) => name !== path.basename(made));
  for (const name of removed) await rm(path.join(folder, name), { force: true });
  return removed.length;
}
