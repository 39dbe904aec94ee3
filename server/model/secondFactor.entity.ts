import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, hashColumn, OwnerColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** The secret of a member's authenticator app. Signing in takes a code of the app once `confirmedAt` is set. */
@Entity('totp_secrets')
export class TotpSecret {
  @OwnerPrimaryColumn(() => User, 'totp_secrets_user_fk')
  userId: string;

  /** Sealed: `server/features/identity/secondFactor/sealedSecret.ts`. */
  @Column({ ...asciiColumn(255), select: false })
  secret: string;

  /** The number of the 30-second step of the last accepted code, so that a code works once. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  lastStep: number;

  @TimeColumn()
  createdAt: Date;

  /** When the first code confirmed it; null before. */
  @TimeColumn({ nullable: true })
  confirmedAt: Date | null;
}

/** A code that replaces the authenticator app once; deleted by its use. */
@Entity('recovery_codes')
@Index('recovery_codes_user', ['userId'])
export class RecoveryCode {
  /** SHA-256 of member and code, in hexadecimal. */
  @PrimaryColumn(hashColumn)
  codeHash: string;

  @OwnerColumn(() => User, 'recovery_codes_user_fk')
  userId: string;
}
