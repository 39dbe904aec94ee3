import { cmdName, formatCombination, parseCombination, problemOfBinding } from './combination';
import type { ShortcutId } from './settings';
import { changeSettings, readSettings } from './settingsStore';

/** The problem is a sentence to show. */
type BindingResult = 'changed' | 'unchanged' | { problem: string };

/** Binds a shortcut to typed or pressed keys; empty text changes nothing. */
export function bindShortcut(id: ShortcutId, text: string): BindingResult {
  if (text.trim() === '') return 'unchanged';
  const parsed = parseCombination(text);
  if ('problem' in parsed)
    return {
      problem:
        parsed.problem === 'alt'
          ? `Alt types characters on many keyboards. Use ${cmdName()}.`
          : `Press the keys, or write them like ${cmdName()}+Shift+E.`,
    };
  const { combination } = parsed;
  const problem = problemOfBinding(combination);
  if (problem) return { problem };
  const { keyboard_shortcuts } = readSettings();
  const boundShortcut = keyboard_shortcuts.find(({ current_key }) => current_key === combination);
  if (boundShortcut?.id === id) return 'unchanged';
  if (boundShortcut)
    return {
      problem: `${formatCombination(combination)} is taken by “${boundShortcut.name}”. Change that one first.`,
    };
  changeSettings((current) => ({
    ...current,
    keyboard_shortcuts: current.keyboard_shortcuts.map((shortcut) =>
      shortcut.id === id ? { ...shortcut, current_key: combination } : shortcut,
    ),
  }));
  return 'changed';
}

export function resetShortcuts(): void {
  changeSettings((current) => ({
    ...current,
    keyboard_shortcuts: current.keyboard_shortcuts.map((shortcut) => ({
      ...shortcut,
      current_key: shortcut.default_key,
    })),
  }));
}
