import { plainText } from '../../../server/markdown/plainText';
import { renderMarkdown } from '../../../server/markdown/render';
import { countWords } from '../../../server/markdown/wordCount';

const html = (...blocks: string[]) => renderMarkdown(blocks.join('\n\n')).trim();

const reference = (note: number, count = 1, before = '') =>
  `<sup><a class="note-reference" role="doc-noteref" id="${before}reference-${note}-${count}" href="#${before}note-${note}" aria-label="Note ${note}">${note}</a></sup>`;
const back = (note: number, before = '') =>
  `<a class="note-back" role="doc-backlink" href="#${before}reference-${note}-1" aria-label="Back to reference ${note}">↑</a>`;
const notes = (...items: string[]) =>
  [
    '<section class="notes" role="doc-endnotes" aria-label="Notes">',
    '<ol>',
    ...items,
    '</ol>',
    '</section>',
  ].join('\n');
/** The notes in their order, as text without the links back. */
const notesOf = (rendered: string) =>
  [
    ...rendered.matchAll(/<li id="note-\d+" dir="auto">(.*?)<\/li>\n(?=<li id="note|<\/ol>\n<\/section>)/gs),
  ].map(([, note = '']) =>
    note
      .replace(/<a class="note-back".*?<\/a>/g, '')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('footnotes', () => {
  it('stand at the end, with links there and back', () => {
    expect(html('It rained.[^rain] Still.', '[^rain]: For *days*.', 'The end.')).toBe(
      [
        `<p dir="auto">It rained.${reference(1)} Still.</p>`,
        '<p dir="auto">The end.</p>',
        notes(`<li id="note-1" dir="auto"><p>For <em>days</em>. ${back(1)}</p>`, '</li>'),
      ].join('\n'),
    );
  });

  it('may be written within the line', () => {
    expect(html('It rained.^[For *days*.]')).toBe(
      [
        `<p dir="auto">It rained.${reference(1)}</p>`,
        notes(`<li id="note-1" dir="auto"><p>For <em>days</em>. ${back(1)}</p>`, '</li>'),
      ].join('\n'),
    );
  });

  it('may have several paragraphs, lists, quotes and code', () => {
    const note = '[^1]: First.\n\n    Second.\n\n    - a list\n\n    > a quote\n\n        code';
    expect(notesOf(html('a[^1]', note, 'After.'))).toEqual(['First. Second. a list a quote code']);
    expect(html('a[^1]', note, 'After.')).toContain('<p dir="auto">After.</p>');
  });

  it('are numbered in the order in which they are read, whatever their labels and places', () => {
    const rendered = html('[^z]: zed', 'a[^a] b^[within] c[^z] d[^a]', '[^a]: ay, see[^b]', '[^b]: be');
    expect(notesOf(rendered)).toEqual(['ay, see4', 'within', 'zed', 'be']);
    expect(rendered).toContain(`d${reference(1, 2)}`);
  });

  it('lead back to each of their references', () => {
    const rendered = html('a[^1] b[^1]', '[^1]: x');
    for (const count of [1, 2])
      expect(rendered).toContain(
        `href="#reference-1-${count}" aria-label="Back to reference 1 (${count})">↑${count}</a>`,
      );
  });

  it('that nothing refers to are not shown, nor what only they refer to', () => {
    expect(html('a', '[^1]: one[^2] ^[three]', '[^2]: two')).toBe('<p dir="auto">a</p>');
  });

  it('without a definition stay as they are written', () => {
    expect(html('a[^1] ^[b [^c d]: e')).toBe('<p dir="auto">a[^1] ^[b [^c d]: e</p>');
  });

  it('of one label are the first definition, as with links', () => {
    expect(notesOf(html('a[^1]', '[^1]: one', '[^1]: two'))).toEqual(['one']);
  });

  it('may refer to themselves and to each other', () => {
    expect(notesOf(html('a[^1]', '[^1]: one[^1][^2]', '[^2]: two[^1]'))).toEqual(['one1 2', 'two1']);
  });

  it('in a row have a space between their numbers', () => {
    expect(html('a[^1][^2]', '[^1]: x', '[^2]: y')).toContain(
      `a${reference(1)}\u00a0${reference(2).replace('note-reference', 'note-reference next')}</p>`,
    );
  });

  it.each([
    ['**a[^1]**[^2]', '</strong>\u00a0<sup>'],
    ['a[^1]*[^2] b*', '<em>\u00a0<sup>'],
    ['**a[^1]**[^2]*b*', '</strong>\u00a0<sup>'],
  ])('in a row have that space beyond emphasis: %s', (text, space) => {
    const rendered = html(text, '[^1]: x', '[^2]: y');
    expect(rendered).toContain(space);
    expect(rendered.match(/\u00a0/g)).toHaveLength(1);
  });

  it('with a word between them have no space of ours', () => {
    expect(html('**a[^1]**b[^2]', '[^1]: x', '[^2]: y')).not.toContain('\u00a0');
  });

  it('have labels in which case counts', () => {
    expect(notesOf(html('a[^a] b[^A] c[^b]', '[^a]: small', '[^A]: large', '[^B]: other'))).toEqual([
      'small',
      'large',
    ]);
  });

  it('follow the link that they are in, as a link in a link is no HTML', () => {
    expect(html('[a^[b]](/c) d')).toContain(
      `<a href="/c" rel="nofollow noopener noreferrer ugc">a</a>${reference(1)} d`,
    );
  });

  it('in the words for a picture are left out', () => {
    expect(html('![a^[b] ![c^[d]](/e)](https://example.org/f)')).not.toContain('note');
  });

  it('have links and pictures as other text', () => {
    const rendered = html('a^[https://example.org ![b](https://example.org/c)]');
    expect(rendered).toContain('rel="nofollow noopener noreferrer ugc" target="_blank">https://example.org<');
    expect(rendered).toContain('Show picture from example.org');
    expect(rendered.match(/target=/g)).toHaveLength(1);
  });

  it('have ids of their own text', () => {
    const rendered = renderMarkdown('a[^1]\n\n[^1]: b', undefined, { textId: 'story_1' });
    expect(rendered).toContain(reference(1, 1, 'story_1-'));
    expect(rendered).toContain('<li id="story_1-note-1" dir="auto">');
    expect(rendered).toContain(back(1, 'story_1-'));
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    '"><script>alert(1)</script>',
    '&quot;',
    '1"onclick="x',
    '^',
    '\\',
  ])('may be labelled %s', (label) => {
    const rendered = html(`a[^${label}]`, `[^${label}]: b`);
    expect(rendered).toBe(html('a[^1]', '[^1]: b'));
  });
});

describe('the words of a text with footnotes', () => {
  const text = 'It rained.[^rain] Still^[dark] night.\n\n[^rain]: For days.\n\nThe end.';

  it('are those of the text itself in an excerpt', () => {
    expect(plainText(text, 300)).toBe('It rained. Still night. The end.');
    expect(plainText('[^1]: first\n\nThen a[^1][^2].\n\n> [^2]: b', 300)).toBe('Then a.');
  });

  it('leave out references in an excerpt whose notes are far below', () => {
    const long = `a[^1] b[^none]${' word'.repeat(30_000)}\n\n[^1]: note`;
    expect(plainText(long, 20)).toBe('a b[^none] word word');
  });

  it('are counted with the notes, as they are written', () => {
    expect(countWords(text)).toBe(text.split(/\s+/).length);
  });
});

describe('hostile footnotes', () => {
  const unrendered = '<pre class="unrendered" dir="auto">';

  it('do not multiply into a flood', () => {
    for (const text of [
      `${'[^1]'.repeat(30_000)}\n\n[^1]: b`,
      '^[]'.repeat(12_000),
      `${'[^1]: [^1]'.repeat(1_000)}\n\n[^1]`,
    ])
      expect(renderMarkdown(text).length).toBeLessThan(2_000_000);
  });

  it('that nest deeper than is rendered show the text as it was written', () => {
    const deep = `${'[^a]: '.repeat(120)}end[^a]\n\nand after`;
    expect(renderMarkdown(deep)).toBe(`${unrendered}${deep}</pre>\n`);
  });

  it('are rendered in a text with a thousand of them', () => {
    const text = Array.from({ length: 1_000 }, (_, n) => `It rained.[^${n}]\n\n[^${n}]: For days.`).join(
      '\n\n',
    );
    expect(notesOf(renderMarkdown(text))).toHaveLength(1_000);
  });
});
