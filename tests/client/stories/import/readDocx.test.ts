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
