import { joinLines, type Lines, linesOf, newLine, textOf } from './lines';
import type { Line } from './slateTypes';

const quoteMarks = /^(?: {0,3}>[ \t]?)*/;
const headingOrBreak = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$)/;

/** Whether a line is a heading or scene break, which is never verse: between them are the poems of a collection. */
export const isDivider = (line: Line) => headingOrBreak.test(textOf(line));
export const isBlank = (line: Line) => textOf(line).trim() === '';

/** The marks around lines of verse: within the quote that all of them are in, and with more back-ticks than any run in them. */
function marksAround(texts: readonly string[]): { opening: string; closing: string } {
  const [first = '', ...others] = texts.map((text) => quoteMarks.exec(text)?.[0].trimEnd() ?? '');
  const quote = first !== '' && others.every((marks) => marks === first) ? `${first} ` : '';
  let longest = 2;
  for (const text of texts)
    for (const { length } of text.match(/`{3,}/g) ?? []) longest = Math.max(longest, length);
  const sign = '`'.repeat(longest + 1);
  return { opening: `${quote}${sign}verse`, closing: `${quote}${sign}` };
}

interface MarkedLines {
  lines: Line[];
  /** Those of the lines that are marks, which were added. */
  marks: ReadonlySet<Line>;
}

/** Puts marks of verse around each passage between headings and scene breaks, or around an empty line for verse to come. */
export function addVerseMarks(lines: Lines, lineBreak = lines[1]?.before): MarkedLines {
  const made: Line[] = [];
  const marks = new Set<Line>();
  const mark = (text: string, before: string | undefined) => {
    const line = newLine(text, before);
    marks.add(line);
    made.push(line);
  };
  const isEmpty = lines.every(isBlank);
  for (let at = 0; at < lines.length; ) {
    const firstLine = lines[at] as Line;
    if (isDivider(firstLine) || (isBlank(firstLine) && !isEmpty)) {
      made.push(firstLine);
      at += 1;
      continue;
    }
    let end = at + 1;
    for (let n = end; n < lines.length && !isDivider(lines[n] as Line); n += 1)
      if (!isBlank(lines[n] as Line)) end = n + 1;
    const { opening, closing } = marksAround(lines.slice(at, end).map(textOf));
    mark(opening, firstLine.before);
    made.push(newLine(textOf(firstLine), lineBreak));
    for (let n = at + 1; n < end; n += 1) made.push(lines[n] as Line);
    mark(closing, lineBreak);
    at = end;
  }
  return { lines: made, marks };
}

/** The text with marks of verse, which keep its lines and indents. */
export const keepLines = (text: string): string => joinLines(addVerseMarks(linesOf(text)).lines);

/** Characters of the text's start by which it is judged. */
const maxCharacters = 20_000;
/** Matches what begins a list item, a quote or a table's row. */
const item = /^\s*(?:[-+*>|]|\d{1,9}[.)])/;
const fence = /^\s*(?:`{3}|~{3})/;
const indent = /^(?: {2,}|\t)/;
/** Matches the end of a sentence, with closing quotation marks or emphasis. */
const sentenceEnd = /[.!?…][”’"'»)*_]*\s*$/;
const shortLine = 60;
/** The narrowest margin at which prose is wrapped, in characters. */
const narrowest = 50;

/**
 * Whether a text looks like verse: most lines are short, and end before the margin that prose would fill, but not with a sentence.
 * Null if keeping its lines would change nothing.
 */
export function looksLikeVerse(text: string): boolean | null {
  const all = linesOf(text.slice(0, maxCharacters));
  if (all.some((line) => fence.test(textOf(line)))) return null;
  const isText = (line: Line | undefined) => line !== undefined && !isBlank(line) && !isDivider(line);
  const lines = all.filter(isText).map(textOf);
  const margin = lines.reduce((most, line) => Math.max(most, line.trim().length), narrowest);
  let [breaks, earlyBreaks] = [0, 0];
  for (const [n, line] of all.entries()) {
    const next = all[n + 1];
    if (!isText(line) || !isText(next)) continue;
    const [word = ''] = textOf(next).trim().split(/\s/, 1);
    breaks += 1;
    if (textOf(line).trim().length + 1 + word.length <= margin) earlyBreaks += 1;
  }
  const share = (sign: RegExp) => lines.filter((line) => sign.test(line)).length / lines.length;
  if (breaks === 0 && !lines.some((line) => indent.test(line))) return null;
  return (
    lines.length >= 3 &&
    lines.filter((line) => line.trim().length <= shortLine).length >= lines.length * 0.9 &&
    share(item) <= 0.1 &&
    share(sentenceEnd) <= 0.6 &&
    breaks >= lines.length / 2 &&
    earlyBreaks >= breaks / 2
  );
}
