import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { idColumn, TimeColumn } from '../../db/columns';
import { User } from '../user/user.entity';

/** One member follows another. */
@Entity('follows')
@Index('follows_follower', ['followerId', 'createdAt', 'followedId'])
@Index('follows_followed', ['followedId', 'createdAt', 'followerId'])
export class Follow {
  @PrimaryColumn(idColumn)
  followerId: string;

  @PrimaryColumn(idColumn)
  followedId: string;

  @TimeColumn()
  createdAt: Date;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'follower_id', foreignKeyConstraintName: 'follows_follower_fk' })
  follower: Relation<User>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'followed_id', foreignKeyConstraintName: 'follows_followed_fk' })
  followed: Relation<User>;
}
