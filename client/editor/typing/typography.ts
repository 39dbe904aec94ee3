import type { QuoteStyle } from './quoteStyles';

/** A replacement of what precedes the caret, up to the caret. */
interface Replacement {
  /** Characters before the caret to remove, including the one just typed. */
  cut: number;
  text: string;
}

/** Matches a text after which a quotation can begin: nothing, or a space, bracket, dash or opening mark. */
const canPrecedeQuotation = /(?:^|[\s([{¡¿/\u2013\u2014\u00ab\u2039\u201c\u201e\u2018\u201a-])$/;
const endsInDash = /[\u2013\u2014-]$/;
const emphasisAtEnd = /[*_~]+$/;
const endsInLetter = /[\p{L}\p{N}]$/u;

const address = /[a-z][a-z0-9+.-]*:\/\/|^www\.|^mailto:/i;
const openHtmlTag = /<(?:[A-Za-z/][^<>]*|!--?[^>]*|!)$/;
const openLinkTarget = /\]\([^()]*(?:\([^()]*\)[^()]*)*$/;
const linkDefinition = /^ {0,3}\[[^\]^][^\]]*\]:/;

/** Whether the caret is in code, an address, a tag or a link's target, where characters stay as typed. */
function isVerbatim(before: string): boolean {
  const word = /\S*$/.exec(before)?.[0] ?? '';
  if (address.test(word)) return true;
  return [openHtmlTag, openLinkTarget, linkDefinition].some((open) => open.test(before)) || isInCode(before);
}

/** Whether a code span is open at the end of the text: back-ticks without as many after them. */
export function isInCode(before: string): boolean {
  if (!before.includes('`')) return false;
  const runs = /\\`|`+/g;
  let open = 0;
  for (let found = runs.exec(before); found; found = runs.exec(before)) {
    const { length } = found[0];
    if (open === 0) open = found[0] === '\\`' ? 0 : length;
    else if (found[0].endsWith('`') && length - (found[0].startsWith('\\') ? 1 : 0) === open) open = 0;
  }
  return open > 0;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Whether the text has more opening than closing marks. */
function hasOpenQuotation(before: string, [open, close]: readonly [string, string]): boolean {
  const [opening, closing] = [open.trim(), close.trim()];
  return opening !== closing && count(before, opening) > count(before, closing);
}

const withoutEmphasisAtEnd = (text: string) => text.replace(emphasisAtEnd, '');

/** Whether a quotation mark after the text is an opening one. */
const opensQuotation = (textBefore: string, isInQuotation: boolean) =>
  canPrecedeQuotation.test(textBefore) && !(endsInDash.test(textBefore) && isInQuotation);

function doubleQuote(before: string, style: QuoteStyle): Replacement {
  const textBefore = withoutEmphasisAtEnd(before);
  const [open, close] = style.double;
  const isInQuotation = hasOpenQuotation(textBefore, style.double);
  // In French a space precedes the closing mark: the one that was typed is replaced.
  const hasFrenchSpace = close.trimStart() !== close && isInQuotation && /\S[ \u00a0\u202f]$/.test(before);
  if (hasFrenchSpace) return { cut: 2, text: close };
  return { cut: 1, text: opensQuotation(textBefore, isInQuotation) ? open : close };
}

function singleQuote(before: string, { single }: QuoteStyle): Replacement {
  if (!single) return { cut: 1, text: '’' };
  const textBefore = withoutEmphasisAtEnd(before);
  const isInQuotation = hasOpenQuotation(textBefore, single);
  if (opensQuotation(textBefore, isInQuotation)) return { cut: 1, text: single[0] };
  return { cut: 1, text: isInQuotation ? single[1] : '’' };
}

/** Only dashes, pipes and the like: a thematic break, the underline of a heading or the second line of a table. */
const markdownLine = /^[\s>|:-]*$/;

/** The dash for a typed hyphen after another, or after a dash. */
function dash(before: string): Replacement | null {
  if (markdownLine.test(before) || before.endsWith('<!')) return null;
  if (before.endsWith('–')) return { cut: 2, text: '—' };
  return before.endsWith('-') && !before.endsWith('--') ? { cut: 2, text: '–' } : null;
}

/** Dashes that begin a line become a dash when a letter is typed: in many languages, it begins a line of dialogue. */
function dialogueDash(before: string, typed: string): Replacement | null {
  const found = /^ {0,3}(?:> ?)*(-{2,3}) ?$/.exec(before);
  if (!found?.[1] || !/[\p{L}\p{N}¡¿«“„"'*_]/u.test(typed)) return null;
  const dashes = before.lastIndexOf(found[1]);
  const afterDashes = before.slice(dashes + found[1].length);
  const cut = before.length - dashes + typed.length;
  return { cut, text: `${found[1].length === 2 ? '–' : '—'}${afterDashes}${typed}` };
}

/**
 * How typing a character in prose changes it and those before it; null if it stays as typed. `before` is the line up to the caret.
 */
export function typeset(before: string, typed: string, style: QuoteStyle): Replacement | null {
  if (isVerbatim(before) || /\\$/.test(before)) return null;
  if (typed === '"') return doubleQuote(before, style);
  if (typed === "'") return singleQuote(before, style);
  if (typed === '-') return dash(before);
  if (typed === '.') return /(?:^|[^./])\.\.$/.test(before) ? { cut: 3, text: '…' } : null;
  const space = style.spaced[typed];
  if (space && /\S $/.test(before)) return { cut: 2, text: space + typed };
  return dialogueDash(before, typed) ?? apostrophe(before, typed, style);
}

/** A closing mark becomes an apostrophe when a letter follows it within a word. */
function apostrophe(before: string, typed: string, { single }: QuoteStyle): Replacement | null {
  const close = single?.[1];
  if (!close || close === '’' || !before.endsWith(close) || !endsInLetter.test(typed)) return null;
  if (!endsInLetter.test(before.slice(0, -1))) return null;
  return { cut: 2, text: `’${typed}` };
}
