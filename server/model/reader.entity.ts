import { Column, Entity, Index } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from './columns';

const emailColumn = { type: 'varchar', length: 254, collation: 'utf8mb4_bin' } as const;

/**
 * An address that follows the blog or an author by mail, or was entered to do so. The id is derived from the two, so that
 * asking again is the same row.
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
