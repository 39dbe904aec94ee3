import { diffArrays } from 'diff';

export type PartKind = 'same' | 'added' | 'removed';

/** Consecutive items that the diff marks alike. */
export interface Run<T> {
  kind: PartKind;
  items: T[];
}

/** Compares two lists, whose common start and end are skipped before the diff. */
export function runsBetween<T>(before: readonly T[], after: readonly T[], maxSteps: number): Run<T>[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const between: Run<T>[] = diffArrays(old, fresh, { maxEditLength: maxSteps })?.map(
    ({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', items: value }),
  ) ?? [
    { kind: 'removed', items: old },
    { kind: 'added', items: fresh },
  ];
  const runs: Run<T>[] = [
    { kind: 'same', items: before.slice(0, start) },
    ...between,
    { kind: 'same', items: before.slice(before.length - end) },
  ];
  return runs.filter(({ items }) => items.length > 0);
}
