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

describe('countWords, where a script has no spaces', () => {
  it.each([
    ['星期一晚上我们一起写作读书喝茶聊', 16],
    ['雪が降っていた。', 7],
    ['ラーメン', 4],
    ['人々', 2],
    ['ｶﾞｷﾞ', 2],
    ['か\u3099', 1],
    ['辻\u{e0100}', 1],
    ['𠮷野家', 3],
    ['\u{323af}', 1],
    ['กำลังเขียน', 8],
    ['ລາວ', 3],
    ['ភាសាខ្មែរ', 5],
    ['မြန်မာ', 3],
    ['abc漢字def', 4],
    ['“漢字”, (漢字)!', 4],
    ['**漢字** # *', 4],
    ['漢字 and words', 4],
    ['漢字12回', 4],
    ['漢字\u3000漢字', 4],
    ['abc。def', 2],
    ['。', 1],
    ['漢字 。', 3],
    ['\u0301 字', 2],
    ['— — 字', 3],
    ['한국어 문장', 2],
    ['lone \ud840 字', 3],
  ])('each letter of %j counts as one', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('sums up the lines of a text, as the editor does', () => {
    const text = '雪が。\n“漢字” abc漢字def\r\n— กำ\n\nwords';
    const sum = text.split(/\r\n|\n/).reduce((words, line) => words + countWords(line), 0);
    expect(countWords(text)).toBe(sum);
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
