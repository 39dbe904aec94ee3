import { storage } from '../ui/storage';
import { defaultSettings, type Settings } from './defaults';
import { toSettings } from './toSettings';

export const settingsKey = 'app_settings';

const listeners = new Set<() => void>();

let source: string | null = null;
let settings = defaultSettings;

/** Returns the same object while the stored text is equal, because React compares by identity. */
export function readSettings(): Settings {
  const stored = storage.get(settingsKey);
  if (stored === source) return settings;
  source = stored;
  try {
    settings = toSettings(JSON.parse(stored ?? 'null'));
  } catch {
    settings = defaultSettings;
  }
  return settings;
}

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Starts from the stored settings, which another tab may have changed. */
export function changeSettings(change: (current: Settings) => Settings): void {
  storage.set(settingsKey, JSON.stringify(change(readSettings())));
  tell();
}

/** Changes some settings of a group. */
export function changeGroup<G extends 'editor' | 'notifications' | 'privacy'>(
  group: G,
  patch: Partial<Settings[G]>,
): void {
  changeSettings((current) => ({ ...current, [group]: { ...current[group], ...patch } }));
}

export function resetSettings(): void {
  storage.remove(settingsKey);
  tell();
}

/** False if the browser refused to store them, so they last until the tab closes. */
export const settingsLast = (): boolean => storage.lasts(settingsKey);

/** Notifies about changes in this tab and others. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
