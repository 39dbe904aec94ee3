import { useSyncExternalStore } from 'react';
import { parseJson } from '../../lib/parseJson';
import { createStoredValue } from '../../lib/store';

/** Which bars of the main layout are visible. */
interface NavigationState {
  sideBarVisible: boolean;
  topBarVisible: boolean;
}

const stored = createStoredValue('navigation-store', (text): NavigationState => {
  const { sideBarVisible, topBarVisible } = parseJson(text) ?? {};
  return { sideBarVisible: sideBarVisible !== false, topBarVisible: topBarVisible !== false };
});

/** Shows or hides bars. */
export function setNavigation(change: Partial<NavigationState>): void {
  stored.write(JSON.stringify({ ...stored.read(), ...change }));
}

export const useNavigationState = () => useSyncExternalStore(stored.subscribe, stored.read);
