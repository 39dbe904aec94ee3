import type { Agent } from 'node:https';
import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import { limits } from '../../../contract/limits';
import type { Database, Transaction } from '../../../db/database';
import { type Claimed, QueueWorker } from '../../../jobs/queueWorker';
import { Delivery } from '../../../model/notification.entity';
import { PushMessages, type PushSubscription, pushMessageRows } from '../../../model/pushSubscription.entity';
import { openSignIns } from '../../../model/signIn.entity';
import { postMessage } from './postMessage';
import { makePublicAgent } from './publicAddress';
import type { PushKeys } from './pushKeys';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const leaseMs = 2 * minuteMs;
/** Back-off after each failure; after the last one the messages are deleted, because they are too old. */
const backOffsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs];
const pollMs = 5 * secondMs;
/** Members whose messages are sent in parallel by a server. */
const concurrency = 4;
/** Time limit of all messages to one browser. */
const timeoutMs = 10 * secondMs;
/** How long a push service keeps a message for a browser that isn't running. */
const ttlSeconds = 12 * 60 * 60;
/** A subscription is deleted after this many failures in a row; repeated attempts of the same messages don't count. */
const failuresMax = 20;
/** Most deliveries read for a row. */
const deliveriesMax = 1_000;
/** Most messages sent for a row; one more says how many others there are. */
const messagesMax = 5;

/** A message as the browser shows it; its service worker opens the path. */
export interface PushText {
  title: string;
  path: string;
  /** A message with the same tag replaces the one before. */
  tag: string;
}

type ClaimedMessages = Claimed<PushMessages>;
type Browser = Pick<PushSubscription, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

interface Deps {
  db: Database;
  log: Logger;
  config: Pick<Config, 'appUrl' | 'mailFrom'>;
  keys: () => Promise<PushKeys>;
  /** The messages for a member's deliveries, as far as the member may still see them; a date postpones them. */
  textsOf: (userId: string, deliveries: readonly Delivery[]) => Promise<PushText[] | Date>;
  now: () => Date;
  /** Replaced in tests, whose push service is on this machine. */
  agent?: Agent;
}

/** Attaches the deliveries that wait to the claimed row, at its first attempt only: later ones are attached to another row. */
const attachDeliveries = (tx: Transaction, claim: string) =>
  tx.execute(
    `UPDATE notices n JOIN push_messages p ON p.claim = ? AND p.attempts = 1 SET n.delivery_id = p.id
     WHERE n.user_id = p.user_id AND n.way = 'push' AND n.delivery_id IS NULL`,
    [claim],
  );

/** Sends the rows of `push_messages` to the browsers of their members. A message is sent twice only if its server died after sending it. */
export class PushSender extends QueueWorker<PushMessages> {
  private readonly agent: Agent;
  /** Messages of this server that a push service accepted, or that failed. */
  readonly counts = { sent: 0, failed: 0 };

  constructor(private readonly deps: Deps) {
    super(deps, {
      entity: PushMessages,
      table: 'push_messages',
      rows: pushMessageRows,
      claimSetSql: 'waiting = NULL',
      onClaim: attachDeliveries,
      name: 'sending push messages',
      failure: 'push messages could not be sent',
      pollMs,
      leaseMs,
      concurrency,
    });
    this.agent = deps.agent ?? makePublicAgent();
  }

  override async close(): Promise<void> {
    await super.close();
    this.agent.destroy();
  }

  protected override async handle(claimed: ClaimedMessages): Promise<void> {
    // One attempt more than allowed means that the server died during the last one.
    if (claimed.attempts > backOffsMs.length + 1) return this.remove(claimed);
    const { db } = this.deps;
    const deliveries = await db.read<Delivery>(
      `SELECT id, user_id AS userId, way, kind, subject_id AS subjectId, item_id AS itemId, actor_id AS actorId,
         created_at AS createdAt FROM notices WHERE delivery_id = ? ORDER BY created_at, id LIMIT ${deliveriesMax}`,
      [claimed.id],
    );
    const open = openSignIns(this.deps.now().getTime());
    const browsers = await db.read<Browser>(
      `SELECT p.id, p.endpoint, p.p256dh, p.auth
       FROM push_subscriptions p JOIN sign_ins s ON s.id = p.sign_in_id AND ${open.where}
       WHERE p.user_id = ? ORDER BY p.created_at DESC, p.id DESC LIMIT ${limits.push.subscriptionsMax}`,
      [...open.params, claimed.userId],
    );
    const texts =
      browsers.length > 0 && deliveries.length > 0 ? await this.deps.textsOf(claimed.userId, deliveries) : [];
    if (texts instanceof Date) return this.reschedule(claimed, texts, claimed.attempts - 1);
    if (texts.length === 0) return this.remove(claimed);
    const results = await Promise.all(
      browsers.map((browser) => this.sendAll(browser, summarize(texts), claimed)),
    );
    const hasFailed = results.every((isDone) => !isDone);
    const backOffMs = backOffsMs[claimed.attempts - 1];
    if (!hasFailed || backOffMs === undefined) return this.remove(claimed);
    await this.reschedule(claimed, this.timeAfter(backOffMs * (1 + Math.random() / 4)), claimed.attempts);
  }

  private async reschedule(claimed: ClaimedMessages, dueAt: Date, attempts: number): Promise<void> {
    await this.deps.db.transaction((tx) => this.update(tx, claimed, { claim: null, dueAt, attempts }));
  }

  /** Deletes the messages with their deliveries, unless another server has them. */
  private async remove(claimed: ClaimedMessages): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      if (await this.delete(tx, claimed)) await tx.delete(Delivery, { carrierId: claimed.id });
    });
  }

  /** Sends the messages to a browser, and deletes its subscription if it has ended. Returns false if they should be sent again. */
  private async sendAll(
    browser: Browser,
    texts: readonly PushText[],
    { attempts }: ClaimedMessages,
  ): Promise<boolean> {
    // All messages share a timeout, so that a slow push service doesn't delay those of other members.
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      for (const text of texts) await this.send(browser, text, signal);
      await this.deps.db.writeRepeatable(
        'UPDATE push_subscriptions SET failures = 0 WHERE id = ? AND failures > 0',
        [browser.id],
      );
      return true;
    } catch (error) {
      this.counts.failed += 1;
      const { code, status = 0 } = error as { code?: string; status?: number };
      this.deps.log.info({ push: browser.id, status, code }, 'a push message could not be sent');
      // 404 and 410: the browser has unsubscribed. 400, 401 and 403: the subscription belongs to other keys.
      const hasEnded = [400, 401, 403, 404, 410].includes(status);
      if (hasEnded)
        await this.deps.db.writeRepeatable('DELETE FROM push_subscriptions WHERE id = ?', [browser.id]);
      // Repeated attempts don't count: with them, an hour without a network would end the subscriptions of members with a few messages.
      else if (attempts === 1) await this.countFailure(browser);
      return hasEnded;
    }
  }

  private async countFailure({ id }: Browser): Promise<void> {
    await this.deps.db.writeRepeatable(
      'UPDATE push_subscriptions SET failures = LEAST(failures + 1, 255) WHERE id = ?',
      [id],
    );
    await this.deps.db.writeRepeatable('DELETE FROM push_subscriptions WHERE id = ? AND failures >= ?', [
      id,
      failuresMax,
    ]);
  }

  private async send(
    { endpoint, p256dh, auth }: Browser,
    text: PushText,
    signal: AbortSignal,
  ): Promise<void> {
    const { appUrl, mailFrom } = this.deps.config;
    const keys = await this.deps.keys();
    const status = await postMessage({ endpoint, keys: { p256dh, auth } }, JSON.stringify(text), {
      vapidDetails: {
        subject: appUrl.startsWith('https:') ? appUrl : `mailto:${mailFrom.address}`,
        ...keys,
      },
      TTL: ttlSeconds,
      signal,
      agent: this.agent,
    });
    if (status < 200 || status > 299)
      throw Object.assign(new Error('the push service refused a message'), { status });
    this.counts.sent += 1;
  }
}

/** The last few messages, after one that counts the others. */
function summarize(texts: readonly PushText[]): readonly PushText[] {
  if (texts.length <= messagesMax + 1) return texts;
  const more = `${texts.length - messagesMax} more notifications`;
  return [{ title: more, path: '/notifications', tag: 'more' }, ...texts.slice(-messagesMax)];
}
