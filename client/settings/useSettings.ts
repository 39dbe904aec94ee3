import { useSyncExternalStore } from 'react';
import { readSettings, subscribeToSettings } from './settingsStore';

export const useSettings = () => useSyncExternalStore(subscribeToSettings, readSettings);
