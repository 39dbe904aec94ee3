import { useSyncExternalStore } from 'react';

/** Matches windows below the md breakpoint. */
const query = '(max-width: 47.9975rem)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsPhone = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
