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
/** Any printable character of ASCII but the space. */
const isVisibleAscii = (key: string) => /^[!-~]$/.test(key);
const isPunctuation = (key: string) => isVisibleAscii(key) && !/[A-Za-z0-9]/.test(key);

function writeCombination({ cmd, shift, key }: { cmd: boolean; shift: boolean; key: string }): Combination {
  // Punctuation implies its Shift: '?' is written the same for every keyboard layout.
  const withShift = shift && !isPunctuation(key) && key !== 'Plus';
  return [...(cmd ? ['Cmd'] : []), ...(withShift ? ['Shift'] : []), key].join('+');
}

type ParsedCombination = { combination: Combination } | { problem: 'unreadable' | 'alt' };

/** Parses a typed combination: 'cmd+e', 'Ctrl + Shift + E', '⌘E', 'esc'. */
export function parseCombination(text: string): ParsedCombination {
  const spelled = text
    .trim()
    .replace(/⌘\+?/g, 'Cmd+')
    .replace(/⇧\+?/g, 'Shift+')
    .replace(/⌥\+?/g, 'Alt+')
    // A plus sign at the end is the key, not a separator.
    .replace(/(^|\+)\s*\+$/, '$1Plus');
  const names = spelled.split('+').map((name) => name.trim().toLowerCase());
  const last = names.pop() ?? '';
  const modifiers = names.map((name) => modifierNames.get(name));
  const isCharacter = isLatinLetter(last) || isVisibleAscii(last);
  const key = namedKeys.get(last) ?? (isCharacter ? last.toUpperCase() : null);
  const isRepeated = new Set(modifiers).size < modifiers.length;
  if (key === null || modifiers.includes(undefined) || isRepeated) return { problem: 'unreadable' };
  if (modifiers.includes('alt')) return { problem: 'alt' };
  const [cmd, shift] = [modifiers.includes('cmd'), modifiers.includes('shift')];
  return { combination: writeCombination({ cmd, shift, key }) };
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The pressed combination; null if it can't be bound. */
export function combinationOf(press: KeyPress): Combination | null {
  const { metaKey, ctrlKey, altKey, shiftKey } = press;
  const [cmd, otherModifier] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (altKey || otherModifier) return null;
  const key = keyOf(press);
  return key && writeCombination({ cmd, shift: shiftKey, key });
}

function keyOf({ key, code }: KeyPress): string | null {
  const named = namedKeys.get(key.toLowerCase());
  if (named) return named;
  // The digit row types other characters with Shift, or without it on French keyboards.
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit && !/^[a-z]$/i.test(key)) return digit;
  if (isLatinLetter(key)) return key.toUpperCase();
  // Keyboards of other scripts: `code` names the Latin letter at the same position.
  if (/^\p{L}$/u.test(key) || key === 'Dead') return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
  return /^[0-9]$/.test(key) || isPunctuation(key) ? key : null;
}

/** Copy, paste, undo and the like. */
const editingCombinations = new Set(
  ['A', 'C', 'V', 'X', 'Y', 'Z', 'Shift+V', 'Shift+Z'].map((key) => `Cmd+${key}`),
);

/** Why a combination can't be bound, as a sentence; null if it can. */
export function problemOfBinding(combination: Combination): string | null {
  const parts = combination.split('+');
  const key = parts[parts.length - 1] as string;
  if (isFunctionKey(key)) return null;
  if (key === 'Escape') return parts.length === 1 ? null : 'Escape works only by itself.';
  const isCharacter = key === 'Plus' || [...key].length === 1;
  if (!isCharacter || editingCombinations.has(combination))
    return `${formatCombination(combination)} is needed for writing and editing text.`;
  if (parts[0] !== 'Cmd') return `${formatCombination(combination)} types text. Use it with ${cmdName()}.`;
  return null;
}

/** Used by browsers on every platform, for example for a new tab. */
const browserCombinations = new Set([
  ...['N', 'T', 'W', 'Q', 'Shift+N', 'Shift+T', 'Shift+W', 'Shift+Q', 'Shift+P'].map((key) => `Cmd+${key}`),
  'F11',
  'F12',
]);
/** macOS hides or minimises the window. */
const macCombinations = new Set(['Cmd+H', 'Cmd+M']);

/** Whether some browsers handle the combination without notifying the page. */
export const mayBeTakenByBrowser = (combination: Combination): boolean =>
  browserCombinations.has(combination) || (isApple() && macCombinations.has(combination));

/** The name of the modifier 'Cmd' on this platform. */
export const cmdName = () => (isApple() ? 'Cmd' : 'Ctrl');

/** The keys of a combination by their names on this platform, in the order of writing. */
export const keysOf = (combination: Combination): string[] =>
  combination.split('+').map((key) => {
    if (key === 'Cmd') return cmdName();
    return key === 'Plus' ? '+' : key;
  });

export const formatCombination = (combination: Combination): string => keysOf(combination).join('+');

/** The combination in the format of aria-keyshortcuts. */
export const ariaCombination = (combination: Combination): string =>
  combination.replace('Cmd', isApple() ? 'Meta' : 'Control');

/** Whether shortcuts use the Command key. */
function isApple(): boolean {
  return /^(mac|iphone|ipad|ipod)/i.test(navigator.platform);
}
