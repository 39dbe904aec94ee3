import { storage } from '../lib/storage';
import { outbox, type Queue, type Sender } from '../outbox/outbox';
import {
  type AccountSetting,
  loadAccountSettings,
  saveAccountSettings,
  switchPrefix,
} from './accountTransport';
import { defaultSettings, type Settings } from './settings';
import { applySettings, readSettings, subscribeToMemberChanges } from './settingsStore';
import { toSettings } from './toSettings';

/** Changes that wait in the outbox, by the setting's name; `at` is the time by this device's clock. */
type SettingChanges = Record<string, { value: unknown; at: number }>;

/** All changes of a member are one entry, so that several go up in one request. */
const entryId = 'changes';
const queueOf = (memberId: string): Queue => ({ memberId, kind: 'settings', about: 'account' });

/** The prefix of the key that says, by its member id, whose settings the device has. */
const ownerPrefix = 'settings-of:';

const sendAfterMs = 1_000;
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

const unsentChanges = (memberId: string): SettingChanges =>
  outbox.entries<SettingChanges>(queueOf(memberId))[0]?.payload ?? {};

/** Counts changes: an answer that was read before one may be older. */
let changeCount = 0;

function sendLater(memberId: string, changes: SettingChanges, afterMs: number): void {
  changeCount += 1;
  outbox.put(queueOf(memberId), { ...unsentChanges(memberId), ...changes }, { id: entryId, afterMs });
}

/** The settings of the account that differ, with the present time. */
function changesBetween(before: Settings, after: Settings): SettingChanges {
  const old = accountPart(before);
  const at = Date.now();
  return Object.fromEntries(
    [...accountPart(after)]
      .filter(([name, value]) => old.get(name) !== value)
      .map(([name, value]) => [name, { value, at }]),
  );
}

/** Adopts the account's settings on this device, except those with changes other than the sent ones. */
function adopt(memberId: string, stored: readonly AccountSetting[], sent: SettingChanges = {}): void {
  const ownerKeys = storage.keys().filter((key) => key.startsWith(ownerPrefix));
  const ownKey = `${ownerPrefix}${memberId}`;
  const current = readSettings();
  const storedNames = new Set(stored.map(({ name }) => name));
  if (ownerKeys.length === 0) {
    // Settings changed before the device was ever synchronised belong to this member, and are still to be sent.
    const changes = Object.entries(changesBetween(defaultSettings, current));
    const added = changes.filter(([name]) => !storedNames.has(name));
    if (added.length > 0)
      sendLater(memberId, { ...Object.fromEntries(added), ...unsentChanges(memberId) }, sendAfterMs);
  }
  const belongsToOther = ownerKeys.length > 0 && !ownerKeys.includes(ownKey);
  const unsent = Object.entries(unsentChanges(memberId)).flatMap(([name, { value, at }]) =>
    sent[name]?.at === at ? [] : [{ name, value: JSON.stringify(value) }],
  );
  const before = belongsToOther ? resetAccountPart(current) : current;
  const next = overrideByAccount(before, [...stored, ...unsent]);
  if (Object.keys(changesBetween(current, next)).length > 0) applySettings(() => next);
  for (const key of ownerKeys) if (key !== ownKey) storage.remove(key);
  storage.set(ownKey, '');
}

/** Sends changes of the outbox, and adopts the settings in the answer. */
export const sendAccountSettings: Sender<SettingChanges> = async (changes, { memberId }) => {
  const now = Date.now();
  const stored = await saveAccountSettings(
    Object.entries(changes).map(([name, { value, at }]) => ({
      name,
      value: JSON.stringify(value),
      changedAgoMs: Math.max(0, now - at),
    })),
  );
  if (syncedMember === memberId) adopt(memberId, stored, changes);
};

/** The member whose settings this device has. */
let syncedMember: string | null = null;

/**
 * Keeps this device's settings and those of the member's account the same until the returned function is called. Of several
 * changes of a setting the last one wins; changes made while the server can't be reached are sent later.
 */
export function syncAccountSettings(memberId: string): () => void {
  let lastReadAt = 0;
  syncedMember = memberId;

  /** A failed read is repeated when the device is online or the page visible again. */
  const read = async () => {
    // The answer to unsent changes has all settings.
    if (Object.keys(unsentChanges(memberId)).length > 0) return;
    lastReadAt = Date.now();
    const countBefore = changeCount;
    const stored = await loadAccountSettings().catch(() => null);
    if (stored && syncedMember === memberId && changeCount === countBefore) adopt(memberId, stored);
  };
  const unsubscribe = subscribeToMemberChanges(({ before, after }) => {
    const changes = changesBetween(before, after);
    const names = Object.keys(changes);
    if (names.length === 0) return;
    // Switches are sent at once, because the settings page shows the account's preferences beside them.
    sendLater(memberId, changes, names.some((name) => name.startsWith(switchPrefix)) ? 0 : sendAfterMs);
  });
  const onVisible = () => {
    const isOutdated = Date.now() - lastReadAt > rereadAfterMs;
    if (document.visibilityState === 'visible' && isOutdated) void read();
  };
  window.addEventListener('online', read);
  document.addEventListener('visibilitychange', onVisible);
  void read();
  return () => {
    syncedMember = null;
    unsubscribe();
    window.removeEventListener('online', read);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
