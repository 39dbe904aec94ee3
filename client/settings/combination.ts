/**
 * A key combination as stored: 'Cmd+Shift+E'. Cmd is the platform's modifier: Cmd on Apple devices, Ctrl
 * elsewhere. Alt isn't allowed, because it types characters on many keyboards.
 */
export type Combination = string;

/** Names of keys, as typed by people and as in events. */
const namedKeys = new Map<string, string>([
  ['esc', 'Escape'],
  ['return', 'Enter'],
  [' ', 'Space'],
  ['del', 'Delete'],
  ['+', 'Plus'],
  ...[
    ...['Escape', 'Enter', 'Tab', 'Space', 'Plus', 'Backspace', 'Delete', 'Insert', 'Home', 'End'],
    ...['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
  ].map((name) => [name.toLowerCase(), name] as const),
]);

const modifierNames = new Map<string, 'cmd' | 'shift' | 'alt'>([
  ['cmd', 'cmd'],
  ['command', 'cmd'],
  ['ctrl', 'cmd'],
  ['control', 'cmd'],
  ['shift', 'shift'],
  ['alt', 'alt'],
  ['option', 'alt'],
]);

const isFunctionKey = (key: string) => /^F\d+$/.test(key);
const isLatinLetter = (key: string) => /^\p{Script=Latin}$/u.test(key);
const isMark = (key: string) => /^[!-~]$/.test(key) && !/[A-Za-z0-9]/.test(key);

const join = (cmd: boolean, shift: boolean, key: string): Combination =>
  // A mark includes its Shift: '?' is one key on every keyboard layout.
  [...(cmd ? ['Cmd'] : []), ...(shift && !isMark(key) && key !== 'Plus' ? ['Shift'] : []), key].join('+');

type ReadCombination = { combination: Combination } | { problem: 'unreadable' | 'alt' };

/** Parses a typed combination: 'cmd+e', 'Ctrl + Shift + E', '⌘E', 'esc'. */
export function readCombination(text: string): ReadCombination {
  const spelled = text
    .trim()
    .replace(/⌘\+?/g, 'Cmd+')
    .replace(/⇧\+?/g, 'Shift+')
    .replace(/⌥\+?/g, 'Alt+')
    .replace(/(^|\+)\s*\+$/, '$1Plus');
  const names = spelled.split('+').map((name) => name.trim().toLowerCase());
  const last = names.pop() ?? '';
  const modifiers = names.map((name) => modifierNames.get(name));
  const key =
    namedKeys.get(last) ?? (isLatinLetter(last) || /^[!-~]$/.test(last) ? last.toUpperCase() : null);
  if (key === null || modifiers.includes(undefined) || new Set(modifiers).size < modifiers.length)
    return { problem: 'unreadable' };
  if (modifiers.includes('alt')) return { problem: 'alt' };
  return { combination: join(modifiers.includes('cmd'), modifiers.includes('shift'), key) };
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The pressed combination; null if it can't be bound. */
export function combinationOf(press: KeyPress): Combination | null {
  const [own, foreign] = isApple() ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (press.altKey || foreign) return null;
  const key = keyOf(press);
  return key && join(own, press.shiftKey, key);
}

function keyOf({ key, code }: KeyPress): string | null {
  const named = namedKeys.get(key.toLowerCase());
  if (named) return named;
  // The digit row types other characters with Shift, or without it on French keyboards.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !/^[a-z]$/i.test(key)) return digit;
  if (isLatinLetter(key)) return key.toUpperCase();
  // On keyboards of other scripts, the Latin letter at the same position.
  if (/^\p{L}$/u.test(key) || key === 'Dead') return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
  return /^[0-9]$/.test(key) || isMark(key) ? key : null;
}

/** Editing keys such as copy, paste and undo. */
const editing = new Set(['Cmd+A', 'Cmd+C', 'Cmd+V', 'Cmd+X', 'Cmd+Y', 'Cmd+Z', 'Cmd+Shift+V', 'Cmd+Shift+Z']);

/** Why a combination can't be bound, as a sentence; null if it can. */
export function whyNot(combination: Combination): string | null {
  const parts = combination.split('+');
  const key = parts[parts.length - 1] as string;
  if (isFunctionKey(key)) return null;
  if (key === 'Escape') return parts.length === 1 ? null : 'Escape works only by itself.';
  const character = key === 'Plus' || [...key].length === 1;
  if (!character || editing.has(combination))
    return `${showCombination(combination)} is needed for writing and editing text.`;
  if (parts[0] !== 'Cmd') return `${showCombination(combination)} types text. Use it with ${cmdName()}.`;
  return null;
}

const browsersOwn = new Set([
  ...['N', 'T', 'W', 'Q', 'Shift+N', 'Shift+T', 'Shift+W', 'Shift+Q', 'Shift+P'].map((key) => `Cmd+${key}`),
  'F11',
  'F12',
]);
const applesOwn = new Set(['Cmd+H', 'Cmd+M']);

/** Whether some browsers handle it without notifying the page. */
export const browserMayKeep = (combination: Combination): boolean =>
  browsersOwn.has(combination) || (isApple() && applesOwn.has(combination));

export const cmdName = () => (isApple() ? 'Cmd' : 'Ctrl');

/** The keys' names on this platform. */
export const keysOf = (combination: Combination): string[] =>
  combination.split('+').map((key) => (key === 'Cmd' ? cmdName() : key === 'Plus' ? '+' : key));

export const showCombination = (combination: Combination): string => keysOf(combination).join('+');

/** In the format of aria-keyshortcuts. */
export const ariaCombination = (combination: Combination): string =>
  combination.replace('Cmd', isApple() ? 'Meta' : 'Control');

/** Whether shortcuts use the Command key. */
function isApple(): boolean {
  return /^(mac|iphone|ipad|ipod)/i.test(navigator.platform);
}
