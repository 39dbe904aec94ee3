import type { QuoteStyle } from './quoteStyles';

/** A replacement of what precedes the caret, up to the caret. */
interface Replacement {
  /** Characters before the caret to remove, including the one just typed. */
  cut: number;
  text: string;
}

const opensBefore = /(?:^|[\s([{¡¿/\u2013\u2014\u00ab\u2039\u201c\u201e\u2018\u201a-])$/;
const afterDash = /[\u2013\u2014-]$/;
const emphasis = /[*_~]+$/;
const letter = /[\p{L}\p{N}]$/u;

/** Whether what precedes is code, an address, a tag or a link's target, which stay as typed. */
function isVerbatim(before: string): boolean {
  const word = /\S*$/.exec(before)?.[0] ?? '';
  if (/[a-z][a-z0-9+.-]*:\/\/|^www\.|^mailto:/i.test(word)) return true;
  if (/<(?:[A-Za-z/][^<>]*|!--?[^>]*|!)$/.test(before)) return true;
  if (/\]\([^()]*(?:\([^()]*\)[^()]*)*$/.test(before)) return true;
  if (/^ {0,3}\[[^\]^][^\]]*\]:/.test(before)) return true;
  return isInCode(before);
}

/** Whether a code span is open at the end: back-ticks without as many after them. */
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

/** Whether a quotation that the line began is still open. */
function isOpen(before: string, [open, close]: readonly [string, string]): boolean {
  const [opening, closing] = [open.trim(), close.trim()];
  return opening !== closing && count(before, opening) > count(before, closing);
}

/** The text without the marks of emphasis at its end. */
const bare = (text: string) => text.replace(emphasis, '');

function quoted(before: string, style: QuoteStyle): Replacement {
  const within = bare(before);
  const [open, close] = style.double;
  const isWithin = isOpen(within, style.double);
  // In French a space precedes the closing mark, whoever types it.
  const gap = close.trimStart() !== close && isWithin && /\S[ \u00a0\u202f]$/.test(before);
  if (gap) return { cut: 2, text: close };
  const opens = opensBefore.test(within) && !(afterDash.test(within) && isWithin);
  return { cut: 1, text: opens ? open : close };
}

function singleQuoted(before: string, { single }: QuoteStyle): Replacement {
  if (!single) return { cut: 1, text: '’' };
  const within = bare(before);
  const isWithin = isOpen(within, single);
  const opens = opensBefore.test(within) && !(afterDash.test(within) && isWithin);
  if (opens) return { cut: 1, text: single[0] };
  return { cut: 1, text: isWithin ? single[1] : '’' };
}

/** A line of dashes so far is a break or an underline, and one of a table its head. */
const isOfDashes = /^[\s>|:-]*$/;

function dashed(before: string): Replacement | null {
  if (isOfDashes.test(before) || before.endsWith('<!')) return null;
  if (before.endsWith('–')) return { cut: 2, text: '—' };
  return before.endsWith('-') && !before.endsWith('--') ? { cut: 2, text: '–' } : null;
}

/** A dash that begins a line, as dialogue does in many languages, once a letter follows. */
function dialogue(before: string, typed: string): Replacement | null {
  const found = /^ {0,3}(?:> ?)*(-{2,3}) ?$/.exec(before);
  if (!found?.[1] || !/[\p{L}\p{N}¡¿«“„"'*_]/u.test(typed)) return null;
  const dashes = before.lastIndexOf(found[1]);
  const behind = before.slice(dashes + found[1].length);
  const cut = before.length - dashes + typed.length;
  return { cut, text: `${found[1].length === 2 ? '–' : '—'}${behind}${typed}` };
}

/**
 * The replacement of a typed character in prose, and of characters before it that it changes. `before` is the line before it; null if it
 * stays as typed.
 */
export function typeset(before: string, typed: string, style: QuoteStyle): Replacement | null {
  if (isVerbatim(before) || /\\$/.test(before)) return null;
  if (typed === '"') return quoted(before, style);
  if (typed === "'") return singleQuoted(before, style);
  if (typed === '-') return dashed(before);
  if (typed === '.') return /(?:^|[^./])\.\.$/.test(before) ? { cut: 3, text: '…' } : null;
  const space = style.spaced[typed];
  if (space && /\S $/.test(before)) return { cut: 2, text: space + typed };
  return dialogue(before, typed) ?? apostrophe(before, typed, style);
}

/** A closing mark within a word was an apostrophe. */
function apostrophe(before: string, typed: string, { single }: QuoteStyle): Replacement | null {
  const close = single?.[1];
  if (!close || close === '’' || !before.endsWith(close) || !letter.test(typed)) return null;
  if (!letter.test(before.slice(0, -1))) return null;
  return { cut: 2, text: `’${typed}` };
}
