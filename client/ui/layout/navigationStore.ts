import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../lib/store';

/** Which bars of the main layout are visible. */
interface NavigationState {
  sideBarVisible: boolean;
  topBarVisible: boolean;
}

const storageKey = 'navigation-store';
const initial: NavigationState = { sideBarVisible: true, topBarVisible: true };

const stored = createStoredValue(storageKey, (text): NavigationState => {
  try {
    const { sideBarVisible, topBarVisible } = JSON.parse(text ?? '{}');
    return { sideBarVisible: sideBarVisible !== false, topBarVisible: topBarVisible !== false };
  } catch {
    return initial;
  }
});

/** Shows or hides bars. */
export function setNavigation(change: Partial<NavigationState>): void {
  stored.write(JSON.stringify({ ...stored.read(), ...change }));
}

export const useNavigationState = () => useSyncExternalStore(stored.subscribe, stored.read);
