import { countWords, readingTimeMinutes } from '../../../server/markdown/wordCount';

describe('countWords', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['one', 1],
    ['  one  two\nthree\u00a0four ', 4],
    ['# Title\n\n- a', 4],
    ['well-known, it’s', 2],
  ])('counts the pieces between whitespace in %j', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('readingTimeMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
  ])('reads %d words in %d min', (words, minutes) => {
    expect(readingTimeMinutes(words)).toBe(minutes);
  });
});
