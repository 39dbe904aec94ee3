import { cmdName, readCombination, showCombination, whyNot } from './combination';
import type { ShortcutId } from './defaults';
import { changeSettings, readSettings } from './settingsStore';

/** The result: changed, unchanged, or the problem as a sentence. */
type Binding = 'changed' | 'unchanged' | { problem: string };

/** Binds a shortcut to typed or pressed keys; empty text changes nothing. */
export function bindShortcut(id: ShortcutId, text: string): Binding {
  if (text.trim() === '') return 'unchanged';
  const read = readCombination(text);
  if ('problem' in read)
    return {
      problem:
        read.problem === 'alt'
          ? `Alt types characters on many keyboards. Use ${cmdName()}.`
          : `Press the keys, or write them like ${cmdName()}+Shift+E.`,
    };
  const { combination } = read;
  const refused = whyNot(combination);
  if (refused) return { problem: refused };
  const { keyboard_shortcuts } = readSettings();
  const holder = keyboard_shortcuts.find(({ current_key }) => current_key === combination);
  if (holder?.id === id) return 'unchanged';
  if (holder)
    return {
      problem: `${showCombination(combination)} is taken by “${holder.name}”. Change that one first.`,
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
