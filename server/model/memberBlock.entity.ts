import { Entity, Index } from 'typeorm';
import { OwnerPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A muting: `memberId` neither sees `otherId` nor is notified of them, and `otherId` never learns of it. */
@Entity('mutes')
@Index('mutes_since', ['memberId', 'createdAt', 'otherId'])
@Index('mutes_other', ['otherId'])
export class Mute {
  @OwnerPrimaryColumn(() => User, 'mutes_member_fk')
  memberId: string;

  @OwnerPrimaryColumn(() => User, 'mutes_other_fk')
  otherId: string;

  @TimeColumn()
  createdAt: Date;
}

/** A blocking by `memberId`: `otherId` can't follow them, comment on their stories or notify them. */
@Entity('blocks')
@Index('blocks_since', ['memberId', 'createdAt', 'otherId'])
@Index('blocks_other', ['otherId'])
export class Block {
  @OwnerPrimaryColumn(() => User, 'blocks_member_fk')
  memberId: string;

  @OwnerPrimaryColumn(() => User, 'blocks_other_fk')
  otherId: string;

  @TimeColumn()
  createdAt: Date;
}
