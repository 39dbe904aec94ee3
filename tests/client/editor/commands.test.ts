import {
  insertAfter,
  insertFootnote,
  insertSceneBreak,
  outlineOf,
  rangesOf,
  selectedWords,
  toggleVerse,
} from '../../../client/editor/commands';
import { pointAt, textIn } from '../../../client/editor/edit';
import { at, edited, withCaret } from './edited';

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

describe('keeping lines and indents', () => {
  const toggled = (made: ReturnType<typeof edited>) => {
    made.settle();
    toggleVerse(made.editor, made.manuscript);
    return made.text();
  };
  const selected = (text: string, from: [number, number], to: [number, number]) => {
    const made = edited(text);
    made.editor.selection = { anchor: pointAt(...from), focus: pointAt(...to) };
    return made;
  };

  it('puts marks around the lines that are selected, and removes them when pressed again', () => {
    const text = 'It rained.\nThe rain\n    it raineth\n\nevery day\nStill.';
    const made = selected(text, [1, 3], [4, 2]);
    expect(toggled(made)).toBe('It rained.\n```verse\nThe rain\n    it raineth\n\nevery day\n```\nStill.');
    expect(textIn(made.editor, made.editor.selection as never)).toBe(' rain\n    it raineth\n\nev');
    expect(toggled(made)).toBe(text);
    expect(textIn(made.editor, made.editor.selection as never)).toBe(' rain\n    it raineth\n\nev');
  });

  it.each([
    [
      'of the caret’s paragraph',
      'One\n\ntw|o\n  three\n\nfour',
      'One\n\n```verse\ntw|o\n  three\n```\n\nfour',
    ],
    ['beside verse', '```verse\na\n```\nb|\nc', '```verse\na\n```\n```verse\nb|\nc\n```'],
    ['of a quote', '> a|\n> b', '> ```verse\n> a|\n> b\n> ```'],
    ['of verse to come', 'One\n\n|', 'One\n\n```verse\n|\n```'],
    ['with signs of code', 'a|\n```\nb\n```', '````verse\na|\n```\nb\n```\n````'],
  ])('puts them around the lines %s', (_which, before, after) => {
    const made = at(before);
    toggled(made);
    expect(withCaret(made.editor)).toBe(after);
  });

  it.each([
    ['a\n```verse\nb\n\nc|\n```\nd', 'a\nb\n\nc|\nd'],
    ['```verse\na|', 'a|'],
    ['```ve|rse\na\n```', '|a'],
    ['> ```verse\n> a|\n> ```', '> a|'],
  ])('removes those of the verse that the caret is in: %j', (before, after) => {
    const made = at(before);
    toggled(made);
    expect(withCaret(made.editor)).toBe(after);
  });

  it('of a whole text leaves its headings and scene breaks, and takes verse in it along', () => {
    const text = '# One\r\n\r\na\r\n  b\r\n\r\n* * *\r\n\r\n```verse\r\nc\r\n```\r\nd\r\n';
    const made = selected(text, [0, 0], [11, 0]);
    expect(toggled(made)).toBe(
      '# One\r\n\r\n```verse\r\na\r\n  b\r\n```\r\n\r\n* * *\r\n\r\n```verse\r\nc\r\nd\r\n```\r\n',
    );
    expect(toggled(made)).toBe('# One\r\n\r\na\r\n  b\r\n\r\n* * *\r\n\r\nc\r\nd\r\n');
    made.editor.undo();
    made.editor.undo();
    expect(made.text()).toBe(text);
  });
});
