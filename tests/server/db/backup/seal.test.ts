import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BackupError } from '../../../../server/db/backup/backupError';
import { bytesOf, readBackup } from '../../../../server/db/backup/readBackup';
import { seal, sealMark, unseal } from '../../../../server/db/backup/seal';
import { rotate, writeBackupFile } from '../../../../server/db/backup/writeBackup';

const passphrase = 'a heron on the lamp post';
const content = Buffer.alloc(200_000, 'Monday, ');

async function* pieces(bytes: Buffer, size = 7_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
const open = (bytes: Buffer, phrase = passphrase) =>
  whole(unseal(pieces(bytes.subarray(sealMark.length)), phrase));

describe('an encrypted backup', () => {
  let sealed: Buffer;
  beforeAll(async () => {
    sealed = await whole(seal(pieces(content), passphrase));
  });

  it('gives back what went in, and shows nothing of it', async () => {
    expect(await open(sealed)).toEqual(content);
    expect(sealed.includes('Monday, ')).toBe(false);
  });

  it('is refused with another passphrase, and if a byte was changed, wherever it is', async () => {
    await expect(open(sealed, 'a heron on the lamp')).rejects.toThrow('The passphrase is not the one');
    const { length } = sealed;
    for (const at of [sealMark.length + 5, sealMark.length + 200, length - 70_000, length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(open(changed)).rejects.toThrow(/passphrase|damaged|incomplete/);
    }
  });

  it('is refused if it ends early, at a chunk’s end as well, has more at its end, or two chunks changed places', async () => {
    const chunk = 64 * 1024 + 16;
    const header = sealed.length - (3 * chunk + (content.length - 3 * 64 * 1024) + 16);
    for (const length of [sealed.length - 1, header + 2 * chunk])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow(/passphrase|damaged|incomplete/);
    await expect(open(Buffer.concat([sealed, Buffer.from('more')]))).rejects.toThrow(/damaged|incomplete/);
    const part = (from: number, to?: number) =>
      sealed.subarray(header + from * chunk, to && header + to * chunk);
    const swapped = Buffer.concat([sealed.subarray(0, header), part(1, 2), part(0, 1), part(2)]);
    await expect(open(swapped)).rejects.toThrow(/passphrase|damaged/);
  });

  it('of one chunk that is cut off is not only taken for one with another passphrase', async () => {
    const short = await whole(seal(pieces(Buffer.from('Monday')), passphrase));
    await expect(open(short.subarray(0, short.length - 1))).rejects.toThrow('or the file is cut off');
  });
});

it.each([
  ['is not there', 'nothing.enc', 'ENOENT'],
  ['is a folder', '', 'EISDIR'],
])('a backup that %s is named', async (_how, name, code) => {
  const file = path.join(tmpdir(), name);
  await expect(readBackup(bytesOf(file), passphrase)).rejects.toThrow(
    new BackupError(`The backup can't be read (${code}): ${file}`),
  );
});

describe('rotation', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'writers-backups-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const nameOfDay = (day: number) => `monday-writers-2026010${day}T030000000Z.sql.gz.enc`;
  const fill = async (days: readonly number[]) => {
    for (const day of days) await writeFile(path.join(folder, nameOfDay(day)), '');
    await writeFile(path.join(folder, 'notes.txt'), '');
  };

  const writeTo = (to: string) => {
    const content = { lines: [], passphrase, signal: new AbortController().signal };
    return writeBackupFile(content as unknown as Parameters<typeof writeBackupFile>[0], to);
  };

  it.each([
    ['a file', 'notes.txt', /is not a folder, or lies below a file\. Choose another with --to\.$/],
    [
      'below a file',
      'notes.txt/backups',
      /is not a folder, or lies below a file\. Choose another with --to\.$/,
    ],
    [
      'where no folder can be made',
      '/proc/backups',
      /^The backup can't be written to \/proc\/backups \(\w+\)\. Choose/,
    ],
  ])('has no folder if --to is %s', async (_where, to, says) => {
    await fill([]);
    await expect(writeTo(path.resolve(folder, to))).rejects.toThrow(says);
  });

  it('keeps the newest and what is no backup', async () => {
    await fill([1, 2, 3, 4]);
    expect(await rotate(folder, path.join(folder, nameOfDay(4)), { keep: 2, keepDays: 0 })).toBe(2);
    expect((await readdir(folder)).sort()).toEqual([nameOfDay(3), nameOfDay(4), 'notes.txt']);
  });

  it('keeps younger ones, however many there are, and the one just made in any case', async () => {
    await fill([1, 2, 3]);
    const since = Date.now() - Date.UTC(2026, 0, 2);
    const days = Math.ceil(since / (24 * 60 * 60 * 1000));
    expect(await rotate(folder, path.join(folder, nameOfDay(1)), { keep: 0, keepDays: days })).toBe(0);
    expect(await rotate(folder, path.join(folder, nameOfDay(1)), { keep: 0, keepDays: 0 })).toBe(2);
    expect((await readdir(folder)).sort()).toEqual([nameOfDay(1), 'notes.txt']);
  });
});
