/**
 * A page's measurements in points: A4, about 65 characters a line, with wide margins for handwritten notes. `folio`: the page
 * number's distance from the lower edge.
 */
export const page = { width: 595.28, height: 841.89, left: 115, right: 115, top: 92, bottom: 104, folio: 58 };

/** The width of the text area, in points. */
export const textWidth = page.width - page.left - page.right;

/** Font sizes, distances of base lines, and the space around headings, in points. */
export const sizes = {
  text: { size: 11.5, leading: 17 },
  code: { size: 9.5, leading: 13.5 },
  cell: { size: 10, leading: 14 },
  note: { size: 9, leading: 13 },
  headings: [
    { size: 20, leading: 27, before: 30, after: 12 },
    { size: 16, leading: 22, before: 26, after: 10 },
    { size: 13.5, leading: 19, before: 22, after: 8 },
    { size: 12, leading: 17, before: 17, after: 6 },
  ],
} as const;

/** Indents of first lines, quotes, lists, and continuations of long lines of verse. */
export const indents = { first: 18, quote: 22, item: 20, verse: 23 };

/** Maximum indent, so that a line has room for words. */
export const deepestIndent = textWidth / 2;

/** Space between stanzas, list items and other blocks without an indented first line. */
export const gap = 9;

export const colors = {
  text: '#1c1b1a',
  secondary: '#6b6660',
  rule: '#c9c4bd',
  fill: '#f4f2ee',
  link: '#1f4e79',
};
