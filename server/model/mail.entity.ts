import { Column, Entity, Index } from 'typeorm';
import { rowsOf } from '../db/entityRows';
import { asciiColumn, IdColumn, IdPrimaryColumn, TimeColumn } from './columns';

export type MailKind =
  | 'password_reset'
  | 'magic_link'
  | 'password_changed'
  | 'email_confirmation'
  | 'email_change'
  | 'email_changed'
  | 'notification'
  | 'digest'
  | 'test'
  | 'approved'
  | 'declined'
  | 'account_deleted'
  | 'suspended'
  | 'restored'
  | 'roles_changed'
  | 'sign_ins_ended'
  | 'reader_confirmation'
  | 'reader_stories';

/**
 * A mail to send; deleted once sent. It contains neither text nor link: the sender looks up the address,
 * creates the link and writes the text, so queuing takes the same work for unknown addresses.
 */
@Entity('mails')
@Index('mails_due', ['dueAt'])
@Index('mails_send', ['sendAt'])
@Index('mails_claim', ['claim'])
@Index('mails_joined', ['joined'], { unique: true })
@Index('mails_user', ['userId'])
export class Mail {
  @IdPrimaryColumn()
  id: string;

  @Column(asciiColumn(32))
  kind: MailKind;

  /** The address; empty if the mail goes to the member's address at the time of sending. */
  @Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' })
  email: string;

  /** The member who gets it, or whose address changes; null if it was requested for an address. */
  @IdColumn({ nullable: true })
  userId: string | null;

  /** What the mail is about: a notification's kind; for a reader, the row to confirm or the key of the address. */
  @IdColumn({ nullable: true })
  topic: string | null;

  /**
   * The key of the deliveries that this mail carries; later ones with the same key join it while it waits. Null once it is
   * being sent, so that they make another mail.
   */
  @Column({ ...asciiColumn(100), nullable: true })
  joined: string | null;

  /**
   * How often something joined it. Joining changes the row, so that a cluster refuses to commit both that and the start of
   * sending, which would lose the joined deliveries.
   */
  @Column({ type: 'int', unsigned: true, default: 0 })
  joinedCount: number;

  @TimeColumn()
  createdAt: Date;

  /** When to (re)try one of the kinds that are sent first. Claiming a mail moves this ahead, which is its lease. */
  @TimeColumn({ nullable: true })
  dueAt: Date | null;

  /** When to (re)try one of the other kinds; null for those that are sent first. Claiming a mail moves it ahead as well. */
  @TimeColumn({ nullable: true })
  sendAt: Date | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attempts: number;

  /** How often its content was sent to the mail server without an answer: it may have been accepted each time. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  unanswered: number;

  /** Identifies the current claim. */
  @Column({ ...asciiColumn(40), nullable: true })
  claim: string | null;
}

export const mailRows = rowsOf(Mail, 'm');
