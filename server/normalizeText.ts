/** Trims and puts the text on one line. */
export const oneLine = (text: string) =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** Trims plain text and unifies line breaks. */
export const withoutEdges = (text: string) => text.replace(/\r\n?/g, '\n').trim();
