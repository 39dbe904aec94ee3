import type { Logger } from 'pino';
import { asWork } from '../lib/eventLoop';
import type { Database } from './database';

const everyMs = 10_000;
/** The server's clock is used while it agrees with the database's within this time. */
const agreementMs = 500;
/** The operator is warned if the clocks differ by more. */
const tooFarMs = 5_000;
/** Answers that take longer say little about the time, and are not used. */
const roundTripMaxMs = 1_000;
/** A less certain measurement is repeated, up to so many tries: a busy server or database answers late only now and then. */
const certainEnoughMs = 5;
const triesMax = 4;

interface ClockOffset {
  /** How far the server's clock is ahead of the database's, in milliseconds; negative if behind. */
  ms: number;
  /** How far that may be wrong: half the round trip. */
  uncertainMs: number;
}

/** Compares the clocks, by the quickest of a few answers. */
export async function measureOffset(db: Pick<Database, 'read'>): Promise<ClockOffset> {
  let best = await measureOnce(db);
  for (let n = 1; n < triesMax && best.uncertainMs > certainEnoughMs; n += 1) {
    const again = await measureOnce(db);
    if (again.uncertainMs < best.uncertainMs) best = again;
  }
  return best;
}

/** The database's time is that of the middle of the round trip. */
async function measureOnce(db: Pick<Database, 'read'>): Promise<ClockOffset> {
  const [begunAt, begun] = [Date.now(), performance.now()];
  const [row] = await db.read<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
  const uncertainMs = (performance.now() - begun) / 2;
  if (!row) throw new Error('The database does not report its time');
  return { ms: begunAt + uncertainMs - row.now.getTime(), uncertainMs };
}

export const isTooFarOff = ({ ms, uncertainMs }: ClockOffset): boolean =>
  Math.abs(ms) - uncertainMs > tooFarMs;

/**
 * The time that all servers of a database share: the server's clock as long as it agrees with the database's, otherwise
 * the database's, measured every few seconds and continued without the server's clock.
 */
export class DatabaseClock {
  /** The last measured offset. */
  offset: ClockOffset | undefined;
  /** The database's time, in milliseconds, when performance.now() was 0. */
  private origin: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private closed = false;
  private isOff = false;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  readonly now = (): Date => {
    const own = Date.now();
    if (this.origin === undefined) return new Date(own);
    const shared = this.origin + performance.now();
    return new Date(Math.abs(own - shared) <= agreementMs ? own : shared);
  };

  async measure(): Promise<void> {
    const offset = await measureOffset(this.db);
    if (this.origin !== undefined && offset.uncertainMs > roundTripMaxMs / 2) return;
    this.offset = offset;
    this.origin = Date.now() - offset.ms - performance.now();
    const wasOff = this.isOff;
    this.isOff = isTooFarOff(offset);
    const seconds = Math.round(offset.ms / 100) / 10;
    if (this.isOff && !wasOff)
      this.log.warn({ seconds }, "the server's clock is not the database's, whose time is used: check NTP");
    if (wasOff && !this.isOff) this.log.info({ seconds }, "the server's clock is the database's again");
  }

  /** Measures every few seconds, until closed. */
  start(waitMs = everyMs): void {
    this.timer = setTimeout(() => {
      // An unavailable database is logged elsewhere, and the time continues from the last measurement.
      this.working = asWork('comparing clocks', () => this.measure())
        .catch(() => undefined)
        .then(() => {
          if (!this.closed) this.start(waitMs);
        });
    }, waitMs);
    this.timer.unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.working;
  }
}
