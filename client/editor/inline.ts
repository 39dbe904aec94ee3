/** Styles of a run, as bits that can be combined. */
export const mark = { strong: 1, em: 2, struck: 4, code: 8, link: 16, sign: 32 } as const;

export interface Run {
  start: number;
  end: number;
  marks: number;
}

/** Limits of characters and runs beyond which a line isn't styled, to bound the work per key. */
const longestLine = 20_000;
const maxRuns = 400;
/** Maximum number of openers checked for a closing mark. */
const maxOpeners = 50;

const escapable = /[!-/:-@[-`{-~]/;
const autolink = /<(?:[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/y;
const tag = /<(?:\/?[A-Za-z][^<>]*|!--[^>]*--)>/y;
const address = /https?:\/\/[^\s<>]*[^\s<>.,;:!?'"*_~)\]]/y;
const destination = /\((?:<[^<>]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:[ \t]+(?:"[^"]*"|'[^']*'))?[ \t]*\)/y;
const reference = /\[[^[\]]*\]/y;
const space = /\s/;
const punctuation = /[\p{P}\p{S}]/u;

interface Delimiter {
  character: string;
  start: number;
  length: number;
  /** How many of its characters aren't matched yet. */
  left: number;
  opens: boolean;
  closes: boolean;
}

/** Code that goes over the ends of a line, as the lengths of its back-tick runs; 0 for none. */
interface CodeAround {
  /** The length of the run that opens the code in which the line begins. */
  before: number;
  /** Whether a run that isn't closed in the line is closed in a line below. */
  closesBelow: (length: number) => boolean;
}

/**
 * The styled runs of a line within its paragraph, in order and without overlaps, and the length of the back-tick run whose code goes
 * on in the next line. `from` is the text's start after the line's marks.
 */
// Branches: one case per character that has a meaning; they share the place in the line, and what is open.
export function inlineOf(
  text: string,
  from: number,
  { before, closesBelow }: CodeAround,
): { runs: Run[]; after: number } {
  if (text.length > longestLine) return { runs: [], after: 0 };
  const marks = new Uint8Array(text.length);
  const add = (start: number, end: number, bits: number) => {
    for (let n = start; n < end; n += 1) marks[n] = (marks[n] ?? 0) | bits;
  };
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0].length ?? 0;
  };

  const delimiters: Delimiter[] = [];
  const brackets: number[] = [];
  /** Lengths of back-tick runs without a match further on. */
  const unpaired = new Set<number>();
  let at = from;
  let after = 0;
  /** Styles code up to the run that closes it, or to the end of the line. */
  const addCode = (start: number, length: number, close: number) => {
    after = close < 0 ? length : 0;
    add(start, close < 0 ? text.length : close + length, mark.code);
    if (close >= 0) add(close, close + length, mark.sign);
    return close < 0 ? text.length : close + length;
  };
  if (before > 0) at = addCode(at, before, closingTicks(text, at, before));
  while (at < text.length) {
    const character = text.charAt(at);
    let next = at + 1;
    if (character === '\\' && escapable.test(text.charAt(at + 1))) {
      add(at, at + 1, mark.sign);
      next = at + 2;
    } else if (character === '`') {
      const length = runLength(text, at);
      next = at + length;
      const close = unpaired.has(length) ? -1 : closingTicks(text, next, length);
      if (close < 0 && !closesBelow(length)) unpaired.add(length);
      else {
        add(at, next, mark.code | mark.sign);
        next = addCode(next, length, close);
      }
    } else if (character === '<') {
      const linked = matchAt(autolink, at);
      const length = linked || matchAt(tag, at);
      if (length) {
        add(at, at + length, linked ? mark.link : mark.sign);
        next = at + length;
      }
    } else if (character === 'h' && !isWordAt(text, at - 1)) {
      const length = matchAt(address, at);
      if (length) {
        add(at, at + length, mark.link);
        next = at + length;
      }
    } else if (character === '[') brackets.push(at);
    else if (character === ']') {
      const open = brackets.pop();
      const length = open === undefined ? 0 : matchAt(destination, at + 1) || matchAt(reference, at + 1);
      if (open !== undefined && length) {
        add(open, open + 1, mark.sign);
        add(open + 1, at, mark.link);
        add(at, at + 1 + length, mark.sign);
        if (text.charAt(open - 1) === '!') add(open - 1, open, mark.sign);
        next = at + 1 + length;
      }
    } else if (character === '*' || character === '_' || character === '~') {
      const length = runLength(text, at);
      const found = delimiter(text, at, length);
      if (found) delimiters.push(found);
      next = at + length;
    }
    at = next;
  }
  pair(delimiters, add);
  return { runs: runsOf(marks), after };
}

const ticks = /`+/g;

/** The lengths of a text's back-tick runs, each of which closes code of its length. */
export const tickRuns = (text: string): Set<number> =>
  new Set(text.match(ticks)?.map(({ length }) => length));

function runLength(text: string, at: number): number {
  const character = text[at];
  let end = at + 1;
  while (text[end] === character) end += 1;
  return end - at;
}

/** The position of the run of back-ticks of this length that closes code; -1 if there is none. */
function closingTicks(text: string, from: number, length: number): number {
  for (let at = text.indexOf('`', from); at >= 0; ) {
    const found = runLength(text, at);
    if (found === length) return at;
    at = text.indexOf('`', at + found);
  }
  return -1;
}

const isWordAt = (text: string, at: number) => at >= 0 && /[\p{L}\p{N}]/u.test(text.charAt(at));

/** The delimiter of a run of stars, underscores or tildes, if it can open or close by CommonMark's flanking rules. */
// Branches: the terms of these rules.
function delimiter(text: string, start: number, length: number): Delimiter | null {
  const character = text.charAt(start);
  if (character === '~' && length > 2) return null;
  const before = start === 0 ? ' ' : text.charAt(start - 1);
  const after = start + length >= text.length ? ' ' : text.charAt(start + length);
  const isLeftFlanking =
    !space.test(after) && (!punctuation.test(after) || space.test(before) || punctuation.test(before));
  const isRightFlanking =
    !space.test(before) && (!punctuation.test(before) || space.test(after) || punctuation.test(after));
  const canBeInWord = character !== '_';
  const opens = isLeftFlanking && (canBeInWord || !isRightFlanking || punctuation.test(before));
  const closes = isRightFlanking && (canBeInWord || !isLeftFlanking || punctuation.test(after));
  return opens || closes ? { character, start, length, left: length, opens, closes } : null;
}

/** Matches each closing mark with the nearest opener of its kind. */
function pair(delimiters: Delimiter[], add: (start: number, end: number, bits: number) => void) {
  const openers: Delimiter[] = [];
  for (const closer of delimiters) {
    while (closer.closes && closer.left > 0) {
      const found = openerFor(closer, openers);
      if (found < 0) break;
      const opener = openers[found] as Delimiter;
      // Openers in between stay unmatched.
      openers.length = found + 1;
      const tilde = closer.character === '~';
      const taken = tilde ? closer.left : opener.left >= 2 && closer.left >= 2 ? 2 : 1;
      const open = opener.start + opener.left;
      const close = closer.start + closer.length - closer.left;
      add(open - taken, open, mark.sign);
      add(open, close, tilde ? mark.struck : taken === 2 ? mark.strong : mark.em);
      add(close, close + taken, mark.sign);
      opener.left -= taken;
      closer.left -= taken;
      if (opener.left === 0) openers.pop();
    }
    if (closer.opens && closer.left > 0)
      openers.push({ ...closer, start: closer.start + closer.length - closer.left });
  }
}

/** The index of the opener that a closing mark matches; -1 if there is none. Source: CommonMark, emphasis, rules 9 and 10. */
function openerFor(closer: Delimiter, openers: Delimiter[]): number {
  const last = Math.max(0, openers.length - maxOpeners);
  for (let n = openers.length - 1; n >= last; n -= 1) {
    const opener = openers[n] as Delimiter;
    if (opener.character !== closer.character) continue;
    if (closer.character === '~' && opener.left !== closer.left) continue;
    const isRuleOfThree = (opener.closes || closer.opens) && (opener.length + closer.length) % 3 === 0;
    if (isRuleOfThree && (opener.length % 3 !== 0 || closer.length % 3 !== 0)) continue;
    return n;
  }
  return -1;
}

/** The runs of equal marks; none if there are too many to style. */
function runsOf(marks: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < marks.length; ) {
    const bits = marks[start] ?? 0;
    let end = start + 1;
    while (end < marks.length && marks[end] === bits) end += 1;
    if (bits) runs.push({ start, end, marks: bits });
    start = end;
  }
  return runs.length > maxRuns ? [] : runs;
}
