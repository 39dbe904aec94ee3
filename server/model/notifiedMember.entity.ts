import { Entity, Index } from 'typeorm';
import { IdPrimaryColumn, OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A member who was notified of a comment or of a story shared with them, by any channel: only once, however often it changes. */
@Entity('told_members')
@Index('told_members_user', ['userId'])
@Index('told_members_created', ['createdAt'])
export class NotifiedMember {
  @IdPrimaryColumn()
  itemId: string;

  @OwnerPrimaryColumn(() => User, 'told_members_user_fk')
  userId: string;

  @TimeColumn()
  createdAt: Date;
}
