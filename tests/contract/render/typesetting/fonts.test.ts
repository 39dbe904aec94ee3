import PDFDocument from 'pdfkit';
import { Fonts } from '../../../../server/render/typesetting/fonts';
import { Paragraph, placedWords } from '../../../../server/render/typesetting/paragraph';

const fonts = new Fonts(new PDFDocument({ autoFirstPage: false }));
const pieces = (text: string) =>
  new Paragraph(fonts, 10, [{ text, style: {} }])
    .lines(() => 1_000)[0]
    ?.pieces.map((piece) => [piece.words.map(({ text }) => text).join(''), piece.face]);

test('spaces and punctuation stay in the face of the letters before them', () => {
  expect(pieces('שלום, עולם')?.every(([, face]) => face === 'hebrew regular')).toBe(true);
});

test('a space after an emoji is not the emoji font’s, which is far too wide', () => {
  expect(pieces('🍵 for two')).toEqual([
    ['🍵', 'emoji regular'],
    [' for two', 'serif regular'],
  ]);
});

test('a grapheme that no font has is known', () => {
  expect(['a', 'ש', '🍵', '東', 'ก'].map((grapheme) => fonts.has(grapheme, {}))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the words of a right-to-left line stand from the right to the left, and are shaped one by one', () => {
  const [line] = new Paragraph(fonts, 10, [{ text: 'שלום (עולם) טוב', style: {} }]).lines(() => 1_000);
  const [first, last] = line?.pieces.flatMap((piece) => [...placedWords(piece, 0)]) ?? [];
  // What is drawn in one call, from left to right; each word is reversed by its font.
  expect([first?.text, last?.text]).toEqual([')עולם( שלום ', 'טוב']);
  expect(last?.x).toBeCloseTo(0);
  expect(first?.x).toBeCloseTo(fonts.width('hebrew regular', 'טוב', 10));
});
