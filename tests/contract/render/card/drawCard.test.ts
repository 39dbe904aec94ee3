import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { drawingVersion } from '../../../../server/render/card/cardText';
import { cardAsSvg, drawCard } from '../../../../server/render/card/drawCard';
import { layOutTitle } from '../../../../server/render/card/layOut';
import { Fonts } from '../../../../server/render/typesetting/fonts';
import { hostileTexts } from '../../../support/hostileTexts';
import { darkness, readPng } from '../../../support/readPng';
import { itInAll } from '../../../support/testAll';

jest.setTimeout(120_000);

const names = ['Ines of the Lamp'];
const drawn = async (title: string, by: readonly string[] = names) =>
  readPng(await drawCard({ title, names: by }));

/** Where titles stand that are read from the left. */
const column = [80, 150, 650, 356] as const;
/** The same, from the right. */
const rightColumn = [470, 150, 650, 356] as const;
const author = [80, 520, 640, 60] as const;
/** Between the column and the edges, where only paper is. */
const margins = [
  [0, 0, 70, 630],
  [80, 0, 700, 80],
  [80, 590, 600, 40],
  [1170, 0, 30, 630],
] as const;

function expectWellSet(card: ReturnType<typeof readPng>) {
  expect([card.width, card.height]).toEqual([1200, 630]);
  for (const margin of margins) expect([margin, darkness(card, margin)]).toEqual([margin, 0]);
}

test.each([
  ['English', 'The lighthouse keeper’s daughter'],
  ['Vietnamese', 'Những buổi tối thứ Hai'],
  ['Greek', 'Η νύχτα της Δευτέρας'],
  ['Russian', 'Ночь понедельника'],
  ['Hindi', 'सोमवार की शाम: एक कहानी'],
  ['emoji', 'Tea 🍵 for two 👩‍👩‍👧‍👦'],
  ['signs', '½ + ♞ = ∞'],
])('a title in %s is drawn from the left, with the author below', async (_, title) => {
  const card = await drawn(title);
  expectWellSet(card);
  expect(darkness(card, column)).toBeGreaterThan(0.02);
  expect(darkness(card, author)).toBeGreaterThan(0.01);
});

test.each([
  ['Arabic', 'ليلة الاثنين: حكاية عن المصباح'],
  ['Hebrew', 'ערב של כתיבה, Monday בשבע'],
])('a title in %s is drawn from the right', async (_, title) => {
  const card = await drawn(title);
  expect(darkness(card, rightColumn)).toBeGreaterThan(0.02);
  expect(darkness(card, [850, 520, 270, 60])).toBeGreaterThan(0.01);
  expect(darkness(card, [480, 520, 300, 110])).toBe(0);
  expect(darkness(card, [1130, 0, 70, 630])).toBe(0);
});

describe('what the fonts don’t have', () => {
  test('is left out of a title at an ellipsis, never drawn as boxes', () => {
    expect(cardAsSvg({ title: '東京 nights, 夜と海', names })).toBe(
      cardAsSvg({ title: '… nights, …', names }),
    );
  });

  test('leaves the drawing and the author, if it is the whole title', async () => {
    const card = await drawn('月曜日の夜に書く');
    expect(darkness(card, [80, 150, 480, 356])).toBe(0);
    expect(darkness(card, author)).toBeGreaterThan(0.01);
    expect(cardAsSvg({ title: '', names })).toBe(cardAsSvg({ title: '月曜日の夜に書く', names }));
  });

  test('makes the username take the place of the name', () => {
    expect(cardAsSvg({ title: 'Rain', names: ['田中', 'tanaka'] })).toBe(
      cardAsSvg({ title: 'Rain', names: ['tanaka'] }),
    );
  });
});

test.each(['Понедельник, вечер, лампа', 'Lighthouse-keepers, beware'])(
  'lines are made even between the words of %s',
  (title) => {
    const set = layOutTitle(new Fonts(new PDFDocument({ autoFirstPage: false })), title);
    const lines = set?.lines.map(({ pieces }) => pieces.map(({ logicalText }) => logicalText).join('')) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ').replaceAll('- ', '-')).toBe(title);
  },
);

describe('a long title', () => {
  const words = 'a sentence that goes on and on, as sentences do ';

  test('is smaller, and ends with an ellipsis where it doesn’t fit', async () => {
    const card = await drawn(words.repeat(6).slice(0, 255));
    expectWellSet(card);
    expect(cardAsSvg({ title: words.repeat(20), names })).toBe(cardAsSvg({ title: words.repeat(5), names }));
  });

  test.each([
    ['letters', 'W'],
    ['Arabic letters', 'ش'],
    ['combined emoji', '👩‍👩‍👧‍👦'],
    ['marks', 'e\u0301\u0302\u0303\u0304\u0305\u0306\u0307'],
    ['Devanagari syllables', 'क्षि'],
  ])('without spaces is broken between graphemes: %s', async (_, grapheme) => {
    const card = await drawn(grapheme.repeat(255));
    expect(darkness(card, [0, 590, 600, 40])).toBeLessThan(0.02);
    // What is cut off makes no difference: no grapheme is drawn in part.
    expect(cardAsSvg({ title: grapheme.repeat(255), names })).toBe(
      cardAsSvg({ title: grapheme.repeat(200), names }),
    );
  });
});

describe('a hostile title', () => {
  const notOutlinesIn = (svg: string) =>
    svg.replace(/<\/?(?:svg|g|path)(?: [\w-]+="(?:(?!NaN)[\w #.,():/-])*")*\/?>/g, '');

  test.each([
    ['the end of the SVG', '</svg><script>alert(1)</script>'],
    ['the end of an attribute', '"><image href="file:///etc/passwd"/>'],
    ['entities', '&lt;&amp;]]><!--'],
    ['templates', '{{7*7}}#{7*7}'],
    ['direction marks', '\u202eevil\u202c \u2066isolated\u2069'],
    ['control characters', '\u0000\u0007\u001b[31m\ufeff\ufff9'],
    ['lone surrogates', '\ud800 a lone surrogate \udc00'],
    ['piles of marks', 'Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309'.repeat(25)],
    ['nothing visible', '\u200b\u200d\u2060'],
    ['white space', '\n\r\u2028\u2029\t'],
    ['very wide letters', '﷽'.repeat(255)],
  ])('is outlines only: %s', async (_, title) => {
    const svg = cardAsSvg({ title, names: [title, title] });
    expect(notOutlinesIn(svg)).toBe('');
    expect(await drawn(title, [title])).toMatchObject({ width: 1200, height: 630 });
  });

  itInAll('is outlines only, whichever of 300 it is', () => {
    for (const title of hostileTexts) expect(notOutlinesIn(cardAsSvg({ title, names: [title] }))).toBe('');
  });

  test('can’t turn the text around', () => {
    expect(cardAsSvg({ title: 'not \u202eevil', names })).toBe(cardAsSvg({ title: 'not evil', names }));
  });
});

test('a card that is drawn differently has another version, so that kept ones are drawn anew', () => {
  const titles = [
    'Rain',
    'The lighthouse keeper’s daughter and other quiet fishes',
    'Lighthouse-keepers, beware',
    'ערב של כתיבה',
    '月',
  ];
  const hash = createHash('sha256');
  for (const title of titles) hash.update(cardAsSvg({ title, names }));
  // After a change of the drawing, raise drawingVersion and write its hash here.
  expect({ version: drawingVersion, hash: hash.digest('hex').slice(0, 16) }).toEqual({
    version: 3,
    hash: 'f1353a2ca029a7dd',
  });
});
