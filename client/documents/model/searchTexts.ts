import { normalForm } from '../../../server/contract/normalForm';

const accents = /[\u0300-\u036f]/g;

/** Folds case and removes accents: first those that stand alone, because putting many in order takes quadratic time. */
const fold = (text: string) =>
  normalForm('NFD', text.toLowerCase().replace(accents, '')).replace(accents, '');

/** Returns a predicate: whether the given texts contain each word of the search. */
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
