import { readCombination, whyNot } from './combination';
import { choices, defaultSettings, type KeyboardShortcut, type Settings } from './defaults';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges saved or imported values into the defaults. Each value is checked separately: an invalid one is
 * replaced by its default. Unknown ones are dropped.
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

/** Names, descriptions and defaults come from the app; only the keys from storage. */
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

/** Shortcuts with equal keys are reset to their defaults, which are distinct. */
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
