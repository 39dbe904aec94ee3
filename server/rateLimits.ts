import type Redis from 'ioredis';
import type { Pool } from 'mysql2';
import {
  type RateLimiterAbstract,
  RateLimiterMySQL,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { messages } from './contract/messages';
import { AppError } from './errors';

const minute = 60;

/**
 * Points and seconds of every limit. Failed sign-ins: quality bar "brute force". The cost of operations is counted
 * by the minute; the others bound what one address can do to the house.
 */
const limits = {
  /** Of an account and a network together; of an address, whatever the accounts; of a device that is known to the account. */
  signInNetwork: { points: 10, duration: 15 * minute },
  signInAddress: { points: 30, duration: 15 * minute },
  signInDevice: { points: 10, duration: 15 * minute },
  /** Of an account, from unknown devices everywhere: counted, and never refused (signInLimits.ts). */
  signInAccount: { points: 1_000_000, duration: 60 * minute },
  signUpAddress: { points: 20, duration: 60 * minute },
  /**
   * The password asked for again, as for changing it or for leaving. By the member, not the address: strangers' guesses
   * at signing in leave the owner's own tries alone.
   */
  confirmPassword: { points: 10, duration: 15 * minute },
  /**
   * Asking for a link; each writes a mail. By the address that asks, by the account that is asked for and the network,
   * so that strangers elsewhere don't use up the owner's, and by the account alone, whose mailbox is not to be flooded.
   */
  recoveryAddress: { points: 30, duration: 15 * minute },
  recoveryNetwork: { points: 5, duration: 60 * minute },
  recoveryAccount: { points: 20, duration: 60 * minute },
  /** Confirmation links that a member asks for again. */
  confirmationMember: { points: 5, duration: 60 * minute },
  /** Links that were refused. */
  linkAddress: { points: 30, duration: 15 * minute },
  refreshAddress: { points: 300, duration: minute },
  /** Personal access tokens that one member creates. */
  personalAccessTokenMember: { points: 100, duration: 60 * minute },
  commentMember: { points: 60, duration: 10 * minute },
  /** Feedback that one member gives. */
  feedbackMember: { points: 30, duration: 60 * minute },
  /** Texts that one member brings in. */
  importMember: { points: 10_000, duration: 60 * minute },
  /** All of one's stories as a ZIP. */
  storiesExport: { points: 20, duration: 60 * minute },
  /** Files made of a story, by the member or, for a visitor, by the address. */
  storyFile: { points: 60, duration: 10 * minute },
  /** Searching members by the beginnings of their names: typing does it, going through all of them does not. */
  memberSearch: { points: 300, duration: 5 * minute },
  dataExport: { points: 10, duration: 60 * minute },
  /** Calendar feeds read by one address: a calendar service may read those of a whole group. */
  calendarAddress: { points: 600, duration: 10 * minute },
  graphqlCost: { points: 60_000, duration: minute },
} as const;

export type LimitName = keyof typeof limits;

export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Seconds until the count starts anew. */
  reset: number;
}

/** Counts that hold across servers: in Redis where there is one, else in the database. */
export class RateLimits {
  private readonly limiters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    private readonly multiplier: number,
    dataSource: DataSource,
    redis: Redis | undefined,
  ) {
    const { pool } = dataSource.driver as unknown as { pool: Pool };
    for (const [name, { points, duration }] of Object.entries(limits)) {
      const options = { keyPrefix: name, points: Math.max(1, Math.round(points * multiplier)), duration };
      const inDatabase = new RateLimiterMySQL({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        dbName: String(dataSource.options.database),
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: name === 'signInAddress',
      });
      this.limiters.set(
        name as LimitName,
        // Without Redis for a while, the database counts on.
        redis
          ? new RateLimiterRedis({
              ...options,
              storeClient: redis,
              insuranceLimiter: inDatabase,
              rejectIfRedisNotReady: true,
            })
          : inDatabase,
      );
    }
  }

  /** The points of a limit; undefined where nothing is limited. */
  pointsOf(name: LimitName): number | undefined {
    return this.multiplier === 0 ? undefined : this.limiters.get(name)?.points;
  }

  /** Takes points; RATE_LIMITED with the seconds to wait where none are left. */
  async take(name: LimitName, key: string, points = 1): Promise<RateLimitState | undefined> {
    const limiter = this.limiters.get(name);
    if (this.multiplier === 0 || !limiter) return undefined;
    try {
      return stateOf(limiter.points, await limiter.consume(key, points));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const { reset } = stateOf(limiter.points, refusal);
      throw new AppError('RATE_LIMITED', messages.rateLimited, { retryAfter: reset });
    }
  }

  /** Takes a point, and tells how many are taken now; never refuses. */
  async count(name: LimitName, key: string): Promise<number> {
    if (this.multiplier === 0) return 0;
    const now = await this.limiters.get(name)?.penalty(key);
    return Math.round((now?.consumedPoints ?? 0) / this.multiplier);
  }

  /** RATE_LIMITED where no points are left; takes none. */
  async check(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(name);
    const now = this.multiplier === 0 ? null : await limiter?.get(key);
    if (!limiter || !now || now.consumedPoints < limiter.points) return;
    const { reset } = stateOf(limiter.points, now);
    throw new AppError('RATE_LIMITED', messages.rateLimited, { retryAfter: reset });
  }

  /** Starts the count anew, as after the password that was guessed at is another. */
  async forget(name: LimitName, key: string): Promise<void> {
    if (this.multiplier !== 0) await this.limiters.get(name)?.delete(key);
  }

  /** Gives a point back, as after a sign-in that succeeded: only failures count. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    if (this.multiplier !== 0) await this.limiters.get(name)?.reward(key);
  }
}

const stateOf = (limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitState => ({
  limit,
  remaining: remainingPoints,
  reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
