import fc from 'fast-check';
import { caretAt, linesIn, pointAt } from '../../../client/editor/edit';
import { countWords } from '../../../server/markdown/wordCount';
import { edited, lastCaret } from './edited';

/** Arbitrary code units, with many line breaks and Markdown characters. */
const source = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\n\n',
        '\f',
        '\v',
        '\u2028',
        '\u2029',
        '\u0000',
        '\ud83d',
        '\ude00',
        '\t',
      ),
      fc.constantFrom(
        '# ',
        '> ',
        '- ',
        '1. ',
        '```',
        '~~~',
        '**',
        '_',
        '`',
        '[a](b)',
        '[^1]',
        '[^1]: ',
        '^[note]',
        '\\',
        ' ',
        '\ufeff',
        '\u00a0',
        '、',
        '字',
        '\u3099',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('a text that goes through the editor', () => {
  it('is returned unchanged, byte for byte, whatever it contains', () => {
    fc.assert(
      fc.property(source, (text) => {
        expect(edited(text).text()).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('is complete with a very long line, and with very many lines', () => {
    const longLine = 'word '.repeat(40_000);
    const manyLines = 'a\r\n'.repeat(30_000);
    expect(edited(longLine).text()).toBe(longLine);
    expect(edited(manyLines).text()).toBe(manyLines);
  });

  it('has the server’s word count, and is blank if the server says so', () => {
    fc.assert(
      fc.property(source, source, (text, next) => {
        const { wordCount, replaceText, text: now } = edited(text);
        expect(wordCount()).toBe(countWords(text));
        expect(wordCount() === 0).toBe(text.trim() === '');
        replaceText(next);
        expect(now()).toBe(next);
        expect(wordCount()).toBe(countWords(next));
      }),
    );
  });
});

describe('edits', () => {
  /** One edit of each kind, at positions that depend on the text. */
  const edit = fc.record({
    kind: fc.constantFrom(
      'type',
      'paste',
      'break',
      'softBreak',
      'back',
      'forward',
      'cut',
      'undo',
      'redo',
      'replace',
    ),
    from: fc.nat(),
    length: fc.nat({ max: 30 }),
    text: source,
  });

  /** Converts an offset in the whole text to a line and an offset in it. */
  const placeOf = (text: string, offset: number) => {
    const before = text.slice(0, offset).split(/\r\n|\r|\n/);
    return pointAt(before.length - 1, before.at(-1)?.length ?? 0);
  };
  /** Moves an offset out of the middle of a CRLF. */
  const nearest = (text: string, offset: number) =>
    text[offset] === '\n' && text[offset - 1] === '\r' ? offset - 1 : offset;

  it('change only what they should', () => {
    fc.assert(
      fc.property(source, source, fc.nat(), fc.nat(), (text, added, a, b) => {
        const ends = [a, b].map((n) => nearest(text, n % (text.length + 1))).sort((x, y) => x - y);
        const [start = 0, end = 0] = ends;
        const { editor, text: now } = edited(text);
        editor.selection = { anchor: placeOf(text, start), focus: placeOf(text, end) };
        editor.deleteFragment();
        // Half of a CRLF that remains after a deletion is still a line break.
        const left = text.slice(0, start) + text.slice(end);
        expect(now().replace(/\r\n|\r/g, '\n')).toBe(
          `${text.slice(0, start).replace(/\r\n|\r/g, '\n')}${text.slice(end).replace(/\r\n|\r/g, '\n')}`,
        );
        if (!/\r/.test(text)) expect(now()).toBe(left);
        editor.insertText(added);
        const plain = (part: string) => part.replace(/\r\n|\r/g, '\n');
        expect(plain(now())).toBe(plain(text.slice(0, start)) + plain(added) + plain(text.slice(end)));
      }),
    );
  });

  it('can be undone and redone exactly, in any order and number', () => {
    fc.assert(
      fc.property(source, fc.array(edit, { maxLength: 12 }), (text, edits) => {
        const { editor, text: now, replaceText, settle } = edited(text);
        const seen = [text];
        for (const { kind, from, length, text: added } of edits) {
          const current = now();
          const start = nearest(current, from % (current.length + 1));
          const end = nearest(current, Math.min(start + length, current.length));
          editor.selection = { anchor: placeOf(current, start), focus: placeOf(current, end) };
          if (kind === 'type') editor.insertText(added.replace(/[\r\n]/g, '') || 'x');
          if (kind === 'paste') editor.insertText(added);
          if (kind === 'break') editor.insertBreak();
          if (kind === 'softBreak') editor.insertSoftBreak();
          if (kind === 'cut') editor.deleteFragment();
          if (kind === 'replace') replaceText(added);
          if (kind === 'undo') editor.undo();
          if (kind === 'redo') editor.redo();
          if (kind === 'back' || kind === 'forward') {
            editor.selection = caretAt(placeOf(current, start));
            if (kind === 'back') editor.deleteBackward('character');
            else editor.deleteForward('character');
          }
          settle();
          seen.push(now());
        }
        const last = now();
        for (let n = 0; n <= edits.length; n += 1) editor.undo();
        expect(now()).toBe(text);
        for (let n = 0; n <= edits.length; n += 1) editor.redo();
        // An undone edit is lost after a new edit; everything else is restored.
        const undid = edits.some(({ kind }) => kind === 'undo' || kind === 'redo');
        if (!undid) expect(now()).toBe(last);
        expect(linesIn(editor).length).toBeGreaterThan(0);
        expect(seen).toContain(text);
      }),
      { numRuns: 150 },
    );
  });

  it('keep each line’s own line break when lines are joined and split again', () => {
    const { editor, text } = edited('a\r\nb\nc\rd');
    editor.selection = caretAt(pointAt(2, 0));
    editor.deleteBackward('character');
    expect(text()).toBe('a\r\nbc\rd');
    editor.selection = caretAt(pointAt(0, 1));
    editor.deleteForward('character');
    expect(text()).toBe('abc\rd');
    expect(editor.selection).toEqual(caretAt(pointAt(0, 1)));
  });

  it('use the text’s own kind of line break for added lines', () => {
    const { editor, text } = edited('a\r\nb');
    editor.selection = caretAt(pointAt(1, 1));
    editor.insertBreak();
    editor.insertText('c\nd');
    expect(text()).toBe('a\r\nb\r\nc\r\nd');
    expect(lastCaret(editor)).toEqual([3, 1]);
  });
});
