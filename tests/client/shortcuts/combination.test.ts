import {
  ariaCombination,
  combinationOf,
  formatCombination,
  type KeyPress,
  keysOf,
  mayBeTakenByBrowser,
  parseCombination,
  problemOfBinding,
} from '../../../client/settings/combination';
import { onPlatform } from './platform';

const press = (key: string, code: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const ctrl = { ctrlKey: true };

afterEach(() => onPlatform(''));

describe('a typed key combination', () => {
  test.each([
    ['Cmd+E', 'Cmd+E'],
    ['cmd+e', 'Cmd+E'],
    ['Ctrl + Shift + e', 'Cmd+Shift+E'],
    ['shift+control+E', 'Cmd+Shift+E'],
    ['⌘E', 'Cmd+E'],
    ['⇧⌘E', 'Cmd+Shift+E'],
    ['esc', 'Escape'],
    ['f2', 'F2'],
    ['Cmd++', 'Cmd+Plus'],
    ['cmd+?', 'Cmd+?'],
    ['Ctrl+ö', 'Cmd+Ö'],
    ['Ctrl+1', 'Cmd+1'],
  ])('%s is %s', (text, combination) => {
    expect(parseCombination(text)).toEqual({ combination });
  });

  test.each(['', '+', 'Cmd', 'Cmd+', 'Cmd+EE', 'Win+E', 'Cmd+Cmd+E', 'constructor', 'Cmd+у', 'Cmd+ '])(
    '%j is no combination',
    (text) => {
      const read = parseCombination(text);
      // A single key can be parsed, although it can't be bound.
      if ('combination' in read) expect(problemOfBinding(read.combination)).not.toBeNull();
      else expect(read.problem).toBe('unreadable');
    },
  );

  test('Alt is recognised separately, since it types characters', () => {
    expect(parseCombination('Cmd+Alt+E')).toEqual({ problem: 'alt' });
  });
});

describe('a pressed combination', () => {
  test.each<[string, KeyPress, string | null]>([
    ['a letter', press('e', 'KeyE', ctrl), 'Cmd+E'],
    ['Shift and a letter', press('E', 'KeyE', { ...ctrl, shiftKey: true }), 'Cmd+Shift+E'],
    ['Caps Lock on', press('E', 'KeyE', ctrl), 'Cmd+E'],
    ['Dvorak, where the letter stands elsewhere', press('e', 'KeyD', ctrl), 'Cmd+E'],
    ['a French keyboard', press('a', 'KeyQ', ctrl), 'Cmd+A'],
    ['a Russian keyboard', press('у', 'KeyE', ctrl), 'Cmd+E'],
    ['a Greek keyboard', press('ε', 'KeyE', ctrl), 'Cmd+E'],
    ['a Hebrew keyboard', press('ק', 'KeyE', ctrl), 'Cmd+E'],
    ['an Arabic keyboard', press('ث', 'KeyE', ctrl), 'Cmd+E'],
    ['a letter of its own on a German keyboard', press('ö', 'Semicolon', ctrl), 'Cmd+Ö'],
    ['a digit on a French keyboard', press('é', 'Digit2', ctrl), 'Cmd+2'],
    ['a digit with Shift', press('!', 'Digit1', { ...ctrl, shiftKey: true }), 'Cmd+Shift+1'],
    ['a mark that needs Shift', press('?', 'Slash', { ...ctrl, shiftKey: true }), 'Cmd+?'],
    ['a plus', press('+', 'Equal', { ...ctrl, shiftKey: true }), 'Cmd+Plus'],
    ['Escape', press('Escape', 'Escape'), 'Escape'],
    ['a modifier alone', press('Control', 'ControlLeft', ctrl), null],
    ['Alt, which may be AltGr', press('ę', 'KeyE', { ...ctrl, altKey: true }), null],
    ['the Windows key', press('e', 'KeyE', { metaKey: true }), null],
    ['what an input method holds back', press('Process', 'KeyE', ctrl), null],
  ])('%s', (_what, event, combination) => {
    expect(combinationOf(event)).toBe(combination);
  });

  test('on Apple’s, Cmd is the Command key, and Control moves the caret', () => {
    onPlatform('MacIntel');
    expect(combinationOf(press('e', 'KeyE', { metaKey: true }))).toBe('Cmd+E');
    expect(combinationOf(press('e', 'KeyE', ctrl))).toBeNull();
  });
});

describe('a combination’s validity', () => {
  test.each(['Cmd+E', 'Cmd+Shift+E', 'F2', 'Shift+F2', 'Escape', 'Cmd+N', 'Cmd+Plus', 'Cmd+1'])(
    '%s can',
    (combination) => expect(problemOfBinding(combination)).toBeNull(),
  );

  test.each([
    ['E', 'E types text. Use it with Ctrl.'],
    ['Shift+E', 'Shift+E types text. Use it with Ctrl.'],
    ['?', '? types text. Use it with Ctrl.'],
    ['Enter', 'Enter is needed for writing and editing text.'],
    ['Tab', 'Tab is needed for writing and editing text.'],
    ['ArrowLeft', 'ArrowLeft is needed for writing and editing text.'],
    ['Cmd+Backspace', 'Ctrl+Backspace is needed for writing and editing text.'],
    ['Space', 'Space is needed for writing and editing text.'],
    ['Cmd+C', 'Ctrl+C is needed for writing and editing text.'],
    ['Cmd+Shift+Z', 'Ctrl+Shift+Z is needed for writing and editing text.'],
    ['Cmd+Escape', 'Escape works only by itself.'],
  ])('%s can’t: %s', (combination, why) => expect(problemOfBinding(combination)).toBe(why));

  test('Cmd+N and similar are bound, with a warning about browsers that keep them', () => {
    expect(['Cmd+N', 'Cmd+T', 'Cmd+W', 'Cmd+Shift+N'].every(mayBeTakenByBrowser)).toBe(true);
    expect(['Cmd+E', 'Cmd+D', 'Cmd+P', 'Cmd+S', 'Escape', 'Cmd+H'].some(mayBeTakenByBrowser)).toBe(false);
    onPlatform('MacIntel');
    expect(mayBeTakenByBrowser('Cmd+H')).toBe(true);
  });
});

test('keys are shown as the platform names them', () => {
  expect(formatCombination('Cmd+Shift+E')).toBe('Ctrl+Shift+E');
  expect(keysOf('Cmd+Plus')).toEqual(['Ctrl', '+']);
  expect(ariaCombination('Cmd+E')).toBe('Control+E');
  onPlatform('iPhone');
  expect(formatCombination('Cmd+Shift+E')).toBe('Cmd+Shift+E');
  expect(ariaCombination('Cmd+E')).toBe('Meta+E');
});
