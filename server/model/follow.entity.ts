import { Column, Entity, Index } from 'typeorm';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A member who follows another. */
@Entity('follows')
@Index('follows_untold', ['unnotified'])
@Index('follows_follower', ['followerId', 'createdAt', 'followedId'])
@Index('follows_followed', ['followedId', 'createdAt', 'followerId'])
export class Follow {
  @OwnerPrimaryColumn(() => User, 'follows_follower_fk')
  followerId: string;

  @OwnerPrimaryColumn(() => User, 'follows_followed_fk')
  followedId: string;

  @TimeColumn()
  createdAt: Date;

  /** 1 until the followed member is notified, so that following stays one statement; otherwise null. */
  @Column({ type: 'tinyint', nullable: true, name: 'untold' })
  unnotified: number | null;
}

/** A follower that the followed member was notified of: only once, however often they follow. */
@Entity('followers_told')
@Index('followers_told_followed', ['followedId'])
export class NotifiedFollower {
  @OwnerPrimaryColumn(() => User, 'followers_told_follower_fk')
  followerId: string;

  @OwnerPrimaryColumn(() => User, 'followers_told_followed_fk')
  followedId: string;
}
