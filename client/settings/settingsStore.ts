import { storage } from '../ui/storage';
import { defaultSettings, type Settings } from './defaults';
import { toSettings } from './toSettings';

export const settingsKey = 'app_settings';

const listeners = new Set<() => void>();

let source: string | null = null;
let settings = defaultSettings;

/** The same object as long as what is stored is the same: React compares by identity. */
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

/** Starts from what is stored at that moment, which another tab may have written. */
export function changeSettings(change: (current: Settings) => Settings): void {
  storage.set(settingsKey, JSON.stringify(change(readSettings())));
  tell();
}

/** Changes some of one group's settings. */
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

/** False where the browser refused to keep them: they last until the tab closes. */
export const settingsLast = (): boolean => storage.lasts(settingsKey);

/** Changes here and in other tabs. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
