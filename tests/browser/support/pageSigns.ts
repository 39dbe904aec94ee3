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
 * Time from the last sign of life of one tab until the other no longer shows the message, by the other's
 * clock.
 */
export async function timeHandOver(from: Page, to: Page, words: string) {
  await to.evaluate((said) => {
    const life = { seenAt: 0, passedAt: 0 };
    Object.assign(window, { life });
    new BroadcastChannel('signs of life').onmessage = () => {
      life.seenAt = performance.now();
    };
    new MutationObserver(() => {
      if (!document.body.textContent?.includes(said)) life.passedAt ||= performance.now();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
  await from.evaluate(() => {
    const channel = new BroadcastChannel('signs of life');
    setInterval(() => channel.postMessage(null), 10);
  });
  await to.waitForFunction(() => (window as unknown as { life: { seenAt: number } }).life.seenAt > 0);
  return () =>
    to.evaluate(() => {
      const { life } = window as unknown as { life: { seenAt: number; passedAt: number } };
      return life.passedAt - life.seenAt;
    });
}
