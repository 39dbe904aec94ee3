import { keepLines, looksLikeVerse } from '../../../../client/editor/verse';

const wrapped = (width: number, text: string) =>
  text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n');
const prose =
  'It had rained since noon, and the gutters of the old library ran over onto the bicycles below the window. Nobody minded, least of all the man who sold umbrellas at the corner, and who had been waiting for it since Easter. ';

test.each([
  ['a haiku', 'An old silent pond\nA frog jumps into the pond\nSplash! Silence again.'],
  ['a song', 'The rain\n    it raineth\nevery day,\n\nand what is\n    the rain\n'],
  [
    'a sonnet',
    'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate:\nRough winds do shake the darling buds of May,\nAnd summer’s lease hath all too short a date;\n',
  ],
  ['poems below their headings', '# One\n\nthe rain\nit rains\n\n## Two\n\nthe sun\nit shines\nit shines\n'],
])('%s looks like verse', (_what, text) => {
  expect(looksLikeVerse(text)).toBe(true);
});

test.each([
  ['prose with long lines', `${prose}\n${prose}\n`],
  ['prose wrapped at 72 characters', wrapped(72, prose.repeat(3))],
  ['prose wrapped at 55 characters', wrapped(55, prose.repeat(3))],
  ['dialogue', '“Is it raining?”\n“It is.”\n“Still?”\n“Still.”\n'],
  ['a list', '- rain\n- sun\n- wind\n'],
  ['a table', '| a | b |\n|---|---|\n| c | d |\n'],
  ['paragraphs with indented first lines', `  ${prose}\n\n  ${prose}`],
])('%s does not, but may be kept', (_what, text) => {
  expect(looksLikeVerse(text)).toBe(false);
});

test.each([
  ['paragraphs', 'It rained.\n\nStill.\n'],
  ['verse that is kept already', '```verse\nthe rain\nit rains\n```'],
])('%s have nothing to keep', (_what, text) => {
  expect(looksLikeVerse(text)).toBeNull();
});

test('a text is kept as it is, between the marks', () => {
  expect(keepLines('\r\n  the rain\r\n\r\nit rains  \r\n')).toBe(
    '\r\n```verse\r\n  the rain\r\n\r\nit rains  \r\n```\r\n',
  );
});
