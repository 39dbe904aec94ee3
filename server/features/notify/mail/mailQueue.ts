import type { Logger } from 'pino';
import type { Database, Transaction } from '../../../db/database';
import { type Claimed, QueueWorker } from '../../../jobs/queueWorker';
import { Mail, mailRows } from '../../../model/mail.entity';
import { Delivery } from '../../../model/notification.entity';
import { dueOf, kindsOfMail, knownKindSql, knownKinds } from '../../../record/mailKinds';
import { takeUnconfirmedMail } from '../../../record/unconfirmedMails';
import { countDue } from './countDue';
import type { MailText } from './mailContent';
import type { MailTransport } from './mailTransport';
import { countRefusal, findRecipient, mayReceive, type Recipient, recordAccepted } from './recipients';
import { classOf, factsOf, isAboutContent, isRefusal, recordFailure, type SendError } from './sendErrors';
import { sendInTime } from './sendInTime';
import { removeWaitingDeliveries } from './waitingDeliveries';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The lease of a mail that is being sent. */
const leaseMs = 2 * minuteMs;
/** Back-off after each failure. */
const backOffsMs = [
  10 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  8 * hourMs,
  14 * hourMs,
];
const pollMs = 5 * secondMs;
/** Longest delay until a new mail is sent. */
const wakeDelayMs = 250;
/** Mails sent in parallel per server. */
const concurrency = 5;
/** A mail isn't sent again after this many attempts without the mail server's answer. */
const unansweredMax = 2;
/** Time that mails in progress have at shutdown. */
const shutdownMs = 5 * secondMs;

export type ClaimedMail = Claimed<Mail>;

/**
 * Renews the lease and runs `work` in its transaction. Undefined if another server took the mail, or if the address isn't
 * confirmed and gets no more mails: then nothing is to be sent.
 */
export type BeginMail = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T | undefined>;

/** Writes the text of a mail. Returns a date to postpone the mail, and undefined if there is nothing to send any more. */
export type WriteMail = (
  mail: ClaimedMail,
  recipient: Recipient,
  begin: BeginMail,
) => Promise<MailText | Date | undefined>;

interface Deps {
  db: Database;
  write: WriteMail;
  transport: MailTransport;
  log: Logger;
  now: () => Date;
}

/**
 * Sends the rows of `mails`. A mail is sent twice only if the mail server's answer was lost: its server died, or lost the
 * connection or the database, between sending the content's end and deleting the row. It is never sent three times.
 */
export class MailQueue extends QueueWorker<Mail> {
  private readonly shutdown = new AbortController();
  /** Outcomes of mails on this server: sent, failed and to be tried again, given up, or given up but perhaps sent. */
  readonly counts = { sent: 0, failed: 0, givenUp: 0, perhapsSent: 0 };
  private wakeTimer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Deps) {
    super(deps, {
      entity: Mail,
      table: 'mails',
      rows: mailRows,
      dueColumns: ['due_at', 'send_at'],
      filter: { where: knownKindSql, params: knownKinds },
      name: 'sending mail',
      failure: 'mails could not be sent',
      pollMs,
      leaseMs,
      concurrency,
    });
  }

  /** Announces a new mail. It is sent after a random delay, so that the next response's time doesn't reveal whether this mail has a recipient. */
  override wake(): void {
    if (this.isClosed || this.wakeTimer) return;
    this.wakeTimer = setTimeout(() => {
      this.wakeTimer = undefined;
      this.startWorker();
    }, Math.random() * wakeDelayMs);
    this.wakeTimer.unref();
  }

  /** Takes no new mails and waits for those in progress; unfinished ones are retried by another server. */
  override async close(): Promise<void> {
    clearTimeout(this.wakeTimer);
    const timer = setTimeout(() => this.shutdown.abort(), shutdownMs);
    await super.close();
    clearTimeout(timer);
    this.deps.transport.close();
  }

  protected override async handle(mail: ClaimedMail): Promise<void> {
    if (mail.unanswered >= unansweredMax) return this.giveUpUnanswered(mail, {});
    // One attempt more than allowed means that the server died during the last one.
    if (mail.attempts > kindsOfMail[mail.kind].tries) return this.giveUp(mail, undefined, {});
    const recipient = await findRecipient(this.deps.db, mail);
    if (!recipient || !mayReceive(mail, recipient)) return this.remove(mail, removeWaitingDeliveries);
    let hasBegun = false;
    const text = await this.deps.write(mail, recipient, (work) =>
      this.begin(mail, recipient, async (tx) => {
        const begun = await work(tx);
        hasBegun = true;
        return begun;
      }),
    );
    if (!text) return this.remove(mail, hasBegun ? undefined : removeWaitingDeliveries);
    if (text instanceof Date) return this.reschedule(mail, text, mail.attempts - 1);
    // Once the end of the content is sent, the mail may be delivered even if no answer comes.
    let isEndSent = false;
    try {
      const message = { ...text, id: mail.id, to: recipient.address };
      await sendInTime(this.deps.transport, message, this.shutdown.signal, async () => {
        await this.countUnanswered(mail);
        isEndSent = true;
      });
    } catch (error) {
      const { responseCode } = error as SendError;
      const unanswered = mail.unanswered + Number(isEndSent && responseCode === undefined);
      return this.handleFailure({ ...mail, unanswered }, recipient, error as SendError);
    }
    this.counts.sent += 1;
    await this.remove(mail, (tx) => recordAccepted(tx, recipient, mail));
  }

  /** Mails of all servers that are due, are being sent, or failed and wait for another try, and their addresses. */
  countDue(): ReturnType<typeof countDue> {
    return countDue(this.deps.db, this.deps.now());
  }

  private begin<T>(
    mail: ClaimedMail,
    { address, isConfirmed }: Recipient,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T | undefined> {
    return this.deps.db.transaction(async (tx) => {
      const { id, kind } = mail;
      if (!(await this.update(tx, mail, { ...dueOf(kind, this.leaseEnd()), joined: null }))) return undefined;
      const isCounted = !isConfirmed && !kindsOfMail[kind].isDecision;
      const unconfirmedMail = { kind, address, mailId: id, now: this.deps.now() };
      if (isCounted && !(await takeUnconfirmedMail(tx, unconfirmedMail))) return undefined;
      return work(tx);
    });
  }

  /** Counts the mail as unanswered before the end of its content is sent; throws if another server took the mail. */
  private async countUnanswered(mail: ClaimedMail): Promise<void> {
    const changes = { ...dueOf(mail.kind, this.leaseEnd()), unanswered: mail.unanswered + 1 };
    const isClaimed = await this.deps.db.transaction((tx) => this.update(tx, mail, changes));
    if (!isClaimed) throw new Error('Another server has taken the mail');
  }

  /** Reschedules a mail after a failed attempt, or gives it up. An attempt that the shutdown aborted doesn't count. */
  private async handleFailure(mail: ClaimedMail, recipient: Recipient, error: SendError): Promise<void> {
    if (mail.unanswered >= unansweredMax) return this.giveUpUnanswered(mail, error);
    const isShutdown = this.shutdown.signal.aborted;
    if (!isShutdown) this.counts.failed += 1;
    if (!isShutdown && (isRefusal(error) || mail.attempts >= kindsOfMail[mail.kind].tries))
      return this.giveUp(mail, recipient, error);
    const backOffMs = isShutdown ? 0 : (backOffsMs[mail.attempts - 1] ?? 0) * (1 + Math.random() / 4);
    await this.reschedule(mail, this.timeAfter(backOffMs), mail.attempts - Number(isShutdown));
    this.deps.log.warn(factsOf(mail, error), 'a mail could not be sent and will be tried again');
  }

  private async reschedule(mail: ClaimedMail, at: Date, attempts: number): Promise<void> {
    const { kind, unanswered } = mail;
    const changes = { ...dueOf(kind, at), claim: null, attempts, unanswered };
    await this.deps.db.transaction((tx) => this.update(tx, mail, changes));
  }

  private async giveUp(mail: ClaimedMail, recipient: Recipient | undefined, error: SendError): Promise<void> {
    this.counts.givenUp += 1;
    const isAddressRefused = isRefusal(error) && !isAboutContent(error);
    await this.remove(mail, async (tx) => {
      await recordFailure(tx, mail, classOf(error), this.deps.now());
      if (recipient && isAddressRefused) await countRefusal(tx, recipient, this.deps.now());
    });
    this.deps.log.error(factsOf(mail, error), 'a mail could not be sent and is given up');
  }

  private async giveUpUnanswered(mail: ClaimedMail, error: SendError): Promise<void> {
    this.counts.perhapsSent += 1;
    await this.remove(mail, (tx) => recordFailure(tx, mail, 'unanswered', this.deps.now()));
    this.deps.log.error(
      factsOf(mail, error),
      'the mail server answered no attempt: a mail is given up, perhaps sent',
    );
  }

  /** Deletes a mail with the deliveries that it carries, unless another server has claimed it. */
  private async remove(
    mail: ClaimedMail,
    afterDeletion?: (tx: Transaction, mail: ClaimedMail) => Promise<unknown>,
  ): Promise<void> {
    await this.deps.db.transaction(async (tx) => {
      if (!(await this.delete(tx, mail))) return;
      await tx.delete(Delivery, { carrierId: mail.id });
      await afterDeletion?.(tx, mail);
    });
  }
}
