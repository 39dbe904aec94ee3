/**
 * Letters, marks and digits that our PDF fonts don't contain, such as Han, Hiragana, Katakana, Hangul, Thai
 * or Bengali. Fonts for these would be larger than everything else on the server.
 */
const letterOutsidePdf =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}\p{N}]/u;

/** Whether a PDF of the text would show empty boxes instead of some letters. */
export const hasLettersOutsidePdf = (text: string): boolean => letterOutsidePdf.test(text);
