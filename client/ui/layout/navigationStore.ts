import { useSyncExternalStore } from 'react';
import { storage } from '../storage';

/** Which bars of the main layout are visible. */
export interface NavigationState {
  sideBarVisible: boolean;
  topBarVisible: boolean;
}

const storageKey = 'navigation-store';
const initial: NavigationState = { sideBarVisible: true, topBarVisible: true };
const listeners = new Set<() => void>();

let source: string | null = null;
let state = initial;

/** Returns the same object while the stored text is equal, because React compares by identity. */
function read(): NavigationState {
  const stored = storage.get(storageKey);
  if (stored === source) return state;
  source = stored;
  try {
    const { sideBarVisible, topBarVisible } = JSON.parse(stored ?? '{}');
    state = { sideBarVisible: sideBarVisible !== false, topBarVisible: topBarVisible !== false };
  } catch {
    state = initial;
  }
  return state;
}

export function setNavigation(change: Partial<NavigationState>): void {
  storage.set(storageKey, JSON.stringify({ ...read(), ...change }));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useNavigationState = () => useSyncExternalStore(subscribe, read);
