import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderMarkdown } from '../../../server/markdown/render';
import { growthBeyondLength } from '../../support/growth';
import { textReaders } from '../../support/textReaders';
import { textShapes } from '../../support/textShapes';

/**
 * In milliseconds per KB: far above the time on a busy machine, and far below the time with the former
 * quadratic rules.
 */
const unnoticed = 5;

/** Slow shapes; `npm run test:fuzz` reads all shapes at all sizes. */
const costly = new Set([
  'addresses that open a bracket',
  'addresses after link definitions',
  'beginnings of addresses',
  'mail addresses',
  'link definitions',
  'references to one footnote',
  'labels that are not closed',
  'footnotes within footnotes',
  'emphasis of many lengths',
  'pictures within pictures',
  'tables that fill their rows',
  'loose lists',
  'white space',
]);

describe.each(Object.entries(textReaders))('%s takes time that grows with the length', (_name, read) => {
  test.each(textShapes.filter(([shape]) => costly.has(shape)))('of %s', (_shape, textOf) => {
    expect(growthBeyondLength(read, textOf, [8, 128], unnoticed).excess).toEqual([]);
  });
});

describe('addresses', () => {
  const html = (text: string) =>
    renderMarkdown(text).replaceAll(' rel="nofollow noopener noreferrer ugc"', '');
  const link = (address: string, href = address) => {
    const target = /^https?:/i.test(href) ? ' target="_blank"' : '';
    return `<a href="${href}"${target}>${address}</a>`;
  };

  it.each([
    ['See http://a.b/c.', `See ${link('http://a.b/c')}.`],
    ['(https://a.b/c_(d)?e=f#g), then', `(${link('https://a.b/c_(d)?e=f#g')}), then`],
    ['*https://a.b/c*', `<em>${link('https://a.b/c')}</em>`],
    ['“https://a.b/c”', `“${link('https://a.b/c')}”`],
    ['https://a.b/(c', `${link('https://a.b/')}(c`],
    ['https://a.b/c)d', `${link('https://a.b/c')})d`],
    ['HTTPS://a.b/ü', link('HTTPS://a.b/ü', 'HTTPS://a.b/%C3%BC')],
    ['https://a.b/%C3%a9/%20%41', link('https://a.b/é/ A', 'https://a.b/%C3%a9/%20%41')],
    ['https://a.b/?c=%2f%26%25', link('https://a.b/?c=%2F%26%25', 'https://a.b/?c=%2f%26%25')],
    ['https://a.b/%C3/%C3%A9', link('https://a.b/\ufffd/é', 'https://a.b/%C3/%C3%A9')],
    ['https://a.b/%C3%A9%zz', link('https://a.b/é%zz', 'https://a.b/%C3%A9%25zz')],
    ['https://a.b/C-D/?e=f@g&h:i.', `${link('https://a.b/C-D/?e=f@g&amp;h:i')}.`],
    ['mailto:ada.l@example.com!', `${link('mailto:ada.l@example.com')}!`],
    ['xhttp://a.b', 'xhttp://a.b'],
    ['http:// a', 'http:// a'],
    ['ftp://a.b and //a.b', 'ftp://a.b and //a.b'],
    ['[http://a.b](/c)', link('http://a.b', '/c')],
  ])('%s', (text, expected) => {
    expect(html(text)).toBe(`<p dir="auto">${expected}</p>\n`);
  });

  it('longer than 2,000 characters stay text', () => {
    expect(html(`http://a.b/${'c'.repeat(1_980)}`)).toContain('<a ');
    expect(html(`http://a.b/${'c'.repeat(2_000)}`)).not.toContain('<a ');
  });
});

test('brackets that are passed over again and again are work', () => {
  const text = `${'['.repeat(10_000)}a${'](/a)'.repeat(2_000)}`;
  expect(renderMarkdown(text)).toBe(`<pre class="unrendered" dir="auto">${text}</pre>\n`);
});

test('no text stays in memory for its entities', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const megabytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1_000_000;
  };
  const read = (n: number) => renderMarkdown(`${'a '.repeat(500_000)}&unknownentity${n};`);
  read(0);
  const before = megabytes();
  for (let n = 1; n <= 30; n += 1) read(n);
  expect(megabytes() - before).toBeLessThan(10);
});
