import { limits } from '../contract/limits';
import { badInput } from '../errors';
import { isUnspaced, notIndexed, wordsOf } from './fullText';
import { escapeLike } from './like';
import type { SqlValue } from './rows';

/** Statement limit in seconds: rarely searched words must be read from disk. */
export const searchSeconds = 4;

/** A parsed search: its words in the index and its literal text. */
export interface Wanted {
  literal: string;
  allWords: readonly string[];
  /** Those that the index stores. */
  words: readonly string[];
  /** Whether it can be the prefix of a username. */
  mayBeUsername: boolean;
}

/** Null for an empty search. */
export function wantedBy(search: string | null | undefined): Wanted | null {
  const literal = search?.trim();
  if (!literal) return null;
  const words = wordsOf(literal);
  if (words.length === 0) throw badInput({ search: 'Search for letters or digits' });
  return {
    literal: escapeLike(literal),
    allWords: words,
    words: words.filter((word) => !notIndexed(word)),
    mayBeUsername: limits.username.pattern.test(literal),
  };
}

/**
 * Matches words in the text itself. LIKE ignores accents as the index does; only the regular expression knows
 * which punctuation can precede a word. A title may be missing.
 */
export function inText(words: readonly string[], alias: string): { condition: string; params: SqlValue[] } {
  const text = `CONCAT_WS(' ', '', ${alias}.title, ${alias}.content)`;
  const conditionOf = (word: string) =>
    isUnspaced(word) ? `${text} LIKE ?` : `(${text} LIKE ? AND (${text} LIKE ? OR ${text} REGEXP ?))`;
  return {
    condition: words.map(conditionOf).join(' AND '),
    params: words.flatMap((word) => [`%${word}%`, ...(isUnspaced(word) ? [] : [`% ${word}%`, `\\b${word}`])]),
  };
}
