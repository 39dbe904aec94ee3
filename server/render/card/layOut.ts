import { normalForm } from '../../contract/normalForm';
import type { Face, Fonts, TextStyle } from '../typesetting/fonts';
import { graphemesOf } from '../typesetting/graphemes';
import { type Line, Paragraph } from '../typesetting/paragraph';
import { settable } from '../typesetting/spans';

export const titleStyle = { family: 'literata' } as const;

/** The area of the title, in pixels. */
export const titleArea = { width: 640, height: 356 } as const;

/** The sizes of whole titles with the most lines in each, largest first. */
const sizeSteps = [
  { size: 84, maxLines: 3 },
  { size: 72, maxLines: 4 },
  { size: 62, maxLines: 5 },
  { size: 54, maxLines: 5 },
] as const;
/** The size of titles that don't fit as a whole. */
const smallestStep = { size: 48, maxLines: 5 } as const;

/** Whether the script has marks far above and below its letters. */
const isTall = (face: Face) => /^(?:arabic|devanagari)/.test(face);

export interface LaidOutTitle {
  lines: Line[];
  size: number;
  leading: number;
  rightToLeft: boolean;
}

/**
 * The text in one line, with an ellipsis in place of what the fonts can't draw. More than three combining marks on a letter are removed,
 * because they would cover other lines. Undefined if no letter, digit or symbol remains.
 */
export function drawable(fonts: Fonts, text: string): string | undefined {
  let drawn = '';
  const plain = settable(normalForm('NFC', text))
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ');
  for (const { segment } of graphemesOf(plain)) drawn += fonts.has(segment, titleStyle) ? segment : '…';
  // Joins ellipses with nothing but spaces between them.
  const tidy = drawn.replace(/…(?:[ …]*…)?/g, '…').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(tidy) ? tidy : undefined;
}

const isDrawnInFull = (fonts: Fonts, text: string) => drawable(fonts, text)?.includes('…') === false;

/** The first of the names that can be drawn in full, or else nothing. */
export function drawableName(fonts: Fonts, names: readonly string[]): string {
  const name = names.find((candidate) => isDrawnInFull(fonts, candidate));
  return (name && drawable(fonts, name)) ?? '';
}

/** How much shorter the lines are than the longest, squared and summed. The last line counts a quarter, as it may be shorter. */
function unevenness(lines: readonly Line[]): number {
  const longest = Math.max(...lines.map(({ width }) => width));
  return lines.reduce(
    (sum, { width }, n) => sum + (longest - width) ** 2 * (n === lines.length - 1 ? 0.25 : 1),
    0,
  );
}

/** Breaks a paragraph into at most as many lines, as even as possible, without breaking a word; tries widths in steps of 16 pixels. */
function balance(paragraph: Paragraph, lines: Line[]): Line[] {
  const { word } = paragraph.widths();
  let best = lines;
  for (let width = titleArea.width - 16; width >= Math.max(word, titleArea.width / 3); width -= 16) {
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

/** Lays out a title in this size; undefined if it doesn't fit. A word that is too long for a line fits only with `breaksWords`. */
function layOutInSize(
  fonts: Fonts,
  title: string,
  { size, maxLines }: Step,
  { breaksWords = false } = {},
): LaidOutTitle | undefined {
  const paragraph = new Paragraph(fonts, size, [{ text: title, style: titleStyle }]);
  if (!breaksWords && paragraph.widths().word > titleArea.width) return undefined;
  const lines = paragraph.lines(() => titleArea.width);
  const isAnyTall = lines.some(({ pieces }) => pieces.some(({ face }) => isTall(face)));
  const leading = size * (isAnyTall ? 1.4 : 1.16);
  if (lines.length > Math.min(maxLines, Math.floor(titleArea.height / leading))) return undefined;
  const { rightToLeft } = paragraph;
  return { lines: breaksWords ? lines : balance(paragraph, lines), size, leading, rightToLeft };
}

/** Lays out the whole text if it fits, or else its longest start that fits with an ellipsis, which a binary search finds. */
function layOutLongestStart<T>(text: string, layOut: (text: string) => T | undefined): T | undefined {
  const whole = layOut(text);
  if (whole !== undefined) return whole;
  const graphemes = [...graphemesOf(text)].map(({ segment }) => segment);
  const start = (length: number) =>
    graphemes
      .slice(0, length)
      .join('')
      .replace(/[\s\p{P}]+$/u, '');
  let [fitting, tooLong] = [0, graphemes.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (layOut(`${start(middle)}…`) === undefined) tooLong = middle;
    else fitting = middle;
  }
  return layOut(`${start(fitting)}…`);
}

/** Lays out a title as large as it fits, or its start in the smallest size. */
export function layOutTitle(fonts: Fonts, title: string): LaidOutTitle | undefined {
  for (const step of sizeSteps) {
    const laidOut = layOutInSize(fonts, title, step);
    if (laidOut) return laidOut;
  }
  return layOutLongestStart(
    title,
    (text) =>
      layOutInSize(fonts, text, smallestStep) ??
      layOutInSize(fonts, text, smallestStep, { breaksWords: true }),
  );
}

/** Lays out a text, or its start, as one line. */
export function layOutLine(
  fonts: Fonts,
  text: string,
  { size, width, style }: { size: number; width: number; style: TextStyle },
): Line | undefined {
  return layOutLongestStart(text, (start) => {
    const [line, secondLine] = new Paragraph(fonts, size, [{ text: start, style }]).lines(() => width);
    return secondLine ? undefined : line;
  });
}
