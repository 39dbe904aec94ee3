import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Settings } from './settings';
import { readSettings, subscribeToSettings } from './settingsStore';

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({ children }: { children: ReactNode }) {
  const settings = useSyncExternalStore(subscribeToSettings, readSettings);
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider');
  return settings;
}
