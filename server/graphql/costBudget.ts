import { LRUCache } from 'lru-cache';
import { messages } from '../contract/messages';
import { AppError } from '../lib/errors';
import type { RateLimitState, RateLimits } from '../request/rateLimits';

/** Share of the limit that a server reserves for a caller at most. */
const reservedShareMax = 1 / 12;
/** Share of the limit before the shared counter is used at all; most callers stay below. */
const unreportedShareMax = 1 / 60;
const minuteMs = 60_000;

/** Whose points are spent, and of which limit. */
export interface Payer {
  limit: 'costMember' | 'costAddress' | 'costToken' | 'costTokens';
  key: string;
}

interface Reservation {
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
  private readonly reservations = new LRUCache<string, Reservation>({ max: 10_000 });
  private readonly pending = new Map<string, Promise<unknown>>();

  /** Spends points. RATE_LIMITED if none are left; undefined if limits are off. */
  async spend(rateLimits: RateLimits, payer: Payer, cost: number): Promise<RateLimitState | undefined> {
    const { key } = payer;
    for (;;) {
      const reservation = this.reservationOf(key) ?? this.begin(rateLimits, payer);
      if (reservation && reservation.points >= cost) return spendFrom(reservation, cost);
      // The shared counter isn't asked again: each request of a flood would wait for the database, and for the others.
      if (reservation?.isOver)
        throw new AppError('RATE_LIMITED', messages.askedTooMuch, { retryAfter: secondsLeft(reservation) });
      const reserving = this.pending.get(key);
      if (reserving) {
        await reserving.catch(() => undefined);
        continue;
      }
      const pending = this.reserveMore(rateLimits, payer, cost, reservation);
      this.pending.set(key, pending);
      try {
        return await pending;
      } finally {
        this.pending.delete(key);
      }
    }
  }

  private reservationOf(key: string): Reservation | undefined {
    const reservation = this.reservations.get(key);
    return reservation && reservation.endsAt > Date.now() ? reservation : undefined;
  }

  /** Starts a caller's minute without the shared counter. */
  private begin(rateLimits: RateLimits, payer: Payer): Reservation | undefined {
    const limit = rateLimits.pointsOf(payer.limit);
    if (limit === undefined) return undefined;
    const unreported = Math.floor(limit * unreportedShareMax);
    const reservation = {
      limit,
      remaining: limit - unreported,
      points: unreported,
      unreported,
      endsAt: Date.now() + minuteMs,
    };
    this.reservations.set(payer.key, reservation);
    return reservation;
  }

  private async reserveMore(
    rateLimits: RateLimits,
    payer: Payer,
    cost: number,
    reservation: Reservation | undefined,
  ) {
    // Take no more than needed until the shared counter's state is known: it also counts refused points.
    const spare =
      reservation && reservation.unreported === 0
        ? Math.min(reservation.remaining, Math.floor(reservation.limit * reservedShareMax))
        : 0;
    const unreported = reservation?.unreported ?? 0;
    const taken = Math.max(cost, spare);
    if (reservation) reservation.unreported = 0;
    const state = await rateLimits
      .take(payer.limit, payer.key, taken + unreported)
      .catch((error: unknown) => {
        if (reservation && error instanceof AppError && error.details.retryAfter)
          Object.assign(reservation, { isOver: true, endsAt: Date.now() + error.details.retryAfter * 1000 });
        throw error;
      });
    if (!state) return undefined;
    const renewed: Reservation = {
      limit: state.limit,
      remaining: state.remaining,
      points: (reservation?.points ?? 0) + taken,
      unreported: 0,
      endsAt: Date.now() + state.reset * 1000,
    };
    this.reservations.set(payer.key, renewed);
    return spendFrom(renewed, cost);
  }
}

const secondsLeft = ({ endsAt }: Reservation) => Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));

function spendFrom(reservation: Reservation, cost: number): RateLimitState {
  reservation.points -= cost;
  return {
    limit: reservation.limit,
    remaining: reservation.remaining + reservation.points,
    reset: secondsLeft(reservation),
  };
}
