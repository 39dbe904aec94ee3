import type MarkdownIt from 'markdown-it';

/** A longer address stays text: nobody writes one, and it could be multiplied by referring to it. */
export const longestAddress = 2_000;
/** A bracket in an address is closed within so many characters, or the address ends before it. */
const longestBracket = 200;

const schemes = ['http', 'https', 'mailto'] as const;
const letter = /[A-Za-z]/;
const mailAddress =
  /[A-Za-z0-9][\w.+-]{0,63}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9][A-Za-z0-9-]{0,62}){0,8}/y;
const hostStart = /[\p{L}\p{N}]/uy;
/** What ends an address wherever it stands: white space, control characters, angle brackets, quotation marks. */
const ends = /[\s\p{Cc}<>"`“”„«»｜]/u;
/** What ends a sentence or emphasis, and not an address. */
const trailing = new Set(".,:;?!'’*~");
const closingOf: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const closing = new Set(Object.values(closingOf));

function trimmed(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && trailing.has(text.charAt(last - 1))) last -= 1;
  return last;
}

/** The scheme that is spelled out before a colon, as far back as the text goes that is not yet part of anything. */
function schemeBefore(text: string, colon: number, back: number): string {
  for (const scheme of schemes) {
    const start = colon - scheme.length;
    if (scheme.length > back || (back > scheme.length && letter.test(text.charAt(start - 1)))) continue;
    const written = text.slice(start, colon);
    if (written.toLowerCase() === scheme) return written;
  }
  return '';
}

/** Where the address ends that goes on at `start`; it is read once, but for what follows a bracket left open. */
function endOfAddress(text: string, start: number, max: number): number {
  const open: { at: number; closedBy: string | undefined }[] = [];
  let at = start;
  for (; at < max && at - start <= longestAddress; at += 1) {
    const character = text.charAt(at);
    const [outermost] = open;
    if (ends.test(character) || (outermost && at - outermost.at > longestBracket)) break;
    if (character in closingOf) open.push({ at, closedBy: closingOf[character] });
    else if (closing.has(character) && open.pop()?.closedBy !== character) break;
  }
  return trimmed(text, start, open[0]?.at ?? at);
}

type InlineState = InstanceType<MarkdownIt['inline']['State']>;
/** The count that the link rule keeps; the types know nothing of it. */
const isInLink = (state: InlineState) => (state as InlineState & { linkLevel: number }).linkLevel > 0;

/**
 * Makes links of addresses that name their scheme: http, https and mailto. In place of markdown-it's own rules, whose
 * patterns look for the end of each address through the rest of the text.
 */
export function linkAddresses(md: MarkdownIt): void {
  md.core.ruler.disable('linkify');
  md.inline.ruler.at('linkify', (state, silent) => {
    const { src, pos, posMax } = state;
    if (isInLink(state) || src.charCodeAt(pos) !== 0x3a) return false;
    // The source is looked at and not what is pending: that is put together anew whenever it is looked at.
    const name = schemeBefore(src, pos, Math.min(pos, state.pending.length));
    const kind = name.toLowerCase();
    let end = 0;
    if (kind === 'mailto') {
      mailAddress.lastIndex = pos + 1;
      end = mailAddress.test(src) ? mailAddress.lastIndex : 0;
    } else if ((kind === 'http' || kind === 'https') && src.startsWith('//', pos + 1)) {
      hostStart.lastIndex = pos + 3;
      end = hostStart.test(src) ? endOfAddress(src, pos + 3, posMax) : 0;
    }
    if (end <= pos + 1 || end > posMax) return false;

    const address = src.slice(pos - name.length, end);
    const href = md.normalizeLink(address);
    const isLink = md.validateLink(href);
    if (!silent) {
      if (!isLink) state.pending += src.slice(pos, end);
      else {
        state.pending = state.pending.slice(0, -name.length);
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
