import { insertPasted } from '../../../client/editor/clipboard';
import { caretAt, pointAt } from '../../../client/editor/edit';
import { pastedMarkdown } from '../../../client/editor/pastedMarkdown';
import { edited } from './edited';

describe('formatted text that is pasted', () => {
  it.each([
    ['<h2>Two</h2><p>It was <em>late</em> and <b>still</b>.</p>', '## Two\n\nIt was *late* and **still**.'],
    ['<ul><li>one</li><li>two</li></ul>', '- one\n- two'],
    ['<ol start="3"><li>three<ul><li>in</li></ul></li><li>four</li></ol>', '3. three\n   - in\n4. four'],
    ['<blockquote><p>said</p></blockquote>', '> said'],
    ['<p>a <a href="https://example.com/">link</a></p>', 'a [link](https://example.com/)'],
    ['<p><s>gone</s></p>', '~~gone~~'],
    ['<p>2 * 3 and _x_</p>', '2 \\* 3 and \\_x\\_'],
    ['<p>#</p><p>1) one</p><p>~~no~~ &amp;amp; AT&amp;T</p>', '\\#\n\n1\\) one\n\n\\~~no\\~~ \\&amp; AT&T'],
    ['<p>one<br>two</p>', 'one  \ntwo'],
    ['<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a   |\n| --- |\n| b   |'],
    [
      '<table><tr><th>who</th><th>what</th></tr><tr><td><p>Ann</p><p>her<br>self</p></td><td><ul><li>one</li><li>two</li></ul><ol><li>x</li></ol></td></tr></table>',
      '| who | what |\n| --- | --- |\n| Ann her self | • one • two 1\\. x |',
    ],
    ['<table><tr><td><p>one</p><p>two</p></td></tr></table>', 'one\n\ntwo'],
    [
      '<p>See https://example.org/The_Old_Pier_*a* of a_b.</p>',
      'See https://example.org/The_Old_Pier_*a* of a_b.',
    ],
    [
      '<p>a_b@example.org, www.example.org/_c_ (https://example.org/_(d)_)*e*</p>',
      'a_b@example.org, www.example.org/\\_c\\_ (https://example.org/_(d)_)\\*e\\*',
    ],
    ['<p>«&nbsp;Oui&nbsp;», <i>10&nbsp;km</i></p>', '«\u00a0Oui\u00a0», *10\u00a0km*'],
    ['<p>&nbsp; one&nbsp; two &nbsp;three<code>a&nbsp;b</code></p>', '  one  two  three`a b`'],
    ['<p><i>a<br>b<br><br>c</i></p>', '*a  \nb*  \n  \n*c*'],
    ['<p><b><i>a<br></i></b>b <em><span>c<br> <br>d</span></em></p>', '***a***  \nb *c*  \n  \n*d*'],
    ['<i><p>one</p><p>two</p></i>', '*one*\n\n*two*'],
    ['<p><i>a</i><i>b</i><b>Stop!</b>he said<i>(no)</i></p>', '*ab***Stop**!he said(*no)*'],
    ['<p><b>重要。</b>然后<i>“好”</i>他<i>so。</i>x', '**重要。**然后*“好”*他*so。*x'],
    ['<p>1<sup>er</sup>, H<sub>2</sub>O, x<sup>Q</sup></p>', '1ᵉʳ, H₂O, xQ'],
    [
      '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td>1</td><td rowspan="2" colspan="2">2</td></tr><tr><td>3</td></tr><tr><td rowspan="2">4</td><td>5</td><td>6</td></tr><tr><td>7</td><td>8</td></tr></table>',
      '| a   | b   | c   |\n| --- | --- | --- |\n| 1   | 2   |     |\n| 3   |     |     |\n| 4   | 5   | 6   |\n|     | 7   | 8   |',
    ],
  ])('%s', (html, markdown) => {
    expect(pastedMarkdown(html)).toBe(markdown);
  });

  it.each([
    [
      'a Word document',
      '<p>It rained.<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup> Still.</p><ol><li id="footnote-1"><p> For <em>days</em>.</p><p>And [more]. <a href="#footnote-ref-1">↑</a></p></li></ol>',
      'It rained.^[For *days*. And \\[more\\].] Still.',
    ],
    [
      'pandoc',
      '<p>It rained.<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a></p><section><hr><ol><li id="fn1"><p>For days.<a href="#fnref1">↩︎</a></p></li></ol></section>',
      'It rained.^[For days.]',
    ],
    [
      'a page of our own',
      '<p>It rained.<sup><a href="https://writers.example/blog/1#note-1" id="reference-1-1">1</a></sup></p><section><ol><li id="note-1">For days. <a href="https://writers.example/blog/1#reference-1-1">↑</a></li></ol></section>',
      'It rained.^[For days.]',
    ],
    [
      'GitHub, with a second reference',
      '<p>A<sup><a href="#fn-1" id="fnref-1">1</a></sup> and B<sup><a href="#fn-1" id="fnref-1-2">1</a></sup>.</p><section><h2 id="footnote-label" class="sr-only">Footnotes</h2><ol><li id="fn-1"><p>Note <a href="#fnref-1">↩</a> <a href="#fnref-1-2">↩<sup>2</sup></a></p></li></ol></section>',
      'A^[Note] and B.',
    ],
    [
      'a page of our own, with references from notes to themselves and to others',
      '<p>A<sup><a href="#note-1" id="reference-1-1">1</a></sup></p><section><ol><li id="note-1">See<sup><a href="#note-1" id="reference-1-2">1</a></sup> on<sup><a href="#note-2" id="reference-2-1">2</a></sup> <a href="#reference-1-1">↑1</a> <a href="#reference-1-2">↑2</a></li><li id="note-2">Two. <a href="#reference-2-1">↑</a></li></ol></section>',
      'A^[See on^[Two.]]',
    ],
    [
      'two in one superscript',
      '<p>A<sup><a href="#n1" id="r1">1</a>, <a href="#n2" id="r2">2</a></sup></p><ol><li id="n1">One <a href="#r1">↑</a></li><li id="n2">Two <a href="#r2">↑</a></li></ol>',
      'A^[One], ^[Two]',
    ],
    [
      'a page where only notes refer to each other, and loses none',
      '<ol><li id="n1">One<a href="#n2" id="r2">2</a><a href="#r1">↑</a></li><li id="n2">Two<a href="#n1" id="r1">1</a><a href="#r2">↑</a></li></ol>',
      '1. One^[Two1]↑',
    ],
    [
      'notes of several blocks',
      '<p>A<a href="#n1" id="r1">1</a></p><ol><li id="n1"><h2>x</h2><ul><li>l1</li><li>l2</li></ul><ol><li>first</li><li>second</li></ol><blockquote><p>said</p></blockquote><pre><code>a]b\nc</code></pre><table><tr><th>t</th></tr><tr><td>u</td></tr></table><a href="#r1">↑</a></li></ol>',
      'A^[x • l1 • l2 1. first 2. second said `a]b c` t u]',
    ],
    [
      'a table of contents, which has none',
      '<ol><li id="a"><a href="#b">One</a></li></ol><h2 id="b">One</h2>',
      '1. One\n\n## One',
    ],
    ['text that only looks like one', '<p>a[^1] b^[c]</p>', 'a\\[^1\\] b^\\[c\\]'],
  ])('has the footnotes of %s', (_source, html, markdown) => {
    expect(pastedMarkdown(html)).toBe(markdown);
  });

  it('keeps word processors’ styles, and ignores tags without meaning', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">bold</span> and ' +
      '<span style="font-style:italic">slanted</span> and <span style="font-weight:400">plain</span></p></b>';
    expect(pastedMarkdown(html)).toBe('**bold** and *slanted* and plain');
  });

  it('runs no scripts, and links only to the web', () => {
    const html =
      '<p onclick="x()">a<script>x()</script><style>p{}</style><img src="data:image/png;base64,AAAA" onerror="x()">' +
      '<a href="javascript:x()">b</a><iframe src="https://example.com"></iframe></p>';
    expect(pastedMarkdown(html)).toBe('ab');
  });
});

test.each([
  ['formatted text becomes Markdown at the caret', '<p>so <i>late</i></p>', 'so late', false, 'a so *late*b'],
  ['and is plain text on request', '<p>so <i>late</i></p>', 'so late', true, 'a so lateb'],
  [
    'so does a list that Word writes without any tag of lists',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>late</p>',
    '·\tlate',
    false,
    'a - lateb',
  ],
  ['plain text stays as it is, line by line', '', '*x*\n  <b>y</b>\n', false, 'a *x*\n  <b>y</b>\nb'],
  [
    'also if its markup has no meaning',
    '<meta charset="utf-8"><div><span style="color: red">const a = 1;</span></div>',
    'const a = 1;',
    false,
    'a const a = 1;b',
  ],
])('what is pasted: %s', async (_what, html, text, isPlain, after) => {
  const { editor, text: now } = edited('a b');
  editor.selection = caretAt(pointAt(0, 2));
  const given: Record<string, string> = { 'text/html': html, 'text/plain': text };
  const getData = (type: string) => given[type] ?? '';
  await insertPasted(editor, { getData } as unknown as DataTransfer, isPlain);
  expect(now()).toBe(after);
});
