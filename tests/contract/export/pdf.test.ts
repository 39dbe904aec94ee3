import { makePdf } from '../../../server/features/stories/export/pdf/makePdf';
import { columnWidths } from '../../../server/features/stories/export/pdf/tableLayout';
import { linesThatStay } from '../../../server/features/stories/export/pdf/textLayout';

import { type PdfContents, readPdf } from '../../support/readPdf';
import { itInAll } from '../../support/testAll';
import { renderedStory, wordsOf } from './renderedStories';

jest.setTimeout(120_000);

const read = async (content: string, more = {}) => readPdf(await makePdf(renderedStory(content, more)));
/** The words of the story in order, without the title page and the page numbers. */
const wordsIn = ({ pages }: PdfContents) =>
  pages
    .slice(1)
    .flatMap(({ text }, n) => text.replace(new RegExp(`^\\s*${n + 1}\\s`), '').split(/\s+/))
    .filter(Boolean);

describe('a story as PDF', () => {
  const heading = (n: number) => `${'#'.repeat(n)} Heading ${n}`;
  const content = [
    heading(1),
    `It was *quite* a **night**, ~~not~~ [out](https://example.org/a?b=c) there, and [no](javascript:alert(1)) [http](http://example.org).`,
    wordsOf(300, 'p'),
    heading(2),
    '- one\n- two\n  - [x] done\n  - [ ] open',
    '3. third\n4. fourth',
    '> a quote',
    '***',
    heading(3),
    '| Name | Value |\n|---|--:|\n| left | right |',
    '```\ncode  here\n```',
    '![a heron, asleep](https://example.org/heron.jpg)',
    '<script>alert(1)</script> &amp; & <b>',
    'Ελληνικά Кириллица Tiếng Việt 😀 ☃ ∞ “quotes” — naïve',
  ].join('\n\n');
  let pdf: PdfContents;
  beforeAll(async () => {
    pdf = await read(content);
  });

  it('says all its words, in their order, as text', () => {
    expect(wordsIn(pdf).join(' ')).toBe(
      [
        'Heading 1 It was quite a night, not out there, and [no](javascript:alert(1)) http.',
        wordsOf(300, 'p'),
        'Heading 2 • one • two ☑ done ☐ open 3. third 4. fourth a quote * * * Heading 3',
        'Name Value left right code here a heron, asleep <script>alert(1)</script> & & <b>',
        'Ελληνικά Кириллица Tiếng Việt 😀 ☃ ∞ “quotes” — naïve',
      ].join(' '),
    );
  });

  it('begins with a page for its title, author and date, and numbers those after it', () => {
    expect(pdf.pages[0]?.text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(['The Heron', 'Ines of the Lamp', 'January 31, 2026']),
    );
    expect(pdf.pages[0]?.text).not.toMatch(/^\s*\d\s/);
    for (const [n, { items }] of pdf.pages.slice(1).entries()) expect(items[0]?.text).toBe(String(n + 1));
  });

  it('names its title, author, language and dates', () => {
    expect(pdf.info).toMatchObject({
      Title: 'The Heron',
      Author: 'Ines of the Lamp',
      Keywords: 'birds, a & b',
      CreationDate: 'D:20260131190000Z',
      ModDate: 'D:20260201190000Z',
    });
  });

  it('is in the language that its author set, or in the one that its text looks like', async () => {
    const english = 'It was the best of times and the worst of times.';
    const [set, guessed] = await Promise.all(
      ['nl', null].map((lang) => makePdf(renderedStory(english, { lang }))),
    );
    expect(Buffer.from(set ?? []).toString('latin1')).toContain('/Lang (nl)');
    expect(Buffer.from(guessed ?? []).toString('latin1')).toContain('/Lang (en)');
  });

  it('has bookmarks of its headings, one in the other', () => {
    expect(pdf.outline).toEqual([
      { title: 'Heading 1', items: [{ title: 'Heading 2', items: [{ title: 'Heading 3', items: [] }] }] },
    ]);
  });

  it('leads to https and mail addresses alone', () => {
    expect(pdf.pages.flatMap(({ links }) => links)).toEqual(['https://example.org/a?b=c']);
  });

  it('tells programs that read aloud what is a heading, a paragraph and a table', () => {
    expect(pdf.marked?.Marked).toBe(true);
    const structure = JSON.stringify(pdf.pages.map((page) => page.structure));
    for (const role of ['H1', 'H2', 'H3', 'P', 'BlockQuote', 'Code', 'Table', 'TR', 'TH', 'TD'])
      expect(structure).toContain(`"role":"${role}"`);
  });

  it('is the same file wherever it is made', async () => {
    const [one, other] = [await makePdf(renderedStory(content)), await makePdf(renderedStory(content))];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});

describe('pages', () => {
  it('leave no line of a paragraph alone, and no heading at their foot', async () => {
    const parts = Array.from(
      { length: 60 },
      (_, n) => `${n % 4 ? '' : `## Part ${n}\n\n`}${wordsOf(30 + ((n * 37) % 90), `p${n}x`)}`,
    );
    const { pages } = await read(parts.join('\n\n'));
    const lines = pages.slice(1).map(({ text }) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .slice(1),
    );
    expect(lines.length).toBeGreaterThan(6);
    const paragraphOf = (line?: string) => /p(\d+)x/.exec(line ?? '')?.[1];
    lines.forEach((page, n) => {
      expect(page.at(-1)).not.toMatch(/^Part/);
      const next = lines[n + 1];
      if (!next || paragraphOf(page.at(-1)) !== paragraphOf(next[0])) return;
      expect(paragraphOf(page.at(-2))).toBe(paragraphOf(page.at(-1)));
      expect(paragraphOf(next[1])).toBe(paragraphOf(next[0]));
    });
  });

  it.each([
    // lines, free lines on the page, whether the page is empty, lines that stay
    [10, 12, false, 10],
    [10, 5, false, 5],
    [10, 9, false, 8],
    [10, 1, false, 0],
    [3, 2, false, 0],
    [4, 3, false, 2],
    [2, 1, false, 0],
    [50, 38, true, 38],
  ])('of %d lines with room for %d keep what stands well', (lines, room, isAtTop, stay) => {
    expect(linesThatStay(lines, room, isAtTop)).toBe(stay);
  });

  it('give the columns of a table the room that their words need', () => {
    expect(
      columnWidths(
        [
          { word: 20, line: 40 },
          { word: 20, line: 40 },
        ],
        100,
      ),
    ).toEqual([50, 50]);
    const [narrow = 0, wide = 0] = columnWidths(
      [
        { word: 30, line: 30 },
        { word: 40, line: 800 },
      ],
      200,
    );
    expect([narrow, narrow + wide]).toEqual([30, 200]);
  });
});

describe('footnotes', () => {
  it('stand at the end in small type, with their numbers in the text', async () => {
    const text = 'It rained.[^rain] Still![^2][^rain]\n\n# Night[^n]\n\nDark.^[Blue *black*.]';
    const notes = '[^rain]: For days.\n\n    And nights.\n\n[^2]: - a list\n\n[^n]: Of June.';
    const pdf = await read(`${text}\n\n${notes}`);
    expect(wordsIn(pdf).join(' ')).toBe(
      'It rained.¹ Still!² ¹ Night³ Dark.⁴ 1. For days. And nights. 2. – a list 3. Of June. 4. Blue black.',
    );
    const sizeOf = (word: string) =>
      pdf.pages[1]?.items.find((item) => item.text.includes(word))?.height ?? 0;
    expect(sizeOf('days')).toBeLessThan(sizeOf('rained'));
    expect(pdf.outline).toEqual([{ title: 'Night', items: [] }]);
  });

  it('never begin a line with a number in the text', async () => {
    const text = Array.from({ length: 900 }, (_, n) => `${'i'.repeat(1 + (n % 13))}![^1]`).join(' ');
    const { pages } = await read(`${text}\n\n[^1]: b`);
    for (const page of pages.slice(1)) expect(page.text).not.toMatch(/\n\s*¹/);
  });
});

describe('letters of all kinds', () => {
  it('set lines from the right to the left where they are written so', async () => {
    const { pages } = await read('שלום עולם\n\nleft');
    const [hebrew, latin] = ['שלום', 'left'].map((word) =>
      pages[1]?.items.find(({ text }) => text.includes(word)),
    );
    expect(hebrew?.x).toBeGreaterThan((latin?.x ?? 0) + 200);
  });

  it('are kept, whatever they are', async () => {
    const naughty = [
      '\u0000\u0007a',
      '\ud83d\ude00\u200d',
      'Z͑ͫ̓ͪ̂ͫ̽͏̴',
      '漢字',
      '\u202etest\u202c',
      '<svg onload=alert(1)>',
      '{{7*7}}',
      ' ',
    ];
    const { pages } = await read(naughty.join('\n\n'));
    expect(pages[1]?.text).toContain('<svg onload=alert(1)>');
    expect(pages[1]?.text).toContain('test');
  });

  it('make a page even where there is none of them', async () => {
    for (const content of [' ', '#', '[a]: b', '- ', '***'])
      expect((await read(content)).pages).toHaveLength(2);
  });

  it('go on in the next line where a word has no room', async () => {
    const word = wordsOf(400).replaceAll(' ', '');
    expect(wordsIn(await read(word)).join('')).toBe(word);
  });
});

itInAll('sets 100,000 words, of which none is lost', async () => {
  // A novel repeats most of its words.
  const words = new Array(20).fill(wordsOf(5_000)).join(' ');
  const story = Array.from({ length: 1_000 }, (_, n) =>
    words
      .split(' ')
      .slice(n * 100, n * 100 + 100)
      .join(' '),
  ).join('\n\n');
  const started = Date.now();
  const file = await makePdf(renderedStory(story));
  process.stdout.write(`  100,000 words as PDF: ${Date.now() - started} ms, ${file.length} bytes\n`);
  expect(wordsIn(await readPdf(file)).join(' ')).toBe(words);
});

describe('letters that the fonts don’t have', () => {
  const note = (pdf: PdfContents) =>
    /Its EPUB shows them all/.test(pdf.pages.at(-1)?.text.replace(/\s+/g, ' ') ?? '');

  it.each(['夜', 'よる', 'ヨル', '밤', 'คืน', 'রাত', 'இரவு', 'ღამე', 'գիշեր'])(
    '%s: the last page says so',
    async (word) => {
      expect(note(await read(`A word: ${word}.`))).toBe(true);
    },
  );

  it('others are no reason for a word', async () => {
    const all = 'Žluťoučký noc, Tiếng, νύχτα, ночь, לילה, ليل, रात, 😀 ∞ ☃ № ½ 「」';
    expect(note(await read(all))).toBe(false);
  });
});

test('verse keeps its lines and indents, and what goes on below a line is indented', async () => {
  const long = wordsOf(30, 'l');
  const { pages } = await read(
    `It rained.\n\n\`\`\`verse\nThe rain\n    it raineth\n${long}\n\nevery day\n\`\`\``,
  );
  const items = pages[1]?.items.filter(({ text }) => text.trim() !== '') ?? [];
  const x = (start: string) => Math.round(items.find(({ text }) => text.trim().startsWith(start))?.x ?? 0);
  expect(pages[1]?.text).not.toMatch(/The rain.*raineth/);
  expect(x('The rain')).toBe(x('It rained'));
  expect(x('every day')).toBe(x('It rained'));
  expect(x('l0')).toBe(x('It rained'));
  const goesOn = items[items.findIndex(({ text }) => text.includes('l0')) + 1];
  expect(Math.round((goesOn?.x ?? 0) - x('It rained'))).toBe(23);
  const structure = JSON.stringify(pages[1]?.structure);
  expect(structure).not.toContain('"role":"Code"');
});
