import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ImportProblem, importLimits, mebibyte } from './importedText';

/** Bytes unpacked before the page gets its turn. */
const atOnce = 4 * mebibyte;

const stored = 0;
const deflated = 8;

export interface ZipEntry extends UnzipFileInfo {
  /** Its method of compression is one that we know. */
  known: boolean;
}

/** What an archive says is in it; nothing is unpacked. */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.length < importLimits.entries) entries.push({ ...entry, known: isKnown(entry) });
        return false;
      },
    });
  } catch {
    throw new ImportProblem('This file is damaged or isn’t a ZIP file.');
  }
  return entries;
}

const isKnown = ({ compression }: UnzipFileInfo) => compression === stored || compression === deflated;

/** No more is ever unpacked than the archive said beforehand. */
export function unpack(bytes: Uint8Array, names: ReadonlySet<string>): Record<string, Uint8Array> {
  return unzipSync(bytes, { filter: (entry) => names.has(entry.name) && isKnown(entry) });
}

/** The named files, some at a time; null for one that can't be unpacked. */
export async function* unpackAll(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  breathe: () => Promise<void>,
): AsyncGenerator<{ name: string; content: Uint8Array | null }> {
  for (let start = 0; start < entries.length; ) {
    let end = start;
    let size = 0;
    while (end < entries.length && (end === start || size < atOnce)) {
      size += entries[end]?.originalSize ?? 0;
      end += 1;
    }
    const names = entries.slice(start, end).map(({ name }) => name);
    const files = unpackSome(bytes, names);
    for (const name of names) yield { name, content: files[name] ?? null };
    await breathe();
    start = end;
  }
}

/** One that is damaged does not take the others along. */
function unpackSome(bytes: Uint8Array, names: readonly string[]): Record<string, Uint8Array | null> {
  try {
    return unpack(bytes, new Set(names));
  } catch {
    if (names.length === 1) return {};
    return Object.assign({}, ...names.map((name) => unpackSome(bytes, [name])));
  }
}
