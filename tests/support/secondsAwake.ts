const everyMs = 25;

/**
 * A clock that stands still while this process isn't run: it counts at most two ticks at a time. What has to end within
 * a limit then doesn't fail because the machine was busy with other work.
 */
export function startAwakeClock() {
  let last = performance.now();
  let awakeMs = 0;
  const tick = () => {
    const now = performance.now();
    awakeMs += Math.min(now - last, 2 * everyMs);
    last = now;
  };
  const timer = setInterval(tick, everyMs);
  return {
    /** Seconds since the start; ends the clock. */
    end() {
      tick();
      clearInterval(timer);
      return awakeMs / 1_000;
    },
  };
}
