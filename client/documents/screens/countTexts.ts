import { kinds } from '../model/kinds';
import type { DocumentKind } from '../model/model';

/** The common kind; null for several. */
export const kindOfAll = (all: readonly DocumentKind[]): DocumentKind | null => {
  const [first = null] = all;
  return all.every((kind) => kind === first) ? first : null;
};

export function countTexts(count: number, kind: DocumentKind | null): string {
  const { name, plural } = kind ? kinds[kind] : { name: 'text', plural: 'texts' };
  return count === 1 ? `1 ${name}` : `${count} ${plural}`;
}
