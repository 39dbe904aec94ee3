import { parser } from '../../../markdown/parser';
import { linksIn } from './rules';

const { unescapeAll } = parser.utils;

/**
 * Matches the targets of Markdown links, pictures and definitions: after `](` or `]:`, or a web address in angle brackets. It also
 * matches within code, which does no harm.
 */
const destinations = /(?:\]\(|\]:)[\s<>]*([^\s<>)]+)|<(https?:[^\s<>]+)>/gi;

const isWeb = (address: string) => /^https?:/i.test(address);
/** Whether linksIn() finds the address as it is written. */
const isWrittenOut = (address: string) => /^https?:\/\//i.test(address);

/** The most characters of an address, its escapes included. */
const maxEscapedLength = 20_000;

function* destinationsIn(markdown: string): Generator<string> {
  for (const [, inBrackets, inAngles = ''] of markdown.matchAll(destinations)) {
    const written = inBrackets ?? inAngles;
    if (isWrittenOut(written)) continue;
    const address = unescapeAll(written.slice(0, maxEscapedLength));
    if (isWeb(address)) yield address;
  }
}

/**
 * The addresses in a Markdown text: those written out, and the targets of its links and pictures. Regular expressions find them
 * without parsing, so that a long text of nothing but links takes no longer than others.
 */
export const linksInMarkdown = (markdown: string): string[] => [
  ...linksIn(markdown),
  ...destinationsIn(markdown),
];

/** Addresses beyond this number or length aren't normalised, so they are equal only if they are written alike. */
const maxNormalized = { addresses: 500, characters: 300 } as const;

const hostOf = (address: string) => /^(?:https?:[\\/]*)?([^\\/?#]*)/i.exec(address)?.[1] ?? '';

/** Whether a host is in ASCII; parsing international ones takes far longer. */
const isAscii = (host: string) => /^[!-~]+$/.test(host);

/** Normalises an address, so that different spellings compare as equal. */
function normalizeAddress(address: string): string {
  if (address.length > maxNormalized.characters || !isAscii(hostOf(address))) return address;
  // Removes punctuation at the end. The look-behind tries only the start of each run: an address of nothing else would take quadratic time.
  const trimmed = address.replace(/(?<![\p{P}*~])[\p{P}*~]+$/u, '');
  try {
    const { host, pathname, search, hash } = new URL(isWeb(trimmed) ? trimmed : `http://${trimmed}`);
    return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
  } catch {
    return trimmed;
  }
}

const normalizedOf = (addresses: ReadonlySet<string>) =>
  [...addresses].slice(0, maxNormalized.addresses).map(normalizeAddress);

/** Whether any of the addresses leads to a target to which none of the earlier ones leads. */
export function hasNewLink(now: readonly string[], before: readonly string[]): boolean {
  const known = new Set(before);
  const changed = new Set(now.filter((address) => !known.has(address)));
  if (changed.size === 0) return false;
  if (changed.size > maxNormalized.addresses) return true;
  const knownTargets = new Set(normalizedOf(known));
  return normalizedOf(changed).some((target) => !knownTargets.has(target));
}
