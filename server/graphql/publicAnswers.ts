import { LRUCache } from 'lru-cache';
import { coalesce } from '../db/coalesce';
import type { Database } from '../db/database';
import type { Answer } from '../http/responses';
import { AppError } from '../lib/errors';

const maxBytes = 32 * 1024 * 1024;

interface CachedAnswer {
  answer: Answer;
  /** The version at which it was computed. */
  version: string;
  /** The plain data that it was made from, if these were given. */
  data: unknown;
}

type KeepAnswer = (answer: Answer, data?: unknown) => void;
/** `known` is the response cached before the last write, which is still valid if its data are the same. */
type MakeAnswer = (keep: KeepAnswer, known?: CachedAnswer) => Promise<Answer>;

/**
 * Caches responses that are the same for all visitors, as bytes. An entry is valid while the database's
 * public epoch equals the one at which it was computed, so a write on any server invalidates it. Concurrent
 * requests share one epoch query, which always starts after they arrived. What depends on no data of the database has a version of
 * its own instead of the epoch.
 */
export class PublicAnswers {
  private readonly cached = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer, data = '' }, key) =>
      (answer.body?.length ?? 0) + JSON.stringify(data).length + key.length + 500,
  });
  /** Pending responses, so that concurrent requests compute one only once. */
  private readonly pending = new Map<string, Promise<Answer>>();
  private readonly epoch: () => Promise<string>;
  /** Responses that were cached or pending, and those computed anew. */
  readonly counts = { hits: 0, misses: 0 };

  constructor(db: Database) {
    const read = coalesce(async (keys: 'now'[]) => {
      const [row] = await db.read<{ epoch: string }>('SELECT SUM(n) AS epoch FROM public_epoch');
      return new Map(keys.map((key) => [key, String(row?.epoch)]));
    });
    this.epoch = async () => (await read('now')) ?? '';
  }

  /** Returns the cached response, or computes it with `make`, which calls `keep` if it may be cached. */
  async getOrMake(key: string, make: MakeAnswer, ownVersion?: string): Promise<Answer> {
    // Read before computing: a concurrent write then makes the response newer than its epoch, never older.
    const version = ownVersion ?? (await this.epoch());
    const known = this.cached.get(key);
    if (known?.version === version) {
      this.counts.hits += 1;
      return known.answer;
    }
    const pendingKey = `${version}\n${key}`;
    const running = this.pending.get(pendingKey);
    // A response refused for another caller's rate limit must not be shared.
    if (running && !(await isRefused(running))) {
      this.counts.hits += 1;
      return running;
    }
    this.counts.misses += 1;
    const keep: KeepAnswer = (answer, data) => {
      if (known && answer === known.answer) known.version = version;
      else this.cached.set(key, { version, answer, data });
    };
    const made = make(keep, known).finally(() => this.pending.delete(pendingKey));
    this.pending.set(pendingKey, made);
    return made;
  }
}

const isRefused = (pending: Promise<Answer>): Promise<boolean> =>
  pending.then(
    ({ status }) => status === 429,
    (error) => error instanceof AppError && error.code === 'RATE_LIMITED',
  );

/** Removes the rate-limit headers, which belong to one caller. */
export const withoutCallerHeaders = (answer: Answer): Answer => ({
  ...answer,
  headers: Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !name.startsWith('ratelimit-')),
  ),
});
