import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { idColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A member who was told of a comment or of a story shared with them, in whatever ways: once, however often it changes. */
@Entity('told_members')
@Index('told_members_user', ['userId'])
@Index('told_members_created', ['createdAt'])
export class ToldMember {
  @PrimaryColumn(idColumn)
  itemId: string;

  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'told_members_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @TimeColumn()
  createdAt: Date;
}
