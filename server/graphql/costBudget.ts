import { LRUCache } from 'lru-cache';
import type { RateLimitState, RateLimits } from '../rateLimits';

/** Points that one server holds ready for a caller at most, and of the whole limit. */
const heldMost = { points: 5_000, share: 1 / 10 };
/** Points that a caller spends in a minute before the shared count is told of any: most never spend more. */
const untoldMost = { points: 1_000, share: 1 / 60 };
const minuteMs = 60_000;

interface Held {
  limit: number;
  /** What the shared count has left. */
  remaining: number;
  /** What this server has taken from it and not spent. */
  points: number;
  /** What of it the shared count was not told of. */
  untold: number;
  endsAt: number;
}

/**
 * What callers may still spend on operations this minute. The count that all servers share is a durable write,
 * dearer than most operations, so a server takes points from it several at a time and spends them from memory.
 * Near the limit it takes what it needs and no more. Several servers may refuse a little early, by what the others
 * hold, or late, by what each has not told yet.
 */
export class CostBudget {
  private readonly held = new LRUCache<string, Held>({ max: 10_000 });
  private readonly taking = new Map<string, Promise<unknown>>();

  /** Spends points; RATE_LIMITED where none are left, undefined where nothing is limited. */
  async spend(rateLimits: RateLimits, key: string, cost: number): Promise<RateLimitState | undefined> {
    for (;;) {
      const held = this.heldBy(key) ?? this.begin(rateLimits, key);
      if (held && held.points >= cost) return spent(held, cost);
      const underWay = this.taking.get(key);
      if (underWay) {
        await underWay.catch(() => undefined);
        continue;
      }
      const taking = this.takeMore(rateLimits, key, cost, held);
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

  /** A caller's minute, begun without the shared count. */
  private begin(rateLimits: RateLimits, key: string): Held | undefined {
    const limit = rateLimits.pointsOf('graphqlCost');
    if (limit === undefined) return undefined;
    const untold = Math.min(untoldMost.points, Math.floor(limit * untoldMost.share));
    const held = { limit, remaining: limit - untold, points: untold, untold, endsAt: Date.now() + minuteMs };
    this.held.set(key, held);
    return held;
  }

  private async takeMore(rateLimits: RateLimits, key: string, cost: number, held: Held | undefined) {
    // Before anything is known of the count, no more than is needed: what it refuses, it counts all the same.
    const spare =
      held && held.untold === 0
        ? Math.min(held.remaining, heldMost.points, Math.floor(held.limit * heldMost.share))
        : 0;
    const untold = held?.untold ?? 0;
    const taken = Math.max(cost, spare);
    if (held) held.untold = 0;
    const state = await rateLimits.take('graphqlCost', key, taken + untold);
    if (!state) return undefined;
    const now: Held = {
      limit: state.limit,
      remaining: state.remaining,
      points: (held?.points ?? 0) + taken,
      untold: 0,
      endsAt: Date.now() + state.reset * 1000,
    };
    this.held.set(key, now);
    return spent(now, cost);
  }
}

function spent(held: Held, cost: number): RateLimitState {
  held.points -= cost;
  return {
    limit: held.limit,
    remaining: held.remaining + held.points,
    reset: Math.max(1, Math.ceil((held.endsAt - Date.now()) / 1000)),
  };
}
