import { normalForm } from '../contract/normalForm';

/** Splits a search into words as the full-text index does. */
export const wordsOf = (search: string): string[] =>
  normalForm('NFC', search).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** InnoDB's built-in stop words. */
const stopWords = new Set(
  `a about an are as at be by com de en for from how i in is it la of on or that the this to was what when
   where who will with und www`.split(/\s+/),
);

/** Whether the word is in a script without spaces, which the index can't split into words. */
export const isUnspaced = (word: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(word);

/** Whether the index doesn't store the word (a stop word, or fewer than three letters), or can't split it. */
export const isNotIndexed = (word: string): boolean =>
  stopWords.has(word.toLowerCase()) || [...word].length < 3 || isUnspaced(word);

/** SQL that ranks rows by an index's words; its parameter is a boolean search. Only this file knows its syntax. */
export const matchSql = (...columns: string[]): string =>
  `MATCH (${columns.join(', ')}) AGAINST (? IN BOOLEAN MODE)`;
