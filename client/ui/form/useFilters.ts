import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** What a list is filtered by. It stands in the address, so that it can be shared and come back to. */
export function useFilters<TFilters extends object>(
  read: (search: URLSearchParams) => TFilters,
  write: (filters: TFilters) => URLSearchParams | Record<string, string>,
) {
  const [search, setSearch] = useSearchParams();
  const isThere = useNavigation().state === 'idle';
  const [chosen, setChosen] = useState(() => read(search));
  const [followed, setFollowed] = useState(search.toString());
  // The address comes after what is chosen here, with its list; where it changes by itself, it leads.
  if (isThere && followed !== search.toString()) {
    setFollowed(search.toString());
    setChosen(read(search));
  }
  const choose = (change: Partial<TFilters>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    // The arrow keys pass by choices on the way to the one that is meant: they are no pages to go back through.
    setSearch(write(next), { replace: true, preventScrollReset: true });
  };
  return [chosen, choose] as const;
}
