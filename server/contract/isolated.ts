/**
 * Puts Unicode's isolates around a text with Hebrew, Arabic or similar letters, for a sentence from left to right. Otherwise a name or
 * title from right to left could change the order of the words around it, and a mark at its end would be shown at its start.
 */
export const isolated = (text: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text;
