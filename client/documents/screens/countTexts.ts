import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';

/** The kind that all have; null if they differ. */
export const kindOfAll = (all: readonly DocumentKind[]): DocumentKind | null => {
  const [first = null] = all;
  return all.every((kind) => kind === first) ? first : null;
};

/** A number of texts in words, such as '2 stories'; 'texts' if their kinds differ. */
export function countTexts(count: number, kind: DocumentKind | null): string {
  const { name, plural } = kind ? kinds[kind] : { name: 'text', plural: 'texts' };
  return count === 1 ? `1 ${name}` : `${count} ${plural}`;
}
