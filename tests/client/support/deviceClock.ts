/** Only the date is faked. */
const dateAlone = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the device's clock, which then stands still; `jest.useRealTimers` restores it. */
export const itIs = (time: string) => jest.useFakeTimers({ doNotFake: [...dateAlone], now: new Date(time) });
