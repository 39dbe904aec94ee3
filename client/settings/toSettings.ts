import { parseCombination, problemOfBinding } from './combination';
import { choices, defaultSettings, type KeyboardShortcut, type Settings } from './settings';

type UnknownFields = Record<string, unknown>;

export const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges saved or imported values into the defaults. An invalid value is replaced by its default, an unknown one dropped. */
export function toSettings(saved: unknown): Settings {
  const { editor, notifications, privacy, keyboard_shortcuts } = isObject(saved)
    ? saved
    : ({} as UnknownFields);
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
  if (!isObject(saved)) return defaults;
  const merged = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof T & string)[])
    if (allowed[name].includes(saved[name])) merged[name] = saved[name] as T[typeof name];
  return merged;
}

/** Only the chosen keys come from storage; names, descriptions and default keys are the app's. */
function toShortcuts(saved: unknown): readonly KeyboardShortcut[] {
  if (!Array.isArray(saved)) return defaultSettings.keyboard_shortcuts;
  const shortcuts = defaultSettings.keyboard_shortcuts.map((shortcut) => {
    const entry = saved.find((candidate) => isObject(candidate) && candidate.id === shortcut.id);
    const parsed = typeof entry?.current_key === 'string' ? parseCombination(entry.current_key) : null;
    if (!parsed || 'problem' in parsed || problemOfBinding(parsed.combination)) return shortcut;
    return { ...shortcut, current_key: parsed.combination };
  });
  return resetDuplicates(shortcuts);
}

/** Resets shortcuts with equal keys to their distinct defaults, until no default equals a key that another shortcut has. */
function resetDuplicates(shortcuts: readonly KeyboardShortcut[]): readonly KeyboardShortcut[] {
  const isDuplicate = ({ id, current_key }: KeyboardShortcut) =>
    shortcuts.some((other) => other.id !== id && other.current_key === current_key);
  if (!shortcuts.some(isDuplicate)) return shortcuts;
  return resetDuplicates(
    shortcuts.map((shortcut) =>
      isDuplicate(shortcut) ? { ...shortcut, current_key: shortcut.default_key } : shortcut,
    ),
  );
}
