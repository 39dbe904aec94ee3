/** Everything but the date goes on as it does. */
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

/** What the device's clock shows from now on; `jest.useRealTimers` lets it go on. */
export const itIs = (time: string) => jest.useFakeTimers({ doNotFake: [...dateAlone], now: new Date(time) });
