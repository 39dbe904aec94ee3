import type { Logger } from 'pino';

/** A request, a socket operation or a background job. */
export interface Work {
  name: string;
  requestId?: string;
}

const underWay = new Set<Work>();
/** Work that started and ended since the last check. */
let ended: Work[] = [];

const lookMs = 25;
const stallMs = 250;
const shown = 10;
/** Limit for a very long stall. */
const endedMax = 1_000;

/** Registers work; endWork() must follow. */
export function beginWork(name: string, requestId?: string): Work {
  const work = { name, requestId };
  underWay.add(work);
  return work;
}

export function endWork(work: Work): void {
  if (underWay.delete(work)) noteWork(work);
}

/** Records work without a known end, such as starting a subscription. */
export function noteWork(work: Work): void {
  if (ended.length < endedMax) ended.push(work);
}

/** Runs a background job and registers it under a name. */
export async function asWork<T>(name: string, job: () => Promise<T>): Promise<T> {
  const work = beginWork(name);
  try {
    return await job();
  } finally {
    endWork(work);
  }
}

/**
 * Logs stalls of the event loop of over a quarter of a second with the work in progress, at most once in
 * `quietMs`. Returns the function that stops it.
 */
export function watchEventLoop(log: Logger, quietMs = 10_000): () => void {
  let last = performance.now();
  let quietUntil = 0;
  let unsaid = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // The check itself is due after its interval.
    const stalledMs = Math.round(now - last - lookMs);
    last = now;
    const then = ended;
    ended = [];
    if (stalledMs <= stallMs) return;
    if (now < quietUntil) {
      unsaid += 1;
      return;
    }
    // Work that ended during the stall is more likely its cause than work that is still waiting.
    const works = [...then.reverse(), ...underWay];
    log.warn(
      { stalledMs, operations: works.slice(0, shown), others: Math.max(0, works.length - shown), unsaid },
      'the event loop stalled',
    );
    quietUntil = now + quietMs;
    unsaid = 0;
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
