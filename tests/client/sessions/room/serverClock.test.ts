import {
  type ClockReading,
  createServerClock,
  offsetOf,
} from '../../../../client/features/sessions/room/serverClock';

const noon = Date.parse('2026-03-09T12:00:00.000Z');

/** A clock reading; `there` and `back` are the latencies in milliseconds. */
const reading = (sentAt: number, there: number, back: number): ClockReading => ({
  sentAt,
  serverTime: noon + sentAt + there,
  receivedAt: sentAt + there + back,
});

describe('the offset', () => {
  test('is exact if both directions take the same time', () => {
    expect(offsetOf([reading(1_000, 200, 200)])).toBe(noon);
  });

  test('has an error of at most half the round trip', () => {
    expect(offsetOf([reading(1_000, 400, 0)])).toBe(noon + 200);
    expect(offsetOf([reading(1_000, 0, 400)])).toBe(noon - 200);
  });

  test('uses the fastest of its readings', () => {
    expect(offsetOf([reading(0, 900, 100), reading(2_000, 10, 10), reading(3_000, 0, 800)])).toBe(noon);
  });
});

describe('the clock', () => {
  /** A device with these latencies, whose monotonic clock starts when it is switched on. */
  function device(ways: (readonly [there: number, back: number] | 'no network')[]) {
    let now = 5_000;
    const read = async () => {
      const way = ways.shift();
      if (!way || way === 'no network') throw new Error('offline');
      now += way[0];
      const serverTime = noon + now;
      now += way[1];
      return serverTime;
    };
    const clock = createServerClock(read, () => now);
    return {
      clock,
      pass: (ms: number) => {
        now += ms;
      },
      error: () => (clock.now() ?? Number.NaN) - (noon + now),
      ways,
    };
  }

  test('takes the best of three, and continues with the monotonic clock, whatever the device’s time is', async () => {
    jest.useFakeTimers({ now: noon - 3 * 60 * 60 * 1000, doNotFake: ['performance'] });
    const { clock, pass, error } = device([
      [700, 100],
      [20, 20],
      [0, 500],
    ]);
    await clock.measure();
    expect(error()).toBe(0);
    jest.setSystemTime(noon + 48 * 60 * 60 * 1000);
    pass(90 * 60 * 1000);
    expect(error()).toBe(0);
    jest.useRealTimers();
  });

  test('is known from its first reading on, and reports each better one', async () => {
    const { clock } = device([[100, 0], [50, 50], 'no network']);
    const reported: number[] = [];
    clock.subscribe(() => reported.push(clock.now() ?? 0));
    await clock.measure();
    expect(reported).toHaveLength(2);
  });

  test('keeps its value if a new reading fails', async () => {
    const { clock, error, pass } = device([[10, 10], [10, 10], [10, 10], 'no network']);
    await clock.measure();
    pass(1_000);
    await clock.measure();
    expect(error()).toBe(0);
  });

  test('discards its earlier readings after the device slept', async () => {
    const ways = Array.from({ length: 6 }, (_, n) => (n < 3 ? ([1, 1] as const) : ([40, 40] as const)));
    const { clock, error, pass } = device([...ways]);
    await clock.measure();
    pass(-60_000);
    await clock.measure();
    expect(error()).toBe(0);
  });

  describe('that has no reading yet', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['performance'] });
    });
    afterEach(() => jest.useRealTimers());
    const failures = (count: number) => new Array<'no network'>(count).fill('no network');

    test('is retried with back-off until it succeeds', async () => {
      const { clock, ways, error } = device([...failures(7), [10, 10], [10, 10], [10, 10]]);
      clock.subscribe(() => {});
      await clock.measure();
      for (const longest of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]) {
        const [left, since] = [ways.length, Date.now()];
        await jest.advanceTimersToNextTimerAsync();
        expect(ways).toHaveLength(left - 1);
        expect(Date.now() - since).toBeGreaterThanOrEqual(longest / 2);
        expect(Date.now() - since).toBeLessThanOrEqual(longest);
      }
      await jest.advanceTimersToNextTimerAsync();
      expect(error()).toBe(0);
      expect(jest.getTimerCount()).toBe(0);
    });

    test('is retried by one timer, however many use it', async () => {
      const { clock } = device(failures(4));
      clock.subscribe(() => {});
      await clock.measure();
      await clock.measure();
      expect(jest.getTimerCount()).toBe(1);
    });

    test('is not retried without listeners', async () => {
      const { clock } = device(failures(4));
      const stops = [clock.subscribe(() => {}), clock.subscribe(() => {})];
      await clock.measure();
      stops[0]?.();
      expect(jest.getTimerCount()).toBe(1);
      stops[1]?.();
      expect(jest.getTimerCount()).toBe(0);
      await clock.measure();
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  test('is read once at a time', async () => {
    const { clock, ways } = device(Array.from({ length: 6 }, () => [1, 1] as const));
    await Promise.all([clock.measure(), clock.measure()]);
    expect(ways).toHaveLength(3);
  });
});
