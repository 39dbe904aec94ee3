import { LRUCache } from 'lru-cache';
import { messages } from '../../contract/messages';
import { AppError } from '../../lib/errors';
import type { RateLimitState, RateLimits } from '../../request/rateLimits';

/** Share of the limit that a server counts by itself before it reports to the shared counter; most callers stay below. */
const unreportedShareMax = 1 / 60;
const minuteMs = 60_000;

/** Whose points are spent, and of which limit. */
export interface Payer {
  limit: 'costMember' | 'costAddress' | 'costToken' | 'costTokens';
  key: string;
}

/** A payer's minute, as far as this server knows it. */
interface Minute {
  limit: number;
  /** Points left at the last report. */
  remaining: number;
  /** Points spent since. */
  unreported: number;
  endsAt: number;
  /** The shared counter has refused points until the end: it counts those as well. */
  isOver: boolean;
  reporting?: Promise<RateLimitState | undefined>;
}

/**
 * Remaining points of payers in this minute. Updating the shared counter is a durable write that costs more than most operations,
 * so a server counts by itself and reports the sum now and then. With several servers a payer may thus be refused late. Weighed:
 * rate-limiter-flexible, which counts the shared points, asks its store for each request.
 */
export class CostBudget {
  private readonly minutes = new LRUCache<string, Minute>({ max: 10_000 });

  /**
   * Spends points. RATE_LIMITED if they aren't left, and then work that `isDone` takes those that are; undefined if limits are off.
   */
  async spend(
    rateLimits: RateLimits,
    payer: Payer,
    cost: number,
    isDone = false,
  ): Promise<RateLimitState | undefined> {
    const limit = rateLimits.pointsOf(payer.limit);
    if (limit === undefined) return undefined;
    for (;;) {
      const minute = this.minuteOf(payer.key, limit);
      // The shared counter isn't asked: each request of a flood would wait for the database, and for the others. It would count the
      // refused points, too, and then refuse what costs less.
      if (minute.isOver || cost > minute.remaining - minute.unreported) {
        if (isDone) minute.unreported = Math.max(minute.unreported, minute.remaining);
        throw new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter: secondsLeft(minute) });
      }
      if (minute.unreported + cost <= Math.min(minute.remaining, limit * unreportedShareMax)) {
        minute.unreported += cost;
        return stateOf(minute);
      }
      if (!minute.reporting) {
        minute.reporting = report(rateLimits, payer, minute, cost).finally(() => delete minute.reporting);
        return minute.reporting;
      }
      await minute.reporting.catch(() => undefined);
    }
  }

  private minuteOf(key: string, limit: number): Minute {
    const known = this.minutes.get(key);
    if (known && known.endsAt > Date.now()) return known;
    const minute = { limit, remaining: limit, unreported: 0, endsAt: Date.now() + minuteMs, isOver: false };
    this.minutes.set(key, minute);
    return minute;
  }
}

/** Takes the cost and what was spent before from the shared counter. */
async function report(rateLimits: RateLimits, payer: Payer, minute: Minute, cost: number) {
  const { unreported } = minute;
  try {
    const state = await rateLimits.take(payer.limit, payer.key, unreported + cost);
    if (!state) return undefined;
    minute.remaining = state.remaining;
    minute.unreported -= unreported;
    minute.endsAt = Date.now() + state.reset * 1000;
    return stateOf(minute);
  } catch (error) {
    if (error instanceof AppError && error.details.retryAfter)
      Object.assign(minute, { isOver: true, endsAt: Date.now() + error.details.retryAfter * 1000 });
    throw error;
  }
}

const secondsLeft = ({ endsAt }: Minute) => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));

const stateOf = (minute: Minute): RateLimitState => ({
  limit: minute.limit,
  remaining: minute.remaining - minute.unreported,
  reset: secondsLeft(minute),
});
