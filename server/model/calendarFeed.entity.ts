import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, IdPrimaryColumn, TimeColumn } from './columns';
import { User } from './user.entity';

/**
 * A member's calendar address. Its secret is derived from the id and the server's secret and isn't stored.
 */
@Entity('calendar_feeds')
@Index('calendar_feeds_user', ['userId'], { unique: true })
export class CalendarFeed {
  @IdPrimaryColumn()
  id: string;

  @IdColumn()
  @ForeignKey(() => User, { name: 'calendar_feeds_user_fk', onDelete: 'CASCADE' })
  userId: string;

  @TimeColumn()
  createdAt: Date;
}
