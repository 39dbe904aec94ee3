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
import { publicAgent } from './publicAddress';
import type { PushKeys } from './pushKeys';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const leaseMs = 2 * minuteMs;
/** Back-off after each failure; then the messages are dropped, because they are no news any more. */
const backOffMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs];
const pollMs = 5 * secondMs;
/** Members served in parallel by this server. */
const concurrency = 4;
const timeoutMs = 10 * secondMs;
/** How long a push service keeps a message for a browser that isn't running. */
const ttlSeconds = 12 * 60 * 60;
/** A subscription is dropped after this many failed messages in a row, however often each was tried. */
const failuresMax = 20;
/** Deliveries read for the messages of a turn. */
const deliveriesMax = 1_000;
/** Messages per member and turn; one more says how many there are. */
const messagesMax = 5;

/** What a browser shows; its service worker opens the path. */
export interface PushText {
  title: string;
  path: string;
  /** A message with the same tag replaces the one before. */
  tag: string;
}

type Waiting = Claimed<PushMessages>;
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

/** Deliveries that came since the first attempt are carried by another row. */
const takeDeliveries = (tx: Transaction, claim: string) =>
  tx.execute(
    `UPDATE notices n JOIN push_messages p ON p.claim = ? AND p.attempts = 1 SET n.delivery_id = p.id
     WHERE n.user_id = p.user_id AND n.way = 'push' AND n.delivery_id IS NULL`,
    [claim],
  );

/**
 * Sends the rows of `push_messages` to the browsers of their members. A message is sent twice only if its server died after
 * sending it.
 */
export class PushSender extends QueueWorker<PushMessages> {
  private readonly agent: Agent;
  /** Messages of this server that a push service accepted, or that failed. */
  readonly counts = { sent: 0, failed: 0 };

  constructor(private readonly deps: Deps) {
    super(deps, {
      entity: PushMessages,
      table: 'push_messages',
      rows: pushMessageRows,
      set: 'waiting = NULL',
      onClaim: takeDeliveries,
      name: 'sending push messages',
      failure: 'push messages could not be sent',
      ...{ pollMs, leaseMs, concurrency },
    });
    this.agent = deps.agent ?? publicAgent();
  }

  override async close(): Promise<void> {
    await super.close();
    this.agent.destroy();
  }

  protected override async handle(waiting: Waiting): Promise<void> {
    // One attempt more than allowed means that the server died during the last one.
    if (waiting.attempts > backOffMs.length + 1) return this.remove(waiting);
    const { db } = this.deps;
    const open = openSignIns(this.deps.now().getTime());
    const deliveries = await db.read<Delivery>(
      `SELECT id, user_id AS userId, way, kind, subject_id AS subjectId, item_id AS itemId, actor_id AS actorId,
         created_at AS createdAt FROM notices WHERE delivery_id = ? ORDER BY created_at, id LIMIT ${deliveriesMax}`,
      [waiting.id],
    );
    const browsers = await db.read<Browser>(
      `SELECT p.id, p.endpoint, p.p256dh, p.auth
       FROM push_subscriptions p JOIN sign_ins s ON s.id = p.sign_in_id AND ${open.where}
       WHERE p.user_id = ? ORDER BY p.created_at DESC, p.id DESC LIMIT ${limits.push.subscriptionsMax}`,
      [...open.params, waiting.userId],
    );
    const texts =
      browsers.length > 0 && deliveries.length > 0 ? await this.deps.textsOf(waiting.userId, deliveries) : [];
    if (texts instanceof Date) return this.putOff(waiting, texts, waiting.attempts - 1);
    if (texts.length === 0) return this.remove(waiting);
    const results = await Promise.all(
      browsers.map((browser) => this.sendAll(browser, summarize(texts), waiting)),
    );
    const failed = results.every((sent) => !sent);
    const wait = backOffMs[waiting.attempts - 1];
    if (!failed || wait === undefined) return this.remove(waiting);
    await this.putOff(waiting, this.after(wait * (1 + Math.random() / 4)), waiting.attempts);
  }

  private async putOff(waiting: Waiting, dueAt: Date, attempts: number): Promise<void> {
    await this.deps.db.transaction((tx) => this.update(tx, waiting, { claim: null, dueAt, attempts }));
  }

  /** Deletes the messages with their deliveries, unless another server has them. */
  private async remove(waiting: Waiting): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      if (await this.delete(tx, waiting)) await tx.delete(Delivery, { carrierId: waiting.id });
    });
  }

  /** Returns false if it should be tried again; deletes a subscription that has ended. */
  private async sendAll(
    browser: Browser,
    texts: readonly PushText[],
    { attempts }: Waiting,
  ): Promise<boolean> {
    // One timeout for all of them, so that a slow push service delays nobody else's messages.
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
      // 404 and 410: the browser has unsubscribed. 400, 401 and 403: it belongs to other keys.
      const gone = [400, 401, 403, 404, 410].includes(status);
      if (gone)
        await this.deps.db.writeRepeatable('DELETE FROM push_subscriptions WHERE id = ?', [browser.id]);
      // Further tries don't count: an hour without a network would end the push of members with a few messages.
      else if (attempts === 1) await this.countFailure(browser);
      return gone;
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

/** The last few messages, and one that counts those before. */
function summarize(texts: readonly PushText[]): readonly PushText[] {
  if (texts.length <= messagesMax + 1) return texts;
  const more = `${texts.length - messagesMax} more notifications`;
  return [{ title: more, path: '/notifications', tag: 'more' }, ...texts.slice(-messagesMax)];
}
