import type { Logger } from 'pino';
import { SessionKind } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { type Claimed, QueueWorker } from '../../../jobs/queueWorker';
import { asWork } from '../../../lib/eventLoop';
import { Act, actRows } from '../../../model/notification.entity';
import { recordAct, takesBack } from '../../../record/acts';
import type { Services } from '../../../request/context';
import { beginReaderRun, queueReaderMails } from '../newsletter/readerRun';
import { lastWeeklyNoon } from './dueTimes';
import { notifyReceivers } from './notifyReceivers';
import { batchSize, receiversOf } from './receivers';
import { removeBatch } from './removal';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const pollMs = secondMs;
const remindEveryMs = 20 * secondMs;
/** The lease of an act, extended with each batch. */
const leaseMs = 30 * secondMs;
const waitMs = (attempt: number) => Math.min(5 * minuteMs, secondMs * 2 ** attempt);
/** An act that fails so often is dropped, and the log says so. */
const attemptsMax = 15;
/** Acts worked on in parallel per server. */
const concurrency = 2;

/** Reminders. If no server ran in time, they are still sent until `untilMs` before the start. */
const reminders = [
  { hours: 24, item: 'PT24H', untilMs: 12 * hourMs },
  { hours: 1, item: 'PT1H', untilMs: 10 * minuteMs },
];

interface Deps extends Pick<Services, 'config' | 'pubSub' | 'now'> {
  db: Database;
  log: Logger;
  /** Called after deliveries by push were committed. */
  onPush: () => void;
  /** Called after mails to readers were queued. */
  onReaderMails: () => void;
}

type Taken = Claimed<Act>;

/**
 * Works on the rows of `notification_events`. The receivers of an act are notified in batches, each in the transaction that
 * records the progress. So each is notified once, even if a server dies in between.
 */
export class Notifier extends QueueWorker<Act> {
  private remindAt = 0;

  constructor(private readonly deps: Deps) {
    super(deps, {
      entity: Act,
      table: 'notification_events',
      rows: actRows,
      name: 'notifying members',
      failure: 'members could not be notified',
      ...{ pollMs, leaseMs, concurrency },
    });
  }

  /** Handles new follows, due reminders and acts. */
  protected override async work(): Promise<void> {
    await asWork('recording acts that are due', () => this.recordDue());
    await super.work();
  }

  private async recordDue(): Promise<void> {
    await this.takeFollows();
    const now = this.deps.now().getTime();
    if (now < this.remindAt) return;
    this.remindAt = now + remindEveryMs;
    await this.remindNow();
    await this.mailReadersNow();
  }

  /** Turns new follows into acts, each on one of several servers. */
  private async takeFollows(): Promise<void> {
    const { db } = this.deps;
    const rows = await db.read<{ followerId: string; followedId: string }>(
      `SELECT follower_id AS followerId, followed_id AS followedId FROM follows FORCE INDEX (follows_untold)
       WHERE untold = 1 LIMIT ${batchSize}`,
    );
    for (const { followerId, followedId } of rows)
      await this.deps.db.transaction(async (tx) => {
        const { affectedRows } = await tx.execute(
          'UPDATE follows SET untold = NULL WHERE follower_id = ? AND followed_id = ? AND untold = 1',
          [followerId, followedId],
        );
        if (affectedRows === 0) return;
        // A follower who leaves and comes back is reported only once.
        const added = await tx.execute(
          'INSERT IGNORE INTO followers_told (follower_id, followed_id) VALUES (?, ?)',
          [followerId, followedId],
        );
        if (added.affectedRows > 0)
          await recordAct(tx, this.ctx, {
            act: 'followed',
            actorId: followerId,
            subjectId: followedId,
            itemId: followerId,
          });
      });
  }

  /** Records that the weekly mails to readers are due, once a week. */
  async mailReadersNow(): Promise<void> {
    const { db, config, now } = this.deps;
    if (config.readerMail) await beginReaderRun(db, this.ctx, lastWeeklyNoon(now(), config.groupTimeZone));
  }

  /** Records the reminders that are due, each once for a session's start. */
  async remindNow(): Promise<void> {
    const now = this.deps.now().getTime();
    for (const { hours, item, untilMs } of reminders) {
      const due = await this.deps.db.read<{ id: string; dateTime: Date }>(
        `SELECT s.id, s.date_time AS dateTime FROM sessions s FORCE INDEX (sessions_due)
         WHERE s.due_at > ? AND s.due_at <= ? AND s.status = 'scheduled' AND s.kind = '${SessionKind.SCHEDULED}'
           AND NOT EXISTS (SELECT 1 FROM session_reminders r
             WHERE r.session_id = s.id AND r.hours = ? AND r.date_time = s.date_time)
         ORDER BY s.due_at LIMIT ${batchSize}`,
        [new Date(now + untilMs), new Date(now + hours * hourMs), hours],
      );
      for (const { id, dateTime } of due)
        await this.deps.db.transaction(async (tx) => {
          const { affectedRows } = await tx.execute(
            'INSERT IGNORE INTO session_reminders (session_id, hours, date_time) VALUES (?, ?, ?)',
            [id, hours, dateTime],
          );
          if (affectedRows > 0)
            await recordAct(tx, this.ctx, {
              act: 'session_reminder',
              actorId: null,
              subjectId: id,
              itemId: `${item}.${dateTime.getTime().toString(36)}`,
            });
        });
    }
  }

  protected override async handle(taken: Taken): Promise<void> {
    try {
      for (let hasMore = true; hasMore && !this.closed; this.progressed()) hasMore = await this.next(taken);
    } catch (error) {
      const { id, act, attempts } = taken;
      const isOutage = isUnavailable(error);
      const isLast = attempts >= attemptsMax && !isOutage;
      const says = `members could not be notified ${isLast ? 'and never will be' : 'yet'}`;
      if (!isOutage) this.deps.log[isLast ? 'error' : 'warn']({ err: error, event: id, act, attempts }, says);
      const dueAt = this.after(waitMs(attempts));
      await this.deps.db.transaction((tx) =>
        isLast ? this.delete(tx, taken) : this.update(tx, taken, { claim: null, dueAt }),
      );
    }
  }

  /** Notifies the next batch of receivers; returns whether there may be more. */
  private async next(taken: Taken): Promise<boolean> {
    const { act } = taken;
    if (act === 'readers_due') return this.nextReaders(taken);
    let hasPush = false;
    let last: string | undefined;
    const hasMore = await this.deps.db.transaction(async (tx) => {
      // The lease decides: after its end another server may have taken the act.
      if (!(await this.update(tx, taken, { dueAt: this.leaseEnd() }))) return false;
      if (takesBack(act)) {
        if (await removeBatch(tx, this.deps, taken)) return true;
        await this.delete(tx, taken);
        return false;
      }
      const receivers = await receiversOf(tx, taken);
      await notifyReceivers(tx, this.deps, taken, receivers);
      hasPush = receivers.some(({ ways }) => [...ways].some((way) => way === 'push'));
      if (act === 'session_place') await forgetRequests(tx, taken, receivers);
      last = receivers.at(-1)?.userId;
      if (receivers.length < batchSize || !last) {
        await this.delete(tx, taken);
        return false;
      }
      await this.update(tx, taken, { afterId: last });
      return true;
    });
    // Only after the commit: a transaction whose commit fails runs again, for the same batch.
    if (hasMore && last) taken.afterId = last;
    if (hasPush) this.deps.onPush();
    return hasMore;
  }

  /** Queues mails to the next readers; returns whether it may go on at once. */
  private async nextReaders(taken: Taken): Promise<boolean> {
    const progress = await this.deps.db.transaction(async (tx) => {
      if (!(await this.update(tx, taken, { dueAt: this.leaseEnd() }))) return 'lost';
      const now = this.deps.now();
      const made = await queueReaderMails(tx, taken, now);
      if (made === 'done') await this.delete(tx, taken);
      else if (made === 'full') {
        const later = { claim: null, attempts: 0, dueAt: this.after(secondMs) };
        await this.update(tx, taken, later);
      } else await this.update(tx, taken, made);
      return made;
    });
    if (progress !== 'lost') this.deps.onReaderMails();
    if (typeof progress === 'string') return false;
    taken.afterId = progress.afterId;
    return true;
  }

  private get ctx() {
    return { now: this.deps.now, notifier: { wake: () => undefined } };
  }
}

/** Deletes the requests of notified members: they are notified of a free place only once. */
async function forgetRequests(
  tx: Transaction,
  { subjectId }: Taken,
  receivers: readonly { userId: string }[],
): Promise<void> {
  for (const { userId } of receivers)
    await tx.execute('DELETE FROM session_place_requests WHERE session_id = ? AND user_id = ?', [
      subjectId,
      userId,
    ]);
}
