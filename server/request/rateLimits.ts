import type Redis from 'ioredis';
import type { Pool, ResultSetHeader } from 'mysql2';
import {
  type RateLimiterAbstract,
  RateLimiterMySQL,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { messages } from '../contract/messages';
import { executePrepared } from '../db/executePrepared';
import { AppError } from '../lib/errors';

const minute = 60;

/** Points and seconds of every limit. Failed sign-ins: quality bar "brute force". */
const limits = {
  /** Per account and network; per address, for all accounts; per device known to the account. */
  signInNetwork: { points: 10, duration: 15 * minute },
  signInAddress: { points: 30, duration: 15 * minute },
  signInDevice: { points: 10, duration: 15 * minute },
  /** Per account, from unknown devices anywhere: counted but never refused (signInLimits.ts). */
  signInAccount: { points: 1_000_000, duration: 60 * minute },
  /**
   * Wrong codes of a second factor, after a right password or link: per device known to the account; per account from all
   * others, so few a day that guessing would take years.
   */
  codeDevice: { points: 10, duration: 15 * minute },
  codeAccount: { points: 30, duration: 24 * 60 * minute },
  /** Wrong codes of a second factor when a link sets a new password: per account and network, and per account. */
  codeResetNetwork: { points: 10, duration: 24 * 60 * minute },
  codeReset: { points: 30, duration: 24 * 60 * minute },
  /** Challenges for passkeys, each a row: per network of those who sign in, and per member. Refused passkeys per address. */
  passkeyNetwork: { points: 300, duration: 10 * minute },
  passkeyMember: { points: 60, duration: 60 * minute },
  passkeyAddress: { points: 30, duration: 15 * minute },
  /** Visits to the provider of sign-ins: per client, and per network around it; each is a row for minutes. */
  providerClient: { points: 60, duration: 15 * minute },
  providerNetwork: { points: 300, duration: 15 * minute },
  /** Linkings of a provider and first passwords per member: each is mailed and in the audit log. */
  providerMember: { points: 20, duration: 60 * minute },
  signUpAddress: { points: 20, duration: 60 * minute },
  /**
   * Confirming the password, for changing it or deleting the account. Per member, so that strangers' failed
   * sign-ins don't block the owner.
   */
  confirmPassword: { points: 10, duration: 15 * minute },
  /**
   * Requests for mailed links: per requesting address; per account and network, so that strangers elsewhere
   * don't use up the owner's; and per account, to protect its mailbox.
   */
  recoveryAddress: { points: 30, duration: 15 * minute },
  recoveryNetwork: { points: 5, duration: 60 * minute },
  recoveryAccount: { points: 20, duration: 60 * minute },
  pushMember: { points: 60, duration: 60 * minute },
  /** Repeated confirmation links per member. */
  confirmationMember: { points: 5, duration: 60 * minute },
  /** Requests to change the email address, and test mails, per member. */
  emailChangeMember: { points: 5, duration: 60 * minute },
  testMailMember: { points: 5, duration: 60 * minute },
  /** One-click unsubscribing, per address: a mail provider sends that of all its users from a few. */
  unsubscribeAddress: { points: 600, duration: 10 * minute },
  /** Forms to follow by mail: per client, per network around it, and per mailbox; the last is refused silently. */
  followClient: { points: 20, duration: 60 * minute },
  followNetwork: { points: 60, duration: 60 * minute },
  followMailbox: { points: 5, duration: 60 * minute },
  /** Refused mailed links, per address. */
  linkAddress: { points: 30, duration: 15 * minute },
  invitationAddress: { points: 30, duration: 15 * minute },
  refreshAddress: { points: 300, duration: minute },
  /** Created personal access tokens per member. */
  personalAccessTokenMember: { points: 100, duration: 60 * minute },
  /** Created invitations per member. */
  invitationMember: { points: 60, duration: 60 * minute },
  /** Set-ups of the second factor and new recovery codes per member: each is mailed and in the audit log. */
  secondFactorMember: { points: 20, duration: 60 * minute },
  /** Reports per member. */
  reportMember: { points: 20, duration: 60 * minute },
  /** Saved settings of the group per administrator: each change is in the audit log. */
  groupSettingsMember: { points: 100, duration: 60 * minute },
  /** Acts of an administrator about members: each is kept for long and mailed. */
  staffActMember: { points: 120, duration: 60 * minute },
  /** Sprints started per member: they are kept with their session. */
  sprintMember: { points: 60, duration: 60 * minute },
  /** Mutings and blockings per member. */
  memberBlock: { points: 120, duration: 10 * minute },
  /** Follows per member: each followed member is notified. */
  followMember: { points: 60, duration: 60 * minute },
  commentMember: { points: 60, duration: 10 * minute },
  /** Sharings per member: those named may be notified by mail. */
  shareMember: { points: 60, duration: 60 * minute },
  /** Messages in chats per member. */
  chatMember: { points: 100, duration: 10 * minute },
  /** Joining and leaving the readers of sessions per member. */
  readingMember: { points: 60, duration: 10 * minute },
  /** Feedback per member. */
  feedbackMember: { points: 30, duration: 60 * minute },
  /** Challenges per member. */
  challengeMember: { points: 30, duration: 60 * minute },
  /** Versions kept by a button, restored or discarded per member: each is a copy of a whole text, most of them for good. */
  versionMember: { points: 300, duration: 60 * minute },
  /** Saves per member that send no text, such as of a title alone: the replaced texts are kept as well, but mostly thinned later. */
  textlessSaveMember: { points: 600, duration: 60 * minute },
  /** Tags that are new to the group, per member: everybody sees them, and they stay. Imports bring those of years. */
  tagMember: { points: 500, duration: 60 * minute },
  importedTagMember: { points: 10_000, duration: 60 * minute },
  /** Imported texts per member. */
  importMember: { points: 10_000, duration: 60 * minute },
  /** ZIPs of all stories per member. */
  storiesExport: { points: 20, duration: 60 * minute },
  /** Rendered files per member or visitor's address. */
  storyFile: { points: 60, duration: 10 * minute },
  /** Searches for members: enough for typing, too few to enumerate all names. */
  memberSearch: { points: 300, duration: 5 * minute },
  /** Cards drawn and oEmbed answers made anew, per address. Chats fetch previews for many people. */
  linkPreview: { points: 300, duration: 10 * minute },
  dataExport: { points: 10, duration: 60 * minute },
  /** Calendar feeds per address: a calendar service may read those of a whole group. */
  calendarAddress: { points: 600, duration: 10 * minute },
  /** Costs of operations: a member may open a story in each of 25 tabs; visitors have the public documents for that. */
  costMember: { points: 120_000, duration: minute },
  costAddress: { points: 60_000, duration: minute },
  /** Costs of operations that one personal access token of a member, and all of them together, may take from costMember. */
  costToken: { points: 30_000, duration: minute },
  costTokens: { points: 60_000, duration: minute },
} as const;

export type LimitName = keyof typeof limits;

export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Seconds until the counter is reset. */
  reset: number;
}

/** Counters shared by all servers: in Redis if available, otherwise in the database. */
export class RateLimits {
  private readonly limiters = new Map<LimitName, RateLimiterAbstract>();
  /** The database's connections; undefined if the counters are in Redis. */
  private readonly pool: Pool | undefined;

  constructor(
    private readonly multiplier: number,
    dataSource: DataSource,
    redis: Redis | undefined,
  ) {
    const { pool } = dataSource.driver as unknown as { pool: Pool };
    this.pool = redis ? undefined : pool;
    for (const [name, { points, duration }] of Object.entries(limits)) {
      const options = { keyPrefix: name, points: Math.max(1, Math.round(points * multiplier)), duration };
      const inDatabase = new RateLimiterMySQL({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        dbName: String(dataSource.options.database),
        tableName: 'rate_limits',
        tableCreated: true,
        // The library's timer would outlive the server; the hourly clean-up deletes expired counters.
        clearExpiredByTimeout: false,
      });
      this.limiters.set(
        name as LimitName,
        // If Redis is unavailable, the database counts.
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

  /** The points of a limit; undefined if limits are off. */
  pointsOf(name: LimitName): number | undefined {
    return this.multiplier === 0 ? undefined : this.limiters.get(name)?.points;
  }

  /** Takes points; RATE_LIMITED with the seconds to wait if none are left. */
  async take(name: LimitName, key: string, points = 1): Promise<RateLimitState | undefined> {
    const limiter = this.limiters.get(name);
    if (this.multiplier === 0 || !limiter) return undefined;
    try {
      return stateOf(limiter.points, await limiter.consume(key, points));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const { reset } = stateOf(limiter.points, refusal);
      const isCost = name.startsWith('cost');
      throw new AppError('RATE_LIMITED', isCost ? messages.askedTooMuch : messages.rateLimited, {
        retryAfter: reset,
      });
    }
  }

  /**
   * Like take(), with one statement instead of four if the counter is in the database and already running. The response time
   * reveals that, so don't use it for counters that say something about others, such as those of an account.
   */
  async takeOfRunning(name: LimitName, key: string, points = 1): Promise<void> {
    const limit = this.pointsOf(name);
    if (limit === undefined) return;
    const isTaken = await this.updateCounter(
      'UPDATE rate_limits SET points = points + ? WHERE `key` = ? AND expire > ? AND points <= ?',
      [points, rowKeyOf(name, key), Date.now(), limit - points],
    );
    if (!isTaken) await this.take(name, key, points);
  }

  /** Changes a counter by one statement; false if that changed none, or the counters are in Redis. */
  private async updateCounter(sql: string, values: (string | number)[]): Promise<boolean> {
    if (!this.pool) return false;
    const [{ affectedRows }] = await executePrepared<ResultSetHeader>(this.pool.promise(), sql, values);
    return affectedRows > 0;
  }

  /** Takes a point and returns how many were taken so far; never refuses. */
  async count(name: LimitName, key: string): Promise<number> {
    if (this.multiplier === 0) return 0;
    const counter = await this.limiters.get(name)?.penalty(key);
    return Math.round((counter?.consumedPoints ?? 0) / this.multiplier);
  }

  /** RATE_LIMITED if no points are left; takes none. */
  async check(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(name);
    const counter = this.multiplier === 0 ? null : await limiter?.get(key);
    if (!limiter || !counter || counter.consumedPoints < limiter.points) return;
    const { reset } = stateOf(limiter.points, counter);
    throw new AppError('RATE_LIMITED', messages.rateLimited, { retryAfter: reset });
  }

  /** Resets the counter, for example after a password change. */
  async forget(name: LimitName, key: string): Promise<void> {
    if (this.multiplier !== 0) await this.limiters.get(name)?.delete(key);
  }

  /** Returns a point or several, for example after a successful sign-in, because only failures count. */
  async giveBack(name: LimitName, key: string, points = 1): Promise<void> {
    if (this.multiplier === 0) return;
    if (!this.pool) return void (await this.limiters.get(name)?.reward(key, points));
    await this.updateCounter(
      'UPDATE rate_limits SET points = GREATEST(points - ?, 0) WHERE `key` = ? AND expire > ?',
      [points, rowKeyOf(name, key), Date.now()],
    );
  }
}

/** The key of a counter's row, as the library writes it. */
const rowKeyOf = (name: LimitName, key: string) => `${name}:${key}`;

const stateOf = (limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes): RateLimitState => ({
  limit,
  remaining: remainingPoints,
  reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
