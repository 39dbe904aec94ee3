import type { Page } from 'playwright-core';

interface Heard {
  /** Everything that the page reports about saving. */
  claims: string[];
  /**
   * Time from the first change until the page says that nothing can be stored, by the page's own clock, without the time by
   * which a busy machine ran its timers late.
   */
  noticedAfterMs: number | null;
}

/** Starts recording what the page says about saving; `noRoom` is its notice that nothing can be stored. */
export async function listen(page: Page, noRoom: string) {
  await page.evaluate((notice) => {
    const heard: Heard = { claims: [], noticedAfterMs: null };
    Object.assign(window, { heard });
    let changedAt = 0;
    const everyMs = 10;
    let late = 0;
    let tickedAt = performance.now();
    const tick = () => {
      const now = performance.now();
      late += Math.max(0, now - tickedAt - everyMs);
      tickedAt = now;
    };
    setInterval(tick, everyMs);
    const onInput = () => {
      changedAt = performance.now();
      tickedAt = changedAt;
      late = 0;
    };
    document.addEventListener('input', onInput, { capture: true, once: true });
    new MutationObserver(() => {
      const text = document.body.innerText;
      if (text.includes(notice) && heard.noticedAfterMs === null) {
        tick();
        heard.noticedAfterMs = performance.now() - changedAt - late;
      }
      for (const line of text.split('\n'))
        if (/^(Saved|Saved on this device|Synced)$/.test(line.trim())) heard.claims.push(line.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, noRoom);
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/**
 * Time from when the browser gives the locks of one tab to others, because it died, until the other tab no longer shows the
 * message: as in `startAwakeClock`, only the time in which that tab was run.
 */
export async function timeHandOver(from: Page, to: Page, words: string) {
  const lock = 'held for life';
  await from.evaluate(
    (name) =>
      new Promise<void>((held) => {
        void navigator.locks.request(name, () => {
          held();
          return new Promise(() => {});
        });
      }),
    lock,
  );
  await to.evaluate(
    ({ lock, words }) => {
      const everyMs = 25;
      const handOver = { tookMs: 0 };
      Object.assign(window, { handOver });
      const isSaid = () => document.body.textContent?.includes(words);
      void navigator.locks.request(lock, () => {
        if (!isSaid()) return;
        let last = performance.now();
        const tick = () => {
          const now = performance.now();
          handOver.tookMs += Math.min(now - last, 2 * everyMs);
          last = now;
        };
        const timer = setInterval(tick, everyMs);
        const observer = new MutationObserver(() => {
          if (isSaid()) return;
          tick();
          clearInterval(timer);
          observer.disconnect();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    },
    { lock, words },
  );
  return () => to.evaluate(() => (window as unknown as { handOver: { tookMs: number } }).handOver.tookMs);
}
