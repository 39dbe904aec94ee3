import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../db/database';
import { QueueWorker } from '../../../jobs/queueWorker';
import { asWork } from '../../../lib/eventLoop';
import { Mail } from '../../../model/mail.entity';
import { Notice } from '../../../model/notification.entity';
import { dueOf, kindsOfMail, known, knownOnly } from '../../../record/mailKinds';
import { takeUnconfirmedMail } from '../../../record/unconfirmedMails';
import { countDue } from './countDue';
import type { MailText } from './mailContent';
import { recordFailure } from './mailFailures';
import type { MailTransport } from './mailTransport';
import { accepted, countRefusal, findRecipient, mayReceive, type Recipient } from './recipients';
import { classOf, factsOf, isAboutContent, isRefusal, type SendError } from './sendErrors';
import { sendInTime } from './sendInTime';
import { removeWaitingNotices } from './waitingNotices';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The lease of a mail being sent. */
const leaseMs = 2 * minuteMs;
/** Back-off after each failure. */
const waitsMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 14 * hourMs];
const pollMs = 5 * secondMs;
/** Maximum delay until a new mail is picked up. */
const kickMs = 250;
/** Mails sent in parallel per server. */
const concurrency = 5;
/** A mail isn't sent again after this many lost responses. */
const unansweredMax = 2;
/** Time for mails in progress at shutdown. */
const shutdownMs = 5 * secondMs;

export type TakenMail = Omit<Mail, 'dueAt' | 'sendAt' | 'claim' | 'joinedCount'> & { claim: string };

/**
 * Renews the lease and runs `work` in its transaction. Undefined if another server took the mail, or if the address isn't
 * confirmed and gets no more mails: then nothing is to be sent.
 */
export type BeginMail = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T | undefined>;

/** Writes the text of a mail. Returns a date to postpone it, and undefined if there is nothing to send any more. */
export type WriteMail = (
  mail: TakenMail,
  recipient: Recipient,
  begin: BeginMail,
) => Promise<MailText | Date | undefined>;

interface Deps {
  db: Database;
  write: WriteMail;
  transport: MailTransport;
  log: Logger;
  now?: () => Date;
}

/**
 * Sends the rows of `mails`, on any number of servers: one statement claims a mail for a lease. If its server
 * dies, another takes over after the lease. A mail is sent twice only if the mail server's answer was lost: its
 * server died, or lost the connection or the database, between sending the content's end and deleting the row. It is never
 * sent three times.
 */
export class MailQueue extends QueueWorker {
  private readonly db: Database;
  private readonly now: () => Date;
  private readonly ending = new AbortController();
  /** Outcomes of mails on this server: sent, failed and to be tried again, given up, or given up but perhaps sent. */
  readonly counts = { sent: 0, failed: 0, givenUp: 0, perhapsSent: 0 };
  private kicked: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Deps) {
    super(deps.log, { pollMs, concurrency, failure: 'mails could not be sent' });
    this.db = deps.db;
    this.now = deps.now ?? (() => new Date());
  }

  /**
   * Announces a new mail. It is sent after a random delay, so that the next response's time doesn't reveal
   * whether this mail has a recipient.
   */
  override kick(): void {
    if (this.closed || this.kicked) return;
    this.kicked = setTimeout(() => {
      this.kicked = undefined;
      this.startWorker();
    }, Math.random() * kickMs);
    this.kicked.unref();
  }

  /** Takes no new mails and waits for those in progress; unfinished ones are retried by another server. */
  override async close(): Promise<void> {
    clearTimeout(this.kicked);
    const timer = setTimeout(() => this.ending.abort(), shutdownMs);
    await super.close();
    clearTimeout(timer);
    this.deps.transport.close();
  }

  protected override async work(): Promise<void> {
    while (!this.closed) {
      const mail = await this.take();
      if (!mail) return;
      await asWork('sending mail', () => this.handle(mail));
      this.progressed();
    }
  }

  private async take(): Promise<TakenMail | undefined> {
    return (await this.takeBy('due_at')) ?? this.takeBy('send_at');
  }

  private async takeBy(column: 'due_at' | 'send_at'): Promise<TakenMail | undefined> {
    const now = this.now();
    const isDue = `${column} <= ? AND ${knownOnly}`;
    const due = await this.db.read(`SELECT 1 FROM mails WHERE ${isDue} LIMIT 1`, [now, ...known]);
    if (due.length === 0) return undefined;
    const claim = randomUUID();
    const { affectedRows } = await this.write((tx) =>
      tx.execute(
        `UPDATE mails SET claim = ?, ${column} = ?, attempts = attempts + 1
         WHERE ${isDue} ORDER BY ${column} LIMIT 1`,
        [claim, this.leaseEnd(), now, ...known],
      ),
    );
    if (affectedRows === 0) return this.takeBy(column);
    const [row] = await this.db.read<Omit<TakenMail, 'claim'>>(
      `SELECT id, kind, email, user_id AS userId, topic, joined, created_at AS createdAt, attempts,
         unanswered
       FROM mails WHERE claim = ?`,
      [claim],
    );
    return row && { ...row, claim };
  }

  private async handle(mail: TakenMail): Promise<void> {
    if (mail.unanswered >= unansweredMax) return this.giveUpUnanswered(mail, {});
    // One attempt more than allowed means that the server died during the last one.
    if (mail.attempts > kindsOfMail[mail.kind].tries) return this.giveUp(mail, undefined, {});
    const recipient = await findRecipient(this.db, mail);
    if (!recipient || !mayReceive(mail, recipient)) return this.remove(mail, removeWaitingNotices);
    let hasBegun = false;
    const text = await this.deps.write(mail, recipient, (work) =>
      this.begin(mail, recipient, async (tx) => {
        const begun = await work(tx);
        hasBegun = true;
        return begun;
      }),
    );
    if (!text) return this.remove(mail, hasBegun ? undefined : removeWaitingNotices);
    if (text instanceof Date) return this.putOff(mail, text, mail.attempts - 1);
    let isEndSent = false;
    try {
      const message = { ...text, id: mail.id, to: recipient.address };
      await sendInTime(this.deps.transport, message, this.ending.signal, async () => {
        await this.countUnanswered(mail);
        isEndSent = true;
      });
    } catch (error) {
      const { responseCode } = error as SendError;
      const unanswered = mail.unanswered + Number(isEndSent && responseCode === undefined);
      return this.postpone({ ...mail, unanswered }, recipient, error as SendError);
    }
    this.counts.sent += 1;
    await this.remove(mail, (tx) => accepted(tx, recipient, mail));
  }

  /** Mails of all servers that are due, are being sent, or failed and wait for another try, and their addresses. */
  countDue(): ReturnType<typeof countDue> {
    return countDue(this.db, this.now());
  }

  private begin<T>(
    { id, kind, claim }: TakenMail,
    { address, isConfirmed }: Recipient,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T | undefined> {
    return this.write(async (tx) => {
      const lease = dueOf(kind, this.leaseEnd());
      if ((await tx.update(Mail, { id, claim }, { ...lease, joined: null })) === 0) return undefined;
      const counted = { kind, address, mailId: id, now: this.now() };
      const isCounted = !isConfirmed && !kindsOfMail[kind].isDecision;
      if (isCounted && !(await takeUnconfirmedMail(tx, counted))) return undefined;
      return work(tx);
    });
  }

  /** Counts the mail as unanswered before the end of its content is sent; throws if another server took the mail. */
  private async countUnanswered({ id, kind, claim, unanswered }: TakenMail): Promise<void> {
    const changed = await this.write((tx) =>
      tx.update(Mail, { id, claim }, { ...dueOf(kind, this.leaseEnd()), unanswered: unanswered + 1 }),
    );
    if (changed === 0) throw new Error('Another server has taken the mail');
  }

  private async postpone(mail: TakenMail, recipient: Recipient, error: SendError): Promise<void> {
    if (mail.unanswered >= unansweredMax) return this.giveUpUnanswered(mail, error);
    const going = this.ending.signal.aborted;
    if (!going) this.counts.failed += 1;
    if (!going && (isRefusal(error) || mail.attempts >= kindsOfMail[mail.kind].tries))
      return this.giveUp(mail, recipient, error);
    const wait = going ? 0 : (waitsMs[mail.attempts - 1] ?? 0) * (1 + Math.random() / 4);
    await this.putOff(mail, new Date(this.now().getTime() + wait), mail.attempts - Number(going));
    this.deps.log.warn(factsOf(mail, error), 'a mail could not be sent and will be tried again');
  }

  private async putOff(mail: TakenMail, at: Date, attempts: number): Promise<void> {
    const { id, kind, claim, unanswered } = mail;
    const changes = { ...dueOf(kind, at), claim: null, attempts, unanswered };
    await this.write((tx) => tx.update(Mail, { id, claim }, changes));
  }

  private async giveUp(mail: TakenMail, recipient: Recipient | undefined, error: SendError): Promise<void> {
    this.counts.givenUp += 1;
    const refused = recipient && isRefusal(error) && !isAboutContent(error);
    await this.remove(mail, async (tx) => {
      await recordFailure(tx, mail, classOf(error), this.now());
      if (refused) await countRefusal(tx, recipient, this.now());
    });
    this.deps.log.error(factsOf(mail, error), 'a mail could not be sent and is given up');
  }

  private async giveUpUnanswered(mail: TakenMail, error: SendError): Promise<void> {
    this.counts.perhapsSent += 1;
    await this.remove(mail, (tx) => recordFailure(tx, mail, 'unanswered', this.now()));
    this.deps.log.error(
      factsOf(mail, error),
      'the mail server answered no attempt: a mail is given up, perhaps sent',
    );
  }

  /** Deletes a mail with the notices that it carries, unless another server has it. */
  private async remove(
    mail: TakenMail,
    also?: (tx: Transaction, mail: TakenMail) => Promise<unknown>,
  ): Promise<void> {
    const { id, claim } = mail;
    await this.write(async (tx) => {
      if ((await tx.delete(Mail, { id, claim })) === 0) return;
      await tx.delete(Notice, { deliveryId: id });
      await also?.(tx, mail);
    });
  }

  private leaseEnd(): Date {
    return new Date(this.now().getTime() + leaseMs);
  }

  private write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.db.transaction((tx) => {
      return work(tx);
    });
  }
}
