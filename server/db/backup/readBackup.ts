import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backupError';
import type { BackupFooter, BackupHeader } from './dump';
import { sealMark, unseal } from './seal';
import { pipeThrough } from './streams';

const gzipMark = Buffer.from([0x1f, 0x8b]);
const lineBreak = 10;

/** Yields chunks of which the first has at least `length` bytes, so that the beginning can be looked at. */
async function* withWholeBeginning(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let begin: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (!begin) {
      yield chunk;
      continue;
    }
    begin = Buffer.concat([begin, chunk]);
    if (begin.length < length) continue;
    yield begin;
    begin = undefined;
  }
  if (begin) yield begin;
}

async function* unzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pipeThrough(chunks, createGunzip());
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    throw new BackupError('The backup is incomplete or damaged: it can’t be unpacked.', { cause: error });
  }
}

/** The lines' bytes, decrypted and unpacked. */
async function* unpackedBytes(
  chunks: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const bytes = withWholeBeginning(chunks, sealMark.length);
  const { value: begin = Buffer.alloc(0) } = await bytes.next();
  const bytesFrom = async function* (from: number) {
    yield begin.subarray(from);
    yield* bytes;
  };
  if (begin.subarray(0, gzipMark.length).equals(gzipMark)) return yield* unzip(bytesFrom(0));
  if (!begin.subarray(0, sealMark.length).equals(sealMark)) throw notABackupError(begin);
  if (!passphrase)
    throw new BackupError(
      'This backup is encrypted. Give its passphrase with BACKUP_PASSPHRASE_FILE or BACKUP_PASSPHRASE.',
    );
  yield* unzip(unseal(bytesFrom(sealMark.length), passphrase));
}

function notABackupError(begin: Buffer): BackupError {
  const isNpm = /^\s*> monday-writers@/.test(begin.toString('latin1'));
  return new BackupError(
    isNpm
      ? 'npm wrote its own lines before this backup. Remove the lines before "monday-writers encrypted backup", and use npm run --silent.'
      : 'This is not a backup of the app.',
  );
}

/** Lines with their line breaks. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let partialLine: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineBreak); end >= 0; end = chunk.indexOf(lineBreak, from)) {
      yield Buffer.concat([...partialLine, chunk.subarray(from, end + 1)]);
      partialLine = [];
      from = end + 1;
    }
    if (from < chunk.length) partialLine.push(chunk.subarray(from));
  }
  if (partialLine.length > 0) yield Buffer.concat(partialLine);
}

const commentMark = Buffer.from('-- ');
const isComment = (line: Buffer): boolean => line.subarray(0, commentMark.length).equals(commentMark);

function parse<Value>(line: Buffer): Value {
  try {
    return JSON.parse(line.subarray(commentMark.length).toString('utf8'));
  } catch {
    throw new BackupError('The backup is damaged: its first or last line can’t be read.');
  }
}

export interface ReadBackup {
  header: BackupHeader;
  /** All lines after the header, each a statement of SQL; returns the footer. */
  statements: AsyncGenerator<Buffer, BackupFooter>;
}

/** Opens a backup, and reads its first line. A file that is changed or incomplete is refused when that place is read. */
export async function readBackup(
  chunks: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<ReadBackup> {
  const lines = linesOf(unpackedBytes(chunks, passphrase));
  const { value: first } = await lines.next();
  if (!first || !isComment(first)) throw new BackupError('This is not a backup of the app.');
  const header = parse<BackupHeader>(first);
  if (header.format !== 1)
    throw new BackupError(
      `The backup was made by version ${header.version}, which is newer. Use that version.`,
    );
  return { header, statements: statementsOf(lines) };
}

async function* statementsOf(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer, BackupFooter> {
  let footer: BackupFooter | undefined;
  for await (const line of lines) {
    if (footer) throw new BackupError('The backup is damaged: it goes on after its last line.');
    if (isComment(line)) footer = parse<BackupFooter>(line);
    else yield line;
  }
  if (!footer?.tables) throw new BackupError('The backup is incomplete: its last line is missing.');
  return footer;
}

/** A file's bytes. */
export async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: 1 << 20 });
  } catch (error) {
    throw new BackupError(`The backup can't be read (${(error as NodeJS.ErrnoException).code}): ${file}`);
  }
}

/** Reads a backup from the first byte to the last, and returns what it says about itself. */
export async function checkBackup(
  file: string,
  passphrase: string | undefined,
): Promise<{ header: BackupHeader; footer: BackupFooter }> {
  const { header, statements } = await readBackup(bytesOf(file), passphrase);
  for (;;) {
    const { done, value } = await statements.next();
    if (done) return { header, footer: value };
  }
}
