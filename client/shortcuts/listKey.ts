import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../lib/store';

const stored = createStoredValue('shortcut_list_key', (text) => text !== 'off');

/** Whether ? opens the list of shortcuts. It can be turned off, because speech input may trigger single characters. */
export const useListKey = () => useSyncExternalStore(stored.subscribe, stored.read);

export function setListKey(on: boolean): void {
  stored.write(on ? null : 'off');
}
