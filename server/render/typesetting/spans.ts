import type { TextStyle } from './fonts';

/** A text with one style. Its line breaks are intended. */
export interface Span {
  text: string;
  style: TextStyle;
}

/**
 * Removed characters: controls, direction marks (direction follows from the letters), soft hyphens (words
 * aren't hyphenated).
 */
const unseen = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Normalises a text for layout. */
export const settable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(unseen, (mark) => (mark === '\n' ? mark : ''));
