import { cutText, cutWords } from '../../../server/markdown/cutText';
import { plainText } from '../../../server/markdown/plainText';
import { minMs } from '../../support/minMs';

describe('plainText', () => {
  it('leaves the words of Markdown', () => {
    const story =
      '# The *Lamp*\n\nIt was [late](https://example.com).\nStill, **we** wrote.\n\n***\n\n- [x] one\n- `two`';
    expect(plainText(story, 300)).toBe('The Lamp · It was late. Still, we wrote. one · two');
  });

  it('leaves the words of tables, code and images', () => {
    expect(
      plainText('| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```\n\n![a lamp](https://example.com/x)', 300),
    ).toBe('a · b · c · d · code a lamp');
  });

  it('puts a sign between what begins anew, unless there is one', () => {
    expect(plainText('# Title\nFirst\n> quoted\n\n1. one\n   - two\n\n***\nlast  \nline', 300)).toBe(
      'Title · First quoted · one · two · last line',
    );
  });

  it('puts a space between paragraphs, and after a sign', () => {
    expect(plainText('Who?\n====\n\nNobody\n\ncame. We had:\n\n- tea,\n- bread.\n\nEnough', 300)).toBe(
      'Who? Nobody came. We had: tea, bread. Enough',
    );
  });

  it('shows raw HTML as the text it is', () => {
    expect(plainText('<b>loud</b>', 300)).toBe('<b>loud</b>');
  });

  it('cuts at the length asked for, without a trailing space', () => {
    expect(plainText('one two three', 8)).toBe('one two');
    expect(plainText('one two three', 13)).toBe('one two three');
    expect(plainText('', 10)).toBe('');
  });

  it('reads only the beginning of a long text', () => {
    const long = 'word '.repeat(400_000);
    expect(plainText(long, 9)).toBe('word word');
    expect(minMs(200, () => plainText(long, 9))).toBeLessThan(200);
  });

  it('looks past a page of link definitions', () => {
    expect(plainText(`${'[a]: /b\n'.repeat(2_000)}\nOnce`, 300)).toBe('Once');
  });

  it.each([
    ['brackets', '['.repeat(1_000_000)],
    ['images', '!['.repeat(500_000)],
    ['quotes', '> '.repeat(500_000)],
    ['emphasis', '*a **b '.repeat(140_000)],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['combining marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['lone surrogates', '\ud800'.repeat(1_000_000)],
  ])('copes with 1 MB of %s', (_name, hostile) => {
    expect(plainText(hostile, 300).length).toBeLessThanOrEqual(300);
    expect(minMs(1_000, () => plainText(hostile, 300))).toBeLessThan(1_000);
  });
});

describe('cutText', () => {
  it('never splits a surrogate pair', () => {
    expect(cutText('a😀b', 2)).toBe('a');
    expect(cutText('a😀b', 3)).toBe('a😀');
  });

  it('never splits what readers see as one character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(`${family}${family}`, family.length + 3)).toBe(family);
    expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
    expect(cutText('👍🏽!', 2)).toBe('');
    expect(cutText('🇫🇷🇬🇷', 6)).toBe('🇫🇷');
    expect(cutText('กำกำ', 3)).toBe('กำ');
  });

  it('leaves a text that fits as it is', () => {
    expect(cutText('a', 1)).toBe('a');
  });
});

describe('cutWords, for excerpts', () => {
  it('ends on a whole word', () => {
    expect(cutWords('one two three', 9)).toBe('one two');
    expect(cutWords('one two three', 7)).toBe('one two');
    expect(cutWords('one two three', 8)).toBe('one two');
  });

  it('leaves nothing hanging before the dots', () => {
    expect(cutWords('She said, and', 10)).toBe('She said');
    expect(cutWords('She said: “Vice.”', 12)).toBe('She said');
    expect(cutWords('A house – a heron', 10)).toBe('A house');
    expect(cutWords('A house · a heron', 10)).toBe('A house');
  });

  it('cuts within a word that began too far back', () => {
    expect(cutWords(`a ${'b'.repeat(100)}`, 50)).toBe(`a ${'b'.repeat(48)}`);
    expect(cutWords('雪が降っていた。'.repeat(20), 30)).toHaveLength(30);
  });

  it('is never longer than asked for, and never splits a character', () => {
    const text = 'Ein 👩‍👩‍👧‍👦 und noch 👩‍👩‍👧‍👦👩‍👩‍👧‍👦, e\u0301e\u0301';
    const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    for (let max = 1; max < text.length; max += 1) {
      const cut = cutWords(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      const whole = [...new Intl.Segmenter().segment(cut)].map(({ segment }) => segment);
      expect(whole).toEqual(characters.slice(0, whole.length));
    }
  });

  it('of nothing but what would hang stays what it is', () => {
    expect(cutWords('— — — —', 3)).toBe('— —');
  });
});
