import { countWords } from '../../server/markdown/wordCount';
import type { Line, OddBreak } from './slateTypes';

/** The document: at least one line, never changed in place. */
export type Lines = readonly Line[];

export const textOf = (line: Line | undefined): string => line?.children[0]?.text ?? '';

export const newLine = (text: string, before?: string): Line =>
  before === '\r\n' || before === '\r'
    ? { before: before satisfies OddBreak, children: [{ text }] }
    : { children: [{ text }] };

/** The break before a line, which the first line of a text has none of. */
export const breakOf = (line: Line): string => line.before ?? '\n';

/** Every line of the text; what breaks lines stays outside of them. */
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
    if (n > 0) parts.push(breakOf(line));
    parts.push(textOf(line));
  });
  return parts.join('');
}

const wordsByLine = new WeakMap<Line, number>();

/** A break is white space, so the words of a text are those of its lines. */
export function wordsOf(line: Line): number {
  let words = wordsByLine.get(line);
  if (words === undefined) {
    words = countWords(textOf(line));
    wordsByLine.set(line, words);
  }
  return words;
}

/** What changed from one document to another: all between their common beginning and end. */
export interface Splice {
  at: number;
  removed: Lines;
  inserted: Lines;
}

/** Lines are told apart by identity, so this takes a moment even for a novel. */
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
