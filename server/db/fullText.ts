/** The words of a search, as the full-text index tells them apart. */
export const wordsOf = (search: string): string[] => search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** InnoDB's own list of words that it leaves out of every full-text index. */
const stopWords = new Set(
  `a about an are as at be by com de en for from how i in is it la of on or that the this to was what when
   where who will with und www`.split(/\s+/),
);

/** Words that the index does not keep (common, or shorter than three letters) or cannot part (scripts without spaces). */
export const notIndexed = (word: string): boolean =>
  stopWords.has(word.toLowerCase()) ||
  [...word].length < 3 ||
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word);
