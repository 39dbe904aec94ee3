import { isSameContent } from '../../../client/lib/isSameContent';

test.each([
  [1, 1, true],
  [null, undefined, false],
  [null, {}, false],
  [{ a: [1, { b: 'c' }] }, { a: [1, { b: 'c' }] }, true],
  [{ a: [1, { b: 'c' }] }, { a: [1, { b: 'd' }] }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [[], {}, false],
])('%j and %j have the same content: %s', (a, b, same) => {
  expect(isSameContent(a, b)).toBe(same);
  expect(isSameContent(b, a)).toBe(same);
});
