import { storage } from '../lib/storage';
import { defaultSettings, type Settings } from './defaults';
import { applySettings, readSettings, subscribeToMemberChanges } from './settingsStore';
import { isFields, toSettings } from './toSettings';

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

/** A change that waits to be sent; `at` is by this device's clock. */
type Changes = Record<string, { value: unknown; at: number }>;

// Keys with a member's id are removed with their account.
const changesKey = (memberId: string) => `settings-changed:${memberId}`;
/** Marks whose settings the device has. */
const ownerMark = 'settings-of:';

const sendAfterMs = 1_000;
/** Their preferences are shown beside them, so they are sent at once. */
const switches = 'notifications.';
/** The account is read again when the page is looked at after this time. */
const readAgainMs = 60_000;

/** The settings that follow the account, by name: those of the editor, the default privacy, and two of notifications. */
function followed(settings: Settings): Map<string, unknown> {
  const { editor, notifications, privacy } = settings;
  return new Map<string, unknown>([
    ...Object.entries(editor).map(([name, value]) => [`editor.${name}`, value] as const),
    ['privacy.default_story_privacy', privacy.default_story_privacy],
    [`${switches}session_reminders`, notifications.session_reminders],
    [`${switches}story_comments`, notifications.story_comments],
  ]);
}

/** The settings overridden by those of the account; those that this version doesn't know are dropped. */
function withAccount(settings: Settings, stored: readonly AccountSetting[]): Settings {
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
      // Not written by this app.
    }
  }
  return toSettings({ ...settings, ...groups });
}

const { editor, notifications, privacy } = defaultSettings;

/** The settings without what the member before left on the device. */
const withoutFollowed = (settings: Settings): Settings => ({
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
    return isFields(changes) ? (changes as Changes) : {};
  } catch {
    return {};
  }
}

function writeChanges(memberId: string, changes: Changes): void {
  if (Object.keys(changes).length === 0) storage.remove(changesKey(memberId));
  else storage.set(changesKey(memberId), JSON.stringify(changes));
}

/** The settings that differ, as changed now. */
function differences(before: Settings, after: Settings): Changes {
  const old = followed(before);
  const at = Date.now();
  return Object.fromEntries(
    [...followed(after)]
      .filter(([name, value]) => old.get(name) !== value)
      .map(([name, value]) => [name, { value, at }]),
  );
}

/** Adopts the account's settings, except those with unsent changes. */
function take(memberId: string, stored: readonly AccountSetting[]): void {
  const owners = storage.keys().filter((key) => key.startsWith(ownerMark));
  const mine = `${ownerMark}${memberId}`;
  const current = readSettings();
  const known = new Set(stored.map(({ name }) => name));
  if (owners.length === 0) {
    // Settings from before this device followed an account belong to the member.
    const own = Object.entries(differences(defaultSettings, current)).filter(([name]) => !known.has(name));
    writeChanges(memberId, { ...Object.fromEntries(own), ...readChanges(memberId) });
  }
  const isOthers = owners.length > 0 && !owners.includes(mine);
  const waiting = readChanges(memberId);
  const unsent = Object.entries(waiting).map(([name, { value }]) => ({ name, value: JSON.stringify(value) }));
  const next = withAccount(isOthers ? withoutFollowed(current) : current, [...stored, ...unsent]);
  if (Object.keys(differences(current, next)).length > 0) applySettings(() => next);
  for (const owner of owners) if (owner !== mine) storage.remove(owner);
  storage.set(mine, '');
}

/**
 * Keeps this device's settings and those of the member's account the same until the returned function is called. Of several
 * changes of a setting the last one wins; what is changed without a server is sent once there is one.
 */
export function followAccount(memberId: string, transport: AccountSettingsTransport): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  const send = async () => {
    askedAt = Date.now();
    const sent = readChanges(memberId);
    const changes = Object.entries(sent).map(([name, { value, at }]) => ({
      name,
      value: JSON.stringify(value),
      changedAgoMs: Math.max(0, askedAt - at),
    }));
    const stored = changes.length > 0 ? await transport.save(changes) : await transport.load();
    // Changes made meanwhile, here or in another tab, are still to be sent.
    const left = Object.entries(readChanges(memberId)).filter(([name, { at }]) => sent[name]?.at !== at);
    writeChanges(memberId, Object.fromEntries(left));
    if (stopped) return;
    take(memberId, stored);
    if (Object.keys(readChanges(memberId)).length > 0) later();
  };
  // A failure is tried again with the next change, and when the device or the page is back.
  const sync = () => void send().catch(() => {});
  const later = (afterMs = sendAfterMs) => {
    clearTimeout(timer);
    timer = setTimeout(sync, afterMs);
  };
  const unsubscribe = subscribeToMemberChanges(({ before, after }) => {
    const changes = differences(before, after);
    writeChanges(memberId, { ...readChanges(memberId), ...changes });
    later(Object.keys(changes).some((name) => name.startsWith(switches)) ? 0 : sendAfterMs);
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > readAgainMs) sync();
  };
  window.addEventListener('online', sync);
  document.addEventListener('visibilitychange', onVisible);
  sync();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', sync);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
