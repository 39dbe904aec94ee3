/** Creates a text up to a length, by repeating a piece that is slow to read. */
type TextShape = readonly [name: string, text: (length: number) => string];

/** A prefix, a piece repeated, and a suffix. */
const repeated =
  (piece: string, { before = '', after = '' } = {}) =>
  (length: number) =>
    before +
    piece.repeat(Math.max(1, Math.ceil((length - before.length - after.length) / piece.length))) +
    after;

/** Pieces that contain their number. */
const numbered = (piece: (index: number) => string) => (length: number) => {
  const pieces: string[] = [];
  for (let size = 0, index = 0; size < length; index += 1) {
    pieces.push(piece(index));
    size += pieces.at(-1)?.length ?? 1;
  }
  return pieces.join('');
};

/** One piece repeated for the first half, another for the second. */
const halves =
  (first: string, second: string, between = '') =>
  (length: number) =>
    repeated(first)(length / 2) + between + repeated(second)(length / 2);

/** Different ones, each of which an international host would spell out. */
const hanLetters = String.fromCodePoint(...Array.from({ length: 1_900 }, (_, index) => 0x4e00 + index));

const definitions = '[a]: /b\n'.repeat(1_024);

/** Shapes that were, or might be, read in more than linear time by some rule of a Markdown parser. */
export const textShapes: readonly TextShape[] = [
  ['a novel', repeated('“I don’t know,” she said, *slowly*. It had **rained** since noon.\n\n')],
  ['one long line', repeated('It had rained since noon, and nobody minded. ')],
  ['one long word', repeated('a')],
  ['empty lines', repeated('\n')],
  ['white space', repeated(' ', { after: 'a' })],
  ['indented lines', repeated('    a\n')],
  ['addresses that open a bracket', repeated('http://a.b/(')],
  ['addresses after link definitions', repeated('http://a.b/(', { before: `${definitions}\n` })],
  ['addresses with spaces between', repeated('http://a.b/( ')],
  ['addresses that open square brackets', repeated('http://a.b/[')],
  ['addresses that open quotation marks', repeated('http://a.b/"\'')],
  ['beginnings of addresses', repeated('http://')],
  ['addresses with names', repeated('http://a:b@')],
  ['addresses with long hosts', repeated('http://a.b.c.d.e.f.')],
  ['addresses with asterisks', repeated('http://a.b/*')],
  ['mail addresses', repeated('mailto:')],
  ['mail addresses with names', repeated('>mailto:a.b')],
  ['honest addresses', repeated('See https://example.com/a/b?c=d#e for more. ')],
  ['angle brackets', repeated('<')],
  ['addresses in angle brackets', repeated('<http://a')],
  ['mail addresses in angle brackets', repeated('<a@b.c')],
  ['comments', repeated('<!-- ')],
  ['square brackets', repeated('[')],
  ['closed square brackets', halves('[', ']')],
  ['links that are not closed', repeated('[a](')],
  ['links within links', halves('[', '](/a)', 'a')],
  ['links with titles that are not closed', repeated('[a](/b "')],
  ['references', repeated('[a]', { before: '[a]: /b\n\n' })],
  ['references without definitions', repeated('[a][b] ')],
  ['link definitions', numbered((index) => `[a${index}]: /b\n`)],
  ['link definitions that are not closed', repeated('[a]: /b "c\n')],
  ['link definitions with long labels', repeated('[a\n')],
  ['footnotes', numbered((index) => `a[^${index}]\n\n[^${index}]: b\n\n`)],
  ['references to one footnote', repeated('[^a]', { before: '[^a]: b\n\n' })],
  ['footnotes that refer to the next', numbered((index) => `[^${index}]: [^${index + 1}]\n\n[^0]\n\n`)],
  ['definitions of footnotes', numbered((index) => `[^${index}]: b\n\n`)],
  ['definitions within definitions', repeated('[^a]: ')],
  ['definitions within quotes', repeated('> [^a]: b\n\n[^a] ')],
  ['labels that are not closed', repeated('[^', { before: '[^a]: b\n\n' })],
  ['labels that end with the text', repeated('[^a\u2028')],
  ['labels after carriage returns', repeated('\r[^a')],
  ['labels after blanks', repeated('\n  [^a', { before: '[^' })],
  ['footnotes in the line', repeated('a^[b] ')],
  ['footnotes within footnotes', halves('^[', ']')],
  ['footnotes that are not closed', repeated('^[')],
  ['footnotes in links and pictures', repeated('[a^[b]](/c) ![a^[b]](/c) ')],
  ['pictures', repeated('![')],
  ['pictures within pictures', halves('![', '](/a)', 'a')],
  ['asterisks', repeated('*')],
  ['emphasis that is not closed', repeated('*a **b ')],
  ['emphasis of many lengths', repeated('*a **a ***a ****a _a __a ___a ')],
  ['emphasis within emphasis', halves('*a ', ' a*')],
  ['underscores and asterisks', repeated('a*_b')],
  ['strikethrough', repeated('~~a ~~~')],
  ['backticks', numbered((index) => `${'`'.repeat(1 + (index % 400))} `)],
  ['backticks of one length', repeated('`a``b')],
  ['escapes', repeated('\\')],
  ['entities', repeated('&#x41;&amp;&')],
  ['quotes within quotes', repeated('>')],
  ['quotes', repeated('> a\n')],
  ['quotes deeper by and by', numbered((index) => `${'> '.repeat(index % 60)}a\n`)],
  ['lists within lists', numbered((index) => `${'  '.repeat(index % 60)}- a\n`)],
  ['marks of lists on one line', repeated('- ')],
  ['lists', repeated('1. a\n')],
  ['loose lists', repeated('- a\n\n')],
  ['tasks', repeated('- [ ] a\n')],
  ['wide tables', (length) => `${'|a'.repeat(length / 4)}|\n${'|-'.repeat(length / 4)}|\n`],
  ['long tables', repeated('|a|b|\n', { before: '|a|b|\n|-|-|\n' })],
  [
    'tables that fill their rows',
    (length) => `${'|a'.repeat(length / 8)}\n${'|-'.repeat(length / 8)}\n${'a\n'.repeat(length / 4)}`,
  ],
  ['rows that are no tables', repeated('|-|-|\n')],
  ['headings', repeated('# a\n')],
  ['headings of many signs', repeated('#')],
  ['underlined headings', repeated('a\n=\n')],
  ['lines under headings', repeated('a\n', { after: '===\n' })],
  ['fences', repeated('```\n')],
  ['fences that are not closed', numbered((index) => `${'`'.repeat(3 + (index % 200))}a\n`)],
  ['scene breaks', repeated('* * *\n')],
  ['front matter that is not closed', repeated('a: b\n', { before: '---\n' })],
  ['carriage returns', repeated('a\r')],
  ['blanks within a line', repeated(' ', { before: 'a', after: 'b' })],
  ['combining marks', repeated('\u0301', { before: 'a' })],
  ['lone surrogates', repeated('\ud800')],
  ['families', repeated('👩‍👩‍👧‍👦')],
  ['Chinese', repeated('雪が降っていた。')],
  ['Thai', repeated('กำลัง')],
  ['Arabic', repeated('كان المطر يهطل ')],
  ['Hebrew and Latin by turns', repeated('שלום hello ')],
  ['Devanagari', repeated('बारिश हो रही थी। ')],
  ['verse', repeated('The rain\n    it raineth\n        every day,\n\n')],
  ['words of which each is another', numbered((index) => `word${index} `)],
  ['lines of which each is another', numbered((index) => `${index}. It had rained.\n`)],
  ['letters with many marks each', repeated(`a${'\u0301'.repeat(29)}`)],
  ['letters that stand for many', repeated('\ufdfa')],
  ['addresses of such letters', repeated('http://\ufdfa\ufdfa ')],
  ['pictures with long international hosts', repeated(`![x](http://${hanLetters}.b) `)],
  ['links of which each has another international host', numbered((index) => `[x](http:ü${index}.b) `)],
  ['addresses of which each is another', numbered((index) => `https://a${index}.example/b?c=${index} `)],
  ['addresses full of escapes', repeated(`http://a.b/${'%C3%A9'.repeat(300)} `)],
  ['addresses that end in signs', repeated(`http://a.b/${'.'.repeat(1_900)}a `)],
  [
    'verse between its marks',
    repeated('The rain\n    it raineth\n        every  day,\n\n', { before: '```verse\n' }),
  ],
  ['passages of verse', repeated('```verse\n  a\n```\n')],
  ['verse of white space', repeated(' \t', { before: '```verse\na', after: 'b' })],
  ['verse of empty lines', repeated('\n', { before: '```verse\na', after: 'b' })],
  ['emphasis over lines of verse', repeated('*a\n **b\n', { before: '```verse\n' })],
  ['verse in quotes and items', numbered((index) => `${'> - '.repeat(index % 8)}\`\`\`verse\n a\n`)],
];
