/** What the strictest of the usual systems leaves for a name, with room for the folder that it is unpacked into. */
const longest = { units: 100, bytes: 200 };

/** Names of devices, which Windows takes for no file whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(?=\.|$)/i;

/** Neither shown nor meant: controls, marks of direction, halves of characters. Joiners stay, as words and emoji need them. */
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of the text as the room allows, without cutting a character, or what people take for one, in two. */
function cut(text: string, room: typeof longest): string {
  if (text.length <= room.units && Buffer.byteLength(text) <= room.bytes) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of graphemes.segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (kept.length + segment.length > room.units || bytes > room.bytes) break;
    kept += segment;
  }
  return kept;
}

const trimEnds = (name: string) => name.replace(/^[\s.-]+|[\s.]+$/g, '');

/** A name without extension that Windows, macOS and Linux all take; what `otherwise` says where nothing is left of it. */
export function safeName(title: string, otherwise = 'Untitled'): string {
  const name = title
    .normalize('NFC')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisible, '')
    .replace(/[<>"?*]/g, '')
    .replace(/ ?[/\\:|]+ /g, ' - ')
    .replace(/[/\\:|]+/g, '-')
    .replace(/ {2,}/g, ' ');
  const cutName = trimEnds(cut(trimEnds(name), longest));
  const safe = deviceName.test(cutName) ? `_${cutName}` : cutName;
  return safe || otherwise;
}

/** Names that differ in less are one file to some system: case, accents in one or two parts, joiners. */
const sameFile = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u200c\u200d]/g, '')
    .toUpperCase()
    .toLowerCase();

/** Gives each file of one folder a name of its own: a title that came before gets a number. */
export function fileNamer(extension: string, otherwise?: string): (title: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (title) => {
    const base = safeName(title, otherwise);
    for (;;) {
      const number = next.get(sameFile(base)) ?? 1;
      next.set(sameFile(base), number + 1);
      const mark = number === 1 ? '' : ` (${number})`;
      const room = { units: longest.units - mark.length, bytes: longest.bytes - mark.length };
      const name = `${trimEnds(cut(base, room))}${mark}`;
      if (taken.has(sameFile(name))) continue;
      taken.add(sameFile(name));
      return `${name}${extension}`;
    }
  };
}
