import fc from 'fast-check';
import { type Comparison, compareTexts } from '../../../../client/documents/model/compareTexts';
import type { PartKind } from '../../../../client/documents/model/diffRuns';
import { foldSegment, segmentsOf } from '../../../../client/documents/model/segments';

const side = ({ rows }: Comparison, without: PartKind) =>
  rows
    .flatMap(({ parts }) => parts)
    .map(({ kind, text }) => (kind === without ? '' : text))
    .join('');
const before = (comparison: Comparison) => side(comparison, 'added');
const after = (comparison: Comparison) => side(comparison, 'removed');

/** The changed rows in a readable format: [-removed-] and {+added+}. */
const marked = ({ rows }: Comparison) =>
  rows
    .filter(({ changed }) => changed)
    .map(({ parts }) =>
      parts
        .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
        .join(''),
    );

test('a changed word is marked, without its surroundings', () => {
  const comparison = compareTexts(
    'One.\n\nThe lamp was lit, and we wrote.\n\nEnd.',
    'One.\n\nThe lamp was out, and we wrote.\n\nEnd.',
  );
  expect(marked(comparison)).toEqual(['The lamp was [-lit-]{+out+}, and we wrote.\n']);
  expect(comparison).toMatchObject({ added: 1, removed: 1 });
});

test('a new paragraph is marked as one', () => {
  const comparison = compareTexts('One.\n\nTwo.\n', 'One.\n\nBetween.\n\nTwo.\n');
  expect(marked(comparison).join('')).toBe('{+Between.\n+}{+\n+}');
});

test('a paragraph added beside a changed one starts where the paragraph does', () => {
  const comparison = compareTexts('The lamp was lit there.', 'The old lamp was lit there.\n\nA new one.');
  expect(marked(comparison)).toEqual(['The {+old +}lamp was lit there.{+\n\nA new one.+}']);
});

test('adjacent changed words are marked together, not in pieces', () => {
  const comparison = compareTexts(
    'It rained all night over the harbour. Nobody came to the house.',
    'It rained all night over the harbour. We all went to the shore.',
  );
  expect(marked(comparison)).toEqual([
    'It rained all night over the harbour. [-Nobody came-]{+We all went+} to the [-house-]{+shore+}.',
  ]);
});

test('a name that was changed everywhere is marked everywhere', () => {
  const verse = (name: string) =>
    Array.from({ length: 40 }, (_, n) => `Line ${n} of the song for ${name}`).join('\n');
  const comparison = compareTexts(verse('Ben'), verse('Inés'));
  expect(marked(comparison)).toHaveLength(40);
  expect(marked(comparison)[7]).toBe('Line 7 of the song for [-Ben-]{+Inés+}\n');
});

test('texts with nothing in common are shown one after the other', () => {
  expect(marked(compareTexts('Alpha beta gamma', 'Omega psi chi'))).toEqual([
    '[-Alpha beta gamma-]',
    '{+Omega psi chi+}',
  ]);
});

test('accents stay with their letters, and characters are compared one by one in scripts without spaces', () => {
  expect(marked(compareTexts('un cafe\u0301 noir', 'un cafe noir'))).toEqual([
    'un [-cafe\u0301-]{+cafe+} noir',
  ]);
  expect(marked(compareTexts('我们写故事', '我们读故事'))).toEqual(['我们[-写-]{+读+}故事']);
});

test('the same text has no change', () => {
  const comparison = compareTexts('One.\n\nTwo.', 'One.\n\nTwo.');
  expect(comparison.rows.some(({ changed }) => changed)).toBe(false);
  expect(comparison).toMatchObject({ added: 0, removed: 0 });
});

test('both texts can be reconstructed from any comparison, byte for byte', () => {
  const line = fc.array(fc.constantFrom('lamp', 'rain', ' ', '  ', ', ', '.', 'é', '写', "don't", '\t'), {
    maxLength: 8,
  });
  const text = fc
    .array(line, { maxLength: 12 })
    .map((lines) => lines.map((words) => words.join('')).join('\n'));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const comparison = compareTexts(one, other);
      expect(before(comparison)).toBe(one);
      expect(after(comparison)).toBe(other);
    }),
    { numRuns: 500 },
  );
});

test('a long text that was moved or rewritten is still complete in both versions', () => {
  const paragraphs = Array.from(
    { length: 1_500 },
    (_, n) => `Paragraph ${n} of the night, with rain ${n * 7}.`,
  );
  const text = paragraphs.join('\n\n');
  const moved = [...paragraphs.slice(700), ...paragraphs.slice(0, 700)].join('\n\n');
  const rewritten = paragraphs.map((paragraph) => [...paragraph].reverse().join('')).join('\n\n');
  for (const other of [moved, rewritten]) {
    const comparison = compareTexts(text, other);
    expect(before(comparison) === text && after(comparison) === other).toBe(true);
  }
});

test('changes with only empty lines between them are one', () => {
  const { rows } = compareTexts('A b c.\n\nD e f.\n\nSame.\n\nG h i.', 'A x c.\n\nD y f.\n\nSame.\n\nG z i.');
  expect(segmentsOf(rows).map(({ changed, rows: lines }) => [changed, lines.length])).toEqual([
    [true, 3],
    [false, 3],
    [true, 1],
  ]);
});

test('a long unchanged stretch is folded, except for the lines beside the changes', () => {
  const lines = Array.from({ length: 20 }, (_, n) => `Line ${n} stays.\n`).join('');
  const segments = segmentsOf(compareTexts(`One a.\n${lines}Two a.`, `One b.\n${lines}Two b.`).rows);
  expect(segments.map(({ changed }) => changed)).toEqual([true, false, true]);
  const folded = segments[1] && foldSegment(segments[1], false, false);
  expect(folded).toMatchObject({ hidden: 14 });
  expect(folded?.before).toHaveLength(3);
  expect(folded?.after).toHaveLength(3);
  expect(segments[1] && foldSegment(segments[1], false, true)).toMatchObject({ hidden: 17 });
});
