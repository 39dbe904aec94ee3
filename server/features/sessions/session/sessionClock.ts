import type { Logger } from 'pino';
import { LessThanOrEqual } from 'typeorm';
import { dropInSessionId } from '../../../contract/dropIn';
import { SessionStatus } from '../../../contract/enums';
import type { Database } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { asWork } from '../../../lib/eventLoop';
import { Session } from '../../../model/session.entity';
import type { Services } from '../../../request/context';
import { startNextDay } from './dropIn.service';
import { moveSession, repeatSession } from './moves';

const { SCHEDULED, IN_PROGRESS, COMPLETED, CANCELLED } = SessionStatus;

const pollMs = 1_000;
/** Sessions handled between two polls. */
const batchSize = 50;

interface Deps extends Pick<Services, 'config' | 'pubSub' | 'now' | 'notifier'> {
  db: Database;
  log: Logger;
}

interface DueSession {
  id: string;
  status: SessionStatus;
  dueAt: Date;
}

const moveKeyOf = ({ id, status, dueAt }: DueSession) => `${id} ${status} ${dueAt.getTime()}`;

/**
 * Starts, ends and repeats sessions when due, on any number of servers. Each due session is handled in its
 * own transaction, whose first statement decides which server does it. Moves missed while no server ran
 * are applied in order. Source: contract, section 3.
 */
export class SessionClock {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private isFailing = false;
  /** Time of the last tick that handled all due sessions, initially the time of construction. */
  lastSuccessAt = Date.now();

  constructor(private readonly deps: Deps) {}

  /** Polls every second, and exactly at the next due time within it, until closed. */
  start(waitMs = pollMs * Math.random()): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => {
      this.working = asWork('the clock of sessions', () => this.tickSafely()).then((nextMs) =>
        this.start(nextMs),
      );
    }, waitMs);
    this.timer.unref();
  }

  /** Handles all due sessions; returns the next due time within the second, if any. */
  async tick(): Promise<Date | undefined> {
    // Each move is tried once per tick, so that a failing one doesn't block the others.
    const tried = new Set<string>();
    const failures: unknown[] = [];
    while (!this.isClosed) {
      const now = this.deps.now();
      const sessions = await this.dueBefore(new Date(now.getTime() + pollMs));
      const due = sessions.filter((session) => session.dueAt <= now && !tried.has(moveKeyOf(session)));
      if (due.length === 0) {
        if (failures.length > 0) throw failures[0];
        return sessions.find(({ dueAt }) => dueAt > now)?.dueAt;
      }
      for (const session of due) {
        if (this.isClosed) break;
        tried.add(moveKeyOf(session));
        await this.handle(session).catch((error: unknown) => failures.push(error));
      }
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /**
   * Runs one tick and returns the wait until the next. Never throws, so polling continues after a database
   * failure.
   */
  private async tickSafely(): Promise<number> {
    const { log, now } = this.deps;
    try {
      const next = await this.tick();
      this.lastSuccessAt = Date.now();
      if (this.isFailing) log.info('the clock of sessions goes on');
      this.isFailing = false;
      return next ? Math.max(0, next.getTime() - now().getTime()) : pollMs;
    } catch (error) {
      // The pool guard logs errors caused by the database's state. Others are logged once, not each second.
      if (isUnavailable(error)) return pollMs;
      if (!this.isFailing) log.error({ err: error }, 'the clock of sessions failed and will be tried again');
      this.isFailing = true;
      return pollMs;
    }
  }

  private dueBefore(time: Date): Promise<DueSession[]> {
    return this.deps.db.read<DueSession>(
      `SELECT id, status, due_at AS dueAt FROM sessions WHERE due_at <= ? ORDER BY due_at LIMIT ${batchSize}`,
      [time],
    );
  }

  private async handle({ id, status }: DueSession): Promise<void> {
    const { db } = this.deps;
    const ifDue = { ifDue: true };
    await db.transaction(async (tx) => {
      if (id === dropInSessionId) return startNextDay(tx, this.deps);
      switch (status) {
        case SCHEDULED:
          await moveSession(tx, this.deps, id, IN_PROGRESS, ifDue);
          break;
        case IN_PROGRESS:
          await moveSession(tx, this.deps, id, COMPLETED, ifDue);
          break;
        default: {
          // The cancelled week is over.
          const due = { id, status: CANCELLED, dueAt: LessThanOrEqual(this.deps.now()) };
          if ((await tx.update(Session, due, { dueAt: null })) > 0) await repeatSession(tx, this.deps, id);
        }
      }
    });
  }
}
