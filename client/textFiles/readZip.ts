import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ImportProblem, importLimits, mebibyte } from './importedText';

/** Bytes unpacked before yielding to the page. */
const atOnce = 4 * mebibyte;

const stored = 0;
const deflated = 8;

export interface ZipEntry extends UnzipFileInfo {
  /** Whether its compression method is supported. */
  known: boolean;
}

/** Lists an archive's entries without unpacking. */
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

/** Never unpacks more than the archive's directory states. */
export function unpack(bytes: Uint8Array, names: ReadonlySet<string>): Record<string, Uint8Array> {
  return unzipSync(bytes, { filter: (entry) => names.has(entry.name) && isKnown(entry) });
}

/** Unpacks the entries in groups; null for a damaged one. */
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

/** A damaged entry must not affect the others. */
function unpackSome(bytes: Uint8Array, names: readonly string[]): Record<string, Uint8Array | null> {
  try {
    return unpack(bytes, new Set(names));
  } catch {
    if (names.length === 1) return {};
    return Object.assign({}, ...names.map((name) => unpackSome(bytes, [name])));
  }
}
