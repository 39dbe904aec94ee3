import { Column, Entity, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';

export type MailKind = 'password_reset' | 'magic_link' | 'password_changed' | 'email_confirmation';

/**
 * A mail to send; deleted once sent. It contains neither text nor link: the sender looks up the address,
 * creates the link and writes the text, so queuing takes the same work for unknown addresses.
 */
@Entity('mails')
@Index('mails_due', ['dueAt'])
@Index('mails_claim', ['claim'])
export class Mail {
  @IdPrimaryColumn()
  id: string;

  @Column({ type: 'enum', enum: ['password_reset', 'magic_link', 'password_changed', 'email_confirmation'] })
  kind: MailKind;

  @Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin' })
  email: string;

  @TimeColumn()
  createdAt: Date;

  /** When to (re)try. Claiming a mail moves this ahead, which is its lease. */
  @TimeColumn()
  dueAt: Date;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attempts: number;

  /** Identifies the current claim. */
  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  claim: string | null;
}
