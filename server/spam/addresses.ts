import type { Token } from 'markdown-it';
import { longestAddress } from '../markdown/addresses';
import { TooComplexError } from '../markdown/budget';
import { parser } from '../markdown/parser';
import { linksIn } from './rules';

/** Without one of these, Markdown has no link whose address stands in the text otherwise than as it is followed. */
const written = /\]\(|\]:|<https?:/i;

/** Pictures count, as pages link to them; what stands in their text is never a link. */
function* destinationsOf(tokens: readonly Token[]): Generator<string> {
  for (const token of tokens) {
    if (token.type === 'image') yield token.attrGet('src') ?? '';
    else if (token.type === 'link_open' && token.markup !== 'linkify') yield token.attrGet('href') ?? '';
    else if (token.children) yield* destinationsOf(token.children);
  }
}

/** What links and pictures of a Markdown text lead to elsewhere; none if it is too complex, because then it is shown without links. */
function destinationsIn(markdown: string): string[] {
  if (!written.test(markdown)) return [];
  try {
    return [...destinationsOf(parser.parse(markdown, {}))].filter((href) => /^https?:/i.test(href));
  } catch (error) {
    if (error instanceof TooComplexError) return [];
    throw error;
  }
}

/** Where an address leads, however it is written. */
function placeOf(address: string): string {
  // Only where a run of signs begins: an address of signs would take quadratic time.
  const given = address.slice(0, longestAddress).replace(/(?<![\p{P}*~])[\p{P}*~]+$/u, '');
  try {
    const { host, pathname, search, hash } = new URL(/^https?:/i.test(given) ? given : `http://${given}`);
    return `${host.replace(/^www\./, '')}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
  } catch {
    return given;
  }
}

const placesOf = (addresses: readonly string[]) => new Set(addresses.map(placeOf));

/** The addresses of a Markdown text with its title: those that are written out, and those that its links and pictures lead to besides. */
export function linksInMarkdown(title: string, markdown: string): string[] {
  const raw = [...linksIn(title), ...linksIn(markdown)];
  const known = placesOf(raw);
  return [...raw, ...destinationsIn(markdown).filter((href) => !known.has(placeOf(href)))];
}

/** Whether one of the addresses leads to where none of the earlier ones did. */
export function hasNewLink(now: readonly string[], before: readonly string[]): boolean {
  if (now.length === 0) return false;
  const known = placesOf(before);
  return now.some((address) => !known.has(placeOf(address)));
}
