import { LRUCache } from 'lru-cache';
import { messages } from '../contract/messages';
import { AppError } from '../lib/errors';
import type { RateLimitState, RateLimits } from '../request/rateLimits';

/** Share of the limit that a server reserves for a caller at most. */
const heldMax = 1 / 12;
/** Share of the limit before the shared counter is used at all; most callers stay below. */
const unreportedMax = 1 / 60;
const minuteMs = 60_000;

/** Whose points are spent, and of which limit. */
export interface Payer {
  limit: 'costMember' | 'costAddress' | 'costToken' | 'costTokens';
  key: string;
}

interface Held {
  limit: number;
  /** Points left in the shared counter. */
  remaining: number;
  /** Points reserved by this server and not spent. */
  points: number;
  /** Points spent but not reported to the shared counter. */
  unreported: number;
  /** The shared counter refused more until the end of the minute: it counts refused points as well. */
  isOver?: boolean;
  endsAt: number;
}

/**
 * Remaining points of callers in this minute. Updating the shared counter is a durable write that costs more
 * than most operations, so a server reserves blocks of points and spends them from memory. Near the limit it
 * reserves only what it needs. With several servers a caller may be refused slightly early (points reserved
 * elsewhere) or late (points not reported yet).
 */
export class CostBudget {
  private readonly held = new LRUCache<string, Held>({ max: 10_000 });
  private readonly taking = new Map<string, Promise<unknown>>();

  /** Spends points. RATE_LIMITED if none are left; undefined if limits are off. */
  async spend(rateLimits: RateLimits, payer: Payer, cost: number): Promise<RateLimitState | undefined> {
    const { key } = payer;
    for (;;) {
      const held = this.heldBy(key) ?? this.begin(rateLimits, payer);
      if (held && held.points >= cost) return spent(held, cost);
      // Without asking again: a flood of requests would each wait for the database, and for one another.
      if (held?.isOver)
        throw new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter: secondsLeft(held) });
      const underWay = this.taking.get(key);
      if (underWay) {
        await underWay.catch(() => undefined);
        continue;
      }
      const taking = this.takeMore(rateLimits, payer, cost, held);
      this.taking.set(key, taking);
      try {
        return await taking;
      } finally {
        this.taking.delete(key);
      }
    }
  }

  private heldBy(key: string): Held | undefined {
    const held = this.held.get(key);
    return held && held.endsAt > Date.now() ? held : undefined;
  }

  /** Starts a caller's minute without the shared counter. */
  private begin(rateLimits: RateLimits, payer: Payer): Held | undefined {
    const limit = rateLimits.pointsOf(payer.limit);
    if (limit === undefined) return undefined;
    const unreported = Math.floor(limit * unreportedMax);
    const held = {
      limit,
      remaining: limit - unreported,
      points: unreported,
      unreported,
      endsAt: Date.now() + minuteMs,
    };
    this.held.set(payer.key, held);
    return held;
  }

  private async takeMore(rateLimits: RateLimits, payer: Payer, cost: number, held: Held | undefined) {
    // Take no more than needed until the shared counter's state is known: it also counts refused points.
    const spare =
      held && held.unreported === 0 ? Math.min(held.remaining, Math.floor(held.limit * heldMax)) : 0;
    const unreported = held?.unreported ?? 0;
    const taken = Math.max(cost, spare);
    if (held) held.unreported = 0;
    const state = await rateLimits
      .take(payer.limit, payer.key, taken + unreported)
      .catch((error: unknown) => {
        if (held && error instanceof AppError && error.details.retryAfter)
          Object.assign(held, { isOver: true, endsAt: Date.now() + error.details.retryAfter * 1000 });
        throw error;
      });
    if (!state) return undefined;
    const now: Held = {
      limit: state.limit,
      remaining: state.remaining,
      points: (held?.points ?? 0) + taken,
      unreported: 0,
      endsAt: Date.now() + state.reset * 1000,
    };
    this.held.set(payer.key, now);
    return spent(now, cost);
  }
}

const secondsLeft = ({ endsAt }: Held) => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));

function spent(held: Held, cost: number): RateLimitState {
  held.points -= cost;
  return {
    limit: held.limit,
    remaining: held.remaining + held.points,
    reset: secondsLeft(held),
  };
}
