import type { TextStyle } from './fonts';

/** A text with one style. A line break in it starts a new line. */
export interface Span {
  text: string;
  style: TextStyle;
}

/**
 * Matches characters that are removed: controls, direction marks (the direction follows from the letters) and soft hyphens (words
 * aren't hyphenated).
 */
const removedCharacters = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Normalises a text for layout: line breaks, tabs and invisible characters. */
export const settable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(removedCharacters, (mark) => (mark === '\n' ? mark : ''));
