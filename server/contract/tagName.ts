/** A typed tag as it is kept: trimmed, in lower case, with single spaces. */
export const tagNameOf = (typed: string): string => typed.trim().replace(/ +/g, ' ').toLowerCase();
