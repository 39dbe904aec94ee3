import { parser } from '../../../markdown/parser';
import { linksIn } from './rules';

const { unescapeAll } = parser.utils;

/** Where links, pictures and definitions lead; within code, too, where that does no harm. */
const destinations = /(?:\]\(|\]:)[\s<>]*([^\s<>)]+)|<(https?:[^\s<>]+)>/gi;

const isWeb = (address: string) => /^https?:/i.test(address);
/** One that stands in the text as it is followed. */
const isWritten = (address: string) => /^https?:\/\//i.test(address);

/** No address that is followed is longer, however many escapes it has. */
const longestEscaped = 20_000;

function* destinationsIn(markdown: string): Generator<string> {
  for (const [, inBrackets, inAngles = ''] of markdown.matchAll(destinations)) {
    const written = inBrackets ?? inAngles;
    if (isWritten(written)) continue;
    const address = unescapeAll(written.slice(0, longestEscaped));
    if (isWeb(address)) yield address;
  }
}

/**
 * The addresses of a Markdown text: those that are written out, and those that its links and pictures lead to besides. Found by
 * expressions alone, so that a long text of nothing else takes no longer than others.
 */
export const linksInMarkdown = (markdown: string): string[] => [
  ...linksIn(markdown),
  ...destinationsIn(markdown),
];

/** Of more addresses, or of longer ones, only those written alike are the same. */
const compared = { addresses: 500, characters: 300 } as const;

const hostOf = (address: string) => /^(?:https?:[\\/]*)?([^\\/?#]*)/i.exec(address)?.[1] ?? '';

/** International hosts take far longer to read. */
const isPlain = (host: string) => /^[!-~]+$/.test(host);

/** Where an address leads, however it is written. */
function placeOf(address: string): string {
  if (address.length > compared.characters || !isPlain(hostOf(address))) return address;
  // Only where a run of signs begins: an address of signs would take quadratic time.
  const given = address.replace(/(?<![\p{P}*~])[\p{P}*~]+$/u, '');
  try {
    const { host, pathname, search, hash } = new URL(isWeb(given) ? given : `http://${given}`);
    return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
  } catch {
    return given;
  }
}

const placesOf = (addresses: ReadonlySet<string>) => [...addresses].slice(0, compared.addresses).map(placeOf);

/** Whether one of the addresses leads to where none of the earlier ones did. */
export function hasNewLink(now: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before);
  const changed = new Set(now.filter((address) => !known.has(address)));
  if (changed.size === 0) return false;
  if (changed.size > compared.addresses) return true;
  const places = new Set(placesOf(known));
  return placesOf(changed).some((place) => !places.has(place));
}
