import { useSyncExternalStore } from 'react';
import { storage } from '../ui/storage';

const storageKey = 'shortcut_list_key';
const listeners = new Set<() => void>();

const isOn = () => storage.get(storageKey) !== 'off';

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Whether ? opens the list of shortcuts. It can be turned off, because speech input may trigger single
 * characters.
 */
export const useListKey = () => useSyncExternalStore(subscribe, isOn);

export function setListKey(on: boolean): void {
  if (on) storage.remove(storageKey);
  else storage.set(storageKey, 'off');
  for (const listener of [...listeners]) listener();
}
