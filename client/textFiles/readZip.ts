import { inflateSync, strFromU8 } from 'fflate';
import { ImportProblem, importLimits, mebibyte } from './importedText';

/** Bytes unpacked before yielding to the page. */
const bytesPerTask = 4 * mebibyte;

const methodStored = 0;
const methodDeflated = 8;

const signatures = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
/** The value of a 32-bit size or position that is stated in 64 bits elsewhere. */
const in64Bits = 0xffff_ffff;
const commentMax = 0xffff;

interface ZipEntry {
  name: string;
  originalSize: number;
  isSupported: boolean;
  /** Returns at most as many bytes as the directory states. Throws if the entry is damaged. */
  unpack(): Uint8Array;
}

const bits64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** The position of the archive's directory, and its number of entries. Source: PKWARE's APPNOTE.TXT, sections 4.3.14 to 4.3.16. */
function directoryOf(view: DataView): { count: number; at: number } {
  const last = view.byteLength - 22;
  for (let end = last; end >= Math.max(0, last - commentMax); end -= 1) {
    if (view.getUint32(end, true) !== signatures.end) continue;
    if (end >= 20 && view.getUint32(end - 20, true) === signatures.locator64) {
      const end64 = bits64(view, end - 12);
      if (view.getUint32(end64, true) === signatures.end64)
        return { count: bits64(view, end64 + 32), at: bits64(view, end64 + 48) };
    }
    return { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
  }
  throw new Error('no directory');
}

/** Unpacked size, packed size and position of an entry: in 32 bits, or in its extra field. Source: section 4.5.3. */
function measuresOf(view: DataView, entry: number, extra: { from: number; to: number }): number[] {
  const measures = [24, 20, 42].map((position) => view.getUint32(entry + position, true));
  if (!measures.includes(in64Bits)) return measures;
  let field = extra.from;
  while (field + 4 <= extra.to && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  return measures.map((measure) => {
    if (measure !== in64Bits) return measure;
    next += 8;
    return bits64(view, next - 8);
  });
}

/** The directory's entry at a position, and the position of the next. Source: section 4.3.12. */
function entryAt(bytes: Uint8Array, view: DataView, entry: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(entry, true) !== signatures.entry) throw new Error('no entry');
  const [flags = 0, method] = [8, 10].map((position) => view.getUint16(entry + position, true));
  const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((position) =>
    view.getUint16(entry + position, true),
  );
  const nameEnd = entry + 46 + nameLength;
  const extraEnd = nameEnd + extraLength;
  const extra = { from: nameEnd, to: extraEnd };
  const [originalSize = 0, packedSize = 0, at = 0] = measuresOf(view, entry, extra);
  const isUtf8 = (flags & 0x800) !== 0;
  const unpack = () => {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (method === methodStored) return bytes.slice(start, start + Math.min(packedSize, originalSize));
    return inflateSync(bytes.subarray(start, start + packedSize), { out: new Uint8Array(originalSize) });
  };
  return {
    entry: {
      name: strFromU8(bytes.subarray(entry + 46, nameEnd), !isUtf8),
      originalSize,
      isSupported: method === methodStored || method === methodDeflated,
      unpack,
    },
    next: extraEnd + commentLength,
  };
}

/** Lists an archive's entries without unpacking them. Throws an ImportProblem if it has too many, or isn't an archive. */
export function listZip(bytes: Uint8Array, name = 'This file'): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: ZipEntry[] = [];
  try {
    const { count, at } = directoryOf(view);
    for (let position = at; entries.length < count; ) {
      if (entries.length >= importLimits.entries)
        throw new ImportProblem(`“${name}” holds too many files. Divide it, and import the parts.`);
      const { entry, next } = entryAt(bytes, view, position);
      entries.push(entry);
      position = next;
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem('This file is damaged or isn’t a ZIP file.');
  }
  return entries;
}

const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Unpacks the entries one by one; null for a damaged one. */
export async function* unpackAll(
  entries: readonly ZipEntry[],
): AsyncGenerator<{ name: string; content: Uint8Array | null }> {
  let size = 0;
  for (const entry of entries) {
    yield { name: entry.name, content: tryUnpack(entry) };
    size += entry.originalSize;
    if (size < bytesPerTask) continue;
    await waitForNextTask();
    size = 0;
  }
  await waitForNextTask();
}

function tryUnpack(entry: ZipEntry): Uint8Array | null {
  try {
    return entry.unpack();
  } catch {
    return null;
  }
}
