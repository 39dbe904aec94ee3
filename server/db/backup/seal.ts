import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { BackupError } from './backupError';

/**
 * An encrypted file: this line, a line of JSON with the parameters of scrypt, then chunks. Each chunk is encrypted with
 * AES-256-GCM, whose nonce is the chunk's number and whether it is the last one. So a changed, missing, moved or added
 * chunk is refused, and a file that ends early as well. The key is used for one file only, because its salt is random.
 */
export const sealMark = Buffer.from('monday-writers encrypted backup 1\n');

const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
/** With these parameters each guess of a passphrase takes 128 MB and a third of a second. */
const scryptCost = { N: 2 ** 17, r: 8, p: 1 } as const;
/** Bytes that the parameters in a file may make scrypt allocate, because the file may be anybody's. */
const memoryMax = 512 * 1024 * 1024;
const parametersMaxBytes = 200;

interface Parameters {
  salt: string;
  N: number;
  r: number;
  p: number;
}

function keyOf(passphrase: string, { salt, ...given }: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { N: given.N, r: given.r, p: given.p, maxmem: memoryMax };
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/** Eleven bytes with the number, and one that says whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts bytes into pieces of one size, of which the last may be shorter, and says which one that is. */
async function* piecesOf(chunks: AsyncIterable<Buffer>, size: number) {
  let [pending, length] = [[] as Buffer[], 0];
  for await (const chunk of chunks) {
    pending.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const joined = Buffer.concat(pending);
    let at = 0;
    // One piece is kept back, because the last one must be marked.
    for (; joined.length - at > size; at += size)
      yield { piece: joined.subarray(at, at + size), isLast: false };
    [pending, length] = [[joined.subarray(at)], joined.length - at];
  }
  yield { piece: Buffer.concat(pending), isLast: true };
}

/** Encrypts bytes with a passphrase. */
export async function* seal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const parameters: Parameters = { salt: randomBytes(16).toString('base64'), ...scryptCost };
  const line = Buffer.from(`${JSON.stringify(parameters)}\n`);
  const key = await keyOf(passphrase, parameters);
  yield Buffer.concat([sealMark, line]);
  let number = 0;
  for await (const { piece, isLast } of piecesOf(chunks, chunkBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(number, isLast));
    cipher.setAAD(line);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Takes the first line off; undefined if there is none within the limit. */
async function takeLine(chunks: AsyncIterator<Buffer>, maxBytes: number) {
  let buffer = Buffer.alloc(0);
  for (;;) {
    const end = buffer.indexOf(10);
    if (end >= 0 && end < maxBytes)
      return { line: buffer.subarray(0, end + 1), rest: buffer.subarray(end + 1) };
    if (buffer.length >= maxBytes) return undefined;
    const { done, value } = await chunks.next();
    if (done) return undefined;
    buffer = Buffer.concat([buffer, value]);
  }
}

function readParameters(line: Buffer | undefined): Parameters {
  try {
    const { salt, N, r, p } = JSON.parse(String(line));
    if (typeof salt === 'string' && [N, r, p].every((part) => Number.isInteger(part) && part > 0))
      if (128 * N * r * p < memoryMax) return { salt, N, r, p };
  } catch {
    // Reported below.
  }
  throw new BackupError('The backup is damaged: its first lines have been changed.');
}

/** Decrypts what comes after `sealMark`. Every byte that it yields was checked. */
export async function* unseal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  const taken = await takeLine(source, parametersMaxBytes);
  const parameters = readParameters(taken?.line);
  const key = await keyOf(passphrase, parameters);
  const remaining = async function* () {
    if (taken) yield taken.rest;
    yield* { [Symbol.asyncIterator]: () => source };
  };
  let number = 0;
  for await (const { piece, isLast } of piecesOf(remaining(), chunkBytes + tagBytes)) {
    const decipher = createDecipheriv(algorithm, key, nonceOf(number, isLast), { authTagLength: tagBytes });
    decipher.setAAD(taken?.line ?? Buffer.alloc(0));
    const end = Math.max(0, piece.length - tagBytes);
    try {
      decipher.setAuthTag(piece.subarray(end));
      yield Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch (error) {
      throw unsealError(number, isLast, error);
    }
    number += 1;
  }
}

/** The error for a chunk that can't be decrypted. */
function unsealError(number: number, isLast: boolean, cause: unknown): BackupError {
  const message =
    number === 0
      ? 'The passphrase is not the one that this backup was encrypted with, or the file is cut off, or its beginning has been changed.'
      : isLast
        ? 'The backup is incomplete: its end is missing, or has been changed.'
        : `The backup is damaged: it has been changed after its first ${Math.floor((number * chunkBytes) / 1024)} KB.`;
  return new BackupError(message, { cause });
}
