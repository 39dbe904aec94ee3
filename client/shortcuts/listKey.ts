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

/** Whether ? opens the list of shortcuts: who speaks to their device can't have a single character do things. */
export const useListKey = () => useSyncExternalStore(subscribe, isOn);

export function setListKey(on: boolean): void {
  if (on) storage.remove(storageKey);
  else storage.set(storageKey, 'off');
  for (const listener of [...listeners]) listener();
}
