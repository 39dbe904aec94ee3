import { normalForm } from '../../../contract/normalForm';
import { graphemesOf } from '../../../render/typesetting/graphemes';

/** A file name's limits: the strictest of the common systems, less the space for the folder that the archive is unpacked into. */
const nameLimits = { units: 100, bytes: 200 };

/** Reserved device names in Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

/** Matches control characters, direction marks and lone surrogates. Joiners stay, because words and emoji need them. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

/** Truncates the text to the limits without splitting a grapheme. */
function truncate(text: string, room: typeof nameLimits): string {
  if (text.length <= room.units && Buffer.byteLength(text) <= room.bytes) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of graphemesOf(text)) {
    bytes += Buffer.byteLength(segment);
    if (kept.length + segment.length > room.units || bytes > room.bytes) break;
    kept += segment;
  }
  return kept;
}

const trimEnds = (name: string) => name.replace(/^[\s.-]+|[\s.]+$/g, '');

/** Returns a file name without extension that is valid on Windows, macOS and Linux, or `otherwise` if nothing is left. */
export function safeName(title: string, otherwise = 'Untitled'): string {
  const name = normalForm('NFC', title)
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisible, '')
    .replace(/[<>"?*]/g, '')
    .replace(/ ?[/\\:|]+ /g, ' - ')
    .replace(/[/\\:|]+/g, '-')
    .replace(/ {2,}/g, ' ');
  const truncated = trimEnds(truncate(trimEnds(name), nameLimits));
  const safe = deviceName.test(truncated) ? `_${truncated}` : truncated;
  return safe || otherwise;
}

/** A key that is equal for names that some file system treats as equal: they differ in case, composed accents or joiners. */
const equalityKey = (name: string) =>
  normalForm('NFKD', name)
    .replace(/[\u200c\u200d]/g, '')
    .toUpperCase()
    .toLowerCase();

/** Returns a function that gives each file in a folder a unique name by appending a number to repeated titles. */
export function fileNamer(extension: string, otherwise?: string): (title: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (title) => {
    const base = safeName(title, otherwise);
    for (;;) {
      const number = next.get(equalityKey(base)) ?? 1;
      next.set(equalityKey(base), number + 1);
      const suffix = number === 1 ? '' : ` (${number})`;
      const room = { units: nameLimits.units - suffix.length, bytes: nameLimits.bytes - suffix.length };
      const name = `${trimEnds(truncate(base, room))}${suffix}`;
      if (taken.has(equalityKey(name))) continue;
      taken.add(equalityKey(name));
      return `${name}${extension}`;
    }
  };
}
