import { countWords } from '../../server/markdown/wordCount';
import type { Line, OddBreak } from './slateTypes';

/** The document: at least one line, immutable. */
export type Lines = readonly Line[];

export const textOf = (line: Line | undefined): string => line?.children[0]?.text ?? '';

/** A line after the given break; only breaks that aren't a line feed are stored. */
export const newLine = (text: string, before?: string): Line =>
  before === '\r\n' || before === '\r'
    ? { before: before satisfies OddBreak, children: [{ text }] }
    : { children: [{ text }] };

/** The break before a line; the first line has none. */
export const breakOf = (line: Line): string => line.before ?? '\n';

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const lineBreak = /\r\n|\r|\n/g;
  let start = 0;
  let before: string | undefined;
  for (let found = lineBreak.exec(text); found; found = lineBreak.exec(text)) {
    lines.push(newLine(text.slice(start, found.index), before));
    before = found[0];
    start = lineBreak.lastIndex;
  }
  lines.push(newLine(text.slice(start), before));
  return lines;
}

export function joinLines(lines: Lines): string {
  const parts: string[] = [];
  lines.forEach((line, n) => {
    if (n > 0) {
      // CR and LF around an empty line must not become one CRLF, which would lose that line.
      const isSplit = breakOf(line) === '\n' && parts.at(-1) === '' && parts.at(-2) === '\r';
      parts.push(isSplit ? '\r' : breakOf(line));
    }
    parts.push(textOf(line));
  });
  return parts.join('');
}

const wordsByLine = new WeakMap<Line, number>();

/** The words of a line, counted once. The words of a text are the sum, because a break is white space. */
export function wordsOf(line: Line): number {
  let words = wordsByLine.get(line);
  if (words === undefined) {
    words = countWords(textOf(line));
    wordsByLine.set(line, words);
  }
  return words;
}

/** A replacement of the lines from `at`: everything between the common start and end of two documents. */
export interface Splice {
  at: number;
  removed: Lines;
  inserted: Lines;
}

/** The difference between two documents; null if there is none. Compares lines by identity, which is fast even for a novel. */
export function spliceBetween(before: Lines, after: Lines): Splice | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let common = 0;
  while (common < shorter - at && before[before.length - 1 - common] === after[after.length - 1 - common])
    common += 1;
  if (at === before.length && at === after.length) return null;
  return {
    at,
    removed: before.slice(at, before.length - common),
    inserted: after.slice(at, after.length - common),
  };
}

/** The lines with `count` of them, from `at`, replaced by others. */
export const spliceLines = (lines: Lines, at: number, count: number, inserted: Lines): Line[] =>
  lines.slice(0, at).concat(inserted, lines.slice(at + count));
