import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Database, Transaction } from '../db/database';
import { isUnavailable } from '../db/failures';
import { asWork } from '../eventLoop';
import { newId } from '../ids';
import type { LinkPurpose } from '../model/accountLink.entity';
import { Mail, type MailKind } from '../model/mail.entity';
import { textOf } from './mailTexts';
import type { MailTransport } from './mailTransport';

/** Queues a mail in the transaction; the caller doesn't wait for it to be sent. */
export async function queueMail(
  tx: Transaction,
  ctx: { mailQueue: Pick<MailQueue, 'kick'>; now: () => Date },
  kind: MailKind,
  email: string,
): Promise<void> {
  const now = ctx.now();
  await tx.insert(Mail, {
    id: newId('mail'),
    kind,
    email,
    createdAt: now,
    dueAt: now,
    attempts: 0,
    claim: null,
  });
  tx.afterCommit(() => ctx.mailQueue.kick());
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The lease of a mail being sent. */
const leaseMs = 2 * minuteMs;
/** Time limit for sending; well below the lease. */
const sendingMs = minuteMs;
/** Back-off after each failure. */
const waitsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 14 * hourMs];
/** Attempts per kind: links are abandoned after some hours, notices after about a day. */
const tries: Record<MailKind, number> = {
  password_reset: 6,
  magic_link: 6,
  password_changed: 8,
  email_confirmation: 8,
};
const pollMs = 5 * secondMs;
/** Maximum delay until a new mail is picked up. */
const kickMs = 250;
/** Mails sent in parallel per server. */
const hands = 5;
/** Time for mails in progress at shutdown. */
const farewellMs = 5 * secondMs;

interface Deps {
  db: Database;
  /** Creates the link for a mail and returns its tokens. */
  makeLink(
    tx: Transaction,
    of: { purpose: LinkPurpose; userId: string; mailId: string; now: Date },
  ): Promise<string[]>;
  transport: MailTransport;
  log: Logger;
  config: Pick<Config, 'appUrl' | 'groupTimeZone'>;
  now?: () => Date;
}

type Taken = Pick<Mail, 'id' | 'kind' | 'email' | 'createdAt' | 'attempts'> & { claim: string };

/**
 * Sends the rows of `mails`, on any number of servers: one statement claims a mail for a lease. If its server
 * dies, another takes over after the lease. A mail is sent twice only if its server died or lost the database
 * between the mail server's acknowledgement and deleting the row.
 */
export class MailQueue {
  private readonly db: Database;
  private readonly now: () => Date;
  private readonly working = new Set<Promise<void>>();
  private readonly ending = new AbortController();
  /** What became of mails on this server: sent, failed and to be tried again, or given up. */
  readonly counts = { sent: 0, failed: 0, givenUp: 0 };
  private poll: NodeJS.Timeout | undefined;
  private kicked: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly deps: Deps) {
    this.db = deps.db;
    this.now = deps.now ?? (() => new Date());
  }

  /** Polls for due mails until closed. */
  start(): void {
    // Jitter, so that servers started together don't poll at the same time.
    const wait = pollMs * (0.5 + Math.random());
    this.poll = setTimeout(() => {
      this.lendAHand();
      this.start();
    }, wait);
    this.poll.unref();
  }

  /**
   * Announces a new mail. It is sent after a random delay, so that the next response's time doesn't reveal
   * whether this mail has a recipient.
   */
  kick(): void {
    if (this.closed || this.kicked) return;
    this.kicked = setTimeout(() => {
      this.kicked = undefined;
      this.lendAHand();
    }, Math.random() * kickMs);
    this.kicked.unref();
  }

  /** Sends all due mails; resolves when none is in progress on this server. */
  async drain(): Promise<void> {
    this.lendAHand();
    while (this.working.size > 0) await Promise.all(this.working);
  }

  /** Takes no new mails and waits for those in progress; unfinished ones are retried by another server. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.poll);
    clearTimeout(this.kicked);
    const timer = setTimeout(() => this.ending.abort(), farewellMs);
    await Promise.all(this.working);
    clearTimeout(timer);
    this.deps.transport.close();
  }

  /** Starts another worker if there are fewer than allowed: a mail that hangs blocks only its own. */
  private lendAHand(): void {
    if (this.closed || this.working.size >= hands) return;
    const work = this.work()
      .catch((error: unknown) => {
        // A failure caused by the database's state is logged once elsewhere.
        if (!isUnavailable(error)) this.deps.log.warn({ err: error }, 'mails could not be sent');
      })
      .finally(() => this.working.delete(work));
    this.working.add(work);
  }

  private async work(): Promise<void> {
    while (!this.closed) {
      const mail = await this.take();
      if (!mail) return;
      await asWork('sending mail', () => this.handle(mail));
    }
  }

  private async take(): Promise<Taken | undefined> {
    const now = this.now();
    const due = await this.db.read('SELECT 1 FROM mails WHERE due_at <= ? LIMIT 1', [now]);
    if (due.length === 0) return undefined;
    const claim = randomUUID();
    const { affectedRows } = await this.write((tx) =>
      tx.execute(
        `UPDATE mails SET claim = ?, due_at = ?, attempts = attempts + 1
         WHERE due_at <= ? ORDER BY due_at LIMIT 1`,
        [claim, this.leaseEnd(), now],
      ),
    );
    if (affectedRows === 0) return this.take();
    const [row] = await this.db.read<Omit<Taken, 'claim'>>(
      'SELECT id, kind, email, created_at AS createdAt, attempts FROM mails WHERE claim = ?',
      [claim],
    );
    return row && { ...row, claim };
  }

  private async handle(mail: Taken): Promise<void> {
    // One attempt more than allowed means that the server died during the last one.
    if (mail.attempts > tries[mail.kind]) return this.giveUp(mail, {});
    const [member] = await this.db.read<{ id: string; username: string; confirmedAt: Date | null }>(
      'SELECT id, username, email_confirmed_at AS confirmedAt FROM users WHERE email = ? AND deleted_at IS NULL',
      [mail.email],
    );
    if (!member || (mail.kind === 'email_confirmation' && member.confirmedAt)) return this.remove(mail);
    const tokens = await this.prepare(mail, member.id);
    if (!tokens) return;
    const { appUrl, groupTimeZone: timeZone } = this.deps.config;
    const text = textOf({
      kind: mail.kind,
      username: member.username,
      tokens,
      at: mail.createdAt,
      appUrl,
      timeZone,
    });
    const signal = AbortSignal.any([AbortSignal.timeout(sendingMs), this.ending.signal]);
    try {
      await this.deps.transport.send({ ...text, id: mail.id, to: mail.email }, signal);
    } catch (error) {
      return this.postpone(mail, error as SendError);
    }
    this.counts.sent += 1;
    await this.remove(mail);
  }

  /** Mails in the queue that are due, including those of other servers. */
  async due(): Promise<number> {
    const [row] = await this.db.read<{ due: number }>(
      'SELECT COUNT(*) AS due FROM (SELECT 1 FROM mails WHERE due_at <= ? LIMIT 10000) AS waiting',
      [this.now()],
    );
    return Number(row?.due);
  }

  /**
   * Renews the lease and creates a new link; undefined if the lease has expired and another server took the
   * mail.
   */
  private prepare(mail: Taken, userId: string): Promise<string[] | undefined> {
    return this.db.transaction(async (tx) => {
      tx.skipPublicCacheBump();
      const { id, claim } = mail;
      if ((await tx.update(Mail, { id, claim }, { dueAt: this.leaseEnd() })) === 0) return undefined;
      if (mail.kind === 'password_changed') return [];
      return this.deps.makeLink(tx, { purpose: mail.kind, userId, mailId: mail.id, now: this.now() });
    });
  }

  private async postpone(mail: Taken, error: SendError): Promise<void> {
    const going = this.ending.signal.aborted;
    if (!going) this.counts.failed += 1;
    const refused = error.permanent && error.command === 'RCPT TO';
    if (!going && (refused || mail.attempts >= tries[mail.kind])) return this.giveUp(mail, error);
    const wait = going ? 0 : (waitsMs[mail.attempts - 1] ?? 0) * (1 + Math.random() / 4);
    const { id, claim } = mail;
    const dueAt = new Date(this.now().getTime() + wait);
    const attempts = mail.attempts - Number(going);
    await this.write((tx) => tx.update(Mail, { id, claim }, { claim: null, dueAt, attempts }));
    this.deps.log.warn(factsOf(mail, error), 'a mail could not be sent and will be tried again');
  }

  private async giveUp(mail: Taken, error: SendError): Promise<void> {
    this.counts.givenUp += 1;
    await this.remove(mail);
    this.deps.log.error(factsOf(mail, error), 'a mail could not be sent and is given up');
  }

  private async remove({ id, claim }: Taken): Promise<void> {
    await this.write((tx) => tx.delete(Mail, { id, claim }));
  }

  private leaseEnd(): Date {
    return new Date(this.now().getTime() + leaseMs);
  }

  private write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction((tx) => {
      tx.skipPublicCacheBump();
      return work(tx);
    });
  }
}

/** Error details from nodemailer and the file system. */
interface SendError {
  code?: string;
  responseCode?: number;
  command?: string;
  /** The mail server will never accept it. */
  permanent?: boolean;
}

/** Details for the log, without the error's message: mail servers repeat the address in it. */
const factsOf = ({ id, kind, attempts }: Taken, { code, responseCode, command }: SendError) => ({
  mail: id,
  kind,
  attempts,
  code,
  responseCode,
  command,
});
