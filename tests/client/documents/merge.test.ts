import fc from 'fast-check';
import { mergeDetails, mergeDrafts, mergeTags, mergeText } from '../../../client/documents/model/merge';

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const paragraph = fc.string({ minLength: 1, maxLength: 12 }).map((text) => `${text.replace(/\s/g, '_')}.`);
/** Different paragraphs, and the separator between them. */
const text = fc
  .tuple(fc.uniqueArray(paragraph, { minLength: 2, maxLength: 8 }), lineEnd)
  .map(([paragraphs, end]) => ({ paragraphs, between: end + end }));
const anyText = fc
  .array(fc.oneof(fc.string(), lineEnd, fc.constant('\n\n'), fc.constant('same')))
  .map((parts) => parts.join(''));

test('edits of different paragraphs are both in the result', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), ({ paragraphs, between }, a, b) => {
      const n = a % paragraphs.length;
      const m = (n + 1 + (b % (paragraphs.length - 1))) % paragraphs.length;
      const edit = (...places: number[]) =>
        paragraphs.map((was, at) => (places.includes(at) ? `${was} edit ${at}` : was)).join(between);
      expect(mergeText(paragraphs.join(between), edit(n), edit(m)).merged).toBe(edit(n, m));
    }),
    { numRuns: 500 },
  );
});

test('what only one side changed is taken unchanged, byte for byte', () => {
  fc.assert(
    fc.property(anyText, anyText, (base, side) => {
      expect(mergeText(base, side, base).merged).toBe(side);
      expect(mergeText(base, base, side).merged).toBe(side);
      expect(mergeText(base, side, side).merged).toBe(side);
    }),
    { numRuns: 500 },
  );
});

test('is symmetric, except for the order in a conflict', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (base, a, b) => {
      const one = mergeText(base, a, b);
      const other = mergeText(base, b, a);
      const swapped = other.pieces.map((piece) =>
        piece.kind === 'clash' ? { ...piece, mine: piece.theirs, theirs: piece.mine } : piece,
      );
      expect(one.pieces.filter(({ kind }) => kind === 'clash')).toEqual(
        swapped.filter(({ kind }) => kind === 'clash'),
      );
      expect(one.merged).toBe(other.merged);
    }),
    { numRuns: 1_000 },
  );
});

test('nothing that either side added is lost', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (base, mine, theirs) => {
      const { pieces } = mergeText(base, mine, theirs);
      const total = pieces
        .map((piece) => (piece.kind === 'same' ? piece.text : piece.mine + piece.theirs))
        .join('');
      const words = (text: string) => text.split(/\s+/).filter(Boolean);
      for (const word of words(mine)) if (!base.includes(word)) expect(total).toContain(word);
      for (const word of words(theirs)) if (!base.includes(word)) expect(total).toContain(word);
    }),
    { numRuns: 1_000 },
  );
});

test('the same paragraph changed on both sides is a conflict with all three texts', () => {
  expect(
    mergeText('One.\n\nTwo.\n\nThree.', 'One.\n\nTwo, mine.\n\nThree.', 'One.\n\nTwo, theirs.\n\nThree!'),
  ).toEqual({
    merged: null,
    pieces: [
      { kind: 'same', text: 'One.\n\n' },
      { kind: 'clash', base: 'Two.', mine: 'Two, mine.', theirs: 'Two, theirs.' },
      { kind: 'same', text: '\n\nThree!' },
    ],
  });
});

test('within one paragraph the pieces of each side are its text, and a conflict covers only the difference', () => {
  const lines = fc
    .tuple(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 }), lineEnd)
    .map(([parts, end]) => parts.join(end));
  fc.assert(
    fc.property(lines, lines, lines, (base, mine, theirs) => {
      const { pieces, merged } = mergeText(base, mine, theirs);
      const isClash = new Set([base, mine, theirs]).size === 3;
      expect(merged === null).toBe(isClash);
      if (!isClash) return;
      const side = (name: 'base' | 'mine' | 'theirs') =>
        pieces.map((piece) => (piece.kind === 'same' ? piece.text : piece[name])).join('');
      expect([side('base'), side('mine'), side('theirs')]).toEqual([base, mine, theirs]);
      for (const piece of pieces) {
        if (piece.kind === 'same' || !piece.base || !piece.mine || !piece.theirs) continue;
        const sides = [piece.base, piece.mine, piece.theirs];
        const withEnds = sides.map((text) => text.split(/(?<=\r\n|\n|\r(?!\n))/));
        for (const at of [0, -1]) expect(new Set(withEnds.map((all) => all.at(at))).size).toBeGreaterThan(1);
      }
      expect(pieces.filter(({ kind }) => kind === 'clash')).toHaveLength(1);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  [
    'added before one that the other side changed',
    'One.\n\nTwo.',
    'One.\n\nNew.\n\nTwo.',
    'One.\n\nTwo!',
    'One.\n\nNew.\n\nTwo!',
  ],
  ['added behind it', 'One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One!\n\nTwo.', 'One!\n\nNew.\n\nTwo.'],
  ['added behind it at the end', 'One.', 'One.\n\nMore.', 'One!', 'One!\n\nMore.'],
  [
    'with line ends of its own',
    'One.\r\n\r\nTwo.\n\nSo.',
    'One!\r\n\r\nTwo.\n\nSo.',
    'One.\r\n\r\nTwo.\n\nSo!',
    'One!\r\n\r\nTwo.\n\nSo!',
  ],
  ['added by both at the same place, a conflict', 'One.', 'One.\n\nMine.', 'One.\n\nTheirs.', null],
  [
    'deleted by one and changed by the other, a conflict',
    'One.\n\nTwo.\n\nSo.',
    'One.\n\nSo.',
    'One.\n\nTwo!\n\nSo.',
    null,
  ],
])('a paragraph %s', (_what, base, mine, theirs, merged) => {
  expect(mergeText(base, mine, theirs).merged).toBe(merged);
});

test('tags: those removed by either side are removed, those added by either side are added', () => {
  expect(mergeTags(['a', 'b'], ['a', 'b', 'mine'], ['b', 'theirs'], 10)).toEqual(['b', 'mine', 'theirs']);
  const many = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
  expect(mergeTags([], many, ['one more'], 10)).toEqual(many);
  // A note has room for more than a story.
  const base = { title: '', content: '', tags: [], details: {} };
  const tags = [...many, ...many.map((tag) => `another ${tag}`)];
  expect(mergeDrafts(base, { ...base, tags }, base, 'note').merged?.tags).toHaveLength(20);
});

test('fields are merged separately: a title changed here and a text changed there', () => {
  const base = { title: 'Dusk', content: 'It fell.', tags: [], details: {} };
  const mine = { ...base, title: 'Dawn' };
  const theirs = { ...base, content: 'It rose.', tags: ['light'] };
  expect(mergeDrafts(base, mine, theirs, 'story').merged).toEqual({
    title: 'Dawn',
    content: 'It rose.',
    tags: ['light'],
    details: {},
  });
  const clash = mergeDrafts(base, mine, { ...base, title: 'Noon' }, 'story');
  expect(clash.merged).toBeNull();
  expect(clash.title.pieces).toEqual([{ kind: 'clash', base: 'Dusk', mine: 'Dawn', theirs: 'Noon' }]);
});

test('different titles of a journal or a note need no question', () => {
  const base = { title: 'One.', content: 'One.\n\nTwo.', tags: [], details: {} };
  const mine = { ...base, title: 'One!', content: 'One!\n\nTwo.' };
  const theirs = { ...base, title: 'Named there' };
  const titleOf = (kind: 'journal' | 'note', there = theirs) =>
    mergeDrafts(base, mine, there, kind).merged?.title;
  expect(mergeDrafts(base, mine, theirs, 'story').merged).toBeNull();
  expect(titleOf('journal')).toBe('One!');
  expect(titleOf('note')).toBe('One!');
  expect(mergeDrafts(base, base, theirs, 'note').merged?.title).toBe('Named there');
  expect(titleOf('note', { ...theirs, content: 'One.\n\nTwo, there.' })).toBe('One!');
});

test('details: each as it was changed, what both changed as it is here, and what is not said as it is there', () => {
  const base = { mood: 'calm', prompt: null, isPinned: false };
  expect(mergeDetails(base, { ...base, mood: 'sad' }, { ...base, prompt: 'Rain' })).toEqual({
    mood: 'sad',
    prompt: 'Rain',
    isPinned: false,
  });
  expect(mergeDetails(base, { ...base, mood: 'mine' }, { ...base, mood: 'theirs' })).toMatchObject({
    mood: 'mine',
  });
  expect(mergeDetails(base, { mood: '' }, { ...base, isPinned: true })).toEqual({
    mood: '',
    prompt: null,
    isPinned: true,
  });
  // Null, undefined and an empty string are equal.
  expect(mergeDetails({}, { mood: '' }, { mood: 'theirs' })).toEqual({ mood: 'theirs' });
});

test('a long text with many changes is merged quickly', () => {
  const paragraphs = Array.from({ length: 5_000 }, (_, n) => `Paragraph ${n} of a long story.`);
  const edited = (from: number) => paragraphs.map((was, n) => (n % 100 === from ? `${was} Edited.` : was));
  const merged = mergeText(paragraphs.join('\n\n'), edited(10).join('\n\n'), edited(60).join('\n\n')).merged;
  expect(merged?.match(/Edited/g)).toHaveLength(100);
});
