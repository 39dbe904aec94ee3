import { plainText } from '../../../server/markdown/plainText';
import { renderMarkdown } from '../../../server/markdown/render';
import { countWords } from '../../../server/markdown/wordCount';

const poem = 'Loveliest of trees,\n    the *cherry\n    now*\n\nIs hung';
const html = (text: string) => renderMarkdown(text).replaceAll('\u00a0', '~').trim();
const verse = (text: string) => html(`\`\`\`verse\n${text}\n\`\`\``);
const line = (indent = '') => `<span class="verse-line">${indent}</span>`;
/** What is in it. */
const stanzas = (text: string) =>
  /^<div class="verse" dir="auto">\n([\s\S]*)\n<\/div>$/.exec(verse(text))?.[1];

test('verse keeps its lines and indents, in paragraphs whose words are Markdown', () => {
  expect(stanzas(poem)).toBe(
    [
      `<p>${line()}Loveliest of trees,<br>`,
      `${line('~~~~')}the <em>cherry<br>`,
      `${line('~~~~')}now</em></p>`,
      `<p>${line()}Is hung</p>`,
    ].join('\n'),
  );
});

test.each([
  ['gaps within a line', 'it   was\tlate', `<p>${line()}it~~ was~~~ late</p>`],
  ['a tab as the columns it takes', '  \tit was', `<p>${line('~~~~')}it was</p>`],
  [
    'more than one empty line',
    'it\n\n\n\nwas',
    `<p>${line()}it</p>\n<p>${line()}<br>\n${line()}<br>\n${line()}was</p>`,
  ],
  ['what would be a list or a heading', '- it\n# was', `<p>${line()}- it<br>\n${line()}# was</p>`],
  ['no indent beyond a page', `${' '.repeat(2_000)}it`, `<p>${line('~'.repeat(100))}it</p>`],
  ['a link', '[it](/was)', `<p>${line()}<a href="/was" rel="nofollow noopener noreferrer ugc">it</a></p>`],
])('of verse, it keeps %s', (_what, text, expected) => {
  expect(stanzas(text)).toBe(expected);
});

test('it ends with the quote or the item that it is in, or with the text', () => {
  const words = `<p>${line()}it<br>\n${line('~~')}was</p>`;
  const inside = `<div class="verse">\n${words}\n</div>`;
  expect(html('> ```verse\n> it\n>   was\n\nlate')).toBe(
    `<blockquote dir="auto">\n${inside}\n</blockquote>\n<p dir="auto">late</p>`,
  );
  expect(html('- ~~~ verse\n  it\n    was\n- late')).toContain(`<li>\n${inside}\n</li>\n<li>late</li>`);
  expect(html('```verse\nit\n  was')).toContain(words);
  expect(html('```verse\n\n```')).toBe('');
});

test('code of another name is still code', () => {
  expect(html('```verses\n  it\n```')).toContain('<pre><code class="language-verses">  it\n</code></pre>');
});

test('it is as harmless as other text', () => {
  expect(verse('<script>alert(1)</script> [a](javascript:alert(1))')).not.toMatch(
    /<(?!\/?(?:div|p|span|br)\b)/,
  );
});

test('its words stand in excerpts and counts like others', () => {
  const text = `\`\`\`verse\n${poem}\n\`\`\``;
  expect(plainText(text, 300)).toBe('Loveliest of trees, the cherry now Is hung');
  // The marks count as those of headings and quotes do.
  expect(countWords(text)).toBe(countWords(poem) + 2);
});

test('a note in it is at the end of the text', () => {
  expect(verse('it^[rain] was')).toMatch(/it<sup>.*<\/sup> was<\/p>\n<\/div>\n<section class="notes"/);
});
