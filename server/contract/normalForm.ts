const marks = '[\\p{M}\\uff9e\\uff9f]';
const pile = new RegExp(`${marks}{30}(?=${marks})`, 'gu');

/**
 * The text in a normal form of Unicode. Marks of one letter are put in order, which takes quadratic time, so after 30 of them a
 * joiner ends the row. Source: Unicode Standard Annex 15, Stream-Safe Text Format.
 */
export const normalForm = (form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', text: string): string =>
  text.replace(pile, '$&\u034f').normalize(form);
