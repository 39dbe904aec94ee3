import { LRUCache } from 'lru-cache';
import { coalesce } from '../db/coalesce';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import type { Answer } from '../http';

const maxBytes = 32 * 1024 * 1024;

/**
 * Answers that every visitor gets alike, kept as bytes until a write changes them, on whichever server it happens:
 * an answer is good as long as the database's public epoch is the one it was made at. Asking for the epoch is
 * shared among all requests that wait for it, and is never older than the request.
 */
export class PublicAnswers {
  private readonly kept = new LRUCache<string, { epoch: string; answer: Answer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => (answer.body?.length ?? 0) + key.length + 500,
  });
  /** Answers being made, so that many who ask for one after a write make it once. */
  private readonly making = new Map<string, Promise<Answer>>();
  private readonly epoch: () => Promise<string>;

  constructor(db: Database) {
    const read = coalesce(async (keys: 'now'[]) => {
      const [row] = await db.read<{ epoch: string }>('SELECT SUM(n) AS epoch FROM public_epoch');
      return new Map(keys.map((key) => [key, String(row?.epoch)]));
    });
    this.epoch = async () => (await read('now')) ?? '';
  }

  /** The kept answer, or the one that `make` gives; it is kept where `make` says so by `keep`. */
  async remember(key: string, make: (keep: (answer: Answer) => void) => Promise<Answer>): Promise<Answer> {
    // Read before the answer is made: a write in between makes the answer newer than its epoch, never older.
    const epoch = await this.epoch();
    const known = this.kept.get(key);
    if (known?.epoch === epoch) return known.answer;
    const place = `${epoch}\n${key}`;
    const underWay = this.making.get(place);
    // What another has no points left for, this caller may have.
    if (underWay && !(await isRefused(underWay))) return underWay;
    const made = make((answer) => this.kept.set(key, { epoch, answer })).finally(() =>
      this.making.delete(place),
    );
    this.making.set(place, made);
    return made;
  }
}

const isRefused = (making: Promise<Answer>): Promise<boolean> =>
  making.then(
    ({ status }) => status === 429,
    (error) => error instanceof AppError && error.code === 'RATE_LIMITED',
  );

/** The answer without what it says of the minute of whoever was first to ask. */
export const forAnyone = (answer: Answer): Answer => ({
  ...answer,
  headers: Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !name.startsWith('ratelimit-')),
  ),
});
