import { parseJson } from '../lib/parseJson';
import { storage } from '../lib/storage';
import { createListeners, createStoredValue } from '../lib/store';
import type { Settings } from './settings';
import { toSettings } from './toSettings';

const settingsKey = 'app_settings';

const stored = createStoredValue(settingsKey, (text) => toSettings(parseJson(text)));

export const readSettings = stored.read;

/** Notifies about all changes, in this tab and others. */
export const subscribeToSettings = stored.subscribe;

const memberChanges = createListeners<{ before: Settings; after: Settings }>();

/** Notifies only about changes that the member makes in this tab, not about settings that come from the account. */
export const subscribeToMemberChanges = memberChanges.subscribe;

/** Changes settings as the account has them, without notifying of a change by the member. */
export const applySettings = (change: (current: Settings) => Settings): void =>
  stored.write(JSON.stringify(change(readSettings())));

/** Changes settings for the member, starting from the stored ones, which another tab may have changed. */
export function changeSettings(change: (current: Settings) => Settings): void {
  const before = readSettings();
  applySettings(change);
  memberChanges.notify({ before, after: readSettings() });
}

/** Changes some settings of a group. */
export function changeGroup<G extends 'editor' | 'notifications' | 'privacy'>(
  group: G,
  patch: Partial<Settings[G]>,
): void {
  changeSettings((current) => ({ ...current, [group]: { ...current[group], ...patch } }));
}

export function resetSettings(): void {
  const before = readSettings();
  stored.write(null);
  memberChanges.notify({ before, after: readSettings() });
}

/** Whether the browser stores the settings; otherwise they last until the tab closes. */
export const areSettingsStored = (): boolean => storage.lasts(settingsKey);
