import { inflateSync, strFromU8 } from 'fflate';
import { ImportProblem, importLimits, mebibyte } from './importedText';

/** Bytes unpacked before yielding to the page. */
const atOnce = 4 * mebibyte;

const stored = 0;
const deflated = 8;

const signatures = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
/** A size or place that is stated elsewhere, in 64 bits. */
const large = 0xffff_ffff;
const commentMax = 0xffff;

interface ZipEntry {
  name: string;
  originalSize: number;
  /** Whether its compression method is supported. */
  known: boolean;
  /** Never more than the directory states. Throws if it is damaged. */
  unpack(): Uint8Array;
}

const bits64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** Source: PKWARE's APPNOTE.TXT, sections 4.3.14 to 4.3.16. */
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

/** Sizes and place of an entry: in 32 bits, or in its extra field. Source: section 4.5.3. */
function measuresOf(view: DataView, entry: number, extra: { from: number; to: number }): number[] {
  const measures = [24, 20, 42].map((place) => view.getUint32(entry + place, true));
  if (!measures.includes(large)) return measures;
  let field = extra.from;
  while (field + 4 <= extra.to && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  return measures.map((measure) => {
    if (measure !== large) return measure;
    next += 8;
    return bits64(view, next - 8);
  });
}

/** The directory's entry at a place, and the place of the next. Source: section 4.3.12. */
function entryAt(bytes: Uint8Array, view: DataView, entry: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(entry, true) !== signatures.entry) throw new Error('no entry');
  const [flags = 0, method] = [8, 10].map((place) => view.getUint16(entry + place, true));
  const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((place) =>
    view.getUint16(entry + place, true),
  );
  const nameEnd = entry + 46 + nameLength;
  const extraEnd = nameEnd + extraLength;
  const extra = { from: nameEnd, to: extraEnd };
  const [originalSize = 0, packedSize = 0, at = 0] = measuresOf(view, entry, extra);
  const isUtf8 = (flags & 0x800) !== 0;
  const unpack = () => {
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (method === stored) return bytes.slice(start, start + Math.min(packedSize, originalSize));
    return inflateSync(bytes.subarray(start, start + packedSize), { out: new Uint8Array(originalSize) });
  };
  return {
    entry: {
      name: strFromU8(bytes.subarray(entry + 46, nameEnd), !isUtf8),
      originalSize,
      known: method === stored || method === deflated,
      unpack,
    },
    next: extraEnd + commentLength,
  };
}

/** Lists an archive's entries without unpacking. Each is read by itself, whatever others have its name or are damaged. */
export function listZip(bytes: Uint8Array, name = 'This file'): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: ZipEntry[] = [];
  try {
    const { count, at } = directoryOf(view);
    for (let place = at; entries.length < count; ) {
      if (entries.length >= importLimits.entries)
        throw new ImportProblem(`“${name}” holds too many files. Divide it, and import the parts.`);
      const { entry, next } = entryAt(bytes, view, place);
      entries.push(entry);
      place = next;
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem('This file is damaged or isn’t a ZIP file.');
  }
  return entries;
}

/** Unpacks the entries one by one; null for a damaged one. */
export async function* unpackAll(
  entries: readonly ZipEntry[],
  breathe: () => Promise<void>,
): AsyncGenerator<{ name: string; content: Uint8Array | null }> {
  let size = 0;
  for (const entry of entries) {
    yield { name: entry.name, content: unpacked(entry) };
    size += entry.originalSize;
    if (size < atOnce) continue;
    await breathe();
    size = 0;
  }
  await breathe();
}

function unpacked(entry: ZipEntry): Uint8Array | null {
  try {
    return entry.unpack();
  } catch {
    return null;
  }
}
