import { renderMarkdown } from '../../../server/markdown/render';
import { edited, withCaret } from './edited';

function typed(language: string, characters: string, before = '') {
  const made = edited(before, language);
  const lines = before.split('\n');
  made.putCaret(lines.length - 1, lines.at(-1)?.length ?? 0);
  made.type(characters);
  return made;
}

describe('typed quotes, dashes and dots', () => {
  it.each([
    ['en', `"It's 'late'," she said.`, '“It’s ‘late’,” she said.'],
    ['en', `He said ("no") - "*Yes.*" *"So."*`, 'He said (“no”) - “*Yes.*” *“So.”*'],
    ['en', '"I was--"', '“I was–”'],
    ['en', 'one--two---three...', 'one–two—three…'],
    ['en-GB', '"a"', '“a”'],
    ['de', `"Wie geht's?", sagte er. 'Ja'`, '„Wie geht’s?“, sagte er. ‚Ja‘'],
    ['de', `'Wie geht's?'`, '‚Wie geht’s?‘'],
    ['de-CH', '"Ja"', '«Ja»'],
    ['fr', `"Bonjour ! L'été" dit-il : oui ?`, '«\u202fBonjour\u202f! L’été\u202f» dit-il\u00a0: oui\u202f?'],
    ['fr', '"Bonjour "', '«\u202fBonjour\u202f»'],
    ['fr-CA', '"Oui" !', '«\u00a0Oui\u00a0» !'],
    ['es', '--Hola, "amigo".', '–Hola, «amigo».'],
    ['es-MX', '"Hola"', '“Hola”'],
    ['nl', `"Zo'n dag"`, '“Zo’n dag”'],
    ['pl', '"Tak" --- nie', '„Tak” — nie'],
    ['sv', '"Ja"', '”Ja”'],
    ['ja', '"a" -- b...', '"a" -- b...'],
  ])('become those of %s: %s', (language, characters, text) => {
    expect(typed(language, characters).text()).toBe(text);
  });

  it.each([
    ['in a code span', 'Type `a "b" -- c...` here'],
    ['in an address', 'https://a.example/?q="x"--y...'],
    ['in the target of a link', '[a](b "c"'],
    ['in a tag', '<a title="b--c"'],
    ['in a comment', '<!-- a'],
    ['of a break', '---'],
    ['of a table', '| --- | --- |'],
    ['behind a back-slash', 'a\\"b\\"'],
    ['of a path', '../..'],
  ])('stay as typed: %s', (_where, characters) => {
    expect(typed('en', characters).text()).toBe(characters);
  });

  /** Quotes, dashes and dots that stay, in what was typed before them and with what is typed behind. */
  const inCode = 'puts "a" -- x...';

  it.each([
    ['a fence', '```\n'],
    ['indented code', `    `],
    ['code indented by a tab', 'Text.\n\n\t'],
    ['code below indented code', '    one\n\n    '],
    ['code that an item is indented for', '- item\n\n      '],
    ['code that begins an item', '-     '],
    ['a fence in a quote', '> ```\n> '],
    ['a fence in a quote within a quote', '> > ~~~\n> > '],
    ['a fence in a list item', '- ```\n  '],
    ['a fence in a numbered item, behind an empty line', '10. item\n\n    ```js\n\n    '],
    ['a fence in an item of a quote', '> - ```\n>   '],
    ['a code span from the line above', 'See `one\n'],
    ['a code span from further above, in a quote', '> See ``one\n> two\n> '],
    ['a code span of an item', '- See `one\n  '],
  ])('stay as typed in %s', (_where, before) => {
    expect(typed('en', inCode, before).text()).toBe(before + inCode);
    // The published text has them in code as well.
    const ends = /`+/.exec(before.split('See ')[1] ?? '')?.[0] ?? '';
    expect(renderMarkdown(before + inCode + ends)).toMatch(/<code[^>]*>[^<]*puts &quot;a&quot; -- x\.\.\./);
  });

  it.each([
    ['a paragraph that goes on indented', 'Text\n    '],
    ['a list item that goes on', '- item\n\n  '],
    ['a paragraph of an item of an item', '- item\n  - item\n\n    '],
    ['a paragraph of a numbered item', '10. item\n\n    '],
    ['a footnote that goes on', 'Text[^a]\n\n[^a]: note\n\n    '],
    ['the text behind the code of a quote', '> ```\n> a\n\n'],
    ['the text behind the fence of an item', '- ```\n  a\n  ```\n\n'],
    ['the text behind an item with an open fence', '- ```\n  a\n\n'],
    ['the paragraph after one with a stray back-tick', 'A ` here\n\n'],
    ['the item after one with a stray back-tick', '- A ` here\n- '],
    ['a line after a code span that ended above', '`a` and\n'],
  ])('are set in %s, which is no code', (_where, before) => {
    expect(typed('en', inCode, before).text()).toBe(`${before}puts “a” – x…`);
    expect(renderMarkdown(before + inCode)).not.toMatch(/<code[^>]*>[^<]*puts/);
  });

  it.each([
    ['en', '"', '"|'],
    ['fr', '"', '"|'],
    ['en', 'a...', 'a...|'],
    ['en', 'a--', 'a--|'],
  ])(
    'in %s, %s returns with one step of undo, and with Backspace right after',
    (language, characters, kept) => {
      const undone = typed(language, characters);
      undone.editor.undo();
      expect(withCaret(undone.editor)).toBe(kept);
      const back = typed(language, characters);
      back.editor.deleteBackward('character');
      expect(withCaret(back.editor)).toBe(kept);
      back.editor.deleteBackward('character');
      expect(withCaret(back.editor)).toBe(kept.replace(/.\|$/, '|'));
    },
  );

  test('Backspace deletes as ever once the caret was elsewhere', () => {
    const { editor, putCaret, text } = typed('en', '"a"');
    putCaret(0, 0);
    putCaret(0, 3);
    editor.deleteBackward('character');
    expect(text()).toBe('“a');
  });
});
