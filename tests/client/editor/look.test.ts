import { blockOf } from '../../../client/editor/blocks';
import { inlineOf, mark } from '../../../client/editor/inline';
import { Scan } from '../../../client/editor/scan';
import { edited } from './edited';

const inlineRuns = (text: string) => inlineOf(text, 0, { before: 0, closesBelow: () => false }).runs;

/** The line's styled runs by name: `em:late`. Markdown marks are omitted. */
function styled(text: string): string[] {
  const names = Object.entries(mark);
  return inlineRuns(text)
    .filter(({ marks }) => !(marks & mark.sign))
    .map(({ start, end, marks }) => {
      const found = names.filter(([, bit]) => marks & bit).map(([name]) => name);
      return `${found.join('+')}:${text.slice(start, end)}`;
    });
}

const signs = (text: string) =>
  inlineRuns(text)
    .filter(({ marks }) => marks & mark.sign)
    .map(({ start, end }) => text.slice(start, end));

describe('the text of a line', () => {
  it.each([
    ['it was *late*', ['em:late']],
    ['it was _late_', ['em:late']],
    ['**still** here', ['strong:still']],
    ['***both***', ['strong+em:both']],
    ['**one *two* three**', ['strong:one ', 'strong+em:two', 'strong: three']],
    ['~~gone~~ and ~so~', ['struck:gone', 'struck:so']],
    ['`code *not em*`', ['code:code *not em*']],
    ['``a ` b``', ['code:a ` b']],
    ['[words](https://example.com "t")', ['link:words']],
    ['[*words*](x)', ['em+link:words']],
    ['<https://example.com>', ['link:<https://example.com>']],
    ['see https://example.com/a_b_c.', ['link:https://example.com/a_b_c']],
    ['snake_case_word and 2 * 3 * 4', []],
    ['\\*not\\* `open **open [open', []],
    ['*open **closed**', ['strong:closed']],
    ['', []],
  ])('%s', (text, runs) => {
    expect(styled(text)).toEqual(runs);
  });

  it('keeps its marks, quieter', () => {
    expect(signs('a **b** [c](d)')).toEqual(['**', '**', '[', '](d)']);
  });

  it('takes no longer than its length warrants, however hostile', () => {
    for (const hostile of [
      '*a '.repeat(6_000),
      '`'.repeat(3) + '``` `'.repeat(3_000),
      '['.repeat(19_000),
      '**_'.repeat(6_000),
    ])
      expect(inlineRuns(hostile).length).toBeLessThanOrEqual(400);
    expect(inlineRuns(`*a* ${'b'.repeat(50_000)}`)).toEqual([]);
  });
});

describe('a line', () => {
  it.each([
    ['# One', 'heading1'],
    ['###### Six', 'heading3'],
    ['#tag', 'text'],
    ['> said', 'quote'],
    ['- item', 'item'],
    ['12) item', 'item'],
    ['- [ ] to do', 'item'],
    ['- [x] done', 'done'],
    ['* * *', 'break'],
    ['---', 'break'],
    ['```js', 'fence'],
    ['  ', 'blank'],
    ['It was late.', 'text'],
    ['1984 was a year', 'text'],
  ])('%s', (text, kind) => {
    expect(blockOf(text, '').kind).toBe(kind);
  });

  it('of dashes below a paragraph is that paragraph’s underline, and no scene break', () => {
    expect(edited('A title\n---').viewOf(1).kind).toBe('underline');
    expect(edited('A paragraph\n\n---').viewOf(2).kind).toBe('break');
  });
});

describe('code', () => {
  const kinds = ({ viewOf }: ReturnType<typeof edited>, count: number) =>
    Array.from({ length: count }, (_, n) => viewOf(n).kind);

  it.each([
    [
      'up to the fence that ends it',
      '````\n# no\n```\n- no\n````\n# yes',
      ['fence', 'code', 'code', 'code', 'fence', 'heading1'],
    ],
    ['without a fence that ends it', '~~~\n*a*\n\n# b', ['fence', 'code', 'code', 'code']],
    ['indented', 'Text\n\n    *a*\n\nText', ['text', 'blank', 'code', 'blank', 'text']],
    ['in a quote', '> ```\n> # a\n> ```\n> b', ['fence', 'code', 'fence', 'quote']],
    ['in an item', '- ```\n  # a\n  ```\n- b', ['fence', 'code', 'fence', 'item']],
    ['in an item that ends without a fence', '- ```\n  # a\n# b', ['fence', 'code', 'heading1']],
  ])('%s is what the published text shows as code', (_where, text, expected) => {
    expect(kinds(edited(text), expected.length)).toEqual(expected);
  });

  it('of the name verse is verse, styled as the text that it is', () => {
    const made = edited('~~~ verse\n# no\n\n    *a*\n~~~\n> ```verse\n> b\n\n```verses\nc');
    expect(kinds(made, 10)).toEqual([
      ...[
        'verseMark',
        'verse',
        'verse',
        'verse',
        'verseMark',
        'verseMark',
        'verse',
        'blank',
        'fence',
        'code',
      ],
    ]);
    expect(made.viewOf(3).runs.map(({ marks }) => marks)).toContain(mark.em);
    made.putCaret(3, 7);
    made.type('\nb');
    expect(made.text()).toContain('    *a*\n    b\n');
  });

  it.each([
    ['> ```', '\na', '> ```\n> a'],
    ['> ```\n> a', '\nb', '> ```\n> a\n> b'],
    ['- ```', '\na\nb', '- ```\n  a\n  b'],
    ['1. ```', '\n  a\nb', '1. ```\n     a\n     b'],
    ['    a', '\nb', '    a\n    b'],
  ])('goes on in its quote or item with Enter: %j', (before, characters, text) => {
    const made = edited(before);
    const lines = before.split('\n');
    made.putCaret(lines.length - 1, lines.at(-1)?.length ?? 0);
    made.type(characters);
    expect(made.text()).toBe(text);
  });

  it('is known as soon as its fence is typed, and other lines are drawn again only then', () => {
    const made = edited('\none *two*\n\n# three');
    made.putCaret(0, 0);
    made.type('``');
    expect(made.calls.redraw).toBe(0);
    made.type('`');
    expect(made.calls.redraw).toBe(1);
    expect(kinds(made, 4)).toEqual(['fence', 'code', 'code', 'code']);
    expect(made.viewOf(1).runs).toEqual([]);
    made.editor.undo();
    expect(kinds(made, 4)).toEqual(['blank', 'text', 'blank', 'heading1']);
    made.putCaret(1, 3);
    made.type(' more');
    expect(made.calls.redraw).toBe(2);
  });
});

describe('code in the text that goes over line ends', () => {
  const codeIn = (made: ReturnType<typeof edited>) =>
    made
      .text()
      .split('\n')
      .map((line, n) =>
        made
          .viewOf(n)
          .runs.filter(({ marks }) => marks & mark.code && !(marks & mark.sign))
          .map(({ start, end }) => line.slice(start, end))
          .join('+'),
      );

  it.each([
    ['from line to line', 'a `b\nc\nd` *e*', ['b', 'c', 'd']],
    ['beside code in one line', '`a` b `c\nd` `e`', ['a+c', 'd+e']],
    ['by the length of its marks', '``a ` b\nc`` d', ['a ` b', 'c']],
    ['in a quote', '> a `b\n> c` d', ['b', 'c']],
    ['in an item', '- a `b\n  c` d', ['b', '  c']],
    ['not out of its paragraph', 'a `b\n\nc` d', ['', '', '']],
    ['not into a heading', 'a `b\n# c` d', ['', '']],
    ['not without an end', 'a `b\nc', ['', '']],
    ['not from an escaped mark', 'a \\`b\nc` d', ['', '']],
  ])('is styled %s', (_where, text, code) => {
    expect(codeIn(edited(text))).toEqual(code);
  });

  it('is styled as soon as it is closed, and the lines above are drawn again only then', () => {
    const made = edited('a `b\nc\nd');
    made.putCaret(2, 1);
    made.type(' e');
    expect(made.calls.redraw).toBe(0);
    made.type('`');
    expect(made.calls.redraw).toBe(1);
    expect(codeIn(made)).toEqual(['b', 'c', 'd e']);
    made.type(' f');
    expect(made.calls.redraw).toBe(1);
    made.editor.undo();
    made.putCaret(1, 1);
    made.type('\n\n');
    expect(codeIn(made).join('')).toBe('');
  });

  it('costs a key as much in a long text as in a short one', () => {
    const made = edited(`${'`a\nb\n'.repeat(20_000)}end`);
    const read = jest.spyOn(Scan.prototype as unknown as { spanAfter: () => number }, 'spanAfter');
    made.putCaret(20_000, 1);
    made.type('x');
    expect(read.mock.calls.length).toBeLessThan(50);
    read.mockRestore();
  });
});
