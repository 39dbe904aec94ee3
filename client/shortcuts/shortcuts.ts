import { useEffect, useEffectEvent } from 'react';
import { ariaCombination, combinationOf, formatCombination } from '../settings/combination';
import type { ShortcutId } from '../settings/settings';
import { readSettings } from '../settings/settingsStore';
import { useSettings } from '../settings/useSettings';

type Handler = () => void;

/** Handlers per shortcut; the one mounted last is called. */
const handlers = new Map<ShortcutId, readonly Handler[]>();

const layersSelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const openDialogSelector = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** Whether a key belongs to a dialog, even to one that this Escape has just closed. */
export const belongsToDialog = ({ target }: KeyboardEvent) =>
  (target instanceof Element && target.closest(layersSelector) !== null) ||
  document.querySelector(openDialogSelector) !== null;

function onKeyDown(event: KeyboardEvent) {
  // Keys during IME composition belong to the input method; Safari marks the last one by key code 229.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const pressed = combinationOf(event);
  const bound = readSettings().keyboard_shortcuts.find(({ current_key }) => current_key === pressed);
  const handler = bound && handlers.get(bound.id)?.at(-1);
  if (!handler) return;
  const isBlocked = belongsToDialog(event);
  if (isBlocked && pressed === 'Escape') return;
  // While a dialog is open, the browser's own action is prevented as well.
  event.preventDefault();
  if (!isBlocked && !event.repeat) handler();
}

function register(id: ShortcutId, handler: Handler): () => void {
  if (handlers.size === 0) window.addEventListener('keydown', onKeyDown);
  handlers.set(id, [...(handlers.get(id) ?? []), handler]);
  return () => {
    const remaining = (handlers.get(id) ?? []).filter((other) => other !== handler);
    if (remaining.length > 0) handlers.set(id, remaining);
    else handlers.delete(id);
    if (handlers.size === 0) window.removeEventListener('keydown', onKeyDown);
  };
}

/** Handles a shortcut while the component is mounted. */
export function useShortcut(id: ShortcutId, handler: Handler, enabled = true): void {
  const callHandler = useEffectEvent(handler);
  useEffect(() => {
    if (!enabled) return;
    return register(id, () => callHandler());
  }, [id, enabled]);
}

export interface ShortcutHint {
  /** The keys as shown, such as 'Ctrl+E'. */
  keys: string;
  /** The keys in the format of aria-keyshortcuts. */
  aria: string;
}

/** A shortcut's current keys. */
export function useShortcutHint(id: ShortcutId): ShortcutHint {
  const { keyboard_shortcuts } = useSettings();
  const { current_key } = keyboard_shortcuts.find((shortcut) => shortcut.id === id) ?? { current_key: '' };
  return { keys: formatCombination(current_key), aria: ariaCombination(current_key) };
}
