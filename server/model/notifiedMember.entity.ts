import { Entity, ForeignKey, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A member who was notified of a comment or of a story shared with them, by any channel: only once, however often it changes. */
@Entity('told_members')
@Index('told_members_user', ['userId'])
@Index('told_members_created', ['createdAt'])
export class NotifiedMember {
  @IdPrimaryColumn()
  itemId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'told_members_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @TimeColumn()
  createdAt: Date;
}
