import { parser } from '../../../markdown/parser';
import { linksIn } from './rules';

const { unescapeAll } = parser.utils;

/** Targets of links, pictures and definitions. Also matches within code, which does no harm. */
const destinations = /(?:\]\(|\]:)[\s<>]*([^\s<>)]+)|<(https?:[^\s<>]+)>/gi;

const isWeb = (address: string) => /^https?:/i.test(address);
/** An address written out in the text exactly as it is followed. */
const isWritten = (address: string) => /^https?:\/\//i.test(address);

/** Upper limit on an address with all its escapes. */
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
 * The addresses in a Markdown text: those written out, and the targets of its links and pictures. Found by regular expressions
 * alone, so that a long text of nothing but links takes no longer than others.
 */
export const linksInMarkdown = (markdown: string): string[] => [
  ...linksIn(markdown),
  ...destinationsIn(markdown),
];

/** Beyond this number or length, addresses are equal only if they are written alike. */
const compared = { addresses: 500, characters: 300 } as const;

const hostOf = (address: string) => /^(?:https?:[\\/]*)?([^\\/?#]*)/i.exec(address)?.[1] ?? '';

/** International hosts take far longer to parse. */
const isPlain = (host: string) => /^[!-~]+$/.test(host);

/** Normalises an address, so that different spellings compare as equal. */
function placeOf(address: string): string {
  if (address.length > compared.characters || !isPlain(hostOf(address))) return address;
  // Only at the start of a run of signs: an address of nothing but signs would take quadratic time.
  const given = address.replace(/(?<![\p{P}*~])[\p{P}*~]+$/u, '');
  try {
    const { host, pathname, search, hash } = new URL(isWeb(given) ? given : `http://${given}`);
    return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
  } catch {
    return given;
  }
}

const placesOf = (addresses: ReadonlySet<string>) => [...addresses].slice(0, compared.addresses).map(placeOf);

/** Whether any of the addresses has a target that none of the earlier ones has. */
export function hasNewLink(now: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before);
  const changed = new Set(now.filter((address) => !known.has(address)));
  if (changed.size === 0) return false;
  if (changed.size > compared.addresses) return true;
  const places = new Set(placesOf(known));
  return placesOf(changed).some((place) => !places.has(place));
}
