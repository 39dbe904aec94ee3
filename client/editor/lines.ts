import { countWords } from '../../server/markdown/wordCount';
import type { Line, OddBreak } from './slateTypes';

/** The document: at least one line, immutable. */
export type Lines = readonly Line[];

export const textOf = (line: Line | undefined): string => line?.children[0]?.text ?? '';

export const newLine = (text: string, before?: string): Line =>
  before === '\r\n' || before === '\r'
    ? { before: before satisfies OddBreak, children: [{ text }] }
    : { children: [{ text }] };

/** The break before a line; the first line has none. */
export const breakOf = (line: Line): string => line.before ?? '\n';

/** Splits a text into lines, without their breaks. */
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

export function joined(lines: Lines): string {
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

/** Word counts add up over lines, because a break is white space. */
export function wordsOf(line: Line): number {
  let words = wordsByLine.get(line);
  if (words === undefined) {
    words = countWords(textOf(line));
    wordsByLine.set(line, words);
  }
  return words;
}

/** The difference between two documents: everything between their common start and end. */
export interface Splice {
  at: number;
  removed: Lines;
  inserted: Lines;
}

/** Compares lines by identity, which is fast even for a novel. */
export function spliceBetween(before: Lines, after: Lines): Splice | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at += 1;
  let kept = 0;
  while (kept < shorter - at && before[before.length - 1 - kept] === after[after.length - 1 - kept])
    kept += 1;
  if (at === before.length && at === after.length) return null;
  return {
    at,
    removed: before.slice(at, before.length - kept),
    inserted: after.slice(at, after.length - kept),
  };
}

export const spliced = (lines: Lines, at: number, count: number, inserted: Lines): Line[] =>
  lines.slice(0, at).concat(inserted, lines.slice(at + count));
