const mark = '[\\p{M}\\uff9e\\uff9f]';
/** 30 combining marks that are followed by another one. */
const thirtyMarks = new RegExp(`${mark}{30}(?=${mark})`, 'gu');

/**
 * The text in a normal form of Unicode. Normalising sorts the marks of a letter, which takes quadratic time, so a joiner (U+034F) is
 * put after each 30 of them. Source: Unicode Standard Annex 15, Stream-Safe Text Format.
 */
export const normalForm = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  text.replace(thirtyMarks, '$&\u034f').normalize(form);
