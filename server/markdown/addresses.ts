import type MarkdownIt from 'markdown-it';

/** A longer address stays text; otherwise references could multiply it in the output. */
export const longestAddress = 2_000;
/** An address ends before a bracket that isn't closed within so many characters. */
const longestBracket = 200;

const schemes = ['http', 'https', 'mailto'] as const;
const colonCode = 0x3a;
const letter = /[A-Za-z]/;
const mailAddress =
  /[A-Za-z0-9][\w.+-]{0,63}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9][A-Za-z0-9-]{0,62}){0,8}/y;
const hostStart = /[\p{L}\p{N}]/uy;
/** A character that ends an address: white space, control characters, angle brackets, quotation marks. */
const endCharacter = /[\s\p{Cc}<>"`“”„«»｜]/u;
/** Characters that belong to the sentence or to emphasis if they are an address's last ones. */
const trailingCharacters = new Set(".,:;?!'’*~");
const closingOf: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const closing = new Set(Object.values(closingOf));

/**
 * Whether a character is a letter, a digit or one of `%&-./:?@`, which neither end an address nor are brackets. This is far faster than
 * the regular expression, which decides about the letters that aren't in these ranges.
 */
const surelyContinues = (code: number) =>
  (code > 0x60 && code < 0x7b) ||
  (code > 0x2c && code < 0x3b) ||
  (code > 0x3e && code < 0x5b) ||
  code === 0x25 ||
  code === 0x26 ||
  (code > 0xbf && code < 0x1680) ||
  (code > 0x3000 && code < 0xd800);

function withoutTrailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && trailingCharacters.has(text.charAt(last - 1))) last -= 1;
  return last;
}

/** The scheme before a colon; empty if none is in the last `available` characters, which aren't part of another token. */
function schemeBefore(text: string, colon: number, available: number): string {
  for (const scheme of schemes) {
    const start = colon - scheme.length;
    const isInWord = available > scheme.length && letter.test(text.charAt(start - 1));
    if (scheme.length > available || isInWord) continue;
    const written = text.slice(start, colon);
    if (written.toLowerCase() === scheme) return written;
  }
  return '';
}

/** The end of the address that continues at `start`, found in linear time. */
function endOfAddress(text: string, start: number, max: number): number {
  const open: { at: number; closedBy: string | undefined }[] = [];
  let at = start;
  for (; at < max && at - start <= longestAddress; at += 1) {
    const outermost = open[0];
    if (outermost && at - outermost.at > longestBracket) break;
    if (surelyContinues(text.charCodeAt(at))) continue;
    const character = text.charAt(at);
    if (endCharacter.test(character)) break;
    if (character in closingOf) open.push({ at, closedBy: closingOf[character] });
    else if (closing.has(character) && open.pop()?.closedBy !== character) break;
  }
  return withoutTrailing(text, start, open[0]?.at ?? at);
}

type InlineState = InstanceType<MarkdownIt['inline']['State']>;
/** Whether the rules are within a link, by markdown-it's counter, which is missing in its types. */
const isInLink = (state: InlineState) => (state as InlineState & { linkLevel: number }).linkLevel > 0;

/**
 * Links addresses with the schemes http, https and mailto. It replaces markdown-it's own rule, whose patterns
 * search the rest of the text for the end of each address.
 */
export function linkAddresses(md: MarkdownIt): void {
  md.core.ruler.disable('linkify');
  md.inline.ruler.at('linkify', (state, silent) => {
    const { src, pos, posMax } = state;
    if (isInLink(state) || src.charCodeAt(pos) !== colonCode) return false;
    // Reads the source instead of `state.pending`, which is concatenated on each access.
    const scheme = schemeBefore(src, pos, Math.min(pos, state.pending.length));
    const kind = scheme.toLowerCase();
    let end = 0;
    if (kind === 'mailto') {
      mailAddress.lastIndex = pos + 1;
      end = mailAddress.test(src) ? mailAddress.lastIndex : 0;
    } else if ((kind === 'http' || kind === 'https') && src.startsWith('//', pos + 1)) {
      hostStart.lastIndex = pos + 3;
      end = hostStart.test(src) ? endOfAddress(src, pos + 3, posMax) : 0;
    }
    if (end <= pos + 1 || end > posMax) return false;

    const address = src.slice(pos - scheme.length, end);
    const href = md.normalizeLink(address);
    const isLink = md.validateLink(href);
    if (!silent) {
      if (!isLink) state.pending += src.slice(pos, end);
      else {
        state.pending = state.pending.slice(0, -scheme.length);
        Object.assign(state.push('link_open', 'a', 1), {
          attrs: [['href', href]],
          markup: 'linkify',
          info: 'auto',
        });
        state.push('text', '', 0).content = md.normalizeLinkText(address);
        Object.assign(state.push('link_close', 'a', -1), { markup: 'linkify', info: 'auto' });
      }
    }
    state.pos = end;
    return true;
  });
}
