import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { idColumn, TimeColumn } from './columns';
import { User } from './user.entity';

@Entity('follows')
@Index('follows_follower', ['followerId', 'createdAt', 'followedId'])
@Index('follows_followed', ['followedId', 'createdAt', 'followerId'])
export class Follow {
  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'follows_follower_fk', onDelete: 'CASCADE' })
  followerId: string;

  @PrimaryColumn(idColumn)
  @ForeignKey(() => User, { name: 'follows_followed_fk', onDelete: 'CASCADE' })
  followedId: string;

  @TimeColumn()
  createdAt: Date;
}
