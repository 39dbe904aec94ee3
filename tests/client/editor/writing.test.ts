import { pointAt } from '../../../client/editor/edit';
import { moveItems, toggleEmphasis } from '../../../client/editor/keys';
import { at, edited, lastCaret, withCaret } from './edited';

describe('Enter', () => {
  it.each([
    ['goes on with a list', '- one|', '- one\n- |'],
    ['counts on in a numbered list', '9) nine|', '9) nine\n10) |'],
    ['offers an open box after a task, done or not', '- [x] done|', '- [x] done\n- [ ] |'],
    ['goes on with a quote', '> said|', '> said\n> |'],
    ['goes on with a list in a quote', '> - said|', '> - said\n> - |'],
    ['keeps the depth of an item', '- a\n  - b|', '- a\n  - b\n  - |'],
    ['takes what stands behind the caret along', '- one| two', '- one\n- | two'],
    ['ends a list on an item that is empty, and parts what follows from it', '- one\n- |', '- one\n\n|'],
    ['ends a list after an empty line with no other', '- one\n\n- |', '- one\n\n|'],
    ['steps out of an inner list on an item that is empty', '- one\n  - |', '- one\n- |'],
    ['ends a quote on a line that is empty, and parts what follows from it', '> one\n> |', '> one\n\n|'],
    ['ends a list in a quote and stays in the quote', '> - one\n> - |', '> - one\n>\n> |'],
    ['breaks the line before an item as any line', '|- one', '\n|- one'],
    ['breaks a paragraph and adds nothing', 'one|two', 'one\n|two'],
    ['keeps the indent of code, and its dashes are no list', '```\n  - x|\n```', '```\n  - x\n  |\n```'],
  ])('%s', (_does, before, after) => {
    const { editor } = at(before);
    editor.insertBreak();
    expect(withCaret(editor)).toBe(after);
  });

  it.each([
    ['- one', '- ', '- one\n- |'],
    ['2. two', '3. ', '2. two\n3. |'],
    ['1. one', '1. ', '1. one\n2. |'],
    ['- [x] done', '- ', '- [x] done\n- [ ] |'],
    ['> said', '> ', '> said\n> |'],
    ['> - said', '- ', '> - said\n> - |'],
  ])('after %j a mark typed by habit (%j) is there once', (before, typed, after) => {
    const { editor, type } = at(`${before}|`);
    type(`\n${typed}`);
    expect(withCaret(editor)).toBe(after);
  });

  it.each([
    ['another mark', '- one\n', '+ ', '- one\n- + |'],
    ['a mark after words', '- one\nno', ' - ', '- one\n- no - |'],
    ['a dash that opens no item', '- one\n', '-two', '- one\n- -two|'],
  ])('%s stays as it was typed', (_what, before, typed, after) => {
    const { editor, type } = at('|');
    type(before + typed);
    expect(withCaret(editor)).toBe(after);
  });

  it('with Shift breaks the line and adds nothing', () => {
    const { editor } = at('- one|');
    editor.insertSoftBreak();
    expect(withCaret(editor)).toBe('- one\n|');
  });
});

describe('Tab', () => {
  it.each([
    ['puts an item under the one above', '- a\n- b|', false, '- a\n  - b|'],
    ['puts it below the text of a numbered one', '1. a\n2. b|', false, '1. a\n   2. b|'],
    ['with Shift puts it back', '- a\n  - b|', true, '- a\n- b|'],
  ])('%s', (_does, before, outwards, after) => {
    const { editor } = at(before);
    expect(moveItems(editor, outwards)).toBe(true);
    expect(withCaret(editor)).toBe(after);
  });

  it.each([
    ['in a paragraph', 'one|', false],
    ['on the first item, which nothing is above', '- a|', false],
    ['on an item that is as deep as it can be', '- a\n  - b|', false],
    ['with Shift on an item that is under none', '- a\n- b|', true],
  ])('is left to the browser %s, so that it leaves the field', (_where, before, outwards) => {
    const { editor, text } = at(before);
    expect(moveItems(editor, outwards)).toBe(false);
    expect(text()).toBe(before.replace('|', ''));
  });

  it('moves all items that are selected, in one step', () => {
    const { editor, text } = edited('- a\n- b\n- c');
    editor.selection = { anchor: pointAt(1, 0), focus: pointAt(2, 3) };
    moveItems(editor, false);
    expect(text()).toBe('- a\n  - b\n  - c');
    editor.undo();
    expect(text()).toBe('- a\n- b\n- c');
  });
});

describe('Bold and italics', () => {
  const select = (text: string, from: number, to: number) => {
    const made = edited(text);
    made.settle();
    made.editor.selection = { anchor: pointAt(0, from), focus: pointAt(0, to) };
    return made;
  };
  const selected = ({ editor }: ReturnType<typeof edited>) =>
    editor.selection && [editor.selection.anchor.offset, editor.selection.focus.offset];

  it('go around what is selected, and are taken away again', () => {
    const made = select('so late now', 3, 7);
    toggleEmphasis(made.editor, '**');
    expect(made.text()).toBe('so **late** now');
    expect(selected(made)).toEqual([5, 9]);
    toggleEmphasis(made.editor, '**');
    expect(made.text()).toBe('so late now');
    expect(selected(made)).toEqual([3, 7]);
  });

  it.each([
    ['touch the words where the selection has space at its ends', 'so late now', 2, 8, '*', 'so *late* now'],
    ['add to each other', '**late**', 2, 6, '*', '***late***'],
    ['are taken away from each other', '***late***', 3, 7, '*', '**late**'],
    ['wait around the caret where nothing is selected', 'so ', 3, 3, '**', 'so ****'],
  ] as const)('%s', (_how, text, from, to, marks, after) => {
    const made = select(text, from, to);
    toggleEmphasis(made.editor, marks);
    expect(made.text()).toBe(after);
  });

  it.each([
    ['so **late|**', '**', 'so **late**| now'],
    ['so **late |**', '**', 'so **late** | now'],
    ['so *late|*', '*', 'so *late*| now'],
    ['***so* late|**', '**', '***so* late**| now'],
    ['so ***late|***', '*', 'so ***late*| now**'],
    ['so \\**late|*', '*', 'so \\**late*| now'],
  ] as const)('are left behind at the end of %s', (text, marks, left) => {
    const made = at(text);
    toggleEmphasis(made.editor, marks);
    expect(withCaret(made.editor)).toBe(left.replace(' now', ''));
    made.editor.insertText(' now');
    expect(made.text()).toBe(left.replace('|', ''));
  });

  it.each(['**', '*'] as const)('that hold nothing go when %s is pressed again', (marks) => {
    const made = at('so |');
    toggleEmphasis(made.editor, marks);
    toggleEmphasis(made.editor, marks);
    expect(withCaret(made.editor)).toBe('so |');
  });

  it('go around each paragraph of a longer selection', () => {
    const made = edited('one\n\ntwo');
    made.editor.selection = { anchor: pointAt(0, 0), focus: pointAt(2, 3) };
    toggleEmphasis(made.editor, '*');
    expect(made.text()).toBe('*one*\n\n*two*');
  });
});

describe('Undo', () => {
  it('takes back a phrase, not a letter and not a page', () => {
    const made = at('|');
    const first = 'It was late, and still we wrote, all of us';
    made.type(first);
    made.type(' until the lamp went out.');
    made.editor.undo();
    expect(made.text()).toBe('It was late, and still we wrote, all of ');
    made.editor.undo();
    expect(made.text()).toBe('');
    made.editor.redo();
    made.editor.redo();
    expect(made.text()).toBe(`${first} until the lamp went out.`);
  });

  it('takes back typing after a pause by itself', () => {
    jest.useFakeTimers({ now: 0 });
    try {
      const made = at('|');
      made.type('one ');
      jest.setSystemTime(5_000);
      made.type('two');
      made.editor.undo();
      expect(made.text()).toBe('one ');
    } finally {
      jest.useRealTimers();
    }
  });

  it('distinguishes deleting from typing, and one place from another', () => {
    const made = at('|');
    made.type('abc');
    made.editor.deleteBackward('character');
    made.settle();
    made.editor.deleteBackward('character');
    made.settle();
    made.putCaret(0, 0);
    made.type('x');
    const steps: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      made.editor.undo();
      steps.push(made.text());
    }
    expect(steps).toEqual(['a', 'abc', '']);
  });

  it('puts the caret where it was', () => {
    const made = at('one|\n\ntwo');
    made.type(' more');
    made.putCaret(2, 3);
    made.editor.undo();
    expect(withCaret(made.editor)).toBe('one|\n\ntwo');
    made.editor.redo();
    expect(withCaret(made.editor)).toBe('one more|\n\ntwo');
  });

  it('forgets what could be redone once something else is written', () => {
    const made = at('|');
    made.type('a');
    made.editor.undo();
    made.type('b');
    made.editor.redo();
    expect(made.text()).toBe('b');
  });
});

describe('another text in the place of this one', () => {
  it('is one step, and lines that stay keep the caret', () => {
    const made = at('one\n\ntw|o\n\nthree');
    made.replaceText('zero\n\none\n\ntwo\n\nTHREE');
    expect(withCaret(made.editor)).toBe('zero\n\none\n\ntw|o\n\nTHREE');
    made.editor.undo();
    expect(withCaret(made.editor)).toBe('one\n\ntw|o\n\nthree');
    made.editor.redo();
    expect(made.text()).toBe('zero\n\none\n\ntwo\n\nTHREE');
  });

  it.each([
    ['zero', 'one two three zero'],
    ['three', 'three zero one two'],
    ['one', 'zero two three one'],
  ])('draws only the line anew that was moved, and the caret stays in it: %s in %s', (mover, now) => {
    const made = edited('zero\none\ntwo\nthree');
    made.putCaret(['zero', 'one', 'two', 'three'].indexOf(mover), 2);
    const before = new Set<unknown>(made.editor.children);
    const moved = now.split(' ');
    made.replaceText(moved.join('\n'));
    expect(moved.filter((_, n) => !before.has(made.editor.children[n]))).toEqual([mover]);
    expect(lastCaret(made.editor)).toEqual([moved.indexOf(mover), 2]);
  });

  it('leaves the caret in its place where its line is another, and within the text where that is shorter', () => {
    const made = at('one\n\nsecond line|\n\nthree');
    made.replaceText('one\n\n2nd\n\nthree');
    expect(lastCaret(made.editor)).toEqual([2, 3]);
    made.replaceText('');
    expect(lastCaret(made.editor)).toEqual([0, 0]);
  });

  it('notifies its owner once, and not if nothing changes', async () => {
    const made = at('one|');
    made.replaceText('two\nthree');
    await Promise.resolve();
    await Promise.resolve();
    expect(made.calls.text).toBe(1);
    made.replaceText('two\nthree');
    await Promise.resolve();
    await Promise.resolve();
    expect(made.calls.text).toBe(1);
  });
});

describe('the clipboard', () => {
  it('gets the Markdown that is selected, with the breaks it has', () => {
    const { editor } = edited('a **b**\r\n\r\n- c');
    editor.selection = { anchor: pointAt(2, 3), focus: pointAt(0, 2) };
    const given: Record<string, string> = { 'text/html': 'what the browser put in' };
    const data = {
      clearData: () => delete given['text/html'],
      setData: (type: string, value: string) => Object.assign(given, { [type]: value }),
    };
    editor.setFragmentData(data as unknown as DataTransfer);
    expect(given).toEqual({ 'text/plain': '**b**\r\n\r\n- c' });
  });
});
