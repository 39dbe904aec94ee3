import {
  insertAfter,
  insertFootnote,
  insertSceneBreak,
  outlineOf,
  rangesOf,
  selectedWords,
} from '../../../client/editor/commands';
import { pointAt, textIn } from '../../../client/editor/edit';
import { edited, withCaret } from './edited';

const at = (marked: string) => {
  const lines = marked.split('\n');
  const line = lines.findIndex((text) => text.includes('|'));
  const made = edited(marked.replace('|', ''));
  made.putCaret(line, lines[line]?.indexOf('|') ?? 0);
  return made;
};

test('the outline has the headings of both kinds, and none of code', () => {
  const made = edited('# One ##\n\nTwo\n===\n\n```\n# no\n```\n\nThree\n---\n\n#### Four');
  made.settle();
  expect(outlineOf(made.editor, made.manuscript)).toEqual([
    { line: 0, level: 1, text: 'One' },
    { line: 2, level: 1, text: 'Two' },
    { line: 9, level: 2, text: 'Three' },
    { line: 12, level: 3, text: 'Four' },
  ]);
});

test('words of a selection are counted over lines', () => {
  const { editor } = edited('one two\nthree four\nfive six');
  editor.selection = { anchor: pointAt(2, 4), focus: pointAt(0, 4) };
  expect(selectedWords(editor)).toBe(4);
});

test('a dropped file stands behind what is selected, which stays', () => {
  const { editor } = edited('one two');
  editor.selection = { anchor: pointAt(0, 7), focus: pointAt(0, 0) };
  insertAfter(editor, '\nthree');
  expect(withCaret(editor)).toBe('one two\nthree|');
});

test('a footnote stands behind the caret, which is in it', () => {
  const { editor } = at('It rained.| Still.');
  insertFootnote(editor);
  expect(withCaret(editor)).toBe('It rained.^[|] Still.');
});

it.each([
  ['one|', 'one\n\n* * *\n\n|'],
  ['one | two', 'one\n\n* * *\n\n|two'],
  ['|', '* * *\n\n|'],
  ['one\n|', 'one\n\n* * *\n\n|'],
])('a scene break has a line of its own: %s', (before, after) => {
  const { editor } = at(before);
  insertSceneBreak(editor);
  expect(withCaret(editor)).toBe(after);
});

test('places in a text are found whatever its line breaks', () => {
  const text = 'one\r\ntwo\rthree\nfour';
  const { editor } = edited(text);
  const words = [...text.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => [index, index + word.length]);
  expect(rangesOf(editor, Uint32Array.from(words)).map((range) => textIn(editor, range))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
});
