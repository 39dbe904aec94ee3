import { kinds } from '../features/writing/kinds';
import type { TextKind } from '../offline/model';

/** What they all are; null where they differ. */
export const kindOfAll = (all: readonly TextKind[]): TextKind | null => {
  const [first = null] = all;
  return all.every((kind) => kind === first) ? first : null;
};

export function countTexts(count: number, kind: TextKind | null): string {
  const { name, plural } = kind ? kinds[kind] : { name: 'text', plural: 'texts' };
  return count === 1 ? `1 ${name}` : `${count} ${plural}`;
}
