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
const cipher = 'aes-256-gcm';
/** 128 MB and a third of a second for each guess of a passphrase. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
/** A file of others must not make us allocate more. */
const maxMemory = 512 * 1024 * 1024;
const longestParameters = 200;

interface Parameters {
  salt: string;
  N: number;
  r: number;
  p: number;
}

function keyOf(passphrase: string, { salt, ...given }: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { N: given.N, r: given.r, p: given.p, maxmem: maxMemory };
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
  let [waiting, length] = [[] as Buffer[], 0];
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    const joined = Buffer.concat(waiting);
    let at = 0;
    // One piece is kept back, because the last one must be marked.
    for (; joined.length - at > size; at += size)
      yield { piece: joined.subarray(at, at + size), isLast: false };
    [waiting, length] = [[joined.subarray(at)], joined.length - at];
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

/** Encrypts bytes with a passphrase. */
export async function* seal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const parameters: Parameters = { salt: randomBytes(16).toString('base64'), ...cost };
  const line = Buffer.from(`${JSON.stringify(parameters)}\n`);
  const key = await keyOf(passphrase, parameters);
  yield Buffer.concat([sealMark, line]);
  let number = 0;
  for await (const { piece, isLast } of piecesOf(chunks, chunkBytes)) {
    const sealing = createCipheriv(cipher, key, nonceOf(number, isLast));
    sealing.setAAD(line);
    yield Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()]);
    number += 1;
  }
}

/** Takes the first line off; undefined if there is none within the limit. */
async function takeLine(chunks: AsyncIterator<Buffer>, maxBytes: number) {
  let begin = Buffer.alloc(0);
  for (;;) {
    const end = begin.indexOf(10);
    if (end >= 0 && end < maxBytes)
      return { line: begin.subarray(0, end + 1), rest: begin.subarray(end + 1) };
    if (begin.length >= maxBytes) return undefined;
    const { done, value } = await chunks.next();
    if (done) return undefined;
    begin = Buffer.concat([begin, value]);
  }
}

function readParameters(line: Buffer | undefined): Parameters {
  try {
    const { salt, N, r, p } = JSON.parse(String(line));
    if (typeof salt === 'string' && [N, r, p].every((part) => Number.isInteger(part) && part > 0))
      if (128 * N * r * p < maxMemory) return { salt, N, r, p };
  } catch {
    // Reported below.
  }
  throw new BackupError('The backup is damaged: its first lines have been changed.');
}

/** Decrypts what comes after `sealMark`. Every byte that it yields was checked. */
export async function* unseal(chunks: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  const taken = await takeLine(source, longestParameters);
  const parameters = readParameters(taken?.line);
  const key = await keyOf(passphrase, parameters);
  const others = async function* () {
    if (taken) yield taken.rest;
    yield* { [Symbol.asyncIterator]: () => source };
  };
  let number = 0;
  for await (const { piece, isLast } of piecesOf(others(), chunkBytes + tagBytes)) {
    const opening = createDecipheriv(cipher, key, nonceOf(number, isLast), { authTagLength: tagBytes });
    opening.setAAD(taken?.line ?? Buffer.alloc(0));
    const end = Math.max(0, piece.length - tagBytes);
    try {
      opening.setAuthTag(piece.subarray(end));
      yield Buffer.concat([opening.update(piece.subarray(0, end)), opening.final()]);
    } catch (error) {
      throw refusal(number, isLast, error);
    }
    number += 1;
  }
}

function refusal(number: number, isLast: boolean, cause: unknown): BackupError {
  const says =
    number === 0
      ? 'The passphrase is not the one that this backup was encrypted with, or the file is cut off, or its beginning has been changed.'
      : isLast
        ? 'The backup is incomplete: its end is missing, or has been changed.'
        : `The backup is damaged: it has been changed after its first ${Math.floor((number * chunkBytes) / 1024)} KB.`;
  return new BackupError(says, { cause });
}
