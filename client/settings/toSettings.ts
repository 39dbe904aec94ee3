import { readCombination, whyNot } from './combination';
import { choices, defaultSettings, type KeyboardShortcut, type Settings } from './defaults';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Saved or imported values over the defaults. Each value is checked by itself: one that is broken, or from
 * elsewhere, gives way to its default and takes no other with it. What the app doesn't know is left out.
 */
export function toSettings(saved: unknown): Settings {
  const { editor, notifications, privacy, keyboard_shortcuts } = isFields(saved) ? saved : ({} as Fields);
  return {
    keyboard_shortcuts: toShortcuts(keyboard_shortcuts),
    editor: merge(defaultSettings.editor, choices.editor, editor),
    notifications: merge(defaultSettings.notifications, choices.notifications, notifications),
    privacy: merge(defaultSettings.privacy, choices.privacy, privacy),
  };
}

function merge<T extends object>(
  defaults: T,
  allowed: Record<keyof T, readonly unknown[]>,
  saved: unknown,
): T {
  if (!isFields(saved)) return defaults;
  const merged = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof T & string)[])
    if (allowed[name].includes(saved[name])) merged[name] = saved[name] as T[typeof name];
  return merged;
}

/** Names, descriptions and defaults are the app's; of what was saved only the keys count. */
function toShortcuts(saved: unknown): readonly KeyboardShortcut[] {
  if (!Array.isArray(saved)) return defaultSettings.keyboard_shortcuts;
  const shortcuts = defaultSettings.keyboard_shortcuts.map((shortcut) => {
    const entry = saved.find((candidate) => isFields(candidate) && candidate.id === shortcut.id);
    const read = typeof entry?.current_key === 'string' ? readCombination(entry.current_key) : null;
    if (!read || 'problem' in read || whyNot(read.combination)) return shortcut;
    return { ...shortcut, current_key: read.combination };
  });
  return withoutDoubles(shortcuts);
}

/** Shortcuts that share their keys go back to their defaults, which differ from one another. */
function withoutDoubles(shortcuts: readonly KeyboardShortcut[]): readonly KeyboardShortcut[] {
  const isDouble = ({ id, current_key }: KeyboardShortcut) =>
    shortcuts.some((other) => other.id !== id && other.current_key === current_key);
  if (!shortcuts.some(isDouble)) return shortcuts;
  return withoutDoubles(
    shortcuts.map((shortcut) =>
      isDouble(shortcut) ? { ...shortcut, current_key: shortcut.default_key } : shortcut,
    ),
  );
}
