import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, hashColumn, IdColumn, IdPrimaryColumn, TimeColumn } from './columns';

const emailColumn = { type: 'varchar', length: 254, collation: 'utf8mb4_bin' } as const;

/**
 * An address that follows the blog or an author by mail, or was entered to do so. The id belongs to both, so that asking
 * again is the same row.
 */
@Entity('readers')
@Index('readers_address', ['addressKey'])
@Index('readers_follows', ['follows', 'confirmedAt'])
@Index('readers_unconfirmed', ['confirmedAt', 'createdAt'])
export class Reader {
  @IdPrimaryColumn()
  id: string;

  /** A hash of the address, which mails and links carry in its place. */
  @IdColumn()
  addressKey: string;

  @Column(emailColumn)
  email: string;

  /** An author's id, or `blog`. */
  @IdColumn()
  follows: string;

  @TimeColumn()
  createdAt: Date;

  /** When the mailed link was confirmed; nothing else is sent before. */
  @TimeColumn({ nullable: true })
  confirmedAt: Date | null;

  /** Stories published up to here were mailed. */
  @TimeColumn({ nullable: true, name: 'told_until' })
  mailedUntil: Date | null;

  /** How often in a row a mail server refused the address for good. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  refusals: number;
}

/** A mail that may go in a day to an address that was never confirmed. */
@Entity('unconfirmed_mails')
@Index('unconfirmed_mails_sent', ['lastSentAt'])
export class UnconfirmedMails {
  /** SHA-256 of the address, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  addressHash: string;

  /** The kind of mails, and its number. Earlier versions count in the row with an empty one. */
  @PrimaryColumn({ ...asciiColumn(20), default: '' })
  slot: string;

  @Column({ type: 'tinyint', unsigned: true })
  sent: number;

  @TimeColumn()
  lastSentAt: Date;

  /** The mail that took it last, whose repeated attempts count once. */
  @IdColumn()
  mailId: string;
}
