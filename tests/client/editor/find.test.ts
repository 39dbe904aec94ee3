import { find, maxMatches } from '../../../client/editor/find/findMatches';

const plain = { matchCase: false, wholeWord: false, regex: false };
const placesOf = (result: ReturnType<typeof find>) =>
  result.kind === 'found' ? Array.from(result.offsets) : result;

describe('finding', () => {
  it.each([
    ['any case', 'ab', {}, 'Ab cab', [0, 2, 4, 6]],
    ['the same case', 'ab', { matchCase: true }, 'Ab cab', [4, 6]],
    ['whole words in any script', 'я', { wholeWord: true }, 'я моя яя я', [0, 1, 9, 10]],
    ['signs of patterns as they are', 'a.b*', {}, 'axb a.b*', [4, 8]],
    ['words with a hyphen', 'well-known', {}, 'so well-known', [3, 13]],
    ['words whose signs were set', "don't--ever...", {}, "don’t—ever… don't--ever...", [0, 11, 12, 26]],
    ['signs alone as they are', "'", {}, "‘a’ '", [4, 5]],
    ['accents of both kinds', 'café', {}, 'café cafe\u0301', [0, 4, 5, 10]],
    ['accents of both kinds', 'cafe\u0301', { wholeWord: true }, 'café cafés', [0, 4]],
    ['a pattern over lines', '^b', { regex: true }, 'a\nb\r\nb', [2, 3, 5, 6]],
    ['no empty match', 'x*', { regex: true }, 'axa', [1, 2]],
  ])('%s', (_what, pattern, options, text, places) => {
    expect(placesOf(find({ ...plain, ...options, pattern, text }))).toEqual(places);
  });

  test('an invalid pattern is explained in words', () => {
    expect(find({ ...plain, regex: true, pattern: '(a', text: 'a' })).toMatchObject({
      kind: 'problem',
      problem: expect.stringMatching(/^This pattern is not valid: unterminated group/),
    });
  });

  test('returns a limited number of places, and replaces them all', () => {
    const text = 'a'.repeat(maxMatches + 5);
    expect(find({ ...plain, pattern: 'a', text })).toMatchObject({ isAll: false });
    expect(find({ ...plain, pattern: 'a', text, replacement: '' })).toEqual({
      kind: 'replaced',
      text: '',
      count: maxMatches + 5,
    });
  });
});

describe('replacing', () => {
  it.each([
    ['groups', '(\\w+)@(?<b>\\w+)', '$<b>-$1-$&-$$-$7', true, 'x@y', 'y-x-x@y-$-$7'],
    ['line breaks in a pattern', ', ', '\\n', true, 'a, b', 'a\nb'],
    ['signs as they are without a pattern', 'a', '$&\\n', false, 'a', '$&\\n'],
  ])('%s', (_what, pattern, replacement, regex, text, after) => {
    expect(find({ ...plain, regex, pattern, text, replacement })).toMatchObject({ text: after });
  });

  test('a text that would become too long is refused', () => {
    const text = 'a'.repeat(500_000);
    expect(find({ ...plain, pattern: 'a', text, replacement: 'aaaaaaaaaa' })).toEqual({
      kind: 'problem',
      problem: 'The text would become too long.',
    });
  });
});
