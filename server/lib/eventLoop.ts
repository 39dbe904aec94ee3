import type { Logger } from 'pino';

/** A request, a socket operation or a background job. */
export interface Work {
  name: string;
  requestId?: string;
}

const inProgress = new Set<Work>();
/** Work that started and ended since the last check. */
let ended: Work[] = [];

const checkEveryMs = 25;
const stallMs = 250;
/** Works that an entry of the log names. */
const namedMax = 10;
/** Works that are recorded during a very long stall. */
const endedMax = 1_000;

/** Registers work; endWork() must follow. */
export function beginWork(name: string, requestId?: string): Work {
  const work = { name, requestId };
  inProgress.add(work);
  return work;
}

export function endWork(work: Work): void {
  if (inProgress.delete(work)) noteWork(work);
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
 * `quietMs`. Returns a function that stops the checks.
 */
export function watchEventLoop(log: Logger, quietMs = 10_000): () => void {
  let last = performance.now();
  let quietUntil = 0;
  let unlogged = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // A check is late by the time that the event loop was stalled.
    const stalledMs = Math.round(now - last - checkEveryMs);
    last = now;
    const endedSinceLast = ended;
    ended = [];
    if (stalledMs <= stallMs) return;
    if (now < quietUntil) {
      unlogged += 1;
      return;
    }
    // Work that ended during the stall is more likely its cause than work that is still waiting.
    const works = [...endedSinceLast.reverse(), ...inProgress];
    log.warn(
      {
        stalledMs,
        operations: works.slice(0, namedMax),
        others: Math.max(0, works.length - namedMax),
        unsaid: unlogged,
      },
      'the event loop stalled',
    );
    quietUntil = now + quietMs;
    unlogged = 0;
  }, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
