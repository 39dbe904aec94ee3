import { makeEpub } from '../../../server/features/stories/export/epub/makeEpub';
import { checkEpub } from '../../support/checkEpub';
import { unzip } from '../../support/unzip';
import { renderedStory } from './renderedStories';

const make = (content: string, more = {}) => makeEpub(renderedStory(content, { format: 'epub', ...more }));
const filesOf = async (content: string, more = {}) => unzip(Buffer.from(await make(content, more)));
const chapter = (files: Map<string, string>, n = 1) => files.get(`OEBPS/chapter-00${n}.xhtml`) ?? '';

const rich = `Before all chapters, *it* was **dark**.
A second line.

# One & only

- [x] done
- [ ] open

> Quoted [out](https://example.org/?a=1&b=2), [in](/relative), [mail](mailto:a@example.org)

| a | b |
|:-:|--:|
| 1 | 2 |

![a heron](https://example.org/heron.jpg) and ~~gone~~

## Under one

\`\`\`js
if (a < b && c) {}
\`\`\`

***

### Deeper

1. x

# Two
`;

describe('a story as EPUB', () => {
  it.each([
    ['with everything in it', rich, {}],
    ['without a heading', 'Just words.', {}],
    ['of a blank', ' ', {}],
    ['of a heading without words', '#\n\n##\n\n# x', {}],
    ['that begins with a heading of the second level', '## a\n\nb\n\n## c\n\n# d\n\n## e', {}],
    ['in another script', 'שלום עולם, זה סיפור קצר', { title: 'סיפור', author: 'דנה' }],
    [
      'full of what XML has no place for',
      'a\u0000\u0001\u000b\u000c\ufffe &#12; &nbsp; ]]> <!-- -- --> &lt;',
      {
        title: '<b>"\u0001&\'',
        author: '</dc:creator>',
        tags: ['<x>', '&'],
      },
    ],
    ['of nobody', 'x', { author: '' }],
    [
      'with hostile links',
      '[a](https://exa mple.org) <https://[::1> [b](https://%zz) [c](javascript:alert) [d](HTTPS://ok.example)',
      {},
    ],
    [
      'with footnotes in several chapters',
      'a[^1] ^[b ^[c]]\n\n# One[^2]\n\nd[^1][^3]\n\n[^1]: e[^4]\n\n[^2]: - f\n\n[^3]: # g\n\n[^4]: h\n\n    i',
      {},
    ],
    ['with verse', 'a\n\n```verse\nb\n\n    *c\n  d*^[e]\n```\n\n- ~~~verse\n  f\n  ~~~', {}],
    ['too complex to be rendered', '> '.repeat(200_000), {}],
  ])('%s passes the checker', async (_what, content, more) => {
    expect(await checkEpub(await make(content, more))).toEqual([]);
  });

  it('has its chapters and their contents', async () => {
    const files = await filesOf(rich);
    expect([...files.keys()]).toEqual([
      'mimetype',
      'META-INF/container.xml',
      'OEBPS/content.opf',
      'OEBPS/nav.xhtml',
      'OEBPS/style.css',
      'OEBPS/title.xhtml',
      'OEBPS/chapter-001.xhtml',
      'OEBPS/chapter-002.xhtml',
      'OEBPS/chapter-003.xhtml',
      'OEBPS/chapter-004.xhtml',
    ]);
    expect(chapter(files)).toContain('<em>it</em>');
    expect(chapter(files, 2)).toContain('<h1 dir="auto">One &amp; only</h1>');
    expect(chapter(files, 2)).toContain('☑ done');
    expect(chapter(files, 3)).toContain('<h3 dir="auto">Deeper</h3>');
    const nav = (files.get('OEBPS/nav.xhtml') ?? '').replace(/\s*\n\s*/g, '');
    expect(nav).toContain(
      '<li><a href="chapter-002.xhtml">One &amp; only</a><ol><li><a href="chapter-003.xhtml">Under one</a></li></ol></li><li><a href="chapter-004.xhtml">Two</a></li>',
    );
  });

  it('names itself, as the same book whenever it is made', async () => {
    const book =
      (await filesOf('It was the best of times and the worst of times.')).get('OEBPS/content.opf') ?? '';
    expect(book).toContain('urn:uuid:01890a5d-ac96-774b-bcce-b302099a8057');
    expect(book).toContain('<dc:title>The Heron</dc:title>');
    expect(book).toContain('<dc:creator>Ines of the Lamp</dc:creator>');
    expect(book).toContain('<dc:language>en</dc:language>');
    expect(book).toContain('<dc:subject>a &amp; b</dc:subject>');
    expect(book).toContain('2026-02-01T19:00:00Z</meta>');
    expect(Buffer.compare(Buffer.from(await make(rich)), Buffer.from(await make(rich)))).toBe(0);
  });

  it.each([
    ['in Hebrew', 'שלום עולם, זה סיפור קצר', ' lang="he" xml:lang="he" dir="rtl"'],
    ['in Arabic script whose language is unknown', 'مرحبا', ' dir="rtl"'],
    [
      'in English that quotes a word of Hebrew',
      'He said שלום to them, and was gone.',
      ' lang="en" xml:lang="en"',
    ],
  ])('%s turns its pages as its script runs', async (_what, content, attributes) => {
    const files = await filesOf(content);
    const isRightToLeft = attributes.includes('rtl');
    const spine = isRightToLeft ? '<spine page-progression-direction="rtl">' : '<spine>';
    expect(files.get('OEBPS/content.opf')).toContain(spine);
    for (const name of ['title', 'nav', 'chapter-001'])
      expect(files.get(`OEBPS/${name}.xhtml`)).toContain(`idpf.org/2007/ops"${attributes}>`);
    expect(await checkEpub(await make(content))).toEqual([]);
  });

  it('has each footnote in the chapter that refers to it first, with links there and back', async () => {
    const files = await filesOf(
      'a[^1]\n\n# One[^2]\n\nb[^1]\n\n[^1]: First[^3].\n\n[^2]: Second.\n\n[^3]: Third.',
    );
    const [before, one] = [chapter(files, 1), chapter(files, 2)];
    expect(before).toContain(
      '<p dir="auto">a<sup><a epub:type="noteref" role="doc-noteref" id="reference-1-1" href="#note-1">1</a></sup></p>',
    );
    expect(before).toContain(
      '<aside epub:type="footnote" role="doc-footnote" id="note-1" dir="auto">\n<p>1. First',
    );
    expect(before).toContain('<p>3. Third.');
    expect(before).not.toContain('Second');
    expect(one).toContain(
      '<p>2. Second. <a role="doc-backlink" href="#reference-2-1" aria-label="Back to reference 2">',
    );
    expect(one).toContain('id="reference-1-2" href="chapter-001.xhtml#note-1"');
    expect(before).toContain('href="chapter-002.xhtml#reference-1-2" aria-label="Back to reference 1 (2)"');
    expect(files.get('OEBPS/nav.xhtml')).toContain('>One</a>');
  });

  it('is in the language that its author set', async () => {
    const files = await filesOf('It was the best of times and the worst of times.', { lang: 'nl' });
    expect(files.get('OEBPS/content.opf')).toContain('<dc:language>nl</dc:language>');
    expect(chapter(files, 1)).toContain('lang="nl"');
  });

  it('fetches nothing and runs nothing', async () => {
    const hostile =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![p](https://example.org/p.png) <svg onload=alert(1)>';
    const all = [
      ...(await filesOf(`${rich}\n\n${hostile}`, { title: hostile, author: hostile })).values(),
    ].join('\n');
    expect(all).not.toMatch(
      /<(?:script|img|svg|iframe|object|input|button)\b|<[^>]*\son\w+=|href="(?!https:\/\/example|mailto:|chapter-|title|style|nav)/i,
    );
    expect(all).toContain('a heron');
  });
});
