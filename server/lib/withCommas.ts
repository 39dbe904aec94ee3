/** Writes a number as in English texts, such as 1,000. */
export const withCommas = (count: number): string => count.toLocaleString('en-US');
