import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from '../../db/columns';
import { User } from '../user/user.entity';

/** A member's calendar address. Its secret is derived from the id and the server's, and stands nowhere. */
@Entity('calendar_feeds')
@Index('calendar_feeds_user', ['userId'], { unique: true })
export class CalendarFeed {
  @IdPrimaryColumn()
  id: string;

  @IdColumn()
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'calendar_feeds_user_fk' })
  user: Relation<User>;

  @TimeColumn()
  createdAt: Date;
}
