import type { Logger } from 'pino';

/** What the event loop works for: a request, an operation on a socket, or a job in the background. */
interface Work {
  name: string;
  requestId?: string;
}

const underWay = new Set<Work>();
/** What began and ended since the last look. */
let ended: Work[] = [];

const lookMs = 25;
const stallMs = 250;
const shown = 10;
/** More than anybody reads, in the longest stall. */
const endedMax = 1_000;

/** Tells that something begins; its end is told by `endWork`. */
export function beginWork(name: string, requestId?: string): Work {
  const work = { name, requestId };
  underWay.add(work);
  return work;
}

export function endWork(work: Work): void {
  if (underWay.delete(work)) noteWork(work);
}

/** Tells of something that the loop has just begun, and whose end nobody tells, as of a subscription. */
export function noteWork(work: Work): void {
  if (ended.length < endedMax) ended.push(work);
}

/** Runs a job in the background under a name. */
export async function asWork<T>(name: string, job: () => Promise<T>): Promise<T> {
  const work = beginWork(name);
  try {
    return await job();
  } finally {
    endWork(work);
  }
}

/**
 * Says in the log when the event loop stalled, and what was under way: one line for a stall of over a quarter of a second,
 * and at most one in `quietMs`. Returns the function that ends it.
 */
export function watchEventLoop(log: Logger, quietMs = 10_000): () => void {
  let last = performance.now();
  let quietUntil = 0;
  let unsaid = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    // The look itself was due only after a while.
    const stalledMs = Math.round(now - last - lookMs);
    last = now;
    const then = ended;
    ended = [];
    if (stalledMs <= stallMs) return;
    if (now < quietUntil) {
      unsaid += 1;
      return;
    }
    // What ended in the stall is likelier to have caused it than what still waits.
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
