import type { Logger } from 'pino';
import { NotificationWay, SessionKind } from '../../../contract/enums';
import type { Database, Transaction } from '../../../db/database';
import { isUnavailable } from '../../../db/failures';
import { type Claimed, QueueWorker } from '../../../jobs/queueWorker';
import { asWork } from '../../../lib/eventLoop';
import { Act, actRows } from '../../../model/notification.entity';
import { isRemovingAct, recordAct } from '../../../record/acts';
import type { Services } from '../../../request/context';
import { beginReaderRun, queueReaderMails } from '../newsletter/readerRun';
import { lastWeeklyNoon } from './dueTimes';
import { notifyReceivers } from './notifyReceivers';
import { batchSize, readReceivers } from './receivers';
import { removeBatch } from './removal';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const pollMs = secondMs;
/** How often a server looks for due reminders. */
const remindEveryMs = 20 * secondMs;
/** The lease of an act, extended with each batch. */
const leaseMs = 30 * secondMs;
/** Back-off after a failed attempt. */
const backOffMs = (attempt: number) => Math.min(5 * minuteMs, secondMs * 2 ** attempt);
/** An act that failed this often is deleted, which is logged as an error. */
const attemptsMax = 15;
/** Acts worked on in parallel per server. */
const concurrency = 2;

/**
 * Reminders of a session: some hours before it, and the name of each in the items of acts. If no server ran in time, they are still sent
 * until `untilMs` before the start.
 */
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

type ClaimedAct = Claimed<Act>;

/**
 * Works on the acts in the outbox, `notification_events`. The receivers of an act are notified in batches, each in the transaction that
 * records the progress, so that each is notified once, even if a server dies in between.
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
      pollMs,
      leaseMs,
      concurrency,
    });
  }

  /** Records acts that are due by themselves, and then works on all acts. */
  protected override async work(): Promise<void> {
    await asWork('recording acts that are due', () => this.recordDueActs());
    await super.work();
  }

  /** Records new follows; and every `remindEveryMs` reminders and the weekly mails, if they are due. */
  private async recordDueActs(): Promise<void> {
    await this.recordFollows();
    const now = this.deps.now().getTime();
    if (now < this.remindAt) return;
    this.remindAt = now + remindEveryMs;
    await this.remindNow();
    await this.mailReadersNow();
  }

  /** Records new follows as acts; of several servers, one records each. */
  private async recordFollows(): Promise<void> {
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
        // The member is notified of a follower once, even if they unfollow and follow again.
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

  protected override async handle(claimed: ClaimedAct): Promise<void> {
    try {
      let hasMore = true;
      while (hasMore && !this.isClosed) {
        hasMore = await this.notifyNext(claimed);
        this.recordProgress();
      }
    } catch (error) {
      const { id, act, attempts } = claimed;
      const isOutage = isUnavailable(error);
      const isLast = attempts >= attemptsMax && !isOutage;
      const message = `members could not be notified ${isLast ? 'and never will be' : 'yet'}`;
      if (!isOutage)
        this.deps.log[isLast ? 'error' : 'warn']({ err: error, event: id, act, attempts }, message);
      const dueAt = this.timeAfter(backOffMs(attempts));
      await this.deps.db.transaction((tx) =>
        isLast ? this.delete(tx, claimed) : this.update(tx, claimed, { claim: null, dueAt }),
      );
    }
  }

  /** Notifies the next batch of receivers; returns whether there may be more. */
  private async notifyNext(claimed: ClaimedAct): Promise<boolean> {
    const { act } = claimed;
    if (act === 'readers_due') return this.mailNextReaders(claimed);
    let hasPush = false;
    let lastId: string | undefined;
    const hasMore = await this.deps.db.transaction(async (tx) => {
      // After the end of the lease, another server may have claimed the act.
      if (!(await this.update(tx, claimed, { dueAt: this.leaseEnd() }))) return false;
      if (isRemovingAct(act)) {
        if (await removeBatch(tx, this.deps, claimed)) return true;
        await this.delete(tx, claimed);
        return false;
      }
      const receivers = await readReceivers(tx, claimed);
      await notifyReceivers(tx, this.deps, claimed, receivers);
      hasPush = receivers.some(({ ways }) => ways.has(NotificationWay.PUSH));
      if (act === 'session_place') await deletePlaceRequests(tx, claimed, receivers);
      lastId = receivers.at(-1)?.userId;
      if (receivers.length < batchSize || !lastId) {
        await this.delete(tx, claimed);
        return false;
      }
      await this.update(tx, claimed, { afterId: lastId });
      return true;
    });
    // Set after the commit only, because a transaction whose commit fails runs again, for the same batch.
    if (hasMore && lastId) claimed.afterId = lastId;
    if (hasPush) this.deps.onPush();
    return hasMore;
  }

  /** Queues mails to the next readers; returns whether it may continue at once. */
  private async mailNextReaders(claimed: ClaimedAct): Promise<boolean> {
    const progress = await this.deps.db.transaction(async (tx) => {
      if (!(await this.update(tx, claimed, { dueAt: this.leaseEnd() }))) return 'lost';
      const queued = await queueReaderMails(tx, claimed, this.deps.now());
      if (queued === 'done') await this.delete(tx, claimed);
      else if (queued === 'full')
        await this.update(tx, claimed, { claim: null, attempts: 0, dueAt: this.timeAfter(secondMs) });
      else await this.update(tx, claimed, queued);
      return queued;
    });
    if (progress !== 'lost') this.deps.onReaderMails();
    if (typeof progress === 'string') return false;
    claimed.afterId = progress.afterId;
    return true;
  }

  /** For recordAct(): this worker needs no wake-up, because it goes on to the acts that it records. */
  private get ctx() {
    return { now: this.deps.now, notifier: { wake: () => undefined } };
  }
}

/** Deletes the requests of notified members, who are notified of a free place only once. */
async function deletePlaceRequests(
  tx: Transaction,
  { subjectId }: ClaimedAct,
  receivers: readonly { userId: string }[],
): Promise<void> {
  for (const { userId } of receivers)
    await tx.execute('DELETE FROM session_place_requests WHERE session_id = ? AND user_id = ?', [
      subjectId,
      userId,
    ]);
}
