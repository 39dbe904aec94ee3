/** The page, in points. A4, with a line of some 65 letters and margins to write in. */
export const page = { width: 595.28, height: 841.89, left: 115, right: 115, top: 92, bottom: 104, folio: 58 };

export const measure = page.width - page.left - page.right;

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

/** Of a paragraph's first line, and of quotes and lists. */
export const indents = { first: 18, quote: 22, item: 20 };

/** Deeper than this nothing moves further in: the line must have room for words. */
export const deepestIndent = measure / 2;

/** Between stanzas, items and the like, which are not told apart by an indented first line. */
export const gap = 9;

export const ink = { text: '#1c1b1a', quiet: '#6b6660', rule: '#c9c4bd', fill: '#f4f2ee', link: '#1f4e79' };
