import { renderMarkdown } from '../../../server/markdown/render';
import { minMs } from '../../support/minMs';

/** The HTML without dir attributes, which have their own tests. */
const html = (...lines: string[]) => renderMarkdown(lines.join('\n')).replaceAll(' dir="auto"', '').trim();

describe('CommonMark', () => {
  it.each([
    [
      'emphasis',
      '*a* and **b** and ***c***',
      '<p><em>a</em> and <strong>b</strong> and <em><strong>c</strong></em></p>',
    ],
    [
      'emphasis in a text without spaces',
      '**重要。**然后他说**“好”**他走了。*真的？*她问。',
      '<p><strong>重要。</strong>然后他说<strong>“好”</strong>他走了。<em>真的？</em>她问。</p>',
    ],
    ['code', '`a < b`', '<p><code>a &lt; b</code></p>'],
    ['fenced code', '```js\na < b\n```', '<pre><code class="language-js">a &lt; b\n</code></pre>'],
    ['a quote', '> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
    ['a list', '1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['a scene break', '***', '<hr>'],
    ['an escape', '\\*not emphasis\\*', '<p>*not emphasis*</p>'],
    ['an entity', '&copy; &amp; &lt;b&gt;', '<p>© &amp; &lt;b&gt;</p>'],
    ['an entity by its number', '&#65;&#x42;&#0;', '<p>AB\ufffd</p>'],
    ['an entity of a semicolon', '&semi;', '<p>;</p>'],
    ['what begins like an entity', '&notit; &amp', '<p>&amp;notit; &amp;amp</p>'],
    ['strikethrough', '~~gone~~', '<p><s>gone</s></p>'],
    [
      'a reference',
      '[a]\n\n[a]: /stories',
      '<p><a href="/stories" rel="nofollow noopener noreferrer ugc">a</a></p>',
    ],
  ])('renders %s', (_name, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('keeps line breaks', () => {
    expect(html('Roses are red', 'violets are blue')).toBe('<p>Roses are red<br>\nviolets are blue</p>');
  });

  it('puts headings below the title of the page', () => {
    expect(html('# One', '## Two', '###### Six', '', 'Under', '---')).toBe(
      '<h2>One</h2>\n<h3>Two</h3>\n<h6>Six</h6>\n<h3>Under</h3>',
    );
  });

  it('renders tables without style attributes', () => {
    const table = html('| who | words |', '|:--|--:|', '| Ada | 12 |');
    expect(table).toContain('<th class="align-left">who</th>');
    expect(table).toContain('<td class="align-right">12</td>');
    expect(table).not.toContain('style=');
  });

  it('renders task lists as boxes that only show', () => {
    expect(html('- [x] done', '- [ ] to do', '- plain')).toBe(
      [
        '<ul class="contains-task-list">',
        '<li class="task-list-item"><input type="checkbox" aria-label="Task" disabled="" checked="">done</li>',
        '<li class="task-list-item"><input type="checkbox" aria-label="Task" disabled="">to do</li>',
        '<li>plain</li>',
        '</ul>',
      ].join('\n'),
    );
  });
});

describe('links and images', () => {
  it('marks links as written by members', () => {
    expect(html('[a](https://example.com)')).toBe(
      '<p><a href="https://example.com" rel="nofollow noopener noreferrer ugc" target="_blank">a</a></p>',
    );
  });

  it('turns addresses with their scheme into links, and no others', () => {
    expect(html('https://example.com')).toContain('<a href="https://example.com"');
    expect(html('the end.It was over, www.example.com said')).not.toContain('<a');
  });

  it.each([
    'https://example.com/a',
    'http://example.com',
    'mailto:ada@example.com',
    '/stories/1',
    '#part',
    'a/b:c',
  ])('links to %s', (address) => {
    expect(html(`[a](${address})`)).toContain(`<a href="${address}"`);
  });

  it('offers pictures from https, and leaves the words of others', () => {
    expect(html('![a *cat*](https://example.com/cat.png "Cat")')).toBe(
      '<p><span class="picture-offer"><span>a cat</span><button type="button" data-picture-host="example.com">Show picture from example.com</button></span></p>',
    );
    for (const address of [
      'http://example.com/cat.png',
      '/cat.png',
      'cat.png',
      'mailto:cat@example.com',
      'https://',
    ])
      expect(html(`![a *cat*](${address})`)).toBe('<p>a cat</p>');
  });

  it('offers a picture without words of its own by its host alone', () => {
    expect(html('![](https://example.com:8443/cat.png)')).toBe(
      '<p><span class="picture-offer"><button type="button" data-picture-host="example.com:8443">Show picture from example.com:8443</button></span></p>',
    );
  });

  it('leaves its words in a link, and offers it by a link of its own behind that', () => {
    const offered = (text: string) => renderMarkdown(text, () => false, { linksPictures: true });
    const offer = (words: string) =>
      `<span class="picture-offer"><a href="https://example.com/cat.png" rel="nofollow noopener noreferrer ugc" data-picture-host="example.com" data-picture="https://example.com/cat.png" data-picture-alt="${words}">Show picture from example.com</a></span>`;
    const link = '<a href="/cats" rel="nofollow noopener noreferrer ugc">';
    expect(offered('[All ![a *cat*](https://example.com/cat.png)](/cats)!')).toBe(
      `<p dir="auto">${link}All a cat</a> ${offer('a cat')}!</p>\n`,
    );
    expect(offered('[![](https://example.com/cat.png)](/cats)')).toBe(
      `<p dir="auto">${link}Picture from example.com</a> ${offer('')}</p>\n`,
    );
    expect(offered('[![a cat](/cat.png)](/cats)')).toBe(`<p dir="auto">${link}a cat</a></p>\n`);
  });

  it('names the host that is asked, and none that looks like it', () => {
    expect(html('![a](https://exаmple.com/cat.png)')).toContain('Show picture from xn--exmple-4nf.com<');
    expect(html('![a](https://example.com@evil.example/cat.png)')).toContain(
      'Show picture from evil.example<',
    );
  });

  it('shows pictures from the hosts that their reader let in, late and without telling where from', () => {
    const text =
      '![a *cat*](https://example.com/cat.png "Cat")\n\n![a dog](https://elsewhere.example/dog.png)';
    const rendered = renderMarkdown(text, (host) => host === 'example.com');
    expect(rendered).toContain(
      '<img src="https://example.com/cat.png" alt="a cat" title="Cat" loading="lazy" referrerpolicy="no-referrer">',
    );
    expect(rendered).toContain('Show picture from elsewhere.example');
    expect(rendered).not.toContain('dog.png');
  });
});

describe('directions', () => {
  it('lets each paragraph, heading, quote, list and table be read in the direction of its own words', () => {
    expect(renderMarkdown('שלום\n\n# Title\n\n> ציטוט\n\n- אחת')).toBe(
      [
        '<p dir="auto">שלום</p>',
        '<h2 dir="auto">Title</h2>',
        // Inner elements have no dir: otherwise they would not count for the direction of the whole.
        '<blockquote dir="auto">',
        '<p>ציטוט</p>',
        '</blockquote>',
        '<ul dir="auto">',
        '<li>אחת</li>',
        '</ul>',
        '',
      ].join('\n'),
    );
    expect(renderMarkdown('| א |\n|---|\n| ב |')).toContain('<table dir="auto">');
  });
});

describe('hostile text', () => {
  const allowedTag =
    /^<\/?(?:p|a|em|strong|s|sup|section|code|pre|blockquote|ul|ol|li|hr|br|img|span|button|h[2-6]|table|thead|tbody|tr|th|td|input)(?: [a-z-]+="[^"<>]*")*>$/;
  const dangerous = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<style>body{display:none}</style>',
    '<p style="position:fixed">',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<!-- --><b onmouseover=alert(1)>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a]( javascript:alert(1))',
    '[a](<javascript:alert(1)>)',
    '[a](<java\nscript:alert(1)>)',
    '[a](java&#10;script:alert(1))',
    '[a](java&Tab;script:alert(1))',
    '[a](&#x6A;avascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](&#1;javascript:alert(1))',
    '[a](\u0000javascript:alert(1))',
    '[a](vbscript:msgbox(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](file:///etc/passwd)',
    '[a](//example.com)',
    '<javascript:alert(1)>',
    '<data:text/html,x>',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '![a" onerror="alert(1)](https://example.com/x)',
    '[a](https://example.com "x\\" onclick=alert(1) y=\\"")',
    '[a](https://example.com/"onmouseover="alert(1))',
    '```x" onclick="alert(1)\ncode\n```',
    '[a]: javascript:alert(1)\n\n[a]',
    '| a |\n|---|\n| <script>alert(1)</script> |',
    'a[^1]\n\n[^1]: <img src=x onerror=alert(1)> [b](javascript:alert(1))',
    'a^[<svg onload=alert(1)> ![b" onerror="alert(1)](https://example.com/x)]',
    'a[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: b',
    'a[^"onclick="alert(1)]\n\n[^"onclick="alert(1)]: b',
    '- [x] <img src=x onerror=alert(1)>',
    'https://example.com/<script>alert(1)</script>',
    'javascript://example.com/%0aalert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ];

  const linked = { linksPictures: true };
  it.each(
    dangerous.flatMap(
      (markdown) =>
        [
          [markdown, {}],
          [markdown, linked],
        ] as const,
    ),
  )('renders %j harmless with %j', (markdown, options) => {
    const rendered = renderMarkdown(markdown, () => false, options);
    for (const tag of rendered.match(/<[^>]*>/g) ?? []) {
      expect(tag).toMatch(allowedTag);
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\s(?:on\w+|style|srcdoc)=/i);
      const address = /\s(?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? '/';
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/)|[^:]*(?:$|#))/);
    }
  });
});

describe('how much work a text may be', () => {
  const unrendered = '<pre class="unrendered" dir="auto">';
  const fill = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('\n');

  it('renders a novel of 2 MB and a book of verse', () => {
    const page = [
      '“I don’t know,” she said, *slowly*.',
      'It had rained since noon, and the gutters of the old library ran over onto the bicycles below the window.',
      '“You do.”',
    ].join('\n\n');
    expect(renderMarkdown(`${page}\n\n`.repeat(12_000)).startsWith(unrendered)).toBe(false);
    const verse = 'The kettle knows what Monday means,\nand we know what it knows,\n';
    expect(renderMarkdown(`${verse.repeat(7)}\n`.repeat(2_000)).startsWith(unrendered)).toBe(false);
  });

  it('offers pictures by links in time that grows with their number', () => {
    const text = '![a](https://elsewhere.example/x) word word word '.repeat(2_400);
    const render = () => renderMarkdown(text, () => false, { linksPictures: true });
    expect(render()).toContain('data-picture-host');
    // 117 KB, as other texts.
    expect(minMs(200, render)).toBeLessThan(200);
  });

  it('shows a text as it was written where its nesting would lose words', () => {
    const deep = `${'>'.repeat(50)} deep\n\nand <after>`;
    expect(renderMarkdown(deep)).toBe(`${unrendered}${'&gt;'.repeat(50)} deep\n\nand &lt;after&gt;</pre>\n`);
    expect(renderMarkdown(`${'>'.repeat(15)} deep`)).toContain('<p>deep</p>');
    const long = 'a<b'.repeat(10_000);
    expect(renderMarkdown(`${deep}${long}`)).toContain(`${long.replaceAll('<', '&lt;')}</pre>`);
  });

  it('does not multiply an address into a flood', () => {
    const flood = `[a]: https://example.com/${'x'.repeat(1_900)}\n\n${'[a] '.repeat(40_000)}`;
    expect(renderMarkdown(flood).length).toBeLessThan(200_000);
  });

  it.each([
    ['open brackets', fill('[')],
    ['open images', fill('![')],
    ['nested brackets', fill('[').slice(500_000) + fill(']').slice(500_000)],
    ['nested links', fill('[').slice(500_000) + fill('](a)').slice(500_000)],
    ['open link destinations', fill('[a](<')],
    ['emphasis runs', fill('*a **b ')],
    ['alternating emphasis', fill('*_')],
    ['strikethrough runs', fill('~~a ')],
    ['deep quotes', fill('> '.repeat(19).concat('a\n'))],
    ['lazy quotes', '>'.repeat(19) + fill('a\n')],
    ['deep lists', lines(1_400, (i) => `${' '.repeat(i)}- a`)],
    ['list floods', fill('- a\n')],
    ['link references', lines(70_000, (i) => `[a${i}]: b${i}`)],
    ['open link references', fill('[a\n')],
    ['table rows', `|a|b|\n|-|-|\n${fill('|c|d|\n')}`],
    ['tables that fill themselves', `${'|a'.repeat(120_000)}|\n${'|-'.repeat(120_000)}|\n${fill('|x|\n')}`],
    ['many small tables', fill('|a|\n|-|\n\n')],
    ['references to one footnote', `[^1]: a\n\n${fill('[^1]')}`],
    ['footnotes in the line', fill('^[]')],
    ['nested footnotes', fill('^[').slice(500_000) + fill(']').slice(500_000)],
    ['open footnote labels', `[^1]: a\n\n${fill('[^')}`],
    ['footnotes', lines(60_000, (i) => `a[^${i}]\n\n[^${i}]: b\n`)],
    ['backtick runs', lines(1_400, (i) => '`'.repeat(i))],
    ['open addresses', fill('http://')],
    ['one long address', `http://example.com/${fill('a')}`],
    ['empty lines', fill('\n')],
  ])('renders or refuses 1 MB of %s in good time', (_name, markdown) => {
    // An idle machine takes up to 200 ms, a busy one several times as long; without the parser's limits, most of these take
    // seconds to minutes.
    const limitMs = 1_000;
    expect(minMs(limitMs, () => renderMarkdown(markdown))).toBeLessThan(limitMs);
    expect(renderMarkdown(markdown).length).toBeLessThan(8_000_000);
  });
});
