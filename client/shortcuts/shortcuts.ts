import { useEffect, useEffectEvent } from 'react';
import { ariaCombination, combinationOf, showCombination } from '../settings/combination';
import type { ShortcutId } from '../settings/defaults';
import { useSettings } from '../settings/SettingsProvider';
import { readSettings } from '../settings/settingsStore';

type Handler = () => void;

/** What each shortcut does on the screen of the moment; where several say, the latest mounted is asked. */
const handlers = new Map<ShortcutId, readonly Handler[]>();

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** A dialog that Escape is closing may be out of the page by now, but not out of the event. */
export const belongsToDialog = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(layers) !== null) ||
  document.querySelector(openDialog) !== null;

function onKeyDown(event: KeyboardEvent) {
  // While a word is being composed, its keys are the input method's; 229 is how Safari says so of the last one.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const pressed = combinationOf(event);
  const bound = readSettings().keyboard_shortcuts.find(({ current_key }) => current_key === pressed);
  const handler = bound && handlers.get(bound.id)?.at(-1);
  if (!handler) return;
  const waits = belongsToDialog(event);
  if (waits && pressed === 'Escape') return;
  // A question is being asked: the browser's own answer to these keys would be as wrong as ours.
  event.preventDefault();
  if (!waits && !event.repeat) handler();
}

function register(id: ShortcutId, handler: Handler): () => void {
  if (handlers.size === 0) window.addEventListener('keydown', onKeyDown);
  handlers.set(id, [...(handlers.get(id) ?? []), handler]);
  return () => {
    const left = (handlers.get(id) ?? []).filter((other) => other !== handler);
    if (left.length > 0) handlers.set(id, left);
    else handlers.delete(id);
    if (handlers.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** What a shortcut does while the component is mounted. */
export function useShortcut(id: ShortcutId, handler: Handler, enabled = true): void {
  const onPress = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    return register(id, () => onPress());
  }, [id, enabled]);
}

export interface ShortcutHint {
  /** 'Ctrl+E' */
  keys: string;
  /** For aria-keyshortcuts. */
  aria: string;
}

/** How a shortcut reads just now. */
export function useShortcutHint(id: ShortcutId): ShortcutHint {
  const { keyboard_shortcuts } = useSettings();
  const { current_key } = keyboard_shortcuts.find((shortcut) => shortcut.id === id) ?? { current_key: '' };
  return { keys: showCombination(current_key), aria: ariaCombination(current_key) };
}
