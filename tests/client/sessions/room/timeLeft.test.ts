import {
  clockFace,
  formatMinutes,
  hour,
  minute,
  nextTick,
  nextWithin,
  second,
} from '../../../../client/ui/content/timeLeft';

test.each([
  [0, '0:00'],
  [9 * second, '0:09'],
  [59_001, '1:00'],
  [25 * minute + 9 * second, '25:09'],
  [59 * minute + 59 * second, '59:59'],
  [hour, '1:00:00'],
  [hour + 5 * minute + 9 * second, '1:05:09'],
  [-5, '0:00'],
])('%i ms are %s on the clock', (ms, face) => {
  expect(clockFace(ms)).toBe(face);
});

test.each([
  [30 * second, 'the last minute'],
  [minute, 'the last minute'],
  [minute + 1, '2 min left'],
  [59 * minute, '59 min left'],
  [hour, '1 h left'],
  [hour + 12 * minute, '1 h 12 min left'],
])('%i ms are said as %s', (ms, words) => {
  expect(formatMinutes(ms)).toBe(words);
});

test.each([
  ['over', 0, second, null],
  ['in the middle of a second', 61_250, second, 250],
  ['on the second', 61_000, second, second],
  ['in the middle of a minute', 61_250, minute, 1_250],
  ['weeks ahead', 1_000 * hour, 500 * hour, 24 * hour],
])('a countdown that is %s ticks next in %s', (_state, left, step, wait) => {
  expect(nextTick(left, step)).toBe(wait);
});

test.each([
  ['not close enough yet', 3 * hour, hour, 2 * hour],
  ['close enough', hour, hour, null],
  ['weeks ahead', 1_000 * hour, hour, 24 * hour],
])('a time that is %s is close in %s', (_state, left, within, wait) => {
  expect(nextWithin(left, within)).toBe(wait);
});
