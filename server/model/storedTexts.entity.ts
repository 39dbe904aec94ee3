import { Column, Entity } from 'typeorm';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** How much of the database a member's texts take: see server/record/storedTexts.ts. */
@Entity('stored_texts')
export class StoredTexts {
  @OwnerPrimaryColumn(() => User, 'stored_texts_user_fk')
  userId: string;

  /** Bytes of the member's texts, drafts and versions. Signed, so that sums below zero can be compared. */
  @Column({ type: 'bigint', default: 0 })
  bytes: number;

  /** The hour of the last save, counted from 1970, and the bytes that were saved in it. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  hour: number;

  @Column({ type: 'bigint', default: 0 })
  hourBytes: number;

  @TimeColumn()
  changedAt: Date;

  /** When the texts themselves were last added up. */
  @TimeColumn({ nullable: true })
  countedAt: Date | null;
}
