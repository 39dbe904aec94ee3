/**
 * Letters, marks and digits of scripts that the fonts in our PDFs don't have, such as Han, Hiragana, Katakana, Hangul,
 * Thai or Bengali. Fonts for those would be larger than all else that the server needs.
 */
const outside =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]/u;

/** Whether a PDF of the text would have empty boxes in the place of letters. */
export const outsidePdf = (text: string): boolean => outside.test(text);
