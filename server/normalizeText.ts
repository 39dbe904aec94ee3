/** A title or the like is one line. */
export const oneLine = (text: string) => text.trim().replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

/** Plain text without white space around it, and with one kind of line break. */
export const withoutEdges = (text: string) => text.replace(/\r\n?/g, '\n').trim();
