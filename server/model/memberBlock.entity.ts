import { Entity, ForeignKey, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** A muting: `memberId` neither sees `otherId` nor is notified of them, and `otherId` never learns of it. */
@Entity('mutes')
@Index('mutes_since', ['memberId', 'createdAt', 'otherId'])
@Index('mutes_other', ['otherId'])
export class Mute {
  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'mutes_member_fk', onDelete: 'CASCADE' })
  memberId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'mutes_other_fk', onDelete: 'CASCADE' })
  otherId: string;

  @TimeColumn()
  createdAt: Date;
}

/** A blocking by `memberId`: `otherId` can't follow them, comment on their stories or notify them. */
@Entity('blocks')
@Index('blocks_since', ['memberId', 'createdAt', 'otherId'])
@Index('blocks_other', ['otherId'])
export class Block {
  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'blocks_member_fk', onDelete: 'CASCADE' })
  memberId: string;

  @IdPrimaryColumn()
  @ForeignKey(() => User, { name: 'blocks_other_fk', onDelete: 'CASCADE' })
  otherId: string;

  @TimeColumn()
  createdAt: Date;
}
