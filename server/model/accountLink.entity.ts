import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { hashColumn, IdColumn, OwnerColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** The purpose of a link. */
export type LinkPurpose = 'password_reset' | 'magic_link' | 'email_confirmation' | 'email_change';

/** A mailed link that has not been used; using it deletes the row. */
@Entity('account_links')
@Index('account_links_mail', ['mailId'], { unique: true })
@Index('account_links_user', ['userId'])
@Index('account_links_expiry', ['expiresAt'])
export class AccountLink {
  /** SHA-256 of the link's token (or both tokens), in hexadecimal. */
  @PrimaryColumn(hashColumn)
  tokenHash: string;

  @OwnerColumn(() => User, 'account_links_user_fk')
  userId: string;

  @Column({ type: 'enum', enum: ['password_reset', 'magic_link', 'email_confirmation', 'email_change'] })
  purpose: LinkPurpose;

  /** The address that it was mailed to. Versions before stored only new addresses. */
  @Column({ type: 'varchar', length: 254, collation: 'utf8mb4_bin', nullable: true })
  email: string | null;

  /** The mail that carries it; a retried mail replaces it by a new link, or gives it an id of no mail if it may have arrived. */
  @IdColumn()
  mailId: string;

  @TimeColumn()
  expiresAt: Date;
}

/** The code in the newest confirmation mail of an account. The code itself follows from the mail's id and a key. */
@Entity('confirmation_codes')
@Index('confirmation_codes_expiry', ['expiresAt'])
export class ConfirmationCode {
  @OwnerPrimaryColumn(() => User, 'confirmation_codes_user_fk')
  userId: string;

  @IdColumn()
  mailId: string;

  /** How often a code was sent for it. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries: number;

  @TimeColumn()
  expiresAt: Date;
}
