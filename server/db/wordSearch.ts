import { limits } from '../contract/limits';
import { badInput } from '../lib/errors';
import { isNotIndexed, isUnspaced, wordsOf } from './fullText';
import { escapeLike } from './like';
import type { SqlValue } from './rows';

/** Statement limit in seconds: rarely searched words must be read from disk. */
export const searchSeconds = 4;

/** Maximum number of words that are looked for, because each may be compared with every text. */
const wordsMax = 4;
/** Limits on the texts that one statement compares, at 30 MB a second: of everyone's, and of a member's own. */
export const comparedBytesMax = 8_000_000;
export const ownComparedBytesMax = 40_000_000;

/** A parsed search: its words and its literal text. */
export interface ParsedSearch {
  literal: string;
  /** The words that are looked for: those that the index stores, or all if it stores none; of many the longest. */
  words: readonly string[];
  /** Whether the index stores them. */
  areIndexed: boolean;
  leftOut: readonly string[];
  /** Whether it can be the prefix of a username. */
  mayBeUsername: boolean;
}

/** Splits a search into words; null for an empty one, BAD_USER_INPUT without letters and digits. */
export function parseSearch(search: string | null | undefined): ParsedSearch | null {
  const literal = search?.trim();
  if (!literal) return null;
  const all = [...new Set(wordsOf(literal))];
  if (all.length === 0) throw badInput({ search: 'Search for letters or digits' });
  const stored = all.filter((word) => !isNotIndexed(word));
  const longest = (stored.length > 0 ? stored : all).toSorted((one, other) => other.length - one.length);
  const words = longest.slice(0, wordsMax);
  return {
    literal: escapeLike(literal),
    words,
    areIndexed: stored.length > 0,
    leftOut: all.filter((word) => !words.includes(word)),
    mayBeUsername: limits.username.pattern.test(literal),
  };
}

/**
 * Matches words in the text itself. LIKE ignores accents as the index does; only the regular expression knows
 * which punctuation can precede a word. A title may be missing.
 */
export function inTextSql(
  words: readonly string[],
  alias: string,
): { condition: string; params: SqlValue[] } {
  const text = `CONCAT_WS(' ', '', ${alias}.title, ${alias}.content)`;
  const conditionOf = (word: string) =>
    isUnspaced(word) ? `${text} LIKE ?` : `(${text} LIKE ? AND (${text} LIKE ? OR ${text} REGEXP ?))`;
  return {
    condition: words.map(conditionOf).join(' AND '),
    params: words.flatMap((word) => [`%${word}%`, ...(isUnspaced(word) ? [] : [`% ${word}%`, `\\b${word}`])]),
  };
}
