import fc from 'fast-check';
import { importedFacts, readFrontMatter } from '../../client/textFiles/readFrontMatter';
import { PrivacyLevel } from '../../server/contract/enums';
import { writeFrontMatter } from '../../server/markdown/frontMatter';

describe('front matter', () => {
  it('gives back every text byte for byte, and every fact', () => {
    const texts = fc.string({ unit: 'binary' }).map((text) => text.replace(/\p{Cs}/gu, ''));
    fc.assert(
      fc.property(texts, texts, fc.array(texts), (title, text, tags) => {
        const read = readFrontMatter(writeFrontMatter({ title, tags, words: 3, notes: null }, text));
        expect(read).toEqual({ facts: { title, tags, words: 3 }, text });
      }),
    );
  });

  it.each([
    '',
    '\n',
    'a',
    'a\n',
    '\n\na\n\n',
    '---\nprivacy: public\n---\n',
    '\ufeffx',
    'a\r\nb\r\n',
    '...\n',
  ])('keeps the beginning and the end of %j', (text) => {
    expect(readFrontMatter(writeFrontMatter({ title: '---' }, text)).text).toBe(text);
  });

  it('reads what other programs write', () => {
    const file =
      '\ufeff---\r\ntitle: A heron\r\ntags: birds, "old rivers"\r\ndate: 2024-03-01\r\n---\r\nIt stood.\r\n';
    const { facts, text } = readFrontMatter(file);
    expect(text).toBe('It stood.\r\n');
    expect(importedFacts(facts)).toEqual({
      title: 'A heron',
      tags: ['birds', '"old rivers"'],
      createdAt: new Date('2024-03-01T12:00'),
    });
  });

  it.each([
    '---\n\nA scene ends.\n\n---\n\nAnother begins.',
    '---\n- a list\n---\ntext',
    '---\nnever closed: true\n',
    '---\na: [broken\n---\ntext',
    'No dashes at all',
    '----\na: b\n----\n',
  ])('treats %j as text', (file) => {
    expect(readFrontMatter(file)).toEqual({ facts: {}, text: file });
  });

  it('reads the privacy of our own files, and never makes a story more public', () => {
    const privacyOf = (facts: Parameters<typeof writeFrontMatter>[0]) =>
      importedFacts(readFrontMatter(writeFrontMatter(facts, 'x')).facts).privacyLevel;
    expect(privacyOf({ privacy: 'public' })).toBe(PrivacyLevel.PUBLIC);
    expect(privacyOf({ privacy: 'shared' })).toBe(PrivacyLevel.SHARED);
    expect(privacyOf({ privacy: 'shared', shared_with: ['teo'] })).toBe(PrivacyLevel.PRIVATE);
    expect(privacyOf({ privacy: 'everyone' })).toBeUndefined();
  });

  it('reads the language in each way that programs write it, and whether search engines may list the story', () => {
    const read = (head: string) => {
      const { lang, listed } = importedFacts(readFrontMatter(`---\n${head}\n---\nx`).facts);
      return { lang, listed };
    };
    expect(read('lang: "pt-br"\nlisted: false')).toEqual({ lang: 'pt-BR', listed: false });
    expect(read('language: sv\nlisted: true')).toEqual({ lang: 'sv', listed: true });
    expect(read('lang: no\nlisted: "false"')).toEqual({ lang: 'no', listed: undefined });
    expect(read('lang: the local one')).toEqual({});
  });

  it('reads a hostile file without delay', () => {
    const bomb = `---\na: &a [x]\n${Array.from({ length: 30 }, (_, n) => `b${n}: &b${n} [*${n ? `b${n - 1}` : 'a'}, *${n ? `b${n - 1}` : 'a'}]`).join('\n')}\n---\n`;
    expect(readFrontMatter(bomb).facts).toEqual({});
    const long = `---\n${'x\n'.repeat(500_000)}`;
    expect(readFrontMatter(long)).toEqual({ facts: {}, text: long });
  });
});
