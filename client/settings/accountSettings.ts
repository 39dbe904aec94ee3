import { storage } from '../lib/storage';
import { defaultSettings, type Settings } from './settings';
import { applySettings, readSettings, subscribeToMemberChanges } from './settingsStore';
import { isObject, toSettings } from './toSettings';

/** A setting as the account has it; `value` is JSON. */
export interface AccountSetting {
  name: string;
  value: string;
}

export interface AccountSettingsTransport {
  load(): Promise<readonly AccountSetting[]>;
  /** Answers with all settings of the account. */
  save(changes: readonly (AccountSetting & { changedAgoMs: number })[]): Promise<readonly AccountSetting[]>;
}

/** Changes that wait to be sent, by the setting's name; `at` is the time by this device's clock. */
type Changes = Record<string, { value: unknown; at: number }>;

// Keys that contain a member's id are removed from the device with the account.
const changesKey = (memberId: string) => `settings-changed:${memberId}`;
/** The prefix of the key that says, by its member id, whose settings the device has. */
const ownerPrefix = 'settings-of:';

const sendAfterMs = 1_000;
/** Switches of notifications are sent without delay, because the settings page shows the account's preferences beside them. */
const switchPrefix = 'notifications.';
/** A page that becomes visible reads the account again if it did so longer ago than this. */
const rereadAfterMs = 60_000;

/** The settings stored in the account, by name: those of the editor, the default privacy, and two of notifications. */
function accountPart(settings: Settings): Map<string, unknown> {
  const { editor, notifications, privacy } = settings;
  return new Map<string, unknown>([
    ...Object.entries(editor).map(([name, value]) => [`editor.${name}`, value] as const),
    ['privacy.default_story_privacy', privacy.default_story_privacy],
    [`${switchPrefix}session_reminders`, notifications.session_reminders],
    [`${switchPrefix}story_comments`, notifications.story_comments],
  ]);
}

/** Overrides settings by those of the account, and drops names and values that this version doesn't know. */
function overrideByAccount(settings: Settings, stored: readonly AccountSetting[]): Settings {
  const groups: Record<string, Record<string, unknown>> = {
    editor: { ...settings.editor },
    notifications: { ...settings.notifications },
    privacy: { ...settings.privacy },
  };
  for (const { name, value } of stored) {
    const [group = '', key = ''] = name.split('.');
    try {
      if (groups[group]) groups[group][key] = JSON.parse(value);
    } catch {
      // A value that isn't JSON was not written by this app, and is ignored.
    }
  }
  return toSettings({ ...settings, ...groups });
}

const { editor, notifications, privacy } = defaultSettings;

/** Resets the settings stored in accounts, which another member left on the device, to their defaults. */
const resetAccountPart = (settings: Settings): Settings => ({
  ...settings,
  editor,
  notifications: {
    ...settings.notifications,
    session_reminders: notifications.session_reminders,
    story_comments: notifications.story_comments,
  },
  privacy: { ...settings.privacy, default_story_privacy: privacy.default_story_privacy },
});

function readChanges(memberId: string): Changes {
  try {
    const changes: unknown = JSON.parse(storage.get(changesKey(memberId)) ?? '{}');
    return isObject(changes) ? (changes as Changes) : {};
  } catch {
    return {};
  }
}

function writeChanges(memberId: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) storage.remove(changesKey(memberId));
  else storage.set(changesKey(memberId), JSON.stringify(changes));
}

/** The settings of the account that differ, with the present time. */
function changesBetween(before: Settings, after: Settings): Changes {
  const old = accountPart(before);
  const at = Date.now();
  return Object.fromEntries(
    [...accountPart(after)]
      .filter(([name, value]) => old.get(name) !== value)
      .map(([name, value]) => [name, { value, at }]),
  );
}

/** Adopts the account's settings on this device, except those with unsent changes. */
function adopt(memberId: string, stored: readonly AccountSetting[]): void {
  const ownerKeys = storage.keys().filter((key) => key.startsWith(ownerPrefix));
  const ownKey = `${ownerPrefix}${memberId}`;
  const current = readSettings();
  const storedNames = new Set(stored.map(({ name }) => name));
  if (ownerKeys.length === 0) {
    // Settings changed before the device was ever synchronised belong to this member, and are still to be sent.
    const changes = Object.entries(changesBetween(defaultSettings, current));
    const added = changes.filter(([name]) => !storedNames.has(name));
    writeChanges(memberId, { ...Object.fromEntries(added), ...readChanges(memberId) });
  }
  const belongsToOther = ownerKeys.length > 0 && !ownerKeys.includes(ownKey);
  const unsent = Object.entries(readChanges(memberId)).map(([name, { value }]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const before = belongsToOther ? resetAccountPart(current) : current;
  const next = overrideByAccount(before, [...stored, ...unsent]);
  if (Object.keys(changesBetween(current, next)).length > 0) applySettings(() => next);
  for (const key of ownerKeys) if (key !== ownKey) storage.remove(key);
  storage.set(ownKey, '');
}

/**
 * Keeps this device's settings and those of the member's account the same until the returned function is called. Of several
 * changes of a setting the last one wins; changes made while the server can't be reached are sent later.
 */
export function syncAccountSettings(memberId: string, transport: AccountSettingsTransport): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequestAt = 0;

  const send = async () => {
    lastRequestAt = Date.now();
    const sent = readChanges(memberId);
    const changes = Object.entries(sent).map(([name, { value, at }]) => ({
      name,
      value: JSON.stringify(value),
      changedAgoMs: Math.max(0, lastRequestAt - at),
    }));
    const stored = changes.length > 0 ? await transport.save(changes) : await transport.load();
    // Changes made during the request, here or in another tab, are still to be sent.
    const unsent = Object.entries(readChanges(memberId)).filter(([name, { at }]) => sent[name]?.at !== at);
    writeChanges(memberId, Object.fromEntries(unsent));
    if (isStopped) return;
    adopt(memberId, stored);
    if (Object.keys(readChanges(memberId)).length > 0) syncLater();
  };
  // A failed request is repeated with the next change, and when the device is online or the page visible again.
  const sync = () => void send().catch(() => {});
  const syncLater = (afterMs = sendAfterMs) => {
    clearTimeout(timer);
    timer = setTimeout(sync, afterMs);
  };
  const unsubscribe = subscribeToMemberChanges(({ before, after }) => {
    const changes = changesBetween(before, after);
    writeChanges(memberId, { ...readChanges(memberId), ...changes });
    const hasSwitch = Object.keys(changes).some((name) => name.startsWith(switchPrefix));
    syncLater(hasSwitch ? 0 : sendAfterMs);
  });
  const onVisible = () => {
    const isOutdated = Date.now() - lastRequestAt > rereadAfterMs;
    if (document.visibilityState === 'visible' && isOutdated) sync();
  };
  window.addEventListener('online', sync);
  document.addEventListener('visibilitychange', onVisible);
  sync();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', sync);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
