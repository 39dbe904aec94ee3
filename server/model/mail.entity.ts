import { Column, Entity, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';

/** What a mail is about. */
export type MailKind = 'password_reset' | 'magic_link' | 'password_changed' | 'email_confirmation';

/**
 * A mail to send; its row goes once it is sent. It holds neither text nor link: whoever sends it looks the address up,
 * makes the link and writes the text, so that asking is the same work whether or not the address is known.
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

  /** When to try (again). Whoever takes it moves this ahead, and so keeps the others off it while sending. */
  @TimeColumn()
  dueAt: Date;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attempts: number;

  /** Names the taking that it belongs to at present. */
  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  claim: string | null;
}
