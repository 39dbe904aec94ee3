/**
 * Names and titles keep their place and their marks in a sentence from left to right: one from right to left would turn its
 * neighbours, and a question mark at its end would stand at its beginning.
 */
export const isolated = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
