import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, hashColumn, IdColumn, TimeColumn } from './columns';

/** One of the mails a day that may go to an unconfirmed address; `server/record/unconfirmedMails.ts` has how many. */
@Entity('unconfirmed_mails')
@Index('unconfirmed_mails_sent', ['lastSentAt'])
export class UnconfirmedMails {
  /** SHA-256 of the address, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  addressHash: string;

  /** Purpose and number, such as `recovery2`. Earlier versions counted in a row with an empty slot. */
  @PrimaryColumn({ ...asciiColumn(20), default: '' })
  slot: string;

  @Column({ type: 'tinyint', unsigned: true })
  sent: number;

  @TimeColumn()
  lastSentAt: Date;

  /** The mail that used it last, whose repeated attempts count once. */
  @IdColumn()
  mailId: string;
}
