import PDFDocument from 'pdfkit';
import { Fonts } from '../../../server/typesetting/fonts';
import { Paragraph } from '../../../server/typesetting/paragraph';

const fonts = new Fonts(new PDFDocument({ autoFirstPage: false }));
const pieces = (text: string) =>
  new Paragraph(fonts, 10, [{ text, style: {} }])
    .lines(() => 1_000)[0]
    ?.pieces.map((piece) => [piece.text, piece.face]);

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
