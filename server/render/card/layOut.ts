import { normalForm } from '../../contract/normalForm';
import type { Face, Fonts, TextStyle } from '../typesetting/fonts';
import { graphemesOf } from '../typesetting/graphemes';
import { type Line, Paragraph } from '../typesetting/paragraph';
import { settable } from '../typesetting/spans';

export const titleStyle = { family: 'literata' } as const;

/** A title's place in pixels. */
export const column = { width: 640, height: 356 } as const;

/** Sizes of titles with the most lines in each, largest first. */
const steps = [
  { size: 84, maxLines: 3 },
  { size: 72, maxLines: 4 },
  { size: 62, maxLines: 5 },
  { size: 54, maxLines: 5 },
] as const;
const smallest = { size: 48, maxLines: 5 } as const;

/** Scripts with marks far above and below their letters. */
const isTall = (face: Face) => /^(?:arabic|devanagari)/.test(face);

export interface SetTitle {
  lines: Line[];
  size: number;
  leading: number;
  rightToLeft: boolean;
}

/**
 * The text in one line, without what the fonts can't draw: an ellipsis takes its place. Piles of combining marks are
 * cut, because they would cover other lines. Undefined if no letter, digit or sign remains.
 */
export function drawable(fonts: Fonts, text: string): string | undefined {
  let shown = '';
  const plain = settable(normalForm('NFC', text))
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ');
  for (const { segment } of graphemesOf(plain)) shown += fonts.has(segment, titleStyle) ? segment : '…';
  const tidy = shown.replace(/…(?:[ …]*…)?/g, '…').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(tidy) ? tidy : undefined;
}

const isWhole = (fonts: Fonts, text: string) => drawable(fonts, text)?.includes('…') === false;

/** The first of the names that can be drawn in full, or else nothing. */
export function drawableName(fonts: Fonts, names: readonly string[]): string {
  const name = names.find((candidate) => isWhole(fonts, candidate));
  return (name && drawable(fonts, name)) ?? '';
}

/** How much shorter than the longest the lines are. The last one may be shorter than the others. */
function unevenness(lines: readonly Line[]): number {
  const longest = Math.max(...lines.map(({ width }) => width));
  return lines.reduce(
    (sum, { width }, n) => sum + (longest - width) ** 2 * (n === lines.length - 1 ? 0.25 : 1),
    0,
  );
}

/** Breaks a paragraph into the same number of lines, as even as possible, without breaking a word. */
function balanced(paragraph: Paragraph, lines: Line[]): Line[] {
  const { word } = paragraph.widths();
  let best = lines;
  for (let width = column.width - 16; width >= Math.max(word, column.width / 3); width -= 16) {
    const tried = paragraph.lines(() => width);
    if (tried.length > lines.length || tried.some((line) => line.width > width)) break;
    if (unevenness(tried) < unevenness(best)) best = tried;
  }
  return best;
}

interface Step {
  size: number;
  maxLines: number;
}

/** Sets a title in this size; undefined if it doesn't fit, or a word is too long for a line unless `breaks`. */
function setIn(fonts: Fonts, title: string, { size, maxLines }: Step, breaks = false): SetTitle | undefined {
  const paragraph = new Paragraph(fonts, size, [{ text: title, style: titleStyle }]);
  if (!breaks && paragraph.widths().word > column.width) return undefined;
  const lines = paragraph.lines(() => column.width);
  const leading = size * (lines.some(({ pieces }) => pieces.some(({ face }) => isTall(face))) ? 1.4 : 1.16);
  if (lines.length > Math.min(maxLines, Math.floor(column.height / leading))) return undefined;
  const { rightToLeft } = paragraph;
  return { lines: breaks ? lines : balanced(paragraph, lines), size, leading, rightToLeft };
}

/** The first result that isn't undefined: of the whole text, or of its longest start with an ellipsis. */
function ofLongestStart<T>(text: string, set: (text: string) => T | undefined): T | undefined {
  const whole = set(text);
  if (whole !== undefined) return whole;
  const graphemes = [...graphemesOf(text)].map(({ segment }) => segment);
  const start = (length: number) =>
    graphemes
      .slice(0, length)
      .join('')
      .replace(/[\s\p{P}]+$/u, '');
  let [fits, over] = [0, graphemes.length];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (set(`${start(middle)}…`) === undefined) over = middle;
    else fits = middle;
  }
  return set(`${start(fits)}…`);
}

/** Sets a title as large as it fits, or its start in the smallest size. */
export function setTitle(fonts: Fonts, title: string): SetTitle | undefined {
  for (const step of steps) {
    const set = setIn(fonts, title, step);
    if (set) return set;
  }
  return ofLongestStart(title, (text) => setIn(fonts, text, smallest) ?? setIn(fonts, text, smallest, true));
}

/** Sets a text, or its start, as one line. */
export function setLine(
  fonts: Fonts,
  text: string,
  { size, width, style }: { size: number; width: number; style: TextStyle },
): Line | undefined {
  return ofLongestStart(text, (start) => {
    const [line, more] = new Paragraph(fonts, size, [{ text: start, style }]).lines(() => width);
    return more ? undefined : line;
  });
}
