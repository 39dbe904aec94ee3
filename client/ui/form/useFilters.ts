import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** A list's filters, stored in the address, so that they can be shared and Back restores them. */
export function useFilters<TFilters extends object>(
  read: (search: URLSearchParams) => TFilters,
  write: (filters: TFilters) => URLSearchParams | Record<string, string>,
) {
  const [search, setSearch] = useSearchParams();
  const isIdle = useNavigation().state === 'idle';
  const [chosen, setChosen] = useState(() => read(search));
  const [lastAddress, setLastAddress] = useState(search.toString());
  // The address follows a choice once the list has loaded; other changes of the address set the filters.
  if (isIdle && lastAddress !== search.toString()) {
    setLastAddress(search.toString());
    setChosen(read(search));
  }
  const choose = (change: Partial<TFilters>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    // Replaces the history entry, because arrow keys pass through several choices.
    setSearch(write(next), { replace: true, preventScrollReset: true });
  };
  return [chosen, choose] as const;
}
