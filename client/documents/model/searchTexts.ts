import { normalForm } from '../../../server/contract/normalForm';

/** Matches combining accents. */
const accents = /[\u0300-\u036f]/g;

/**
 * Lower-cases a text and removes its accents. Combining accents are removed before NFD as well, because normalising a long run of
 * them takes quadratic time.
 */
const fold = (text: string) =>
  normalForm('NFD', text.toLowerCase().replace(accents, '')).replace(accents, '');

/** Returns a predicate for the texts shown of a list's row: whether they contain each word of the search. */
export function matcherOf(search: string): (shown: readonly (string | null | undefined)[]) => boolean {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (shown) => {
    if (words.length === 0) return true;
    const all = fold(shown.join('\n'));
    return words.every((word) => all.includes(word));
  };
}
