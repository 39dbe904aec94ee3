import { readDocx } from '../../../../client/textFiles/readDocx';
import { paragraph, textRun, wordDocument } from '../../../browser/support/wordDocument';

// As in a browser.
jest.mock('mammoth/lib/unzip', () => jest.requireActual('mammoth/browser/unzip'));

const say = (...texts: string[]) => texts.map((text) => paragraph(textRun(text))).join('');
const nothing = '<w:p/>';
const textOf = async (body: string) => (await readDocx(wordDocument(body)))?.text;

describe('the text of a Word document', () => {
  it.each([
    [
      'whose direction is set',
      `<w:bdo w:val="rtl">${textRun('שלום')}</w:bdo>${textRun(' then')}`,
      'שלום then',
    ],
    ['within another direction', `<w:dir w:val="rtl">${textRun('שלום')}</w:dir>`, 'שלום'],
    [
      'of a field',
      `${textRun('By ')}<w:fldSimple w:instr=" AUTHOR ">${textRun('Ines')}</w:fldSimple>`,
      'By Ines',
    ],
    [
      'with its reading above it',
      `<w:r><w:ruby><w:rubyPr/><w:rt>${textRun('かんじ')}</w:rt><w:rubyBase>${textRun('漢字')}</w:rubyBase></w:ruby></w:r>`,
      '漢字（かんじ）',
    ],
    ['after a line break of another kind', '<w:r><w:t>one</w:t><w:cr/><w:t>two</w:t></w:r>', 'one  \ntwo'],
  ])('keeps words %s', async (_which, content, text) => {
    expect(await textOf(paragraph(content))).toBe(text);
  });

  it.each(['', '* * *', '***', '#'])(
    'has a scene break where its paragraphs are divided by ‘%s’',
    async (mark) => {
      const between = mark ? say(mark) : nothing + nothing;
      expect(await textOf(say('It rained.', 'Still.') + between + say('Then', 'it stopped.'))).toBe(
        'It rained.\n\nStill.\n\n---\n\nThen\n\nit stopped.',
      );
    },
  );

  it('has none where an empty paragraph is only the space between two', async () => {
    expect(
      await textOf(say('One.') + nothing + say('Two.', 'Three.') + nothing + say('Four.') + nothing),
    ).toBe('One.\n\nTwo.\n\nThree.\n\nFour.');
  });

  it('keeps a title that is too long for one', async () => {
    const long = 'It was a dark night. '.repeat(20).trim();
    expect(await readDocx(wordDocument(paragraph(textRun(long), 'Title') + say('It rained.')))).toMatchObject(
      {
        title: long,
        text: `# ${long}\n\nIt rained.`,
      },
    );
  });

  it('comes with a remark about what is left out', async () => {
    const read = await readDocx(wordDocument(say('It rained.'), undefined, say('Always?')));
    expect(read?.remark).toBe('Left out: comments.');
    expect((await readDocx(wordDocument(say('It rained.'))))?.remark).toBeUndefined();
  });
});

describe('a Word document that looks like verse', () => {
  const indented = (text: string) => paragraph(textRun(`\t${text}`));
  it('comes with its paragraphs as lines too, and with their indents', async () => {
    const body = say('The rain,') + indented('it  raineth') + nothing + say('every *day', 'and night');
    expect((await readDocx(wordDocument(body)))?.lines).toBe(
      'The rain,\n    it  raineth\n\nevery \\*day\nand night',
    );
  });

  it('is none of paragraphs that end with sentences', async () => {
    expect(
      (await readDocx(wordDocument(say('It rained.', 'Still.', 'Then it stopped.'))))?.lines,
    ).toBeUndefined();
  });
});

const style = (id: string, look: string, { name = id, base = 'Normal', type = 'paragraph' } = {}) =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${base}"/>${look}</w:style>`;
const character = { type: 'character' };
const styles = [
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style('Heading1', '<w:rPr><w:b/></w:rPr>', { name: 'heading 1' }),
  style('Chapter', '', { base: 'Heading1' }),
  style('Part', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  style('Numbered', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>', { base: 'Heading1' }),
  style('Quote', '<w:rPr><w:i/></w:rPr>'),
  style('Epigraph', '', { base: 'Quote' }),
  style('Letter', '<w:rPr><w:i/></w:rPr>'),
  style('LetterEnd', '', { base: 'Letter' }),
  style('Listing', '', { base: 'SourceCode' }),
  style('SourceCode', '', { name: 'Source Code' }),
  style('Note', '<w:rPr><w:vanish/></w:rPr>'),
  style('Emphasis', '<w:rPr><w:i/></w:rPr>', character),
  style('Strong', '<w:rPr><w:b/></w:rPr>', character),
  style('Thought', '', { base: 'Emphasis', ...character }),
  style('Ordinal', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>', character),
  style('HTMLCode', '<w:rPr><w:b/></w:rPr>', { name: 'HTML Code', ...character }),
].join('');
const level = (n: number, start: number, kind = 'decimal') =>
  `<w:lvl w:ilvl="${n}"><w:start w:val="${start}"/><w:numFmt w:val="${kind}"/></w:lvl>`;
const numbering = [
  `<w:abstractNum w:abstractNumId="0">${level(0, 1)}${level(1, 3)}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="1">${level(0, 5)}</w:abstractNum>`,
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  '<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
  '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>',
].join('');
const item = (text: string, list: number, depth = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${textRun(text)}</w:p>`;
const styled = (id: string, text: string) => textRun(text, `<w:rStyle w:val="${id}"/>`);
const field = (...instructions: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${instructions.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${textRun('here')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const box = (isChecked: number) =>
  `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${isChecked}"/></w14:checkbox></w:sdtPr><w:sdtContent>${textRun('☐')}</w:sdtContent></w:sdt>`;
const dropCap = (text: string) =>
  `<w:p><w:pPr><w:framePr w:dropCap="drop" w:lines="3"/></w:pPr>${textRun(text)}</w:p>`;

describe('a Word document with styles', () => {
  it.each([
    [
      'of characters',
      paragraph(`${textRun('He read ')}${styled('Emphasis', 'It')}${textRun('. ')}${styled('Strong', 'No')}`),
      'He read *It*. **No**',
    ],
    ['based on others', paragraph(styled('Thought', 'So late.')), '*So late.*'],
    [
      'of paragraphs',
      paragraph(textRun('Dear Ada'), 'Letter') + paragraph(textRun('Yours'), 'LetterEnd'),
      '*Dear Ada*\n\n*Yours*',
    ],
    [
      'that reverse each other',
      paragraph(textRun('I read ') + styled('Emphasis', 'It') + textRun('.', '<w:i w:val="0"/>'), 'Letter'),
      '*I read* It.',
    ],
    [
      'of headings',
      paragraph(textRun('One'), 'Chapter') + say('Text.') + paragraph(textRun('Two'), 'Part'),
      '# One\n\nText.\n\n## Two',
    ],
    ['of quotes', paragraph(textRun('Said'), 'Epigraph'), '> Said'],
    [
      'of code',
      paragraph(`${textRun('a_b')}<w:r><w:br/></w:r>`, 'Listing') +
        paragraph(textRun('c'), 'SourceCode') +
        paragraph(styled('HTMLCode', 'a_b')),
      '```\na_b\n\nc\n```\n\n`a_b`',
    ],
    ['of superscripts', paragraph(textRun('1') + styled('Ordinal', 'er')), '1ᵉʳ'],
    [
      'none, and a drop cap',
      dropCap('T') + paragraph(textRun('he end.'), 'Letter') + say('So.'),
      'T*he end.*\n\nSo.',
    ],
    [
      'none, and check boxes',
      paragraph(box(1) + textRun(' Milk')) + paragraph(box(0) + textRun(' Bread')),
      '☒ Milk\n\n☐ Bread',
    ],
    [
      'none, and a list that goes on',
      item('a', 1) + say('So.') + item('b', 1) + item('c', 1, 1) + say('And.') + item('d', 1),
      '1. a\n\nSo.\n\n2. b\n   3. c\n\nAnd.\n\n3. d',
    ],
    [
      'none, and lists that start elsewhere',
      item('a', 2) + say('So.') + item('b', 3) + item('c', 3),
      '5. a\n\nSo.\n\n9. b\n10. c',
    ],
    [
      'none, and a link with switches',
      paragraph(field(' HYPERLINK "https://example.com/" \\o "a tip" ', '\\l "part-2" \\h')),
      '[here](https://example.com/#part-2)',
    ],
    [
      'none, and a link in one element',
      paragraph(
        `<w:fldSimple w:instr=" HYPERLINK &quot;https://example.com/&quot; \\t &quot;_blank&quot;">${textRun('here')}</w:fldSimple>`,
      ),
      '[here](https://example.com/)',
    ],
  ])('%s', async (_what, body, text) => {
    expect((await readDocx(wordDocument(body, undefined, undefined, { styles, numbering })))?.text).toBe(
      text,
    );
  });

  it.each([
    [
      'hidden text',
      paragraph(textRun('Seen. ') + textRun('Not. ', '<w:vanish/>') + textRun('Seen.')),
      'Seen. Seen.',
    ],
    ['hidden text', say('Seen.') + paragraph(textRun('Not.'), 'Note') + say('Seen.'), 'Seen.\n\nSeen.'],
    ['automatic chapter numbers', paragraph(textRun('Arrival'), 'Numbered'), '# Arrival'],
    [
      'diagrams',
      say('Seen.') +
        paragraph(
          '<w:r><w:drawing><dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"/></w:drawing></w:r>',
        ),
      'Seen.',
    ],
  ])('comes with a remark about %s', async (leftOut, body, text) => {
    expect(await readDocx(wordDocument(body, undefined, undefined, { styles, numbering }))).toMatchObject({
      text,
      remark: `Left out: ${leftOut}.`,
    });
  });

  it('keeps a note whose mark is raised by its style', async () => {
    const body = paragraph(
      `${textRun('So')}<w:r><w:rPr><w:rStyle w:val="Ordinal"/></w:rPr><w:footnoteReference w:id="1"/></w:r>`,
    );
    const document = wordDocument(body, paragraph(styled('Emphasis', 'no')), undefined, { styles });
    expect((await readDocx(document))?.text).toBe('So^[*no*]');
  });
});
