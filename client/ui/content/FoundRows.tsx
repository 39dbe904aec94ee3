import type { ComponentProps, ReactNode } from 'react';
import { FoundCount } from './FoundCount';
import { PagedRows } from './PagedRows';

interface FoundRowsProps<T extends { readonly id: string }>
  extends Omit<ComponentProps<typeof PagedRows<T>>, 'what'>,
    Pick<ComponentProps<typeof FoundCount>, 'of' | 'isFiltered'> {
  /** Shown in place of the list if nothing was found. */
  empty: ReactNode;
}

/** A list with filters that is loaded by pages; screen readers hear how many it has. */
export function FoundRows<T extends { readonly id: string }>({
  of,
  isFiltered,
  empty,
  ...list
}: FoundRowsProps<T>) {
  const { items, hasNext } = list;
  return (
    <>
      <FoundCount of={of} count={items.length} hasMore={hasNext} isFiltered={isFiltered} />
      {items.length === 0 && !hasNext ? empty : <PagedRows {...list} what={of[1]} />}
    </>
  );
}
