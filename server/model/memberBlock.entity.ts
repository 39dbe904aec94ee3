import { Entity, ForeignKey, Index } from 'typeorm';
import { IdPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/** The member who muted the other neither sees them nor is notified of them; the other never learns of it. */
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

/** The other member is kept away from the one who blocked them; what is public stays public. */
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
